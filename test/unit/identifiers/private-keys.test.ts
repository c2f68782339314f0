/** Private keys of every length, and blocks that look like them: every line is found, or none. */
import { describe, expect, test } from 'vitest';
import { formatFor } from '../../../shared/formats/registry.ts';
import { scan } from '../../../shared/scan.ts';
import { seededDice } from './judging.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Lines of base64, each with a digit among its letters; the last one shorter. */
function linesOf(count: number, width: number, seed: number): string[] {
  const dice = seededDice(seed);
  const line = (length: number) => `a1${Array.from({ length }, () => ALPHABET[dice.roll(64)]).join('')}`;
  return [...Array.from({ length: count - 1 }, () => line(width - 2)), `${line(20)}==`];
}

function block(label: string, lines: readonly string[]): string {
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n');
}

/** The lines that are not wholly inside of findings of a secret. */
function linesOutside(text: string, lines: readonly string[], name: string): number {
  const secrets = scan(text, formatFor(name)).filter(({ type }) => type === 'secret');
  return lines.filter((line) => {
    const start = text.indexOf(line);
    return !secrets.some((it) => it.start <= start && it.end >= start + line.length);
  }).length;
}

const COUNTS = [1, 2, 12, 13, 14, 15, 26, 27, 38, 39, 50, 51, 100];

describe.each(COUNTS)('a key of %i lines', (count) => {
  const lines = linesOf(count, 64, count);
  const key = block(count % 2 === 0 ? 'RSA PRIVATE KEY' : 'PRIVATE KEY', lines);

  test.each([
    ['alone', key, 'a.txt'],
    ['between words', `A chave é esta:\n\n${key}\nGuarde bem.\n`, 'a.md'],
    ['with carriage returns and indentation', key.replaceAll('\n', '\r\n    '), 'a.yml'],
    ['in a string of JSON', JSON.stringify({ valor: key }), 'a.json'],
    ['with escaped line breaks in a text', `CHAVE="${key.replaceAll('\n', '\\n')}"\n`, 'a.env'],
  ])('%s', (_, text, name) => {
    expect(linesOutside(text, lines, name)).toBe(0);
  });
});

test.each([
  ['CERTIFICATE', 26, 64],
  ['PUBLIC KEY', 7, 64],
  ['PGP MESSAGE', 26, 64],
])('no line of a %s', (label, count, width) => {
  const lines = linesOf(count, width, 7);
  expect(linesOutside(block(label, lines), lines, 'a.txt')).toBe(count);
});

test('no line of a longer certificate, which has extensions', () => {
  const lines = linesOf(40, 64, 8).map((line, i) =>
    i === 20 ? `${line.slice(0, 32)}A1Ud${line.slice(36)}` : line,
  );
  expect(linesOutside(block('CERTIFICATE', lines), lines, 'a.txt')).toBe(40);
});

test('no line of an attachment', () => {
  const lines = linesOf(80, 76, 9);
  expect(linesOutside(lines.join('\n'), lines, 'a.txt')).toBe(80);
});
