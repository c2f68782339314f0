import { describe, expect, it } from 'vitest';
import type { MarkedDocument } from '../../eval/mention.ts';
import { WRAPPERS, wrap } from '../../eval/wrappers.ts';

const TEXT = 'Ligar p/ "Zé"\nmãe: Íris 😀 Lessa\n';
const mentionOf = (type: string, value: string) => ({
  type,
  start: TEXT.indexOf(value),
  end: TEXT.indexOf(value) + value.length,
});
const DOCUMENT: MarkedDocument = {
  format: 'plaintext',
  style: 'note',
  text: TEXT,
  mentions: [mentionOf('name', 'Zé'), mentionOf('name', 'Íris 😀 Lessa')],
  open: [mentionOf('any', 'mãe')],
};

const wrapped = (name: string) => {
  const { text, mentions, open = [] } = wrap(DOCUMENT, WRAPPERS[name]!);
  return [text, ...[...mentions, ...open].map(({ start, end }) => text.slice(start, end))];
};

describe('a text put into another document', () => {
  it.each([
    ['plain', TEXT, 'Zé', 'Íris 😀 Lessa', 'mãe'],
    [
      'string of code',
      'const nota = "Ligar p/ \\"Zé\\"\\nmãe: Íris 😀 Lessa\\n";',
      'Zé',
      'Íris 😀 Lessa',
      'mãe',
    ],
    ['# comment', 'x = 1\n# Ligar p/ "Zé"\n# mãe: Íris 😀 Lessa\n', 'Zé', 'Íris 😀 Lessa', 'mãe'],
    [
      'JSON string, ASCII',
      '{"id": 7, "texto": "Ligar p/ \\"Z\\u00e9\\"\\nm\\u00e3e: \\u00cdris \\ud83d\\ude00 Lessa\\n"}',
      'Z\\u00e9',
      '\\u00cdris \\ud83d\\ude00 Lessa',
      'm\\u00e3e',
    ],
    [
      'UTF-8 read as Latin-1',
      'Ligar p/ "ZÃ©"\nmÃ£e: Ã\u008dris ð\u009f\u0098\u0080 Lessa\n',
      'ZÃ©',
      'Ã\u008dris ð\u009f\u0098\u0080 Lessa',
      'mÃ£e',
    ],
  ])('%s: its mentions go along', (name, ...expected) => {
    expect(wrapped(name)).toEqual(expected);
  });
});
