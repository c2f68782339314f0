import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { built, CLI, ENV, execute, folderWith, places, scanJson } from './biombo.ts';
import { CPF } from './values.ts';

describe('standard input', () => {
  test('is plain text without a name', async () => {
    const options = { cwd: folderWith(), input: `x\nCPF ${CPF}` };
    const { status, report } = await scanJson(['--stdin'], options, built);
    expect(status).toBe(1);
    expect(places(report)).toEqual(['stdin:2:5']);
  });

  test('has the format of its name', async () => {
    const input = `{"cpf": "${CPF.replace('.', '\\u002e')}"}\n`;
    const cwd = folderWith();
    const named = await scanJson(['--stdin', '--stdin-filename', 'sub/a.jsonl'], { cwd, input });
    expect(places(named.report)).toEqual(['sub/a.jsonl:1:10']);
    expect(named.report.files[0]?.findings[0]).toMatchObject({ start: 9, end: 28 });
  });

  test('has the config of its name', async () => {
    const cwd = folderWith({ 'sub/biombo.jsonc': '{ "levels": { "cpf": "off" } }' });
    const args = ['--stdin', '--stdin-filename', 'sub/a.md'];
    const { status, report } = await scanJson(args, { cwd, input: `CPF ${CPF}` });
    expect(status).toBe(0);
    expect(report.summary).toMatchObject({ findings: 0, suppressed: 1 });
  });

  test('that is not text is an error', async () => {
    const { status, report } = await scanJson(['--stdin'], { cwd: folderWith(), input: Buffer.alloc(99) });
    expect(status).toBe(2);
    expect(report.errors).toEqual([{ path: 'stdin', message: 'not a text file' }]);
  });

  test('that is empty', async () => {
    const { status, report } = await scanJson(['--stdin'], { cwd: folderWith() }, built);
    expect(status).toBe(0);
    expect(report.summary.files).toBe(1);
  });
});

/** Runs the command with a reader that takes the first output and goes away. */
async function readOnlyTheBeginning(args: readonly string[], cwd: string) {
  const child = spawn(process.execPath, [CLI, ...args], { cwd, env: ENV, stdio: ['ignore', 'pipe', 'pipe'] });
  let stderr = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
  });
  const [first] = await once(child.stdout, 'data');
  child.stdout.destroy();
  const [status] = await once(child, 'close');
  return { first: String(first), status, stderr };
}

describe('a reader that goes away', () => {
  test('after findings: quiet, and status 1', async () => {
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}\n`.repeat(10_000) });
    const { first, status, stderr } = await readOnlyTheBeginning(['scan'], cwd);
    expect(first).toMatch(/^a\.txt:1:5 {2}cpf/);
    expect({ status, stderr }).toEqual({ status: 1, stderr: '' });
  });

  test('before anything was found: nobody knows, so status 2', async () => {
    const names = Array.from({ length: 2000 }, (_, i) => [`${'x'.repeat(100)}${i}.txt`, ''] as const);
    const cwd = folderWith(Object.fromEntries(names));
    const { status, stderr } = await readOnlyTheBeginning(['scan', '--format', 'json'], cwd);
    expect({ status, stderr }).toEqual({ status: 2, stderr: '' });
  });

  test('before the help: quiet; a full disk is told', async () => {
    const run = (to: string) =>
      execute('sh', ['-c', `'${process.execPath}' '${CLI}' --help ${to}`], { cwd: folderWith() });
    expect((await run('| true')).stderr).toBe('');
    if (process.platform !== 'linux') return;
    expect(await run('>/dev/full')).toMatchObject({
      status: 2,
      stderr: 'biombo: the output could not be written (ENOSPC)\n',
    });
  });

  test('as head does', async () => {
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}\n`.repeat(10_000) });
    const command = `'${process.execPath}' '${CLI}' scan | head -1`;
    const { stdout, stderr, status } = await execute('sh', ['-c', command], { cwd });
    expect(stdout).toMatch(/^a\.txt:1:5 {2}cpf[^\n]*\n$/);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});

test('output that cannot be written is an error', async () => {
  const cwd = folderWith({ 'a.txt': `CPF ${CPF}\n` });
  const { status, stderr } = await execute('sh', ['-c', `'${process.execPath}' '${CLI}' scan > /dev/full`], {
    cwd,
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'biombo: the output could not be written (ENOSPC)\n',
  });
});

// A limit of the shell stands for a full disk: the system refuses what is written behind it.
test('a file that cannot be written whole stays as it was', async () => {
  const text = `CPF ${CPF}\n`.repeat(20_000);
  const cwd = folderWith({ 'a.txt': text, 'b.txt': `CPF ${CPF}\n` });
  const command = `ulimit -f 64; '${process.execPath}' '${CLI}' mask --in-place a.txt b.txt`;
  const { stderr, status } = await execute('sh', ['-c', command], { cwd });
  expect({ stderr, status }).toEqual({
    status: 2,
    stderr:
      'biombo: a.txt: too large to be written, so it is as it was\n' +
      'biombo: 1 replaced in 1 file (cpf 1); 1 could not be read or written\n',
  });
  expect(readFileSync(path.join(cwd, 'a.txt'), 'utf8')).toBe(text);
  expect(readFileSync(path.join(cwd, 'b.txt'), 'utf8')).toBe('CPF [CPF]\n');
  expect(readdirSync(cwd).sort()).toEqual(['a.txt', 'b.txt']);
});

describe('memory does not grow with what is read', () => {
  const MB = 1 << 20;

  /** Feeds `size` bytes of a repeated block, in a heap that could not hold them. */
  async function scanHuge(block: string, size: number, name: string) {
    const bytes = Buffer.from(block.repeat(Math.ceil(MB / block.length)));
    const args = [
      '--max-old-space-size=32',
      CLI,
      'scan',
      '--format',
      'jsonl',
      '--stdin',
      '--stdin-filename',
      name,
    ];
    const child = spawn(process.execPath, args, {
      cwd: folderWith(),
      env: ENV,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    onTestFinished(() => void child.kill());
    child.stdin.on('error', () => {});
    let end = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      end = (end + text).slice(-1000);
    });
    Readable.from(Array.from({ length: size / MB }, () => bytes)).pipe(child.stdin);
    const [status] = await once(child, 'close');
    const lines = end.trimEnd().split('\n').slice(-2);
    const [last, { summary }] = lines.map((line) => JSON.parse(line));
    return { status, last, summary, bytes: bytes.length * (size / MB) };
  }

  test('lines with findings', async () => {
    const block = `{"id": 1, "cpf": "${CPF}", "nota": "${' '.repeat(1040)}"}\n`;
    const { status, last, summary, bytes } = await scanHuge(block, 32 * MB, 'a.jsonl');
    const count = bytes / block.length;
    expect(status).toBe(1);
    expect(summary.findings).toBe(count);
    expect(last).toMatchObject({ line: count, column: 19, start: (count - 1) * block.length + 18 });
  });

  test('one line', async () => {
    const block = `CPF ${CPF} ${'sem queixas, '.repeat(80)}`;
    const { status, summary, bytes } = await scanHuge(block, 32 * MB, 'a.txt');
    expect(status).toBe(1);
    expect(summary.findings).toBe(bytes / block.length);
  });
});

test('the summary of a run that wrote more than a pipe holds is complete', async () => {
  const cwd = folderWith({ 'a.txt': `CPF ${CPF}\n`.repeat(5_000) });
  const { stdout } = await built(['scan', '--format', 'jsonl'], { cwd });
  const lines = stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(5_001);
  expect(JSON.parse(lines.at(-1) ?? '').summary.findings).toBe(5_000);
});
