/** The spellings that real text gives to one value. */
import type { Dice } from '../../shared/identifiers/identifier.ts';
import { type Parts, write } from './parts.ts';
import { cardinal, digitWords } from './words.ts';

/** A spelling of the parts, or undefined where they have no such spelling of their own. */
type Speller = (parts: Parts, dice: Dice) => string | undefined;

const OCR: Readonly<Record<string, string>> = { '0': 'O', '1': 'lI', '5': 'S', '8': 'B' };

const SPELLERS = {
  plain: (parts) => write(parts),
  full: (parts) => (hasPunctuation(parts) ? write(parts) : undefined),
  bare: (parts) => parts.groups.join(''),
  spaces: (parts) => changed(parts, write(parts, ' ')),
  dots: (parts) => changed(parts, write(parts, '.')),
  'last slash': (parts) => withLast(parts, '/'),
  'half punctuation': half,
  'other dashes': otherDashes,
  nbsp: (parts) => changed(parts, write(parts, '\u00a0')),
  'thin space': (parts, dice) => changed(parts, write(parts, pick('\u2009\u202f\u2007', dice))),
  'full width': fullWidth,
  'full width @': (parts) => write(parts).replace('@', '＠'),
  'zero width': (parts, dice) => inserted(write(parts), pick('\u200b\u200d\ufeff\u2060', dice), dice),
  'soft hyphen': (parts, dice) => inserted(write(parts), '\u00ad', dice),
  'line break': lineBreak,
  ocr,
  masked: (parts, dice) => masked(parts, '*', dice),
  'masked X': (parts, dice) => masked(parts, 'X', dice),
  'digit words': (parts, dice) =>
    spoken(parts, (digits) => digitWords(digits, dice.roll(2) ? ' ' : ', '), ' '),
  cardinals: (parts, dice) => spoken(parts, cardinal, pickFrom([', ', ' ponto ', ' traço '], dice)),
  'lost zeros': ({ groups }) => {
    const bare = groups.join('');
    return /^0\d*$/.test(bare) ? bare.replace(/^0+/, '') : undefined;
  },
  'decimal suffix': ({ groups }) => {
    const bare = groups.join('');
    return /^[1-9]\d*$/.test(bare) ? `${bare}.0` : undefined;
  },
  glued: (parts, dice) => (dice.roll(2) ? write(parts) : parts.groups.join('')),
  'lower case': (parts) => changed(parts, write(parts).toLowerCase()),
  'upper case': (parts) => changed(parts, write(parts).toUpperCase()),
  percent: (parts) => encoded(write(parts), (code) => `%${hex(code, 2).toUpperCase()}`),
  entity: (parts, dice) =>
    encoded(write(parts), (code) => (dice.roll(2) ? `&#${code};` : `&#x${hex(code, 2)};`)),
  'json escape': (parts, dice) => escapedAt(write(parts), dice),
} satisfies Record<string, Speller>;

export type Spelling = keyof typeof SPELLERS;
export const SPELLINGS = Object.keys(SPELLERS) as readonly Spelling[];

export function isSpelling(name: string): name is Spelling {
  return Object.hasOwn(SPELLERS, name);
}

export function spell(spelling: Spelling, parts: Parts, dice: Dice): string | undefined {
  return SPELLERS[spelling](parts, dice);
}

function pick(characters: string, dice: Dice): string {
  return characters[dice.roll(characters.length)] ?? '';
}

function pickFrom(choices: readonly string[], dice: Dice): string {
  return choices[dice.roll(choices.length)] ?? '';
}

function hex(code: number, length: number): string {
  return code.toString(16).padStart(length, '0');
}

function hasPunctuation({ lead, separators }: Parts): boolean {
  return lead !== '' || separators.length > 0;
}

/** A spelling, where it is neither the full nor the bare one. */
function changed(parts: Parts, text: string): string | undefined {
  return text === write(parts) || text === parts.groups.join('') ? undefined : text;
}

