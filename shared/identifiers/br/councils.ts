/**
 * Professional councils: their letters, how sure these are, and what the councils of the states call themselves.
 * Source: the councils' own pages.
 */
import { STATES } from '../codes.ts';

export const UNITS = STATES.split('|');

/** Councils whose letters stand for nothing else. */
export const CLEAR: ReadonlySet<string> = new Set(
  'coren oab crefito crefono crmv rqe creci crbio crdd conrerp corecon'.split(' '),
);
/** Councils whose letters have another meaning too (a CRM is a kind of software). */
export const KNOWN: ReadonlySet<string> = new Set('crm crp cro crf crn crea cress crbm crfa'.split(' '));
/** Councils whose letters mostly mean something else: a state or a region must stand with them. */
const VAGUE = 'crc cref crq cau crtr cra crb crt conre drt mtb'.split(' ');

/** Words that a council and a state in one word are too. */
const WORDS: ReadonlySet<string> = new Set('croma crato crase creams crease cresses'.split(' '));
/** The councils that are often written so: `CRMSP`, `CROMG`. */
const JOINED = 'crm coren oab cro crp crf crea cress crmv cref creci crc'.split(' ');
const joinedTo = (council: string): string[] =>
  UNITS.map((unit) => council + unit).filter((word) => !WORDS.has(word));

/** What the councils of medicine of some states call themselves. */
export const OF_STATES =
  'cremesp cremerj cremers cremepe cremeb cremec cremece cremego cremesc cremal cremam cremepa cremepi cremero cremerr cremern cremese cremepb cremeto'.split(
    ' ',
  );
/** A council and the state in one word. */
export const GLUED: readonly string[] = [...JOINED.flatMap(joinedTo), ...OF_STATES];
/** Every council and state in one word, whether anybody writes it or not. */
export const ALL_GLUED: readonly string[] = [
  ...[...CLEAR, ...KNOWN, ...VAGUE].flatMap(joinedTo),
  ...OF_STATES,
];

/** The letters of all of them, the longest first. */
export const COUNCILS: readonly string[] = [...OF_STATES, ...CLEAR, ...KNOWN, ...VAGUE].sort(
  (a, b) => b.length - a.length,
);

/** Councils in full, folded, as a regular expression; the profession is read up to a number or a sign. */
export const IN_FULL =
  'ordem dos advogados do brasil|conselho regional d[eo]s? [a-z]{4,16}(?: e [a-z]{5,10} [a-z]{5,12})?';
