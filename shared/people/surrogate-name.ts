/** Surrogates of names: word by word, a given name for a given name of the same gender, a surname for a surname. */
import type { Dice } from '../identifiers/identifier.ts';
import { FEMALE, GIVEN, MALE } from '../lexicon/lexicon.ts';
import { inCaseOf } from '../words/case.ts';
import { INITIAL, PARTICLE } from '../words/classes.ts';
import { LEXICON } from '../words/vocabulary.ts';

const WOMEN =
  `adriana aline amanda ana beatriz bianca bruna camila carla carolina cristina daniela debora denise eduarda elaine
  eliane fabiana fernanda gabriela helena isabela jessica juliana karina larissa leticia luana luciana manuela marcela
  mariana marina marta michele natalia patricia paula priscila raquel regina renata roberta sabrina sandra sara silvana
  simone sofia tatiana teresa valeria vanessa vera viviane`.split(/\s+/);
const MEN =
  `adriano alexandre andre antonio arthur augusto bernardo bruno caio carlos cesar claudio daniel davi diego eduardo
  emerson enzo everton fabio felipe fernando francisco gabriel gustavo heitor henrique igor ivan joao jorge jose julio
  leandro leonardo lucas luiz marcelo marcio marcos mateus mauricio miguel murilo nelson otavio paulo pedro rafael
  renato ricardo roberto rodrigo samuel sergio thiago vinicius vitor`.split(/\s+/);
const SURNAMES =
  `alves amaral andrade antunes aragao araujo assis azevedo barbosa barros batista bezerra borges braga brito caldeira
  camargo cardoso carvalho castro coelho cordeiro correia costa cunha dias duarte esteves farias ferreira fonseca
  freitas garcia gomes goncalves guimaraes lacerda lopes macedo magalhaes marques martins medeiros melo mendes menezes
  monteiro moraes moreira moura nascimento nogueira nunes oliveira pacheco paiva peixoto pereira pires queiroz ramos
  rezende ribeiro rocha rodrigues sampaio santana santos silva siqueira soares sousa tavares teixeira vasconcelos vaz
  viana vieira xavier`.split(/\s+/);
const LETTERS = 'abcdefghijlmnoprstv'.split('');

/** @param value a canonical name: folded words, one space between them */
export function surrogateName(value: string, dice: Dice): string {
  return value
    .split(' ')
    .map((word, at) => surrogateWord(word, at === 0, dice))
    .join(' ');
}

function surrogateWord(word: string, isFirst: boolean, dice: Dice): string {
  const bits = LEXICON.flags(word, 0, word.length);
  if ((bits & PARTICLE) !== 0) return word;
  if ((bits & INITIAL) !== 0 || word.length === 1) return draw(LETTERS, word, dice);
  if (!isFirst && (bits & GIVEN) === 0) return draw(SURNAMES, word, dice);
  const gender = bits & (FEMALE | MALE);
  if (gender === FEMALE) return draw(WOMEN, word, dice);
  if (gender === MALE) return draw(MEN, word, dice);
  return draw(word.endsWith('a') ? WOMEN : MEN, word, dice);
}

/** Another word of the list. */
function draw(list: readonly string[], word: string, dice: Dice): string {
  const others = list.filter((it) => it !== word);
  return others[dice.roll(others.length)] ?? word;
}

/**
 * Writes the words of a canonical name in the case of a found one, and with its joints.
 * @param source a found name
 * @param value as many words, folded
 */
export function respellName(source: string, value: string): string {
  const words = value.split(' ');
  let at = 0;
  const respelled = source.replace(/[\p{L}\p{M}'’\u00ad]+/gu, (word) => inCaseOf(word, words[at++] ?? ''));
  return at === words.length ? respelled : words.map((word) => inCaseOf('Aa', word)).join(' ');
}