function withLast(parts: Parts, separator: string): string | undefined {
  if (parts.separators.length < 2) return undefined;
  return changed(parts, write({ ...parts, separators: [...parts.separators.slice(0, -1), separator] }));
}

/** Some separators are left out, not all. */
function half(parts: Parts, dice: Dice): string | undefined {
  const { separators } = parts;
  if (separators.length < 2) return undefined;
  const kept = dice.roll(separators.length);
  const some = separators.map((it, i) =>
    i !== kept && (dice.roll(2) || i === (kept + 1) % separators.length) ? '' : it,
  );
  return write({ ...parts, separators: some });
}

function otherDashes(parts: Parts, dice: Dice): string | undefined {
  const dash = pick('–—‑−', dice);
  const spaced = dice.roll(4) === 0 ? ` ${dash} ` : dash;
  return changed(parts, write(parts).replaceAll('-', spaced));
}

/** The value in full width, and half of the time its punctuation. */
function fullWidth({ lead, groups, separators }: Parts, dice: Dice): string {
  const wide = (text: string) => text.replace(/[!-~]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
  const isWhole = dice.roll(2) === 0;
  // Words between the groups stay.
  const around = (text: string) => (isWhole && !/[a-z]/i.test(text) ? wide(text) : text);
  return write({ lead: around(lead), groups: groups.map(wide), separators: separators.map(around) });
}

function inserted(text: string, invisible: string, dice: Dice): string {
  const at = 2 + dice.roll(Math.max(1, text.length - 3));
  return text.slice(0, at) + invisible + text.slice(at);
}

/** Behind a separator, or between two digits of a bare spelling. */
function lineBreak(parts: Parts, dice: Dice): string {
  const { separators, groups } = parts;
  const bare = groups.join('');
  if (separators.length === 0 || dice.roll(3) === 0) {
    const at = 3 + dice.roll(Math.max(1, bare.length - 5));
    return `${bare.slice(0, at)}\n${bare.slice(at)}`;
  }
  const at = dice.roll(separators.length);
  return write({ ...parts, separators: separators.map((it, i) => (i === at ? `${it.trimEnd()}\n` : it)) });
}

/** One to three digits as the letters that optical recognition reads. */
function ocr(parts: Parts, dice: Dice): string | undefined {
  const text = dice.roll(2) ? write(parts) : parts.groups.join('');
  const places = [...text.matchAll(/[0158]/g)].map(({ index }) => index);
  if (places.length === 0) return undefined;
  const characters = [...text];
  for (let i = 1 + dice.roll(3); i > 0; i--) {
    const at = places[dice.roll(places.length)]!;
    const letters = OCR[characters[at] ?? ''];
    if (letters !== undefined) characters[at] = pick(letters, dice);
  }
  return characters.join('');
}

/**
 * Digits hidden behind `mask`: from the middle to the end, or the middle. More than three stay, and not the six of
 * the middle, which is the official form.
 */
function masked(parts: Parts, mask: string, dice: Dice): string | undefined {
  const text = dice.roll(3) ? write(parts) : parts.groups.join('');
  const places = [...text.matchAll(/[0-9A-Z]/g)].map(({ index }) => index);
  if (places.length < 8) return undefined;
  const from = 5 + dice.roll(2);
  const to = dice.roll(2) ? places.length : places.length - 2;
  const hidden = new Set(places.slice(from, to));
  return [...text].map((c, i) => (hidden.has(i) ? mask : c)).join('');
}

function spoken({ groups }: Parts, say: (group: string) => string, between: string): string | undefined {
  return groups.every((group) => /^\d+$/.test(group)) ? groups.map(say).join(between) : undefined;
}

/** Punctuation encoded; undefined where there is none. */
function encoded(text: string, encode: (code: number) => string): string | undefined {
  const result = text.replace(/[^0-9A-Za-z]/g, (c) => encode(c.charCodeAt(0)));
  return result === text ? undefined : result;
}

function escapedAt(text: string, dice: Dice): string {
  const at = dice.roll(text.length);
  return `${text.slice(0, at)}\\u${hex(text.charCodeAt(at), 4)}${text.slice(at + 1)}`;
}
