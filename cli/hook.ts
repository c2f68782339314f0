import { Buffer } from 'node:buffer';
import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { HookRefusal, Messages } from './messages/messages.ts';

const BEGIN = '# >>> biombo >>>';
const END = '# <<< biombo <<<';
const BLOCK = /^# >>> biombo >>>\r?\n[\s\S]*?^# <<< biombo <<<\r?\n?/m;
const SHEBANG = '#!/bin/sh\n';
/** Shells that read what POSIX `sh` reads. */
const SHELL = /^#! ?\/(?:\S*\/)?(?:env +(?:-S +)?)?(?:ba|da|k|z|a|mk)?sh(?:\s|$)/;

/** A hook is there that must not be changed. */
export class HookRefused extends Error {
  readonly why: HookRefusal;

  constructor(why: HookRefusal) {
    super(why);
    this.why = why;
  }
}

/** How the hook calls the command that installed it. */
export interface HookCommand {
  /** Absolute. */
  readonly node: string;
  /** Absolute path of the command's script. */
  readonly script: string;
}

/**
 * Adds our block to a hook, or brings the one that is there up to date. It runs first, so that nothing in the
 * hook ends it before.
 * @returns whether anything had to be changed
 * @throws HookRefused or what the operating system says
 */
export function installHook(file: string, text: string): boolean {
  const block = Buffer.from(text, 'utf8').toString('latin1');
  const there = readHook(file);
  const hook = there ?? SHEBANG;
  if (there !== undefined && !isOurs(there)) assertExtensible(file, there);
  const shebangEnd = hook.startsWith('#!') ? endOfLine(hook) : 0;
  const head = hook.slice(0, shebangEnd);
  const next = BLOCK.test(hook)
    ? hook.replace(BLOCK, () => block)
    : `${head}${head === '' || head.endsWith('\n') ? '' : '\n'}${block}${hook.slice(shebangEnd)}`;
  if (next === there) return false;
  writeHook(file, next);
  return true;
}

/**
 * Takes our block away, and the file where nothing else was in it.
 * @returns whether there was one
 * @throws HookRefused or what the operating system says
 */
export function uninstallHook(file: string): boolean {
  const hook = readHook(file);
  if (hook === undefined || !BLOCK.test(hook)) return false;
  const rest = hook.replace(BLOCK, '');
  if (rest === SHEBANG) rmSync(file);
  else writeHook(file, rest);
  return true;
}

/** The block, in the words of who installs it. */
export function hookBlock({ node, script }: HookCommand, messages: Messages['hook']): string {
  const [runtime, command] = [quote(node), quote(script)];
  return `${BEGIN}
# ${messages.comment}
if [ -x ${runtime} ] && [ -f ${command} ]; then
  ${runtime} ${command} scan --staged
elif command -v biombo >/dev/null 2>&1; then
  biombo scan --staged
else
  printf '%s\\n' ${quote(messages.commandMissing)} >&2
  exit 1
fi || {
  printf '%s\\n' ${quote(messages.stopped)} >&2
  exit 1
}
${END}
`;
}

/** Latin-1 keeps every byte of it as it is. */
function readHook(file: string): string | undefined {
  const there = lstatSync(file, { throwIfNoEntry: false });
  if (there === undefined) return undefined;
  if (there.isSymbolicLink()) throw new HookRefused('symlink');
  if (!there.isFile()) throw new HookRefused('not-a-file');
  const hook = readFileSync(file, 'latin1');
  if ((hook.includes(BEGIN) || hook.includes(END)) && !BLOCK.test(hook)) throw new HookRefused('damaged');
  return hook;
}

function isOurs(hook: string): boolean {
  return hook.replace(BLOCK, '') === SHEBANG;
}

function assertExtensible(file: string, hook: string): void {
  if (hook.startsWith('#!') ? !SHELL.test(hook.slice(0, endOfLine(hook))) : hook.includes('\0')) {
    throw new HookRefused('shebang');
  }
  try {
    if (process.platform !== 'win32') accessSync(file, constants.X_OK);
  } catch {
    throw new HookRefused('not-executable');
  }
}

function endOfLine(text: string): number {
  const lineFeed = text.indexOf('\n');
  return lineFeed < 0 ? text.length : lineFeed + 1;
}

/** In one step, so that an interrupted write leaves no half of a hook. */
function writeHook(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const mode = lstatSync(file, { throwIfNoEntry: false })?.mode ?? 0o755;
  const temporary = `${file}.biombo-${process.pid}`;
  writeFileSync(temporary, text, 'latin1');
  chmodSync(temporary, mode & 0o777);
  renameSync(temporary, file);
}

/** For the shell. */
function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
