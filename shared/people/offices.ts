/** Who somebody is, said behind the name: an office in the next line, kin or a role in brackets or behind a dash. */
import { GIVEN } from '../lexicon/lexicon.ts';
import { isWide } from '../words/blanks.ts';
import { CAPITAL, KIN, NUMBER, PARTICLE, ROLE, TITLE } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { LINES } from '../words/gap.ts';
import { GAP, type Words } from '../words/words.ts';
import { isSpelledLikeName } from './likeness.ts';
import type { NameRun } from './run.ts';

/** Offices that are neither titles nor roles. */
export const OFFICES =
  /^(?:analista|gerente|coordenador[a]?|diretor[a]?|escriv[aã]o?|oficial|perit[oa]|auxiliar|assistente|secretári[oa]|supervisor[a]?|tabeli[aã]o?|notári[oa]|chefe|técnic[oa]|consultor[a]?|presidente|estagiári[oa]|síndic[oa])$/i;

/**
 * `Mirthes Yolanda Falcão⏎Juíza de Direito`: a line of its own, with an office in the next one, which nobody is named
 * in.
 */
export function isSigned(words: Words, { first, last }: NameRun): boolean {
  const next = last + 1;
  if ((words.gaps[last]! & ~(GAP.space | GAP.comma)) !== GAP.line) return false;
  // One word is, where an empty line stands before it.
  if (last === first && (first === 0 || (words.gapBefore(first) & GAP.paragraph) === 0)) return false;
  if ((words.gapBefore(first) & LINES) === 0 || !words.is(next, CAPITAL)) return false;
  if ((words.gaps[next]! & GAP.colon) !== 0 || (words.is(next + 1, CAPITAL) && words.is(next + 1, GIVEN)))
    return false;
  return words.is(next, TITLE | ROLE) || OFFICES.test(words.word(next)) || COUNCILS.has(words, next);
}

const COUNCILS = new WordKeys('crm oab coren cro crp crefito crf crea crn cress crmv crc');

/** `Gracinaldo – presidente`, `* Wilma, revisora do texto`: an office or kin behind a dash or a comma, at a border. */
export function isExplained(words: Words, { first, last }: NameRun): boolean {
  const next = last + 1;
  if (next >= words.count || words.is(next, CAPITAL | NUMBER)) return false;
  const gap = words.gaps[last]!;
  if ((gap & (GAP.comma | GAP.hyphen | GAP.other)) === 0) return false;
  if (!/^(?:, | [–—-] )$/.test(words.text.slice(words.ends[last], words.starts[next]))) return false;
  const isOpening = first === 0 || (words.gapBefore(first) & ~(GAP.space | GAP.comma)) !== 0;
  if (!isOpening || (!words.is(next, ROLE | KIN) && !OFFICES.test(words.word(next)))) return false;
  return words.gaps[next] !== GAP.space || words.is(next + 1, PARTICLE);
}

/** `Wal (esposa)`, `Zózimo (motorista)`: in brackets behind the run stands whose kin it is, or its role. */
export function isRelated(words: Words, { first, last }: NameRun): boolean {
  const next = last + 1;
  if ((words.gaps[last]! & GAP.open) === 0 || (words.gaps[next]! & GAP.close) === 0) return false;
  // What forms ask for stands before a role too: `Telefone (responsável)`.
  return words.is(next, KIN) || (words.is(next, ROLE) && isSpelledLikeName(words, first, 'somewhat'));
}

/** `   Chidi   filho    9 anos`: a column of whose kin somebody is stands behind it. */
export function isBeforeKinColumn(words: Words, { first, last }: NameRun): boolean {
  const kin = last + 1;
  const opens = first === 0 || words.gapBefore(first) !== GAP.space || isWide(words, first - 1);
  return opens && words.gaps[last] === GAP.space && isWide(words, last) && isKinCell(words, kin);
}

function isKinCell(words: Words, at: number): boolean {
  return words.is(at, KIN) && (at + 1 >= words.count || words.gaps[at] !== GAP.space || isWide(words, at));
}
