import { spawn } from 'node:child_process';
import process from 'node:process';
import type { CancellationToken } from 'vscode';

export interface FileToMask {
  /** As the operating system writes it. */
  readonly path: string;
  /** Up to where a `biombo.jsonc` is looked for. */
  readonly folder: string;
  /** The language of what is said. */
  readonly locale: string;
}

export interface Masked {
  /** As the command line's exit status; null where it was broken off. */
  readonly status: number | null;
  /** Its last line, in the user's language. */
  readonly said: string;
}

/** Masks a file on the disk; where it is broken off, the file is as it was. */
export type MaskFile = (
  file: FileToMask,
  onUnits: (units: number) => void,
  token: CancellationToken,
) => Promise<Masked>;

/** By a process of its own, so that nothing waits for it. @param program holds the command line */
export function maskFileWith(program: string): MaskFile {
  return ({ path, folder, locale }, onUnits, token) => {
    const child = spawn(process.execPath, [program, 'mask', path], {
      cwd: folder,
      env: { ...process.env, ELECTRON_RUN_AS_NODE: '1', LC_ALL: locale },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const cancelling = token.onCancellationRequested(() => child.kill());
    let said = '';
    let rest = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const units = /^\{"units":(\d+)\}$/.exec(line)?.[1];
        if (units === undefined) said = line;
        else onUnits(Number(units));
      }
    });
    return new Promise<Masked>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', (status) => resolve({ status, said: said.replace(/^biombo: /, '') }));
    }).finally(() => cancelling.dispose());
  };
}
