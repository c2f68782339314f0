import { expect } from 'vitest';
import type { FormatId } from '../../../shared/formats/registry.ts';
import { scan } from '../../../shared/scan.ts';

/** Reads a text in which each name stands between brackets of this kind: `⟦Ana⟧`. */
export function parse(marked: string): { text: string; names: string[] } {
  return {
    text: marked.replace(/[⟦⟧]/g, ''),
    names: Array.from(marked.matchAll(/⟦([^⟧]*)⟧/g), ([, name]) => name ?? ''),
  };
}

export function namesIn(text: string, format: FormatId = 'plaintext'): string[] {
  return scan(text, format)
    .filter(({ type }) => type === 'name')
    .map(({ start, end }) => text.slice(start, end));
}

/** Expects just the names that are marked. */
export function expectNames(marked: string, format?: FormatId): void {
  const { text, names } = parse(marked);
  expect(namesIn(text, format)).toEqual(names);
}
