import { describe, expect, test } from 'vitest';
import { parseMarked } from '../../eval/marked.ts';
import { markedTypes, PEOPLE_TYPES, readTexts } from '../../eval/texts.ts';

const FOLDER = 'test/eval/texts';
const STYLES = [
  'addresses',
  'chat',
  'clinical',
  'forms',
  'legal',
  'mail',
  'quasi',
  'records',
  'tables',
  'traps',
];

test('texts are parted by their heads, and marks become offsets', () => {
  const source =
    'a comment\n=== plaintext\noi ⟦name:Ana Souza⟧, ⟦cpf:1⟧\n\nfim\n\n=== csv\na;⟦any:b⟧\n=== nothing here\n';
  expect(parseMarked(source, 'chat')).toEqual([
    {
      format: 'plaintext',
      style: 'chat',
      text: 'oi Ana Souza, 1\n\nfim\n',
      mentions: [
        { type: 'name', start: 3, end: 12 },
        { type: 'cpf', start: 14, end: 15 },
      ],
      open: [],
    },
    {
      format: 'csv',
      style: 'chat',
      text: 'a;b\n=== nothing here\n',
      mentions: [],
      open: [{ type: 'any', start: 2, end: 3 }],
    },
  ]);
});

test.each([
  ['=== klingon\nx', 'chat, line 1: unknown language klingon'],
  ['=== csv\nx\n=== csv\n\n', 'chat, line 3: no text'],
  ['=== csv\n⟦name:x', 'chat, line 1: broken mark'],
  ['=== csv\n⟦name:⟦cpf:x⟧⟧', 'chat, line 1: broken mark'],
  ['=== csv\n⟦Name:x⟧', 'chat, line 1: broken mark'],
])('%j is refused', (source, message) => {
  expect(() => parseMarked(source, 'chat')).toThrow(message);
});

describe.each(['development', 'final'])('%s', (half) => {
  const documents = readTexts(`${FOLDER}/${half}`);

  test('has texts of all styles', () => {
    expect([...new Set(documents.map(({ style }) => style))]).toEqual(STYLES);
    expect(documents.length).toBeGreaterThanOrEqual(160);
  });

  test('marks each of the types of people, places and dates', () => {
    const used = new Set(documents.flatMap(({ mentions }) => mentions.map(({ type }) => type)));
    expect(PEOPLE_TYPES.filter((type) => !used.has(type))).toEqual([]);
  });
});

describe.each(['development', 'final', 'adversarial', 'fresh', 'fresh2', 'fresh3', 'fresh4'])('%s', (set) => {
  const documents = readTexts(`${FOLDER}/${set}`);

  test('marks no type that does not exist', () => {
    const used = new Set(documents.flatMap(({ mentions }) => mentions.map(({ type }) => type)));
    expect([...used].filter((type) => !markedTypes().includes(type))).toEqual([]);
  });

  test('marks begin and end with what is part of the value', () => {
    const odd = documents.flatMap(({ text, mentions }) =>
      mentions
        .filter(({ type }) => type !== 'username' && type !== 'secret')
        .map(({ start, end }) => text.slice(start, end))
        .filter((it) => !/^[\p{L}\p{N}(+@\\].*[\p{L}\p{N}ªº)"*;]$/su.test(it) && !/^[\p{L}\p{N}]$/u.test(it)),
    );
    expect(odd).toEqual([]);
  });

  test('JSON can be read', () => {
    for (const { format, text } of documents) {
      if (format === 'json') JSON.parse(text);
      if (format === 'jsonl') for (const line of text.trimEnd().split('\n')) JSON.parse(line);
    }
  });
});

test('no text is in both halves', () => {
  const [first, second] = ['development', 'final'].map((half) =>
    readTexts(`${FOLDER}/${half}`).map(({ text }) => text),
  );
  expect(first?.filter((text) => second?.includes(text))).toEqual([]);
});
