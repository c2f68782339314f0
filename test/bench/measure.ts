/** Timing within one process: processor time, medians, ratios. */
export interface Measurement {
  /** Median of the runs, in milliseconds of processor time. */
  readonly median: number;
}

/** Runs `work` a few times after a warm-up and takes the median of the processor time. */
export function measure(work: () => void, runs = 5): Measurement {
  work();
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return { median: median(times) };
}

export async function measureAsync(work: () => Promise<unknown>, runs = 3): Promise<Measurement> {
  await work();
  const times: number[] = [];
  for (let i = 0; i < runs; i++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return { median: median(times) };
}

export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Megabytes (UTF-16 units of mostly ASCII text) a second. */
export function rate(characters: number, { median: milliseconds }: Measurement): number {
  return characters / 1e6 / (milliseconds / 1000);
}

export function printTable(title: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  console.log(`\n${title}`);
  const columns = Object.keys(rows[0] ?? {});
  const cells = [columns, ...rows.map((row) => columns.map((column) => format(row[column])))];
  const widths = columns.map((_, i) => Math.max(...cells.map((row) => row[i]?.length ?? 0)));
  for (const row of cells) {
    console.log(
      `  ${row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join('  ')}`,
    );
  }
}

function format(value: string | number | undefined): string {
  if (typeof value !== 'number') return value ?? '';
  return value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2);
}
