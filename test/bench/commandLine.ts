/** The command line as a whole process. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, printTable } from './measure.ts';
import { TextMaker } from './texts.ts';

const RUNS = 7;

export function benchCommandLine(): void {
  const cli = path.resolve('dist/cli.cjs');
  if (!existsSync(cli)) {
    console.log('\nCommand line: run `npm run build` first');
    return;
  }
  const folder = mkdtempSync(path.join(os.tmpdir(), 'biombo-bench-'));
  try {
    const small = path.join(folder, 'small.txt');
    const large = path.join(folder, 'large.jsonl');
    writeFileSync(small, 'nada aqui\n');
    writeFileSync(large, new TextMaker().jsonl(50e6));
    const bare = timed(['-e', '0']);
    const start = timed([cli, 'scan', small]);
    const scan = timed([cli, 'scan', '--format', 'jsonl', large], 3);
    printTable('Command line, whole process', [
      {
        'Node alone, ms': bare,
        'scan of a small file, ms': start,
        'start over Node, ms': start - bare,
        'JSONL of 50 MB, MB/s': 50 / ((scan - start) / 1000),
      },
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function timed(args: readonly string[], runs = RUNS): number {
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    times.push(performance.now() - start);
  }
  return median(times);
}
