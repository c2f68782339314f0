/** Rules for all (`os filhos têm direito`, `toda criança`), in which a relation is nobody's. */
import { borderAt } from '../dates/borders.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import type { Words } from '../words/words.ts';

/** Future tenses, in which rules are written. */
export const FUTURE = /^(?:pode|deve|te|fica|recebe)ra(?:o)?$/;

const ALL = wordSet('toda todo todas todos cada qualquer direito direitos');
const SENTENCE = 12;

/** `Toda criança tem direito a conviver com os pais`: no one's. */
export function isRule(words: Words, first: number, from: number): boolean {
  for (
    let i = first - 1;
    i >= Math.max(from, first - SENTENCE) && !/^(?:sentence|paragraph|cell)$/.test(borderAt(words, i));
    i--
  ) {
    if (ALL.has(foldedAt(words, i)) && !isOften(words, i)) return true;
  }
  return false;
}

/** `todo dia`, `todas as noites`, `qualquer coisa`: said of when and in case, and of no rule. */
function isOften(words: Words, at: number): boolean {
  const next = foldedAt(words, at + 1);
  return OFTEN.test(/^[oa]s$/.test(next) ? foldedAt(words, at + 2) : next);
}

const OFTEN = /^(?:(?:dia|semana|ano|vez|noite|tarde|manha|sabado|domingo|hora|coisa)e?s?|mes|meses)$/;

/** `… e tios podem`, `… e os pais devem` */
export function isRuleBehind(words: Words, at: number, end: number): boolean {
  for (let i = at; i < Math.min(end, at + 4); i++) {
    if (/^(?:pode|podem|deve|devem)$/.test(foldedAt(words, i)) || FUTURE.test(foldedAt(words, i)))
      return true;
  }
  return false;
}
