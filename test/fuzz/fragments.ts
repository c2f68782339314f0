/** Pieces of text with and without personal data, as the generated documents hold them. */
import fc from 'fast-check';
import { IDENTIFIERS } from '../../shared/identifiers/registry.ts';

const EXAMPLES = IDENTIFIERS.flatMap(({ examples }) => examples.found.map(({ text }) => text)).filter(
  // An address in angle brackets becomes a link where its surrogate is in ASCII and it was not.
  (text) => !/[\r\n<]/.test(text) && text.length < 120,
);
/** Payment codes are long. */
const VALUES = IDENTIFIERS.flatMap(({ id, examples }) =>
  examples.found.map(({ value }) => value).filter((value) => id === 'pix-key' || value.length < 80),
).filter((value) => !/[\r\n]/.test(value));

const FILLER = [
  'sem queixas',
  'pedido 2026-0098',
  'São João',
  '“aspas”',
  '👩‍⚕️',
  'e\u0301',
  '\ud800',
  '*',
  '_x_',
  '#',
  ' - ',
  '100%',
  "d'água",
  'a"b',
  'C:\\temp',
  '<b>',
  '&amp;',
  '[ok](x)',
  '`c`',
  '~~',
  '1.',
  '',
];

/** One line of text: values that are found, alone or as their examples have them, among what is nobody's. */
export const fragment: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { weight: 3, arbitrary: fc.constantFrom(...EXAMPLES) },
      { weight: 2, arbitrary: fc.constantFrom(...VALUES) },
      { weight: 2, arbitrary: fc.constantFrom(...FILLER) },
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(' '));

export const LINE_END = fc.constantFrom('\n', '\r\n');

/** Without lone surrogates, which not every format can hold. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '');
}

/** Text between tags: what must be a reference is one, and by `seed` some other characters are, in three spellings. */
export function references(text: string, seed: number): string {
  let state = seed;
  return Array.from(text, (character) => {
    if (character === '&') return '&amp;';
    if (character === '<') return '&lt;';
    if (character === '"') return '&quot;';
    state = (state * 1103515245 + 12345) % 2147483648;
    const code = character.codePointAt(0) ?? 0;
    if (state % 19 > 1 || (code >= 0xd800 && code < 0xe000)) return character;
    return state % 19 === 0 ? `&#${code};` : `&#x${code.toString(16)};`;
  }).join('');
}

/** What columns and keys are called. */
export const key: fc.Arbitrary<string> = fc.constantFrom(
  'cpf',
  'nome',
  'telefone',
  'obs',
  'protocolo',
  'data_nascimento',
  'endereco',
  'numero',
  'email',
  'x y',
);

/** Numbers that are values by themselves. */
export const number: fc.Arbitrary<number> = fc.constantFrom(
  52998224725,
  11987654321,
  899526547145668,
  42,
  1.5,
);
