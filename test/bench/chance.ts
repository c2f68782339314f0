/** Random digits without a label: what is found in them is found by chance. */
import type { Confidence } from '../../shared/finding.ts';
import { scan } from '../../shared/scan.ts';
import { printTable } from './measure.ts';
import { SeededDice } from './texts.ts';

const STRINGS = 1_000_000;
const BATCH = 10_000;

export function benchChance(): void {
  const dice = new SeededDice(7);
  const counts = new Map<string, Record<Confidence, number>>();
  for (let done = 0; done < STRINGS; done += BATCH) {
    const lines = Array.from(
      { length: BATCH },
      () => `o valor ${digits(dice, 7 + dice.roll(14))} consta no texto`,
    );
    for (const { type, confidence } of scan(lines.join('\n'), 'plaintext')) {
      const count = counts.get(type) ?? { certain: 0, likely: 0, possible: 0 };
      count[confidence]++;
      counts.set(type, count);
    }
  }
  const rows = [...counts].map(([type, count]) => ({
    type,
    certain: String(count.certain),
    likely: String(count.likely),
    possible: String(count.possible),
  }));
  printTable(
    'Found by chance in 1,000,000 bare strings of 7 to 20 digits, in prose without labels',
    rows.length > 0 ? rows : [{ type: 'none', certain: '0', likely: '0', possible: '0' }],
  );
}

function digits(dice: SeededDice, length: number): string {
  let text = '';
  while (text.length < length) text += dice.roll(10);
  return text;
}
