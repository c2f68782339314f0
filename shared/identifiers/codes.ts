/** What codes have that are read by their letters and digits alone, and what else letters and digits may be. */
import { drawLike } from './canonical.ts';
import type { AnchoredIdentifier, Dice } from './identifier.ts';

/** The states' abbreviations, as alternatives of a regular expression. */
export const STATES = 'ac|al|am|ap|ba|ce|df|es|go|ma|mg|ms|mt|pa|pb|pe|pi|pr|rj|rn|ro|rr|rs|sc|se|sp|to';

/** A check digit, bound by a dash or a slash with or without spaces. */
export const CHECK_DIGIT = '(?: ?[-/] ?[\\dx](?![a-z0-9ªº°]|[./,:-]\\d))';

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

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const UUID_LENGTH = 36;

/** Whether `at` is within a UUID (RFC 9562), which nobody reads out and Biombo writes for record numbers. */
export function isInUuid(text: string, at: number, lo: number, hi: number): boolean {
  const from = Math.max(lo, at - UUID_LENGTH);
  for (const match of text.slice(from, Math.min(hi, at + UUID_LENGTH)).matchAll(UUID)) {
    if (from + match.index <= at && at < from + match.index + UUID_LENGTH) return true;
  }
  return false;
}

const DRAWS = 100;

/**
 * Draws a value of the same letters and digits that its identifier reads whole, as it would under a key, and that is
 * not `value`.
 * @param pattern what of the value is drawn; the rest stays
 */
export function drawReadable(
  value: string,
  pattern: RegExp,
  dice: Dice,
  match: AnchoredIdentifier['match'],
): string {
  let drawn = value;
  for (let i = 0; i < DRAWS; i++) {
    drawn = value.replace(pattern, (characters) => drawLike(characters, dice));
    const found = drawn === value ? undefined : match(drawn, 0, 0, drawn.length, true);
    if (found?.start === 0 && found.end === drawn.length) break;
  }
  return drawn;
}
