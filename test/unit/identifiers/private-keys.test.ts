/** Private keys of every length, and blocks that look like them: every line is found, or none. */
import { describe, expect, test } from 'vitest';
import { fixFinding } from '../../../shared/fixes/fix.ts';
import { Surrogates } from '../../../shared/fixes/surrogates.ts';
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

const HEAD = '-----BEGIN PRIVATE KEY-----';
const [FULL = '', LAST = ''] = linesOf(2, 64, 11);

describe('a key without an end ends with its own lines', () => {
  test.each([
    ['before a header of a mail', [HEAD, ` ${LAST}`], ['MIME-Version: 1.0', 'Prezados,']],
    ['before a word', [HEAD, FULL, FULL, LAST], ['Obrigado', 'e sem mais']],
    ['before words behind it', [`${HEAD} ${LAST}`], [' e mais nada']],
    [
      'before an end in two pieces',
      [`${HEAD}\\n${FULL}\\n${LAST}`],
      ['\\n-----END\\', '  \\ PRIVATE KEY-----"'],
    ],
    ['where each line stands behind the time', [HEAD, `10:20 k: ${FULL}`, `10:21 k: ${FULL}`], ['10:22 fim']],
  ])('%s', (_, key, rest) => {
    const found = key.join('\n');
    const text = `${found}${rest[0]?.startsWith(' ') || rest[0]?.startsWith('\\') ? '' : '\n'}${rest.join('\n')}`;
    const secrets = scan(text, 'plaintext').filter(({ type }) => type === 'secret');
    expect(secrets.map(({ start, end }) => text.slice(start, end))).toEqual([found]);
  });
});

test('a surrogate keeps the escaped line breaks', () => {
  const key = [HEAD, FULL, LAST, '-----END PRIVATE KEY-----'];
  const text = `CHAVE="${key.join('\\n')}"`;
  const [finding] = scan(text, 'plaintext');
  const fix = { kind: 'surrogate', surrogates: new Surrogates(new Uint8Array(32).fill(5)) } as const;
  const made = (finding && fixFinding(text, finding, fix)?.text) ?? '';
  expect(made).not.toContain(LAST);
  expect(made.split('\\n').map((line) => line.length)).toEqual(key.map((line) => line.length));
});
