/** Where on a street: a corner, the streets on both sides, the number that it is level with or opposite to. */
import { CAPITAL, PARTICLE } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import { numberEnd } from './parts.ts';
import type { Seen } from './seen.ts';
import { nameEnd } from './street-name.ts';
import { NUMBER_SIGN, ROAD } from './vocabulary.ts';

/** The index after the phrase that begins at `at` (`esquina com a Rua X`, `altura do nº 300`, `nesta cidade`), or `at`. */
export function locatorEnd(seen: Seen, at: number): number {
  const word = seen.word(at);
  if (word === 'esquina' || word === 'esq')
    return streetEnd(seen, over(seen, at + 1, /^(?:com|c|da|d[eo]|a|o)$/), at, true);
  // `Av. T-9 c/ C-15`
  if (word === 'c' && seen.gap(at + 1) !== 0 && seen.between(at + 1).startsWith('/'))
    return streetEnd(seen, at + 1, at, false);
  if (word === 'entre') return betweenEnd(seen, at);
  const water = waterEnd(seen, at);
  if (water > at) return water;
  if (
    /^(?:a|margem)$/.test(word) &&
    /^(?:direita|esquerda)$/.test(seen.word(at + 1)) &&
    seen.isParted(at + 2)
  )
    return at + 2;
  if (/^(?:nesta|desta)$/.test(word))
    return /^(?:cidade|capital|comarca)$/.test(seen.word(at + 1)) ? at + 2 : at;
  const level = levelWords(seen, at);
  if (level === at) return at;
  const signed =
    (seen.kind(level) & NUMBER_SIGN) !== 0 || word === 'altura' || seen.word(at + 1) === 'altura';
  const end = numberEnd(seen, level);
  return signed && end > level ? end : at;
}

const WATERS = /^(?:rio|igarape|lago|lagoa|corrego|ribeirao|parana|furo|represa)$/;

/** `margem direita do Rio Tapajós`, `beira do lago`, `, rio Jacaré Grande`: the water that a settlement lies on. */
function waterEnd(seen: Seen, at: number): number {
  let i = at;
  if (/^(?:marge(?:m|ns)|beira|beirada|foz)$/.test(seen.word(i))) {
    i++;
    if (/^(?:dir|direita|esq|esquerda)$/.test(seen.word(i))) i++;
    i = over(seen, i, /^d[oa]$/);
  } else if ((seen.gap(at) & GAP.comma) === 0) return at;
  if (!WATERS.test(seen.word(i)) || !seen.is(i + 1, CAPITAL | PARTICLE) || !seen.follows(i + 1, GAP.space))
    return at;
  const end = nameEnd(seen, i + 1);
  return end > i + 1 ? end : at;
}

/** Behind `altura do`, `na altura do`, `em frente ao`, `próximo ao`, `defronte ao`. */
function levelWords(seen: Seen, at: number): number {
  let i = over(seen, at, /^(?:na|a|em|no)$/);
  if (!/^(?:altura|frente|defronte|proximo|proxima|perto|lado)$/.test(seen.word(i)) || !seen.follows(i, ANY))
    return at;
  i = over(seen, i + 1, /^(?:ao|a|d[oea]|com)$/);
  return i;
}

const ANY = GAP.space | GAP.comma | GAP.hyphen | GAP.open;

/** The index behind the words at `at` that the pattern knows; two at most. */
function over(seen: Seen, at: number, pattern: RegExp): number {
  let i = at;
  while (i < at + 2 && pattern.test(seen.word(i)) && (i === at || isJoined(seen, i))) i++;
  return i;
}

function isJoined(seen: Seen, at: number): boolean {
  return seen.gap(at) !== GAP.comma && !seen.is(at, CAPITAL);
}

/** The street that begins at `at`, with its kind or without; `none` where there is none. */
function streetEnd(seen: Seen, at: number, none: number, isNamed: boolean): number {
  if ((seen.kind(at) & ROAD) !== 0 && seen.follows(at + 1, GAP.space | GAP.dot)) {
    const end = nameEnd(seen, at + 1);
    if (end > at + 1) return end;
  }
  if (!seen.is(at, CAPITAL) || (!isNamed && !seen.isLetter(at))) return none;
  const end = nameEnd(seen, at);
  return end > at ? end : none;
}

/** `entre Rua A e Rua B`, `entre as ruas A e B` */
function betweenEnd(seen: Seen, at: number): number {
  const first = over(seen, at + 1, /^(?:as|os|a|o|ruas|avenidas)$/);
  const end = streetEnd(seen, first, at, first > at + 2);
  if (end === at || seen.word(end) !== 'e' || seen.gap(end) !== GAP.space) return at;
  const second = over(seen, end + 1, /^(?:a|o)$/);
  return seen.is(second, PARTICLE) ? at : streetEnd(seen, second, at, true);
}
