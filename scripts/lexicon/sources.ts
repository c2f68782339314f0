import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { getCities, getStates } from '@brazilian-utils/brazilian-utils';
import { allLocales, type LocaleDefinition } from '@faker-js/faker';
import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary } from '@zxcvbn-ts/language-pt-br';
import { wordLetter } from '../../shared/lexicon/hash.ts';
import { Dictionary } from './dictionary.ts';

/** Names as the lists have them: several words, any case. Both sexes where a list does not tell. */
export interface NameLists {
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly given: readonly string[];
  readonly surnames: readonly string[];
}

const require = createRequire(import.meta.url);

/** Lists of Brazilian and Portuguese names. */
/** Our own lists of Brazil and Portugal; the others are of other origins. */
const HOME = ['portuguese', 'brazilian', 'nicknames'];

export function portugueseNames(): NameLists[] {
  return [
    {
      female: [],
      male: [],
      given: wordsOf(dictionary, 'firstnames-pt-br'),
      surnames: wordsOf(dictionary, 'lastnames-pt-br'),
    },
    fakerBr(),
    leite(),
    fakerator(),
    fakerNames(allLocales.pt_BR),
    fakerNames(allLocales.pt_PT),
    ...HOME.map(ownNames),
  ];
}

/** Locales of faker whose lists add to our own for what they weigh: tried one by one. */
const FOREIGN_LOCALES = ['it', 'es', 'es_MX', 'yo_NG', 'en_NG', 'fr_SN'] as const;

/** Names of other origins from faker's lists: noisy, and to be filtered. */
export function foreignNames(): NameLists[] {
  return FOREIGN_LOCALES.map((locale) => fakerNames(allLocales[locale]));
}

/** Names of other origins that were written down for Biombo, each list by its origin. */
export function ownForeignNames(): NameLists[] {
  return ownLists('names')
    .filter((origin) => !HOME.includes(origin))
    .map(ownNames);
}

function fakerBr(): NameLists {
  const { name } = require('faker-br/lib/locales/pt_BR') as { name: Record<string, readonly string[]> };
  return {
    female: wordsOf(name, 'female_first_name'),
    male: wordsOf(name, 'male_first_name'),
    given: wordsOf(name, 'first_name'),
    surnames: wordsOf(name, 'last_name'),
  };
}

function leite(): NameLists {
  const list = (name: string) => require(`leite/helpers/pessoa/${name}.json`) as string[];
  return { female: list('nomes-mulher'), male: list('nomes-homem'), given: [], surnames: list('sobrenomes') };
}

function fakerator(): NameLists {
  const { locale } = (require('fakerator') as (locale: string) => { locale: Fakerator })('pt-BR');
  const { firstNameF, firstNameM, lastNameF, lastNameM } = locale.names;
  return { female: firstNameF, male: firstNameM, given: [], surnames: [...lastNameF, ...lastNameM] };
}

interface Fakerator {
  readonly names: Readonly<
    Record<'firstNameF' | 'firstNameM' | 'lastNameF' | 'lastNameM', readonly string[]>
  >;
}

function fakerNames({ person }: LocaleDefinition): NameLists {
  const first = person?.first_name;
  const last = person?.last_name;
  return {
    female: first?.female ?? [],
    male: first?.male ?? [],
    given: first?.generic ?? [],
    surnames: [...(last?.generic ?? []), ...(last?.female ?? []), ...(last?.male ?? [])],
  };
}

function wordsOf(lists: Readonly<Record<string, readonly string[]>>, name: string): readonly string[] {
  const list = lists[name];
  if (list === undefined) throw new Error(`No list ${name}`);
  return list;
}

const OWN = new URL('.', import.meta.url);

function ownLists(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, OWN))
    .map((name) => name.replace(/\.txt$/, ''))
    .sort();
}

/** A list of our own: sections `[female]`, `[male]`, `[given]`, `[surnames]` of words between white space. */
function ownNames(origin: string): NameLists {
  const sections: Record<string, string[]> = { female: [], male: [], given: [], surnames: [] };
  let section: string[] = [];
  for (const word of ownWords(`names/${origin}`)) {
    const heading = /^\[(\w+)\]$/.exec(word)?.[1];
    if (heading === undefined) section.push(word);
    else section = sections[heading] ?? unknownSection(origin, heading);
  }
  const { female = [], male = [], given = [], surnames = [] } = sections;
  return { female, male, given, surnames };
}

function unknownSection(origin: string, heading: string): never {
  throw new Error(`names/${origin}.txt: no section [${heading}]`);
}

/** The words of a list of our own; `#` begins a comment. */
export function ownWords(name: string): string[] {
  return ownText(name)
    .split(/\s+/)
    .filter((word) => word !== '');
}

function ownText(name: string): string {
  return readFileSync(new URL(`${name}.txt`, OWN), 'utf8').replace(/#.*/g, '');
}

export function portugueseDictionary(): Dictionary {
  return hunspell('dictionary-pt');
}

export function englishDictionary(): Dictionary {
  return hunspell('dictionary-en');
}

function hunspell(name: string): Dictionary {
  const read = (file: string) => readFileSync(new URL(`../../node_modules/${name}/${file}`, OWN), 'utf8');
  return new Dictionary(read('index.aff'), read('index.dic'));
}

/** Portuguese words that are often used, in subtitles and in an encyclopedia; names are among them. */
export function frequentWords(): string[] {
  return [...wordsOf(dictionary, 'commonWords-pt-br'), ...wordsOf(dictionary, 'wikipedia-pt-br')];
}

/** So many English words in order of use stand in programs, licences and documentation. */
const FREQUENT_ENGLISH = 8000;
/** So many surnames of English in order of use are rather people than words. */
const FREQUENT_ENGLISH_SURNAMES = 10_000;

/** English words that are often used, in subtitles and in an encyclopedia, and are nobody's name. */
export function frequentEnglishWords(): string[] {
  const surnames = wordsOf(english, 'lastnames-en').slice(0, FREQUENT_ENGLISH_SURNAMES);
  const names = new Set([...surnames, ...wordsOf(english, 'firstnames-en')]);
  return ['commonWords-en', 'wikipedia-en']
    .flatMap((list) => wordsOf(english, list).slice(0, FREQUENT_ENGLISH))
    .filter((word) => !names.has(word));
}

/** How many of the given names in order of use are frequent. */
const FREQUENT_GIVEN = 350;

export function frequentGivenNames(): string[] {
  return [...wordsOf(dictionary, 'firstnames-pt-br').slice(0, FREQUENT_GIVEN), ...ownWords('frequent-given')];
}

export function municipalities(): readonly string[] {
  return getCities();
}

export function states(): readonly string[] {
  return getStates().map(({ name }) => name);
}

/** The usual names of countries in Portuguese, older and shorter ones too. */
export function countries(): string[] {
  return ownText('countries')
    .split('\n')
    .filter((line) => line !== '');
}

/** A word folded as the lexicon folds it, or nothing where it has other letters than those. */
export function fold(word: string): string {
  let folded = '';
  for (let i = 0; i < word.length; i++) {
    const letter = wordLetter(word.charCodeAt(i));
    if (letter === 0) return '';
    if (letter > 1) folded += String.fromCharCode(letter);
  }
  return folded;
}
