/** Who speaks of themselves and of their own: `Eu, Ana Prado, nascida`, `meu marido Zulu`, `a filha mais nova, Socorro`. */
import { GIVEN } from '../lexicon/lexicon.ts';
import { CAPITAL, INITIAL, KIN, PARTICLE, RELATIVE, UPPER } from '../words/classes.ts';
import { WordKeys } from '../words/folded.ts';
import { GAP } from '../words/gap.ts';
import type { Words } from '../words/words.ts';

const SPEAKERS = new WordKeys('eu nos');
const OWN = new WordKeys('meu minha nosso nossa');
/** In Spanish, where kin has words of its own. */
const OWN_ABROAD = new WordKeys('mi su tu');

/** `Eu, Ana,`, `e eu (Graça)`: whether the word before a name is the one who says it, with a comma or a bracket behind. */
export function isFirstPerson(words: Words, at: number): boolean {
  if (!SPEAKERS.has(words, at)) return false;
  const gap = words.gaps[at]!;
  if (gap === (GAP.comma | GAP.space)) return words.is(at, CAPITAL) && !/^nos$/i.test(words.word(at));
  return gap === (GAP.open | GAP.space) && words.is(at + 1, GIVEN) && !/^nos$/i.test(words.word(at));
}

/** `meu marido Zulu`: kin of the one who speaks, in small letters. */
export function isOwnKin(words: Words, at: number): boolean {
  return (
    (words.is(at, KIN) || (words.is(at, RELATIVE) && OWN_ABROAD.has(words, at - 1))) &&
    !words.is(at, CAPITAL) &&
    words.gaps[at] === GAP.space &&
    words.gapBefore(at) === GAP.space &&
    (OWN.has(words, at - 1) || OWN_ABROAD.has(words, at - 1)) &&
    !words.is(at + 1, UPPER | PARTICLE)
  );
}

const DETERMINERS = new WordKeys(
  'meu minha meus minhas seu sua seus suas nosso nossa nossos nossas o a os as dos das do da pelos falecido falecida',
);

/** What is said of kin before their name. */
const SAID_OF_KIN = new WordKeys(
  'moco moca velho velha novo nova cacula meio primogenito primogenita unico unica gemeo gemea falecido falecida biologico biologica adotivo adotiva materno materna paterno paterna solteiro solteira',
);
const THEIRS = new WordKeys('dela dele deles delas');
/** `mais nova`, `do meio` */
const BEFORE_SAID = new WordKeys('mais do');

/** `meus pais, Ana e Rui`; `o marido, "Peppino"` */
const MANY = new WordKeys('pais avos filhos filhas netos netas irmaos irmas tios sogros padrinhos gemeos');

/**
 * `a filha mais nova, Socorro,`, `meu filho, o Heini,`: whether the word before a comma is kin, or says something of it.
 * @param at the word before the name
 */
export function isKinBeforeComma(words: Words, at: number): boolean {
  // The article of a name.
  const isArticle =
    words.gaps[at] === GAP.space && words.is(at, INITIAL | PARTICLE) && /^[oa]$/.test(words.word(at));
  if (!isArticle && (words.gaps[at]! & GAP.comma) === 0) return false;
  if (isArticle) at--;
  if (at < 1 || (words.gaps[at]! & ~GAP.other) !== (GAP.comma | GAP.space)) return false;
  // `a filha dela, Ana`
  if (!isArticle && THEIRS.has(words, at) && words.gapBefore(at) === GAP.space) return words.is(at - 1, KIN);
  if (isArticle && words.is(at, KIN)) return !words.is(at, CAPITAL) && DETERMINERS.has(words, at - 1);
  if (!isArticle && MANY.has(words, at))
    return words.gapBefore(at) === GAP.space && DETERMINERS.has(words, at - 1);
  if ((words.gaps[at]! & GAP.other) !== 0)
    return words.is(at, KIN) && `"“'`.includes(words.text.charAt(words.starts[at + 1]! - 1));
  if (!SAID_OF_KIN.has(words, at)) return false;
  let kin = at - 1;
  if (BEFORE_SAID.has(words, kin) && words.gaps[kin] === GAP.space) kin--;
  return words.is(kin, KIN) && words.gaps[kin] === GAP.space;
}
