/** Days on which somebody is to come: `Próxima: 15/05, 18h`, `Sessão 14 (08/05)`, `levar papai no Dr. Rui, 11 de junho, 14h`. */
import { CAPITAL, IMPERSONAL, KIN, NUMBER, ROLE, TITLE } from '../words/classes.ts';
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { borderAt } from './borders.ts';
import type { Grounds } from './grounds.ts';
import type { DateMention } from './mention.ts';
import { isProceeding } from './narrative.ts';

const COMING: Grounds = { subject: 'event', reason: 'context', level: 'possible' };

/** Right before a day, it says when somebody comes again. */
const APPOINTS = new WordKeys(
  'prox proxima proximo agendado agendada agendei marcado marcada marquei retorno',
);
const LINKS = new WordKeys('p para pra em dia o no ate');
/** So many words may say where. */
const WHERE = 4;
/** In so many words before the day somebody is looked for. */
const NEAR = 8;

/** @returns that it is possible where a word of appointments stands before, or an hour behind and somebody before */
export function appointment(words: Words, date: DateMention, from: number, end: number): Grounds | undefined {
  const { first, loose } = date;
  if (loose === 'label' || first === from || isProceeding(words, date, end)) return undefined;
  if (isOfSession(words, date, from)) return COMING;
  const hasHour = isBeforeHour(words, date, end);
  let isSomebodys = false;
  for (let i = first - 1, said = 0; i >= Math.max(from, first - NEAR); i--) {
    // `prox sessao 15/05`
    const isOwn = i === first - 1 && foldedAt(words, i) === 'sessao' && APPOINTS.has(words, i - 1);
    if (isOwn) return COMING;
    if (words.is(i, IMPERSONAL)) return undefined;
    const border = borderAt(words, i);
    if (border === 'paragraph' || border === 'cell' || (border === 'sentence' && i < first - 1)) break;
    if (border === 'line' && i < first - 1) break;
    // `em volta 2/3 do público`
    const isReturn = words.is(i, CAPITAL) && foldedAt(words, i) === 'volta';
    if (isReturn || APPOINTS.has(words, i))
      return said === 0 || (hasHour && said <= WHERE) ? COMING : undefined;
    isSomebodys ||= words.is(i, KIN | ROLE) || words.is(i, TITLE);
    if (!LINKS.has(words, i)) said++;
  }
  return hasHour && isSomebodys ? COMING : undefined;
}

/** `Sessão 14 (08/05)`, `Sessão 9. 10/03/2026` */
function isOfSession(words: Words, { first }: DateMention, from: number): boolean {
  return first - 2 >= from && words.is(first - 1, NUMBER) && foldedAt(words, first - 2) === 'sessao';
}

/** `, 18h`, ` às 14h30`, `, 9h40` */
function isBeforeHour(words: Words, { last }: DateMention, end: number): boolean {
  let at = last + 1;
  if (at < end && foldedAt(words, at) === 'as') at++;
  if (at + 1 >= end || !words.is(at, NUMBER) || words.digitCount(at) > 2 || words.value(at) > 23)
    return false;
  return (
    (words.gaps[last]! & ~(GAP.space | GAP.comma)) === 0 &&
    words.gaps[at] === 0 &&
    /^hs?$/.test(foldedAt(words, at + 1))
  );
}
