/** What right beside a relation says that it is one of somebody: a name, a number, a label, other kin. */
import { borderAt } from '../dates/borders.ts';
import { COMMON } from '../lexicon/bits.ts';
import { isWide } from '../words/blanks.ts';
import { CAPITAL, CARDINAL, KIN, NUMBER, TITLE, UPPER } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isNickname } from './nickname.ts';
import { isName, isSpecific, type RelationMention } from './relation-mention.ts';

const OF_SOMEBODY = wordSet('do da de');

/** `marido da Concita`, `Os filhos de Hideo`; but `Filhas de Caridade`. */
export function isOfName(words: Words, last: number, end: number): boolean {
  // `neta de Mestre Solon`
  const name = words.is(last + 2, TITLE) && words.gaps[last + 2] === GAP.space ? last + 3 : last + 2;
  if (name >= end || !OF_SOMEBODY.has(foldedAt(words, last + 1)) || words.gaps[last] !== GAP.space)
    return false;
  if (words.gaps[name - 1] !== GAP.space) return false;
  if (isNickname(words, name)) return true;
  if (words.is(name, COMMON)) return false;
  // `a vizinha do 302`
  if (words.is(name, NUMBER)) return /^vizinh[oa]$/.test(foldedAt(words, last));
  if (isName(words, name)) return true;
  return foldedAt(words, last + 1) !== 'de' && isUnknownName(words, name);
}

/** Who or what is asked for in a form and answered by a relation: `Acompanhante: mãe`, `Grau: nora`. */
const ANSWERED = wordSet(
  `acompanhante acompanhantes responsavel resp contato informante declarante solicitante cuidador cuidadora parentesco avisar avise ligar chamar
  vinculo visitante grau relacao relationship quem buscar retirar familiar fam agressor agressora suspeito suspeita vitima testemunha autor autora`,
);

