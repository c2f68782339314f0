/**
 * Short pieces of a text, folded, for identifiers that read the text themselves: the rules are then regular
 * expressions over plain ASCII, on a piece of some dozens of characters, so that none of them can take long.
 */
import {
  ANCHOR,
  CLASS,
  CLOSE,
  DASH,
  DIGIT,
  DOT,
  digitValue,
  foldLetter,
  IGNORABLE,
  LETTER,
  NEWLINE,
  OPEN,
  OTHER,
  SLASH,
  SPACE,
  STAR,
  TAB,
} from '../text/characters.ts';

/** A folded piece of a text, and the way back. */
export interface Piece {
  /** Lower-case ASCII where there is one; no diacritics, no invisible characters. */
  readonly text: string;
  /** The source offset of each character. */
  readonly offsets: readonly number[];
}

const SIGNS: Readonly<Record<number, string>> = {
  [SPACE]: ' ',
  [TAB]: '\t',
  [NEWLINE]: '\n',
  [DOT]: '.',
  [DASH]: '-',
  [SLASH]: '/',
  [OPEN]: '(',
  [CLOSE]: ')',
  [STAR]: '*',
};

/** Folds `[from, to)` of a text. */
export function fold(text: string, from: number, to: number): Piece {
  const offsets: number[] = [];
  let folded = '';
  for (let i = from; i < to; i++) {
    const code = text.charCodeAt(i);
    const kind = CLASS[code]!;
    if (kind === IGNORABLE) continue;
    offsets.push(i);
    if (kind === DIGIT) folded += digitValue(code);
    else if (kind === LETTER) folded += String.fromCharCode(foldLetter(code));
    else if (kind === OTHER || kind === ANCHOR) folded += text[i];
    else folded += SIGNS[kind] ?? ' ';
  }
  return { text: folded, offsets };
}

/** Source offset after the first `length` characters of a piece. */
export function endOf(piece: Piece, length: number): number {
  return (piece.offsets[length - 1] ?? -1) + 1;
}

/** How far before an identifier its label is looked for. */
const LEAD = 64;

/** What stands before `at`, folded. */
export function leadOf(text: string, at: number, lo: number): Piece {
  return fold(text, Math.max(lo, at - LEAD), at);
}

/**
 * Where a code begins in the token at `at`: at its first digit, where the token begins with a word, or in one, as a
 * label does that is glued to its number (`matricula1234567`), else at `at`.
 * @param letters as many letters may belong to the code
 */
export function codeStart(text: string, at: number, lo: number, hi: number, letters: number): number {
  let end = at;
  while (end < hi && CLASS[text.charCodeAt(end)] === LETTER) end++;
  const isInWord = at > lo && CLASS[text.charCodeAt(at - 1)] === LETTER;
  if (end - at <= letters && !isInWord) return at;
  while (end < hi && CLASS[text.charCodeAt(end)] !== DIGIT) end++;
  return end;
}

/** Signs and the word for "number" between a label and its number. */
const LINK = '[^a-z0-9]{0,6}(?:(?:no|n|nr|num|numero|number|cod|codigo|de)[^a-z0-9]{1,4}){0,2}$';

/** Matches a lead that ends in one of `labels` (alternatives of a regular expression), and a word for "number". */
export function announcing(labels: string): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${labels})${LINK}`);
}

/** The states' abbreviations, as alternatives of a regular expression. */
export const STATES = 'ac|al|am|ap|ba|ce|df|es|go|ma|mg|ms|mt|pa|pb|pe|pi|pr|rj|rn|ro|rr|rs|sc|se|sp|to';

const DATE = /^(?:\d{1,2}[./-]\d{1,2}[./-](?:\d{4}|\d{2})|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})(?!\d)/;
const CLOCK = /^\d{1,2}(?::\d{2}|h)/;

/** Whether a date or a time of day begins a piece. */
export function isDateOrTime(piece: string): boolean {
  return DATE.test(piece) || CLOCK.test(piece);
}

/** Whether a number is a year of our time, or two of them (`2023/2024`). */
export function isYear(number: string): boolean {
  return /^(?:19|20)\d{2}(?:[-/](?:19|20)?\d{2})?$/.test(number);
}

const COUNTED =
  'mg|ml|mcg|g|kg|mm|cm|km|anos?|dias?|meses|mes|horas?|min|minutos?|vezes|mil|milhoes|reais|pacientes?|pessoas?|' +
  'casos?|exames?|amostras?|laudos?|prontuarios?|paginas?|folhas?|registros?|alunos?|alunas?|estudantes?|vagas?|' +
  'servidores|funcionarios?|matriculas?|contas?|clientes?|usuarios?';
const QUANTITY = new RegExp(`^(?:,\\d|%| ?(?:${COUNTED})(?![a-z])| \\d)`);

/** Whether what stands right behind a number makes it a price, a count, or a part of a longer number. */
export function isQuantity(behind: string): boolean {
  return QUANTITY.test(behind);
}
