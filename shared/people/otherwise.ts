/** What a run of names is that is no person: a street, an institution, a disease, a company, a place, nobody. */
import { FREQUENT, GIVEN } from '../lexicon/lexicon.ts';
import {
  CAPITAL,
  DWELLING,
  EPONYM,
  INITIAL,
  INSTITUTION,
  NUMBER,
  PARTICLE,
  STREET,
  TITLE,
  UPPER,
} from '../words/classes.ts';
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import { isSir } from './courtesy.ts';
import { isCalledThing } from './named-things.ts';
import { isStockCompany, isStrong, type NameRun } from './run.ts';

/**
 * Whether the run is the name of something else: a street, an institution (`Hospital Santa Rita`,
 * `Escola Municipal Professor João Souza`), or part of a longer name of one.
 */
export function namesThing(words: Words, { first }: NameRun): boolean {
  if (isCalledThing(words, first)) return true;
  const limit = words.firstSeen(first);
  for (let at = first - 1, steps = 0; at >= limit && steps < 7; at--, steps++) {
    const gap = words.gaps[at]!;
    if ((gap & ~(GAP.space | GAP.dot | GAP.hyphen | GAP.ordinal)) !== 0 || gap === 0) return false;
    if (words.is(at, STREET)) return isStreet(words, at);
    if (isSchool(words, at)) return true;
    // After a stop only an abbreviation goes on.
    if ((gap & GAP.dot) !== 0 && !words.is(at, TITLE | INSTITUTION | INITIAL)) return false;
    if (words.is(at, INSTITUTION) && !words.is(at, CAPITAL) && SAID_ALREADY.has(words, at - 1)) return false;
    if (words.is(at, INSTITUTION))
      return !isOfOffice(words, at) && (words.is(at, CAPITAL) || isBare(words, at, first));
    if (!words.is(at, CAPITAL | PARTICLE | TITLE)) return false;
    // `Casa do Sr. Firmino`
    if (isSir(words, at)) return false;
  }
  return false;
}

/** `compareceu em cartório Raimunda`, `a esta delegacia Rui`: an institution that its name does not follow. */
const SAID_ALREADY = new WordKeys(
  `em esta nesta desta essa nessa dessa este neste deste esse nesse desse nossa nosso mesma mesmo referida referido
  citada citado mencionada mencionado`,
);

/** `EM Profª Zulmira Prado`, `E. E. Dr. Rui Prado`: a school in two letters, before whom it is called after. */
function isSchool(words: Words, at: number): boolean {
  if (!words.is(at, UPPER | INITIAL) || !words.is(at, CAPITAL) || !words.is(at + 1, TITLE)) return false;
  if (words.is(at + 1, UPPER) || words.ends[at]! - words.starts[at]! > 2) return false;
  if (words.is(at, INITIAL))
    return (
      /^[EM]$/.test(words.word(at)) && words.word(at - 1) === 'E' && (words.gapBefore(at) & GAP.dot) !== 0
    );
  return /^E[EM]$/.test(words.word(at));
}

/** `Delegado de Polícia Rui`, `Oficial(a) de Justiça Ana`: what somebody holds an office of. */
function isOfOffice(words: Words, at: number): boolean {
  if (!words.is(at - 1, PARTICLE) || words.gapBefore(at) !== GAP.space) return false;
  const office = words.is(at - 2, INITIAL) && (words.gaps[at - 3]! & GAP.open) !== 0 ? at - 3 : at - 2;
  return words.is(office, TITLE) || OFFICERS.has(words, office);
}

const OFFICERS = new WordKeys(
  `oficial oficiala agente escrivao escriva investigador investigadora perito perita inspetor inspetora comandante
  comissario comissaria secretario secretaria chefe diretor diretora coordenador coordenadora superintendente`,
);

/** An abbreviation with its dot, or a word; what is much else besides (`o acesso de Ana`) with a capital only. */
function isStreet(words: Words, at: number): boolean {
  if (words.ends[at]! - words.starts[at]! <= 2) return (words.gaps[at]! & GAP.dot) !== 0;
  return (
    words.is(at, CAPITAL) ||
    !/^(?:acesso|caminho|passagem|via|ramal|vila|conjunto)$/.test(foldedAt(words, at))
  );
}

/** `Jardim Ângela`, `Vila Kennedy`: a neighbourhood or a building. */
export function isDwelling(words: Words, { first, last }: NameRun): boolean {
  return last > first && words.is(first, DWELLING) && !words.is(first, GIVEN);
}

/** Whether only titles stand between the two (`restaurante Dom Francisco`), no particle (`o filho da loja de Ana`). */
function isBare(words: Words, at: number, first: number): boolean {
  for (let i = at + 1; i < first; i++) if (!words.is(i, TITLE)) return false;
  return true;
}

/** `Maria-sem-vergonha`, `MARIA-01`: a plant, a code. */
export function goesOnSmall(words: Words, { last }: NameRun): boolean {
  return words.gaps[last] === GAP.hyphen && last + 1 < words.count && !words.is(last + 1, CAPITAL);
}

