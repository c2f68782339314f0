import { describe, expect, test } from 'vitest';
import { normalise } from '../../../shared/identifiers/registry.ts';
import { generate, MAIN_TYPES, measuredTypes } from '../../eval/generate.ts';
import { layOut, write } from '../../eval/parts.ts';
import { spell } from '../../eval/spellings.ts';
import { PROSE_STYLES } from '../../eval/template-set.ts';
import { DEVELOPMENT } from '../../eval/templates/development/index.ts';
import { FINAL } from '../../eval/templates/final/index.ts';
import { seededDice } from '../identifiers/judging.ts';

describe.each([
  ['development', DEVELOPMENT],
  ['final', FINAL],
])('the %s half', (_, set) => {
  const documents = generate(set, 5);
  const mentions = documents.flatMap((document) =>
    document.mentions.map((mention) => ({ document, mention })),
  );

  test('has 300 mentions of each main type and 100 of each other', () => {
    const few = measuredTypes().filter((type) => {
      const count = mentions.filter(({ mention }) => mention.type === type).length;
      return count < (MAIN_TYPES.includes(type) ? 300 : 100);
    });
    expect(few).toEqual([]);
  });

  test('leaves no mark of a template in a text', () => {
    expect(documents.filter(({ text }) => /\{\{|\}\}|<<|>>|undefined/.test(text))).toEqual([]);
  });

  test('marks in order, without overlaps, and from the first letter or digit to the last', () => {
    for (const { text, mentions: marks } of documents) {
      let at = 0;
      for (const { start, end } of marks) {
        expect(start).toBeGreaterThanOrEqual(at);
        at = end;
        expect(text.slice(start, end)).toMatch(/^[\p{L}\p{N}(+%@&＋（\\*-].*[\p{L}\p{N}*;!]$/su);
      }
    }
  });

  test('marks what is the value: plain spellings of a type are canonical forms in disguise', () => {
    const plain = mentions.filter(({ mention }) => mention.type === 'cpf' && mention.spelling === 'full');
    for (const { document, mention } of plain) {
      expect(document.text.slice(mention.start, mention.end)).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
    }
    expect(plain.length).toBeGreaterThan(50);
  });

  test('is the same for the same seed', () => {
    expect(generate(set, 5)).toEqual(documents);
  });
});

test('the halves share no snippet, trap, key or header', () => {
  const all = (set: typeof FINAL) => [
    ...PROSE_STYLES.flatMap((style) => [...set.prose[style].snippets, ...set.prose[style].traps]),
    ...Object.entries(set.fields).flatMap(([type, { keys, headers }]) =>
      [...keys.map((it) => `key ${it}`), ...headers.map((it) => `header ${it}`)].map((it) => `${type} ${it}`),
    ),
  ];
  const development = new Set(all(DEVELOPMENT));
  expect(all(FINAL).filter((it) => development.has(it))).toEqual([]);
});

describe('spellings of a value', () => {
  const parts = layOut('(##) #####-####', '11987654321');

  test('laid out and written', () => {
    expect(parts).toEqual({ lead: '(', groups: ['11', '98765', '4321'], separators: [') ', '-'] });
    expect(write(parts)).toBe('(11) 98765-4321');
    expect(write(layOut('CRM/SC ##.###', '12345'))).toBe('CRM/SC 12.345');
  });

  test.each([
    ['bare', '11987654321'],
    ['spaces', '11 98765 4321'],
    ['dots', '11.98765.4321'],
    ['full', '(11) 98765-4321'],
    ['cardinals', undefined],
    ['percent', '%2811%29%2098765%2D4321'],
  ] as const)('%s', (spelling, expected) => {
    const text = spell(spelling, parts, seededDice(3));
    if (expected !== undefined) expect(text).toBe(expected);
    else expect(text).toMatch(/^onze(?:, | ponto | traço )nove oitenta e sete sessenta e cinco/);
  });

  test.each([
    'full width',
    'zero width',
    'soft hyphen',
    'line break',
    'other dashes',
    'half punctuation',
    'nbsp',
  ] as const)('%s keeps the value', (spelling) => {
    for (let seed = 0; seed < 50; seed++) {
      const text = spell(spelling, parts, seededDice(seed)) ?? '';
      expect(normalise('phone', text)).toBe('11987654321');
    }
  });
});
