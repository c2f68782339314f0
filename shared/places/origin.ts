/** Where somebody comes from or lives, by the town alone: `Naturalidade: Crateús`, `natural de Crateús/CE`. */
import { isWide } from '../words/blanks.ts';
import { CAPITAL } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import { BEFORE_LABEL, endsLabel, type Field, isInForm, isOfPerson, QUOTED } from './fields.ts';
import { cityAt } from './locality.ts';
import type { Seen } from './seen.ts';
import { capitalEnd } from './street-name.ts';

/** Labels of where somebody comes from, which no company has. */
const ORIGIN = /^(?:naturalidade|natural)$/;

/**
 * `Naturalidade: Crateús`, `NATURALIDADE CRATEÚS - CE`, `Natural de: Corumbá – MS`: of a person, whatever the form has
 * else; without a colon only with the state.
 */
export function originAt(seen: Seen, at: number): Field | undefined {
  const word = seen.word(at);
  if (!ORIGIN.test(word) || (seen.gap(at) & BEFORE_LABEL) === 0) return undefined;
  if (word === 'natural' && !seen.is(at, CAPITAL)) return undefined;
  const isPhrase = word === 'natural' && seen.word(at + 1) === 'de';
  const first = isPhrase ? at + 2 : at + 1;
  const gap = seen.gap(first);
  const isLabel = endsLabel(gap);
  if (word === 'natural' && !isLabel) return undefined;
  const isBare = seen.is(at, CAPITAL) && gap === GAP.space && seen.is(first, CAPITAL);
  if (!(isLabel || isBare || QUOTED.test(seen.between(first)))) return undefined;
  const city = cityAt(seen, first);
  if (isBare || (word === 'natural' && !isPhrase))
    return city?.hasState ? { first, end: city.end, level: 'likely' } : undefined;
  const end = city?.end ?? capitalEnd(seen, first, false);
  if (end === first) return undefined;
  const isKnown = isInForm(seen, at) || city?.hasState === true;
  return isKnown || isOfPerson(seen, at) || city !== undefined
    ? { first, end, level: isLabel && isKnown ? 'likely' : 'possible' }
    : undefined;
}

/** What ends the label of a town, above it or in the column before. */
const LABELS = /^(?:municipio|naturalidade|nascimento|cidade|uf)$/;

function isBorder(seen: Seen, at: number): boolean {
  return seen.gap(at) === GAP.line || (seen.gap(at) === GAP.space && isWide(seen.words, at - 1));
}

/** `MUNICÍPIO E UF DE NASCIMENTO⏎AQUIDAUANA - MS` */
function labelledTown(seen: Seen, first: number, at: number): Field | undefined {
  const city = cityAt(seen, first);
  return city?.hasState && city.end === at + 1 ? { first, end: city.end, level: 'likely' } : undefined;
}

/** What is said of a person before the town that they come from or live in. */
const COMES = /^(?:natura(?:l|is)|nascid[oa]s?|nasceu|nascer?am|oriund[oa]s?|proveniente|procedente)$/;
const LIVES =
  /^(?:resid(?:entes?|e|em|ia|iam|indo)|domiciliad[oa]s?|mora(?:m|va|vam|ndo|dora?)?|vive|vivia)$/;
/** `…, natural de`, `é natural de`; but `produto natural de`, which any adjective may be. */
function isOfSomebody(seen: Seen, at: number): boolean {
  if (!/^(?:natura|oriund|proce|prove)/.test(seen.word(at)) || at === seen.first) return true;
  return seen.gap(at) !== GAP.space || /^(?:e|eh|era|sou|foi|brasileir[oa]|maior)$/.test(seen.word(at - 1));
}

const PREPOSITIONS = /^(?:d[aeo]|em|no|na)$/;
/** A town has no more words, its state included. */
const MOST_WORDS = 8;

/** `natural de Crateús/CE`, `residente em Sousa - PB`: the town whose state stands at `at`, behind what is said of a person. */
export function townOf(seen: Seen, at: number): Field | undefined {
  for (let i = at - 1; i > seen.first && i >= at - MOST_WORDS; i--) {
    if (LABELS.test(seen.word(i)) && isBorder(seen, i + 1)) return labelledTown(seen, i + 1, at);
    if (seen.gap(i + 1) !== GAP.space && i < at - 2) return undefined;
    if (!PREPOSITIONS.test(seen.word(i)) || seen.gap(i) !== GAP.space) continue;
    const said = seen.word(i - 1);
    // `residente na` has a street behind it, or what is left of one.
    const lives = LIVES.test(said) && !/^n[ao]$/.test(seen.word(i));
    if (!lives && !(COMES.test(said) && isOfSomebody(seen, i - 1))) continue;
    const city = cityAt(seen, i + 1);
    if (city?.hasState !== true || city.end !== at + 1) return undefined;
    return { first: i + 1, end: city.end, level: lives ? 'likely' : 'possible' };
  }
  return undefined;
}