export function isOfField(words: Words, first: number, from: number): boolean {
  // `Autorizadas a buscar: mãe, avó`
  if (first > from && words.is(first - 1, KIN) && words.gaps[first - 1] === (GAP.comma | GAP.space)) first--;
  if (first === from || (words.gaps[first - 1]! & GAP.colon) === 0) return false;
  // `vinculo: 'marido'`
  const isQuoted = /^["']? ?[:=] ?["']$/.test(words.text.slice(words.ends[first - 1], words.starts[first]));
  const isLabel = isQuoted || (words.gaps[first - 1]! & ~(GAP.colon | GAP.space | GAP.dot)) === 0;
  if (!isLabel) return false;
  // `Resp. pelo menor: tia`
  for (let i = first - 1; i >= Math.max(from, first - 4); i--) {
    if (ANSWERED.has(foldedAt(words, i))) return true;
    if (i > from && (words.gaps[i - 1]! & ~(GAP.space | GAP.dot)) !== 0) return false;
  }
  return false;
}

/** `Cida + marido`, `Rui e esposa`: joined to a name. */
export function isWithName(words: Words, first: number, from: number): boolean {
  if (first - 1 < from) return false;
  if (isPlus(words, first - 1)) return true;
  const isAnd = foldedAt(words, first - 1) === 'e' && words.gaps[first - 1] === GAP.space;
  return isAnd && first - 2 >= from && words.gaps[first - 2] === GAP.space && isName(words, first - 2);
}

function isPlus({ text, starts, ends }: Words, left: number): boolean {
  return /^ [+&] $/.test(text.slice(ends[left], starts[left + 1]));
}

/** How near, in words, other kin stands in the history of a family: `HF: pai IAM, mãe DM2, irmão com CA`. */
const FAMILY_NEAR = 6;
const FAMILY = /^(?:pai|mae|irma|irmao|avo|filho|filha|tio|tia)$/;

/** `em nome do irmão`, `no nome da esposa` */
export function isInNameOf(words: Words, first: number): boolean {
  return foldedAt(words, first - 2) === 'nome' && /^(?:em|no|pelo)$/.test(foldedAt(words, first - 3));
}

/** Whether other kin is told of before or behind it in the line, each set apart by a comma. */
export function isInFamilyHistory(
  words: Words,
  { first, last }: RelationMention,
  from: number,
  end: number,
): boolean {
  if (!FAMILY.test(foldedAt(words, last)) || first === from || last + 1 >= end) return false;
  if ((words.gaps[first - 1]! & (GAP.comma | GAP.colon)) === 0 || words.gaps[last] !== GAP.space)
    return false;
  // `Filiação: mãe e pai`
  if (foldedAt(words, last + 1) === 'e') return false;
  const isKin = (i: number) => FAMILY.test(foldedAt(words, i));
  for (let i = first - 1; i >= Math.max(from, first - FAMILY_NEAR) && borderAt(words, i) === 'none'; i--) {
    if (isKin(i)) return true;
  }
  for (let i = last + 1; i < Math.min(end, last + FAMILY_NEAR) && borderAt(words, i - 1) === 'none'; i++) {
    if (isKin(i)) return true;
  }
  return false;
}

/** `deixa filhos, noras, genro, sete netos`: between commas, beside kin whom only people have. */
export function isInSeries(
  words: Words,
  { first, last, kin }: RelationMention,
  from: number,
  end: number,
): boolean {
  if (!isSpecific(words, kin) || first === from || last + 1 >= end) return false;
  const isParted = (left: number) => words.gaps[left] === (GAP.comma | GAP.space);
  if (!isParted(first - 1) || !(isParted(last) || foldedAt(words, last + 1) === 'e')) return false;
  const next = words.is(last + 1, NUMBER | CARDINAL) ? last + 2 : last + 1;
  return isSpecific(words, first - 1) || (next < end && isSpecific(words, next));
}

/** `Kelly, vizinha.`, `visita ao 304, filho`, `Ana Lima  12/03/1985  FILHA`: behind a name or a number, and nothing follows. */
export function isBehindName(
  words: Words,
  { first, last }: RelationMention,
  from: number,
  end: number,
): boolean {
  if (first === from) return false;
  const isCell = isBeforeCell(words, first - 1) || isBehindYear(words, first - 1);
  if (!isCell && !/^(?:, | - | – | — | \| |\t)$/.test(between(words, first - 1))) return false;
  if (!isName(words, first - 1) && !words.is(first - 1, NUMBER) && !isSurnameUnlisted(words, first - 1))
    return false;
  return (
    last + 1 >= end ||
    (words.gaps[last]! & (GAP.dot | GAP.line | GAP.comma)) !== 0 ||
    (isCell && isBeforeCell(words, last))
  );
}

/** `Tainara Guajajara, neta`, `Raimundo Nonato, vizinho`: capitalised, right behind a name. */
function isSurnameUnlisted(words: Words, at: number): boolean {
  return words.is(at, CAPITAL) && words.gapBefore(at) === GAP.space && isName(words, at - 1);
}

function between({ text, starts, ends }: Words, left: number): string {
  return text.slice(ends[left], Math.min(starts[left + 1]!, ends[left]! + LONGEST_BETWEEN));
}

const LONGEST_BETWEEN = 8;

/** `Ana Lima 12/03/1985 FILHA`: the last column, behind a date. */
function isBehindYear({ text, starts, ends, gaps }: Words, at: number): boolean {
  return gaps[at] === GAP.space && /^(?:19|20)\d\d$/.test(text.slice(starts[at], ends[at]));
}

/** The next cell of a table, on the same line. */
function isBeforeCell(words: Words, left: number): boolean {
  return (
    left + 1 < words.count && (words.gaps[left]! & (GAP.line | GAP.paragraph)) === 0 && isWide(words, left)
  );
}

/** `filha, (71) 98840-2217`: whose number it is. */
export function isContact(words: Words, { last, through }: RelationMention, end: number): boolean {
  if (through !== 'nothing' || last + 1 >= end || !words.is(last + 1, NUMBER)) return false;
  return (words.gaps[last]! & (GAP.comma | GAP.open)) !== 0;
}

/** A name that no list has: capitalised, and no common word. */
export function isUnknownName(words: Words, at: number): boolean {
  return (
    words.is(at, CAPITAL) && !words.is(at, UPPER) && words.gaps[at - 1] === GAP.space && !words.isCommon(at)
  );
}

/** `telefone de recado (vizinha)` */
const REACHED = /^(?:recado|recados|emergencia|telefone|tel|fone|celular|contato)$/;

/** `Elza (filha)`, `(esposa, D. Zilda)` */
export function isBracketed(
  words: Words,
  { first, last }: RelationMention,
  from: number,
  end: number,
): boolean {
  if (first === from || (words.gaps[first - 1]! & GAP.open) === 0) return false;
  if (words.gaps[last]! & GAP.close)
    return (
      (words.is(first - 1, CAPITAL) && !words.is(first, UPPER)) || REACHED.test(foldedAt(words, first - 1))
    );
  return last + 1 < end && (words.gaps[last]! & GAP.comma) !== 0 && words.is(last + 1, CAPITAL);
}
