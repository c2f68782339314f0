/**
 * Names that are nobody's in a record, or hardly: under the key of a thing, of a brand or a book that all know, and of
 * whoever signs a work in a notice that is there to be read.
 */
import { EPONYM, INSTITUTION, STREET } from '../words/classes.ts';
import { foldedAt, foldWord, WordKeys, wordSet } from '../words/folded.ts';
import { LINES } from '../words/gap.ts';
import { LEXICON } from '../words/vocabulary.ts';
import { GAP, type Words } from '../words/words.ts';
import type { NameRun } from './run.ts';

/** What things are called under, beside institutions, streets and diseases. */
const KEYS = `livro titulo faixa marca fornecedor fabricante produto item navio embarcacao furacao fonte font raca especie
  medicamento remedio farmaco droga feriado cidade bairro cultivar variedade personagem jogo modelo veiculo carro queijo
  prato receita sabor cor software pacote biblioteca framework linguagem classe arquivo tabela projeto estadio autodromo
  title book song track album brand product city font model class package library movie team ship storm breed`;
const THING_KEYS = new WordKeys(KEYS);
const THING_WORDS = wordSet(KEYS);

/** Brands, books and characters that have a person's name in full. */
const FAMOUS = new Set(
  `calvin klein|johnnie walker|jack daniels|jack daniel|magazine luiza|louis vuitton|giorgio armani|ralph lauren|tommy hilfiger|
hugo boss|yves saint laurent|christian dior|paco rabanne|mercedes benz|alfa romeo|aston martin|rolls royce|souza cruz|
camargo correa|andrade gutierrez|albert einstein|dom casmurro|quincas borba|robinson crusoe|madame bovary|dom quixote|
dom pedro|anna karenina|romeu e julieta|times new roman|lucida sans|gill sans|harley davidson|marie claire|
king charles|jack russell|burger king|bob marley|papai noel|batman|rei pele|mane garrincha|tio sam`
    .replace(/\n/g, '')
    .split('|'),
);
const FAMOUS_FIRST = new Set([...FAMOUS].map((name) => name.split(' ', 1)[0]));

/** Whether such a key stands right before the run, or the run is known all over. */
export function isNamedAfter(words: Words, run: NameRun): boolean {
  return isUnderThing(words, run.first) || isFamous(words, run) || isInListOfThings(words, run.first);
}

/** With what a list of songs or dishes begins: they are called as people are. */
const LISTS = new WordKeys(
  'playlist setlist tracklist repertorio cardapio menu discografia filmografia faixas musicas cancoes hinario',
);
/** Such a list has no more words before the name. */
const LIST_WORDS = 60;

/** `Playlist: Ana Júlia, …`, `# Cardápio⏎⏎- Filé Maria Isabel`: below one blank line at most. */
function isInListOfThings(words: Words, first: number): boolean {
  const limit = Math.max(words.firstSeen(first), first - LIST_WORDS);
  let paragraphs = 0;
  for (let i = first - 1; i >= limit && paragraphs < 2; i--) {
    if ((words.gaps[i]! & GAP.paragraph) !== 0) paragraphs++;
    if (paragraphs < 2 && (i === 0 || (words.gapBefore(i) & LINES) !== 0) && LISTS.has(words, i)) return true;
  }
  return false;
}

/** `Copyright (c) 2018 …`, `© 2020 …`, `@author …`, `SPDX-FileCopyrightText: …`, on the same line. */
const NOTICE = /(?:copyright|©|\(c\) ?\d{4}|@author|direitos autorais)[^\n]*$/i;
const LONGEST_NOTICE = 96;

/** Whether the run stands in a notice of whose work a document is. */
export function isInNotice({ text, lo, starts }: Words, { first }: NameRun): boolean {
  const start = starts[first]!;
  return NOTICE.test(text.slice(Math.max(lo, start - LONGEST_NOTICE), start));
}

const LONGEST_KEY = 32;
const KEY_BEFORE = /(?:^|[^\p{L}])(\p{L}{2,20})["'\])]?\s{0,4}[:=]\s{0,4}["']?$/u;

function isUnderThing(words: Words, first: number): boolean {
  const { text, lo, starts } = words;
  if (first > 0)
    return (
      (words.gapBefore(first) & GAP.colon) !== 0 &&
      (words.gapBefore(first) & GAP.line) === 0 &&
      (words.is(first - 1, INSTITUTION | STREET | EPONYM) || THING_KEYS.has(words, first - 1))
    );
  // A value by itself: its key stands before the passage.
  if (lo === 0 || starts[first]! - lo > 1) return false;
  const key = KEY_BEFORE.exec(text.slice(Math.max(0, lo - LONGEST_KEY), starts[first]))?.[1];
  if (key === undefined) return false;
  const word = foldWord(key);
  return THING_WORDS.has(word) || (LEXICON.flags(word, 0, word.length) & (INSTITUTION | STREET)) !== 0;
}

function isFamous(words: Words, { first, last }: NameRun): boolean {
  if (last - first > 3 || !FAMOUS_FIRST.has(foldedAt(words, first))) return false;
  let name = foldedAt(words, first);
  for (let at = first + 1; at <= last; at++) name += ` ${foldedAt(words, at)}`;
  return FAMOUS.has(name);
}
