/** Finding dates and ages in texts that mark them «so». */
import { expect } from 'vitest';
import type { FormatId } from '../../shared/formats/registry.ts';
import { scan } from '../../shared/scan.ts';
import { unmarked } from './marked.ts';

const TYPES = ['birth-date', 'date', 'age-over-89'];

interface Found {
  readonly type: string;
  readonly value: string;
  readonly confidence: string;
}

/** What is found of dates and ages in a text. */
export function foundIn(text: string, format: FormatId = 'plaintext'): Found[] {
  return scan(text, format)
    .filter(({ type }) => TYPES.includes(type))
    .map(({ type, start, end, confidence }) => ({ type, value: text.slice(start, end), confidence }));
}

/** Expects just what is marked «so», of one type and confidence. */
export function expectFound(type: string, confidence: string, marked: string, format?: FormatId): void {
  const { text, values } = unmarked(marked);
  expect(foundIn(text, format)).toEqual(values.map((value) => ({ type, value, confidence })));
}
