/** How sure an address is: by its head, its parts, and the words before it. */

import { isPerson } from '../dates/persons.ts';
import type { Level } from '../finding.ts';
import { CAPITAL, INSTITUTION, RESIDENCE } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import type { Reading } from './reading.ts';
import type { Seen } from './seen.ts';
import { DEVELOPMENT, LABEL, LANDS, LOT, ROAD, SEAT, SECTOR, WEAK } from './vocabulary.ts';

/** What the words before an address say. */
export type Cue = 'residence' | 'seat' | 'none';

const MOST_WORDS = 8;

/** Whether somebody's address is announced (`residente na`, `endereço:`), or that of an organisation (`sede`). */
export function cueBefore(seen: Seen, at: number, most = MOST_WORDS): Cue {
  for (let i = at - 1, steps = 0; i >= seen.first && steps < most; i--, steps++) {
    const gap = seen.gap(i + 1);
    if ((gap & GAP.other) !== 0 || ((gap & GAP.paragraph) !== 0 && (gap & GAP.colon) === 0)) break;
    if ((gap & GAP.dot) !== 0 && (gap & GAP.space) !== 0 && seen.length(i) > 4 && (gap & GAP.colon) === 0)
      break;
    const kind = seen.kind(i);
    if ((kind & SEAT) !== 0) return 'seat';
    if (seen.is(i, RESIDENCE) && isCue(seen, i, gap)) return 'residence';
    if ((gap & GAP.line) !== 0 && steps > 1) break;
    if ((kind & LABEL) !== 0 && (gap & GAP.colon) !== 0) break;
  }
  return 'none';
}

/** Words that mean something else too count only with a mark behind them. */
function isCue(seen: Seen, at: number, gap: number): boolean {
  const word = seen.word(at);
  if (word === 'end') return (gap & (GAP.dot | GAP.colon)) !== 0;
  if (/^(?:address|addr|street)$/.test(word)) return (gap & GAP.colon) !== 0;
  // `juros de mora`
  if (word === 'mora') return seen.word(at - 1) !== 'de' && seen.word(at - 1) !== 'da';
  return word !== 'endereco' || !isTechnical(seen, at + 1);
}

/** `endereço IP`, `endereço de e-mail`: addresses of machines. */
function isTechnical(seen: Seen, at: number): boolean {
  return TECHNICAL.test(seen.word(at)) || (seen.word(at) === 'de' && TECHNICAL.test(seen.word(at + 1)));
}

const TECHNICAL =
  /^(?:ip|ips|mac|e|email|mail|eletronico|eletronicos|url|web|memoria|rede|internet|site|virtual|http|https|fisico|logico|base|inicial|final|remetente|destino|origem|host|servidor|pagina)$/;

/** The level of an address, or nothing where it is only a place. */
export function levelOf(reading: Reading, cue: Cue, isLabelled: boolean, isHome: boolean): Level {
  const level = byParts(reading, cue === 'residence' || isLabelled, isHome);
  return cue === 'seat' && level !== 'nothing' ? 'possible' : level;
}

function byParts(reading: Reading, announced: boolean, isHome: boolean): Level {
  const { head, numbered, units, districts, hasCity, hasState, isRural, hasPostcode, isWithout } = reading;
  const exact = numbered || units > 0;
  const located = districts > 0 || hasCity || hasState || hasPostcode;
  if ((head & ROAD) !== 0 && (head & WEAK) === 0) {
    if (announced) return exact ? 'certain' : 'likely';
    if (exact || hasPostcode) return 'likely';
    // `Praça da Árvore, Santa Cruz, Vila Mariana, …`: the stops of a line
    if (districts > 2 && !hasState) return 'nothing';
    return located || isHome ? 'possible' : 'nothing';
  }
  if ((head & SECTOR) !== 0) {
    if (announced) return units > 0 ? 'certain' : 'likely';
    if (units > 0 || located) return 'likely';
    return (head & WEAK) !== 0 ? 'nothing' : 'possible';
  }
  if ((head & (LANDS | DEVELOPMENT)) !== 0 && (head & ROAD) === 0) {
    if (announced) return exact || isRural || located ? 'certain' : 'likely';
    if (isRural || hasPostcode || isWithout || (exact && (located || units > 1))) return 'likely';
    if ((head & LANDS) !== 0)
      return units > 0 ? 'likely' : numbered || hasState || hasCity ? 'possible' : 'nothing';
    return units > 0 && isHome ? 'possible' : 'nothing';
  }
  if ((head & LOT) !== 0) {
    if (announced) return units > 1 || located ? 'certain' : 'likely';
    if (units < 2) return 'nothing';
    return located ? 'likely' : 'possible';
  }
  if (announced) return exact ? 'certain' : located ? 'likely' : 'nothing';
  if (isWithout || (exact && (located || units > 1))) return 'likely';
  return units > 0 ? 'possible' : 'nothing';
}

/** How far from a street a person is looked for. */
const PERSON_NEAR = 12;

/** `o réu foi visto na Rua do Riachuelo`: a street where somebody was or does something. */
export function isWhereabouts(seen: Seen, at: number, { head, first, end }: Reading): boolean {
  if ((head & ROAD) === 0 || (head & WEAK) !== 0 || first > at || seen.length(at) < 2) return false;
  if (!seen.is(at, CAPITAL) || !seen.is(end - 1, CAPITAL)) return false;
  if (!seen.follows(at, GAP.space) || !/^(?:na|no|à|pela|pelo|em)$/i.test(seen.words.word(at - 1)))
    return false;
  for (let i = at - 2; i >= Math.max(seen.first, at - PERSON_NEAR); i--) {
    const gap = seen.gap(i + 1);
    const ends = (gap & (GAP.paragraph | GAP.other)) !== 0 || ((gap & GAP.dot) !== 0 && seen.length(i) > 3);
    if (ends || seen.is(i, INSTITUTION)) break;
    if (isPerson(seen.words, i)) return true;
  }
  for (let i = end; i < Math.min(seen.end, end + PERSON_NEAR); i++) {
    if ((seen.gap(i) & (GAP.paragraph | GAP.other | GAP.dot)) !== 0 || seen.is(i, INSTITUTION)) return false;
    if (isPerson(seen.words, i)) return true;
  }
  return false;
}
