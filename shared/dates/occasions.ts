/** Which words tell of an event in somebody's life, and of which. */
import { CAPITAL, EVENT, IMPERSONAL, INITIAL, NUMBER } from '../words/classes.ts';
import { foldedAt, WordTest, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isProcedure } from './clinical.ts';
import { isOfLife } from './life.ts';
import { DISCHARGED, OCCASION_OF, type Occasion } from './vocabulary.ts';

/** What an event word makes of a date, with the words beside it. */
export function occasionAt(words: Words, at: number, from: number, end: number): Occasion | undefined {
  if (isInitialsOfBirth(words, at, from)) return 'birth';
  if (!words.is(at, EVENT)) {
    if (words.is(at, NUMBER | INITIAL | IMPERSONAL) || !MAY_TELL.has(words, at)) return undefined;
    const event = foldedAt(words, at);
    const misread = misreadEvent(event);
    if (misread !== undefined) return misread;
    // `fecha de nac.`; but `Nac.: brasileira`
    if (event === 'nac') return isOfBirth(words, at, from) ? 'birth' : undefined;
    // `(int. 18/06)`
    if (event === 'int') return (words.gaps[at]! & GAP.dot) !== 0 ? 'strong' : undefined;
    // `data do fato: 17/02/2024`, of a report to the police
    if (event === 'fato' || event === 'ocorrencia') return isOfFact(words, at, from) ? 'weak' : undefined;
    if (event === 'op') return isAround(words, at, from) ? 'weak' : undefined;
    if (isBornAbroad(words, at, event)) return 'birth';
    if (isProcedure(event)) return 'strong';
    return isOfLife(event) ? 'weak' : undefined;
  }
  const word = foldedAt(words, at);
  const occasion = OCCASION_OF.get(word);
  if (word === 'alta' && at > from && foldedAt(words, at - 1) === 'em') return undefined;
  if (word === 'alta') return isDischarge(words, at, from, end) ? 'strong' : 'weak';
  if (word === 'entrada')
    return at > from && /^d(?:eu|a|ando)$/.test(foldedAt(words, at - 1)) ? 'strong' : 'weak';
  if (word === 'luz')
    return at > from + 1 && /^d(?:eu|ei|ar|ara|arei|ando)$/.test(foldedAt(words, at - 2))
      ? 'strong'
      : undefined;
  // `casados em`; but `casado, …`
  if (/^casad/.test(word)) return isSince(words, at, end) ? 'strong' : undefined;
  if (word === 'aniversario' && at > from && /^f(?:az|ez|azer)$/.test(foldedAt(words, at - 1)))
    return 'birth';
  // `veio ao mundo em`
  if (word === 'mundo')
    return at > from + 1 && /^(?:v[ei]|cheg)/.test(foldedAt(words, at - 2)) ? 'birth' : undefined;
  return occasion;
}

/** Tell of an event with a dot, or the words around them. */
const ABBREVIATED = wordSet('nac op int fato ocorrencia');
/** Words that are no `EVENT` and may tell of one all the same. */
const MAY_TELL = new WordTest(
  (word) =>
    ABBREVIATED.has(word) ||
    BORN_ABROAD.test(word) ||
    misreadEvent(word) !== undefined ||
    isProcedure(word) ||
    isOfLife(word),
);

const SHORTEST_MISREAD = 8;

/** `NASClMENTO`, `lnternação`: a scanner reads an i as an l. Of short words another comes of it too easily. */
function misreadEvent(event: string): Occasion | undefined {
  if (event.length < SHORTEST_MISREAD || !event.includes('l')) return undefined;
  const occasion = OCCASION_OF.get(event.replaceAll('l', 'i'));
  return occasion === 'birth' || occasion === 'strong' ? occasion : undefined;
}

/** `data de nac.`, `dt. nac.`, `fecha nac.` */
function isOfBirth(words: Words, at: number, from: number): boolean {
  const label = foldedAt(words, at - 1) === 'de' ? at - 2 : at - 1;
  return label >= from && /^(?:data|dt|fecha|fec)$/.test(foldedAt(words, label));
}

const BORN_ABROAD = /^(?:nee?|nat[oa])$/;

/** `né le`, `nato il`, `nata a Milano`: words that are others in Portuguese, but before such a one. */
function isBornAbroad(words: Words, at: number, event: string): boolean {
  if (words.gaps[at] !== GAP.space || !BORN_ABROAD.test(event)) return false;
  const next = foldedAt(words, at + 1);
  return event.startsWith('ne')
    ? next === 'le'
    : next === 'il' || (next === 'a' && words.is(at + 2, CAPITAL));
}

/** `data do fato`, `dt. da ocorrência` */
function isOfFact(words: Words, at: number, from: number): boolean {
  return (
    at - 2 >= from && /^d[ao]$/.test(foldedAt(words, at - 1)) && /^(?:data|dt)$/.test(foldedAt(words, at - 2))
  );
}

/** `pré-op`, `pós op` */
function isAround(words: Words, at: number, from: number): boolean {
  return at > from && /^p(?:re|os)$/.test(foldedAt(words, at - 1));
}

function isSince(words: Words, at: number, end: number): boolean {
  return (
    at + 1 < end && words.gaps[at] === GAP.space && /^(?:em|desde|no|aos)$/.test(foldedAt(words, at + 1))
  );
}

/** `D.N.` */
function isInitialsOfBirth(words: Words, at: number, from: number): boolean {
  if (!words.is(at, INITIAL) || at === from || (words.gaps[at - 1]! & GAP.dot) === 0) return false;
  return foldedAt(words, at) === 'n' && foldedAt(words, at - 1) === 'd';
}

function isDischarge(words: Words, at: number, from: number, end: number): boolean {
  return (
    (at > from && DISCHARGED.has(foldedAt(words, at - 1))) ||
    (at + 1 < end && DISCHARGED.has(foldedAt(words, at + 1)))
  );
}