/** `doença de Chagas`, `escala de Glasgow`, `sinal de Murphy`. */
export function isEponym(words: Words, { first }: NameRun): boolean {
  const limit = words.firstSeen(first);
  let at = first - 1;
  if (words.is(at, PARTICLE) && words.gaps[at] === GAP.space) {
    // `o número da Neide`: science has no article.
    if (words.is(first, GIVEN) && words.is(first, FREQUENT) && /^d[oa]$/.test(words.word(at))) return false;
    at--;
  }
  return at >= limit && words.is(at, EPONYM) && (words.gaps[at]! & ~GAP.space) === 0;
}

const COMPANY =
  /^(?:ltda|eireli|sa|me|epp|inc|llc|corp|gmbh|cia|advogados|advocacia|associados|associadas|engenharia|consultoria|transportes|comercio|industria|filhos|irmaos|foundation|institute|university|software|systems|group|hospital|college|school|fc|ec|futebol|clube|moveis|eletro|calcados|modas|imoveis|veiculos|pneus|alimentos|bebidas|cosmeticos|construcoes|tecnologia|sistemas|solucoes|servicos|logistica|supermercados|motors|airlines|records|books|award|prize)$/;

/** What is called by the name before it, in English. */
const PLACE_BEHIND = new WordKeys('county city airport street avenue boulevard river island valley');
const STREET_IN_SHORT = new WordKeys('st ave rd blvd');

/** `Jefferson City`, `51 Franklin St`, where the last word is of the run or behind it. */
export function isPlaceInEnglish(words: Words, { first, last }: NameRun): boolean {
  const isBehind = words.gaps[last] === GAP.space && words.is(last + 1, CAPITAL);
  for (let at = last > first ? last : last + 1; at <= (isBehind ? last + 1 : last); at++) {
    if (PLACE_BEHIND.has(words, at)) return true;
    if (STREET_IN_SHORT.has(words, at) && words.is(first - 1, NUMBER)) return true;
  }
  return false;
}

/** Whether a company's name ends behind the run: `Souza & Filhos Ltda`, `Prado Advogados`. */
export function isCompany(words: Words, { last }: NameRun): boolean {
  const end = Math.min(words.endSeen(last), last + 4);
  for (let at = last + 1; at < end; at++) {
    const gap = words.gaps[at - 1]!;
    if ((gap & (GAP.line | GAP.paragraph | GAP.colon | GAP.open)) !== 0) return false;
    if (!words.is(at, CAPITAL)) return false;
    const word = foldedAt(words, at);
    if (COMPANY.test(word)) return word.length > 2 || words.is(at, UPPER);
    if (isStockCompany(words, at)) return true;
  }
  return false;
}

/**
 * Whether the run is a place, alone or with the words beside it (`Porto` `Alegre`, `São José dos Campos`).
 * @param before at least so many of the words before the run must belong to it (`Governador Valadares`)
 */
export function isInPlace(words: Words, { first, last }: NameRun, before: number): boolean {
  const limit = words.firstSeen(first);
  const end = words.endSeen(first);
  for (let from = first; from >= limit && first - from <= 4; from--) {
    if (from < first && !isPlain(words.gaps[from]!)) break;
    if (first - from < before || (from < first && words.is(from, INITIAL))) continue;
    for (let to = last; to < end && to - last <= 3; to++) {
      if (to > last && !isPlain(words.gaps[to - 1]!)) break;
      if (words.isPlace(from, to)) return true;
    }
  }
  return false;
}

/** A town, and no given name that is one too where no preposition stands before it: `Jussara, solteira`. */
export function isOnlyPlace(words: Words, { first, last }: NameRun): boolean {
  if (!words.isPlace(first, last)) return false;
  const isGiven = first === last && isStrong(words.bits[first]!) && words.is(first, GIVEN);
  return (
    !isGiven ||
    (words.gapBefore(first) === GAP.space && /^(?:d[aeo]|em|n[ao]|para|até)$/i.test(words.word(first - 1)))
  );
}

function isPlain(gap: number): boolean {
  return gap === GAP.space || gap === GAP.hyphen;
}

/** Names that are nobody's who could be in a document: a law, figures of speech and of religion. */
const NOBODY = new Set([
  'maria da penha',
  'jesus cristo',
  'nossa senhora',
  'joao ninguem',
  'harry potter',
  'sherlock holmes',
  'james webb',
]);

const NOBODY_FIRST = new Set([...NOBODY].map((name) => name.split(' ', 1)[0]));

export function isNobody(words: Words, { first, last }: NameRun): boolean {
  if (last - first > 4 || !NOBODY_FIRST.has(foldedAt(words, first))) return false;
  let name = foldedAt(words, first);
  for (let at = first + 1; at <= last; at++) name += ` ${foldedAt(words, at)}`;
  return NOBODY.has(name);
}
