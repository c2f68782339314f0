/** Words that somebody is called by (`o Alemão`, `a preta`, `Ferrugem`): people only where they are dealt with as such. */
import type { Level } from '../finding.ts';
import { FEMALE, GIVEN, MALE, SURNAME } from '../lexicon/lexicon.ts';
import { CAPITAL, INITIAL, KIN, NUMBER, PARTICLE, ROLE, TITLE, UPPER } from '../words/classes.ts';
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { announcement } from './announcement.ts';
import { levelOfSpeaker } from './chat.ts';
import { isHypocoristic } from './courtesy.ts';
import { isDealtWith } from './dealings.ts';
import { isDoing, isDoingAsPerson } from './deeds.ts';
import { isSalutation } from './greetings.ts';
import { isBesideName } from './in-list.ts';
import { isInSeries } from './in-series.ts';
import { isKeptForPerson, isTimed } from './kept-for-person.ts';
import type { NameRun } from './run.ts';

/** What people look like or come from is theirs in small letters too: their class has these bits, and is no given name. */
export const NICKNAME = FEMALE | MALE;

/** Animals, food, parts of the body: only with a capital. */
const THINGS =
  new WordKeys(`batata batatinha pacoca pipoca bolacha bolinha farinha macarrao mandioca cebola cebolinha cenoura chuchu pimenta
  cachaca pinga picole chiclete rapadura formiga formigao marreco gato gatao gatinho tigrao tigre tubarao piolho peixe
  peixinho caranguejo sapo sapinho rato ratinho tatu lagartixa perereca grilo pinguim urso ursinho lobo lobao canario
  pardal urubu gaviao mosquito besouro barata fuinha gamba raposa pato patinho ganso frango galo pintinho cavalo burro
  boi bode cabrito jacare jabuti macaco cobra boca bocao orelha orelhao dente dentinho olhao zoio zoinho cabeca cabecao
  cabelo cabeleira bigode barba pescoco nariz perna pezao ferrugem fumaca fumacinha foguinho fogo coringa fantasma vampiro
  caveira capeta sombra mandrake cascao ceara paraiba pernambuco maranhao bahia goias bola tampinha toco vareta palito
  espeto prego martelo corrente trovao faisca bomba bala foguete`);

/** Whether the word is one that people are called by, as it is written here. */
export function isNickname(words: Words, at: number): boolean {
  const bits = words.bits[at]!;
  if ((bits & NICKNAME) !== 0 && (bits & GIVEN) === 0) return (bits & UPPER) === 0;
  return (bits & (CAPITAL | UPPER)) === CAPITAL && (THINGS.has(words, at) || isHypocoristic(words, at));
}

/** How sure such a word is somebody here. */
export function levelOfNickname(words: Words, at: number): Level {
  if (!isNickname(words, at)) return 'nothing';
  const run = { first: at, last: at };
  const spoken = levelOfSpeaker(words, run);
  if (spoken !== 'nothing') return spoken;
  if (isFollowedByName(words, at)) return 'nothing';
  const isCapital = words.is(at, CAPITAL);
  if (isCapital && (isKeptForPerson(words, run) || isTimed(words, run) || isDoingAsPerson(words, run)))
    return 'likely';
  if (isCapital && (isBesideName(words, at) || isInSeries(words, at))) return 'likely';
  if (isCapital && isSomebodysOwn(words, at)) return 'likely';
  if (isDealtWith(words, at) || (isBehindArticle(words, at) && isActing(words, at)))
    return isCapital ? 'likely' : 'possible';
  // `Técnico: Bolinha`
  if (isCapital && (words.gapBefore(at) & GAP.colon) !== 0 && announcement(words, at) === 'label')
    return 'possible';
  return isSalutation(words, at) && (words.gaps[at]! & ~GAP.space) !== 0 ? 'possible' : 'nothing';
}

/** What stands before a name, or before what somebody else is called by: `Nego Beto`, `Nêga Lau`. */
const BEFORE_NAMES = new WordKeys('nego nega neguinho neguinha preto preta japa');

/** `Nego Jó`, `Baiano Gordo`: two words that somebody is called by together. */
export function nicknamePair(words: Words, at: number): NameRun | undefined {
  if (!words.is(at, NICKNAME) || !words.is(at, CAPITAL) || words.is(at, UPPER | GIVEN)) return undefined;
  const last = at + 1;
  if (words.gaps[at] !== GAP.space || !words.is(last, CAPITAL) || words.is(last, UPPER | NUMBER | PARTICLE))
    return undefined;
  const isPrefix = BEFORE_NAMES.has(words, at);
  if (words.gaps[last] === GAP.space && words.is(last + 1, CAPITAL | NUMBER)) return undefined;
  if (
    at > 0 &&
    words.gapBefore(at) === GAP.space &&
    words.is(at - 1, CAPITAL) &&
    !words.is(at - 1, TITLE | INITIAL)
  )
    return undefined;
  const isName = isPrefix ? !words.isCommon(last) || words.is(last, GIVEN) : false;
  return isName || (words.is(last, NICKNAME) && !words.is(last, GIVEN)) || isHypocoristic(words, last)
    ? { first: at, last }
    : undefined;
}

/** `Mãe Lu`, `mulher do Bigode`: behind a title, kin or a role, directly or over `do`. */
function isSomebodysOwn(words: Words, at: number): boolean {
  if (isInBrackets(words, at)) return words.is(at - 1, GIVEN | SURNAME | INITIAL);
  if (words.gapBefore(at) !== GAP.space) return false;
  // A dog's breed.
  if (/^pastor$/i.test(words.word(at - 1)))
    return words.is(at - 1, CAPITAL) && foldedAt(words, at) !== 'alemao';
  if (words.is(at - 1, TITLE | KIN | ROLE)) return true;
  return words.is(at - 1, PARTICLE) && words.gapBefore(at - 1) === GAP.space && words.is(at - 2, KIN | ROLE);
}

/** `Nair (Naná)` */
function isInBrackets({ text, lo, hi, starts, ends }: Words, at: number): boolean {
  const [start, end] = [starts[at]!, ends[at]!];
  return start > lo && text.charAt(start - 1) === '(' && end < hi && text.charAt(end) === ')';
}

/** `o Alemão Silva`, `a Loira Gelada`: with more capitals behind it, it is a part of something. */
function isFollowedByName(words: Words, at: number): boolean {
  return words.gaps[at] === GAP.space && words.is(at + 1, CAPITAL | NUMBER) && !words.is(at + 1, PARTICLE);
}

function isBehindArticle(words: Words, at: number): boolean {
  return words.gapBefore(at) === GAP.space && /^(?:[oa]|d[oa]|pel[oa])$/i.test(words.word(at - 1));
}

/** What somebody does in a chat, over `já`, `não` or `me`: `o neguinho ja ta saindo`, `a Pretinha me contou`. */
const ACTS = new WordKeys(
  'ta ta tava vai vem leva levou traz trouxe disse falou pediu ligou mandou quer queria sabe pagou deve chegou saiu viu paga contou sumiu viajou conserta consertou resolve resolveu avisou',
);
const BETWEEN = new WordKeys('ja nao nao nunca tambem tb me te lhe nos que so');

function isActing(words: Words, at: number): boolean {
  if (isDoing(words, { first: at, last: at })) return true;
  let next = at + 1;
  if (words.gaps[at] !== GAP.space) return false;
  if (BETWEEN.has(words, next) && words.gaps[next] === GAP.space) next++;
  return ACTS.has(words, next);
}
