/** How somebody is called by those who know them: `vulgo "Pezão"`, `conhecida por Dita do Acarajé`, `Apelido: SAPO`. */
import { FEMALE, GIVEN, MALE } from '../lexicon/lexicon.ts';
import { isOneBlank } from '../words/blanks.ts';
import { CAPITAL, INITIAL, KIN, NO_NAME, NUMBER, PARTICLE, ROLE, TITLE, UPPER } from '../words/classes.ts';
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isHypocoristic } from './courtesy.ts';
import { wholeQuote } from './field.ts';
import { isSpelledLikeName } from './likeness.ts';
import { isStrong, NAME, type NameRun } from './run.ts';

/** `vulgo "Pezão"`, `conhecida como Pérola`, `a família Takeda`. */
export function isNicknamed(words: Words, first: number): boolean {
  // A mask, `[RECORD]`.
  if (words.text.charAt(words.starts[first]! - 1) === '[') return false;
  const limit = words.firstSeen(first);
  let at = first - 1;
  if (isCalledSo(words, first) || isKnownInQuotes(words, first)) return true;
  if (at > limit && AS.has(words, at)) at--;
  if (at > limit && ONLY.has(words, at)) at--;
  const gap = words.gaps[at]!;
  if (at < limit || (gap & ~(GAP.space | GAP.other | GAP.colon)) !== 0) return false;
  // What is known as something without quotes can be a thing.
  if (at < first - 1 && NAMED.has(words, at)) return true;
  if (INITIALS.has(words, at)) return words.is(first, UPPER);
  if (KNOWN_AS.has(words, at)) return (words.gapBefore(first) & GAP.other) !== 0;
  return NICKNAMES.has(words, at);
}

const AS = new WordKeys('como de por');
const ONLY = new WordKeys('apenas so');
const NAMED = new WordKeys('apelidado apelidada identificado identificada');
const INITIALS = new WordKeys('iniciais');
const KNOWN_AS = new WordKeys('conhecido conhecida');
const NICKNAMES = new WordKeys('vulgo alcunha apelido familia');

const BY = new WordKeys('de por');

