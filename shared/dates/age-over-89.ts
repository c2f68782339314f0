import type { Dice, Match, WordsIdentifier } from '../identifiers/identifier.ts';
import { inCaseOf } from '../words/case.ts';
import { CARDINAL, NUMBER } from '../words/classes.ts';
import { wordsOf } from '../words/scan-words.ts';
import type { Words } from '../words/words.ts';
import { ageGrounds, isAboutPerson } from './age-grounds.ts';
import { AGE_NUMBERS, agedAt, HIGHEST, hasAgeDigits, LOWEST, readAge } from './age-mention.ts';
import { spell } from './number-words.ts';

function read(words: Words, at: number): Match | undefined {
  if (words.is(at, NUMBER) && !hasAgeDigits(words, at)) return undefined;
  const from = words.firstSeen(at);
  const end = words.endSeen(at);
  if (agedAt(words, at) !== undefined) {
    if (!isAboutPerson(words, at, from, end)) return undefined;
    return { start: words.starts[at]!, end: words.ends[at]!, level: 'possible', reasons: ['context'] };
  }
  const age = readAge(words, at, from, end);
  if (age === undefined) return undefined;
  const grounds = ageGrounds(words, age, from, end);
  return grounds && { start: words.starts[at]!, end: words.ends[age.last]!, ...grounds };
}

/** A value is an age when it is a number alone, or with its unit. */
function readValue(words: Words): Match | undefined {
  const age = readAge(words, 0, 0, words.count);
  if (age?.last !== words.count - 1 || isOfMany(words)) return undefined;
  return { start: words.starts[0]!, end: words.ends[age.last]!, level: 'certain', reasons: ['key'] };
}

const AROUND = 160;
/** What counts people: an age beside it is that of a group. */
const COUNTS =
  /"(?:people|population|popula[cç][aã]o|pop|count|total|habitantes|casos|cases|[oó]bitos|deaths|quantidade|frequencia|percent)"\s{0,4}:/i;

/** Whether the value stands in a JSON object that counts people. */
function isOfMany({ text, lo, hi }: Words): boolean {
  const before = text.slice(Math.max(0, lo - AROUND), lo);
  const behind = text.slice(hi, hi + AROUND);
  const end = behind.indexOf('}');
  return COUNTS.test(before.slice(before.lastIndexOf('{') + 1) + (end < 0 ? behind : behind.slice(0, end)));
}

function normalise(spelling: string): string {
  const words = wordsOf(spelling);
  if (words.count === 1) {
    const aged = agedAt(words, 0);
    if (aged !== undefined) return String(aged);
  }
  return String((words.count > 0 && readAge(words, 0, 0, words.count)?.value) || '');
}

/** Another age over 89 of as many digits. */
function surrogate(value: string, dice: Dice): string {
  const [low, high] = value.length > 2 ? [100, HIGHEST - 10] : [LOWEST, 99];
  const drawn = low + dice.roll(high - low);
  return String(drawn === Number(value) ? high : drawn);
}

function respell(source: string, value: string): string {
  const words = wordsOf(source);
  const age = words.count > 0 ? readAge(words, 0, 0, words.count) : undefined;
  if (age === undefined) return words.count === 1 && agedAt(words, 0) !== undefined ? `${value} anos` : value;
  const like = (at: number) =>
    words.is(at, CARDINAL) ? inCaseOf(words.word(at), spell(Number(value))) : value;
  const twice = age.number > 0 && !words.is(0, CARDINAL);
  const again = twice ? source.slice(words.ends[0], words.starts[1]) + like(1) : '';
  return source.slice(0, words.starts[0]) + like(0) + again + source.slice(words.ends[age.number]);
}

export const ageOver89: WordsIdentifier = {
  kind: 'words',
  id: 'age-over-89',
  names: { en: 'age over 89', 'pt-BR': 'idade acima de 89' },
  mask: 'IDADE',
  summary: {
    en: 'An age of 90 to 130 years, which few people have: a number and its unit, beside a person or under a label.',
    'pt-BR':
      'Idade de 90 a 130 anos, que poucas pessoas têm: o número e a unidade, junto de uma pessoa ou sob um rótulo.',
  },
  source: 'HIPAA Safe Harbor, 45 CFR 164.514(b)(2)(i)(C): ages over 89 identify',
  labels: ['idade', 'age'],
  wakes: NUMBER | CARDINAL,
  numbers: AGE_NUMBERS,
  read,
  readValue,
  normalise,
  surrogate,
  respell,
  examples: {
    found: [
      { text: 'Idade: 103', value: '103', confidence: 'certain' },
      { text: 'mulher com 92 anos de idade', value: '92 anos', confidence: 'certain' },
      { text: 'Paciente, 94 anos, hipertensa', value: '94 anos', confidence: 'likely' },
      { text: 'A paciente tem noventa e dois anos', value: 'noventa e dois anos', confidence: 'likely' },
      { text: 'minha avó completou 90 anos', value: '90 anos', confidence: 'likely' },
      { text: 'pcte F, 92a, acamada', value: '92a', confidence: 'likely' },
      { text: 'Idosa nonagenária, lúcida', value: 'nonagenária', confidence: 'possible' },
      { text: 'Minha avó faz 95 anos', value: '95 anos', confidence: 'likely' },
      { text: 'a idosa (95) caiu', value: '95', confidence: 'possible' },
    ],
    clean: [
      { text: 'paciente de 89 anos', why: 'under 90' },
      { text: 'a escola completou 95 anos', why: 'an institution' },
      { text: 'condenado a 92 anos de reclusão', why: 'a term' },
      { text: 'pessoas com mais de 90 anos', why: 'a group of ages' },
      { text: 'cem anos de solidão', why: 'a title' },
      { text: 'a escola centenária', why: 'an institution' },
    ],
  },
};
