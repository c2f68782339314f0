/** Inputs made to be slow: twice the input must take twice the time. */
import { ScannedDocument } from '../../shared/document.ts';
import type { FormatId } from '../../shared/formats/registry.ts';
import { measure, printTable, rate } from './measure.ts';

const SIZE = 500_000;

const INPUTS: readonly { name: string; unit: string; format: FormatId }[] = [
  { name: 'one digit after another', unit: '1', format: 'plaintext' },
  { name: 'spaced digits', unit: '1 ', format: 'plaintext' },
  { name: 'a column of digits', unit: '1\n', format: 'plaintext' },
  { name: 'bracketed digits', unit: '(1 ', format: 'plaintext' },
  { name: 'stars and digits', unit: '1*', format: 'plaintext' },
  { name: 'at signs', unit: '@', format: 'plaintext' },
  { name: 'one long word with an at sign now and then', unit: `${'a'.repeat(300)}@`, format: 'plaintext' },
  { name: 'capital words', unit: 'Ana ', format: 'plaintext' },
  { name: 'labels', unit: 'CPF ', format: 'plaintext' },
  { name: 'labels and digits', unit: 'CPF 1 ', format: 'plaintext' },
  { name: 'CPFs on one line', unit: '529.982.247-25 ', format: 'plaintext' },
  { name: 'backslashes in a JSON string', unit: '\\', format: 'json' },
  { name: 'open JSON arrays', unit: '[', format: 'json' },
  { name: 'JSON escapes', unit: '\\u0031', format: 'jsonl' },
  { name: 'pipes', unit: '|', format: 'markdown' },
  { name: 'fences', unit: '```\n', format: 'markdown' },
];

export function benchHostile(): void {
  const rows = INPUTS.map(({ name, unit, format }) => {
    const start = format === 'plaintext' || format === 'markdown' ? '' : '{"a":"';
    const make = (size: number): string => start + unit.repeat(Math.ceil(size / unit.length));
    const [once, twice] = [make(SIZE), make(2 * SIZE)];
    const scanned = (text: string) => measure(() => new ScannedDocument(text, format).scan(() => false), 3);
    const [first, second] = [scanned(once), scanned(twice)];
    return {
      input: name,
      'MB/s': rate(2 * SIZE, second),
      'twice the input takes': second.median / first.median,
    };
  });
  printTable('Hostile input', rows);
}