const KNOWN =
  /(?:(?:conhecid|alcunhad|apelidad)[oa]|ident\.|[aà] quem|atende)(?: \p{Ll}{1,12}){0,4} (?:por|como|de|pelo nome de|pela alcunha de) (?:[oa] )?["“']$/u;
const LONGEST_KNOWN = 90;

/** `conhecido no bairro por "Tiziu"` */
function isKnownInQuotes({ text, lo, starts }: Words, first: number): boolean {
  const start = starts[first]!;
  if (start === lo || !/["“']/.test(text.charAt(start - 1))) return false;
  return KNOWN.test(text.slice(Math.max(lo, start - LONGEST_KNOWN), start));
}

/** `chamam ele de Bigode`, `conhece por Figena`, `prefere ser chamada de Pandora`: how somebody is called, and no thing. */
function isCalledSo(words: Words, first: number): boolean {
  if (words.is(first - 1, TITLE)) first--;
  if (first < 2 || (words.gapBefore(first) & ~(GAP.space | GAP.other)) !== 0) return false;
  if (words.gapBefore(first - 1) !== GAP.space || !BY.has(words, first - 1)) return false;
  const at = /^(?:el[ea]|mim)$/.test(words.word(first - 2)) ? first - 3 : first - 2;
  if (at < 0) return false;
  const verb = words.word(at).toLowerCase();
  if (/^(?:me|lhe|o|a|te)$/i.test(words.word(at - 1)) || at < first - 2)
    return /^(?:cham|conhec|trat)(?:a|am|ava|avam|e|em|o|ou)$/.test(verb);
  return (
    /^(?:chamam|conhecem|conhece|tratam|chamad[ao]|tratad[ao])$/.test(verb) &&
    (/^(?:chamam|conhecem|conhece|tratam)$/.test(verb) || words.word(at - 1) === 'ser')
  );
}

/** What somebody is called by that begins at the word `at` with a capital, whatever its words are: all of it. */
export function calledAt(words: Words, at: number): NameRun | undefined {
  if (at === 0 || words.is(at, NUMBER | INITIAL)) return undefined;
  const quote = words.text.charAt(words.starts[at]! - 1);
  if (quote === '"' || quote === '“') return inQuotes(words, at);
  const gap = words.gapBefore(at);
  if ((gap & GAP.colon) !== 0) return inField(words, at);
  if (gap !== GAP.space || !words.is(at, CAPITAL)) return undefined;
  return isKnownAs(words, at) || (!words.is(at, NAME | UPPER) && isCalledSo(words, at))
    ? upToMark(words, at)
    : undefined;
}

/** `conhecido apenas como "Galego do Gás"`, `"Mapinguari", como é conhecido` */
function inQuotes(words: Words, at: number): NameRun | undefined {
  const run = wholeQuote(words, { first: at, last: at });
  const { text, ends, hi } = words;
  const behind = text.slice(ends[run.last], Math.min(hi, ends[run.last]! + LONGEST_BEHIND));
  if (!/^["”]/.test(behind) || words.is(at, NO_NAME)) return undefined;
  if (words.is(at, UPPER)) return isCase(words, at, run) ? run : undefined;
  const isKnown =
    isKnownInQuotes(words, at) ||
    isCase(words, at, run) ||
    /^["”],? (?:como (?:é|era) (?:mais )?conhecid|identificad[oa] como \p{Lu})/u.test(behind);
  return isKnown ? run : undefined;
}

/** `AUTOR: "CABEÇÃO"`, `Caso "Baiano"`: what stands for a name. */
function isCase(words: Words, at: number, { first, last }: NameRun): boolean {
  if (last - first > 2 || !words.is(at, CAPITAL)) return false;
  if ((words.gapBefore(at) & ~(GAP.space | GAP.other | GAP.colon)) !== 0) return false;
  if ((words.gapBefore(at) & GAP.colon) === 0)
    return foldedAt(words, at - 1) === 'caso' && isNicknameClass(words, at);
  return /^(?:autor|autora|agressor|agressora|suspeito|suspeita|vitima|indiciado|investigado)$/.test(
    foldedAt(words, at - 1),
  );
}

function isNicknameClass(words: Words, at: number): boolean {
  return words.is(at, FEMALE | MALE) || isHypocoristic(words, at);
}

const LONGEST_BEHIND = 40;

/** `Apelido: SAPO`, `Como gosta de ser chamada: Widi`: the field holds nothing else. */
function inField(words: Words, at: number): NameRun | undefined {
  const label = foldedAt(words, at - 1);
  const isLabel =
    /^(?:apelido|alcunha|vulgo)$/.test(label) ||
    (/^chamad[oa]$/.test(label) && foldedAt(words, at - 2) === 'ser');
  if (!isLabel || words.is(at, NO_NAME) || !words.is(at, CAPITAL)) return undefined;
  const run = upToMark(words, at);
  if (run === undefined) return undefined;
  const { last } = run;
  const gap = words.gaps[last]!;
  if ((gap & (GAP.line | GAP.other | GAP.slash | GAP.comma)) !== 0) return run;
  // `Vulgo: Pé de Pano Infopen: 488201`: the next field follows.
  const isField = (gap & GAP.colon) !== 0 && last > at && !words.is(last - 1, PARTICLE);
  return isField ? { first: at, last: last - 1 } : undefined;
}

/** `conhecida por Chaguinha de Tota`: of somebody, or what people are called by. */
function isKnownAs(words: Words, at: number): boolean {
  const length = words.ends[at - 1]! - words.starts[at - 1]!;
  // `um tal de Rubão`
  if (length === 2)
    return (
      !words.is(at, UPPER | GIVEN) && words.word(at - 2) === 'tal' && /^d[eao]$/.test(words.word(at - 1))
    );
  if (length !== 3 && length !== 4) return false;
  if (!/^(?:por|como)$/.test(words.word(at - 1))) return false;
  const verb = /^(?:apenas|só|so|popularmente|carinhosamente)$/.test(words.word(at - 2)) ? at - 3 : at - 2;
  if (!/^conhecid[oa]$/.test(words.word(verb))) return false;
  if (words.is(at, FEMALE | MALE | GIVEN | KIN | TITLE) || isHypocoristic(words, at)) return true;
  // What is known as something can be a thing.
  const isSomebody = isStrong(words.bits[verb - 1]!) || words.is(verb - 1, ROLE | KIN);
  const isSaidOf = words.word(at - 1) === 'por' && (words.gaps[verb - 1]! & GAP.comma) !== 0;
  return isSomebody || (isSaidOf && isSpelledLikeName(words, at, 'clearly'));
}

/** A name that is no whole sentence has no more words. */
const MOST_WORDS = 5;

/** The words with capitals from `at` on, and what joins them. */
function upToMark(words: Words, at: number): NameRun | undefined {
  const end = words.endSeen(at);
  let last = at;
  while (last + 1 < end && (isOneBlank(words, last) || isInitial(words, last)) && last - at < MOST_WORDS) {
    if (words.is(last + 1, CAPITAL) && !words.is(last + 1, NUMBER)) last++;
    else if (words.is(last + 1, PARTICLE) && isOneBlank(words, last + 1) && words.is(last + 2, CAPITAL))
      last += 2;
    else break;
  }
  return last - at < MOST_WORDS ? { first: at, last } : undefined;
}

/** `Cleber R. Antunes` */
function isInitial(words: Words, at: number): boolean {
  return words.is(at, INITIAL) && words.gaps[at] === (GAP.dot | GAP.space);
}
