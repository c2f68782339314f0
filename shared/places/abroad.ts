/** Addresses outside of Brazil: what stands behind the house's number there, and streets that have theirs before the name. */
import { foldLetter } from '../text/characters.ts';
import { CAPITAL, PARTICLE } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import type { Field } from './fields.ts';
import type { Seen } from './seen.ts';

const CITIES = `lisboa|porto|coimbra|braga|aveiro|faro|setubal|cascais|sintra|funchal|madri|madrid|barcelona|valencia|sevilha|paris|lyon|londres|london|manchester|dublin|cork|galway|berlim|berlin|munique|munchen|hamburgo|hamburg|frankfurt|colonia|zurique|zurich|genebra|geneve|basileia|viena|bruxelas|amsterda|amsterdam|roma|milao|milano|turim|torino|verona|napoles|nova york|nova iorque|new york|newark|boston|miami|orlando|framingham|los angeles|toronto|montreal|vancouver|toquio|tokyo|nagoya|hamamatsu|osaka|buenos aires|caba|cordoba|montevideu|montevideo|assuncao|asuncion|ciudad del este|santiago|lima|bogota|la paz|cochabamba|santa cruz de la sierra|caracas|quito|luanda|maputo|praia|mindelo|bissau|macau|sydney|melbourne`;
const COUNTRIES =
  'portugal|espanha|franca|france|italia|italy|alemanha|germany|deutschland|suica|austria|belgica|holanda|irlanda|ireland|inglaterra|reino unido|uk|estados unidos|eua|usa|canada|japao|japan|argentina|uruguai|uruguay|paraguai|paraguay|chile|peru|bolivia|colombia|venezuela|angola|mocambique|cabo verde|australia';
/** Storeys and doors, in Portuguese of Portugal, Spanish, English and German. */
const UNIT =
  '(?:(?:piso|planta|puerta|pta|depto|dpto|apt|suite|flat|unit|og) ?#?[a-z0-9]{1,4}|\\d{1,2}[.]? ?[ºª°oa] ?(?:dto|esq|frt?e?|[a-z])?|\\d{1,2}\\. (?:og|stock)(?: (?:links|rechts))?|dto|esq)[.]?';
const POSTCODE = '(?:\\d{4}-\\d{3}|[a-z]{0,2}-?\\d{4,5}|[a-z]{1,2}\\d{1,2}[a-z]? \\d[a-z]{2})';
const TAIL = new RegExp(
  `^[.ºª]{0,2}(?:,? ${UNIT}){0,3}(?:(?:[,–-]| [–-])? ?\\n?${POSTCODE},? (?:${CITIES}|[a-z]{3,16})(?![a-z])|,? ?\\n?(?:${CITIES})(?![a-z])(?:,? ${POSTCODE}(?![a-z0-9]))?)` +
    `(?: \\d{1,2}(?!\\d))?(?:,? [a-z]{2} \\d{5}(?!\\d))?(?:[,–-]? ?\\(?(?:${COUNTRIES})(?![a-z])\\)?)?`,
);
const NAMED = new RegExp(`(?:${CITIES}|${COUNTRIES})(?![a-z])|\\d{4}-\\d{3}`);
/** `Apt 2R, Marlborough, MA 01752, USA`: any town of the United States, by its state and postal code. */
const AMERICAN = new RegExp(
  `^[.]?(?:,? ${UNIT}){0,2},? ?\\n?[a-z]{3,16}(?: [a-z]{3,16}){0,2}, [a-z]{2} \\d{5}(?:-\\d{4})?(?!\\d)(?:,? (?:usa|eua|estados unidos))?`,
);
const LONGEST_TAIL = 112;

/**
 * The index after the foreign postal code, town and country behind the word before `at`; `at` where none stands. A town
 * or a country known to be abroad must be among them, or a postal code of Portugal.
 */
export function abroadEnd(seen: Seen, at: number): number {
  if (at <= seen.first || at >= seen.end) return at;
  const { text, ends, hi } = seen.words;
  const from = ends[at - 1]!;
  const behind = fold(text.slice(from, Math.min(hi, from + LONGEST_TAIL)));
  const known = TAIL.exec(behind)?.[0];
  const tail = known !== undefined && NAMED.test(known) ? known : AMERICAN.exec(behind)?.[0];
  if (tail === undefined) return at;
  let end = at;
  while (end < seen.end && ends[end]! <= from + tail.length) end++;
  return end;
}

/** Lower case without accents, of as many UTF-16 units. */
function fold(piece: string): string {
  return Array.from({ length: piece.length }, (_, i) =>
    String.fromCharCode(foldLetter(piece.charCodeAt(i))),
  ).join('');
}

const MOST_NAME_WORDS = 4;
const LONGEST_NUMBER = 5;

/** `42 Phibsborough Road, Dublin 7`, `350 Fifth Ave, Apt 12B, New York`: the kind of the street, at `at`, behind its name. */
export function streetAbroad(seen: Seen, at: number): Field | undefined {
  if (
    !/^(?:street|road|rd|ave|avenue|lane|drive|boulevard|blvd|terrace)$/.test(seen.word(at)) ||
    !seen.is(at, CAPITAL)
  )
    return undefined;
  let first = at - 1;
  while (first > seen.first && at - first <= MOST_NAME_WORDS && seen.is(first, CAPITAL | PARTICLE)) {
    if (seen.gap(first) !== GAP.space) return undefined;
    first--;
  }
  if (first === at - 1 || !seen.isNumber(first) || seen.length(first) > LONGEST_NUMBER) return undefined;
  const end = abroadEnd(seen, at + 1);
  return end > at + 1 ? { first, end, level: 'likely' } : undefined;
}

/** `12 rue de la Paix, 75002 Paris`: the number before the kind. */
export function numberedBefore(seen: Seen, at: number): Field | undefined {
  if (seen.word(at) !== 'rue' || !seen.isNumber(at - 1) || !seen.follows(at, GAP.space | GAP.comma))
    return undefined;
  let end = at + 1;
  while (
    end <= at + MOST_NAME_WORDS + 2 &&
    (seen.is(end, CAPITAL | PARTICLE) || /^(?:la|le|les|du|l)$/.test(seen.word(end)))
  ) {
    if (seen.isParted(end)) break;
    end++;
  }
  const tail = end > at + 1 ? abroadEnd(seen, end) : end;
  return tail > end ? { first: at - 1, end: tail, level: 'likely' } : undefined;
}
