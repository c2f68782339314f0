/** Who speaks, in a log of a chat: `[10:22] tatanunes: bora`, `<joaozinho42> alguém on?`, `gabzera_ligia: oi`. */
import type { Match } from '../identifier.ts';
import { FEWEST, hasGivenName, isOfNames, isPath, MOST, PERSONAL, TECHNICAL } from './handle.ts';

const COLON = 0x3a;
const OPEN = 0x3c;
const AT = 0x40;
/** How much of the line before the user name is looked at. */
const LEAD = 32;
/** The time at which it was said, before who said it. */
const TIMED = /^[[(]?\d{1,4}[\d/:., \-h]{2,24}(?:[ap]m)?[\])]?(?: -)? ?$/i;
/** What is said begins with a word, a mark of speech or an at sign; a path or a number does not. */
const SAID = /^ ["“'¿¡@]?\p{L}/u;

/**
 * The user name that ends before the sign at `sign`, at the start of its line or behind a time.
 * @param sign a colon, or the `>` that closes what `<` opens
 */
export function speakerBefore(text: string, sign: number, lo: number, hi: number): Match | undefined {
  const isAngled = text.charCodeAt(sign) !== COLON;
  const end = isAngled ? sign : beforeVerb(text, sign, lo);
  if (end === sign && !SAID.test(text.slice(sign + 1, Math.min(hi, sign + 4)))) return undefined;
  let start = end;
  while (start > lo && end - start <= MOST && isPath(text.charCodeAt(start - 1))) start--;
  if (end - start < FEWEST || end - start > MOST) return undefined;
  if (isAngled !== (start > lo && text.charCodeAt(start - 1) === OPEN)) return undefined;
  if (start > lo && text.charCodeAt(start - 1) === AT) return undefined;
  const before = lineBefore(text, isAngled ? start - 1 : start, lo);
  if (before === undefined) return undefined;
  const level = levelOf(text.slice(start, end), isAngled || end < sign, TIMED.test(before));
  return level === undefined ? undefined : { start, end, level, reasons: ['shape', 'context'] };
}

/** `mestre_cuca77 escreveu:`: before the verb of the one who speaks. */
function beforeVerb(text: string, sign: number, lo: number): number {
  const verb = VERB.exec(text.slice(Math.max(lo, sign - LONGEST_VERB), sign));
  return verb === null ? sign : sign - verb[0].length;
}

const VERB = / (?:escreveu|disse|respondeu|comentou|postou|falou|perguntou|wrote|said|replied)$/i;
const LONGEST_VERB = 12;

/** The line before `at` where it is empty, blank or a time; undefined where it says something. */
function lineBefore(text: string, at: number, lo: number): string | undefined {
  const lead = text.slice(Math.max(lo, at - LEAD), at);
  const begin = Math.max(lead.lastIndexOf('\n'), lead.lastIndexOf('\r')) + 1;
  if (begin === 0 && at - lo > LEAD) return undefined;
  const line = lead.slice(begin);
  return line === '' || TIMED.test(line) ? line : undefined;
}

/** A key of a config, a tag and a level of a log stand in the same places: a name or the form of one must be in it. */
function levelOf(name: string, isSpeech: boolean, isTimed: boolean): Match['level'] | undefined {
  if (!/[a-z]{2}/i.test(name) || TECHNICAL.test(name)) return undefined;
  const isPersons = hasGivenName(name) || isOfNames(name);
  const isFormed = /_/.test(name) || /[a-z]{3}\d/i.test(name) || PERSONAL.test(name);
  if (isTimed || isSpeech) {
    if (isFormed) return isPersons || isTimed ? 'likely' : 'possible';
    return isPersons && name === name.toLowerCase() ? 'possible' : undefined;
  }
  return isFormed && hasGivenName(name) ? 'possible' : undefined;
}
