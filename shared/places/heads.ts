/** What an address can begin with: the kind of a street, a sector, a building, a piece of land, and its name. */
import { CAPITAL, INSTITUTION, NUMBER, PARTICLE, RESIDENCE, STATE, UPPER } from '../words/classes.ts';
import { GAP } from '../words/words.ts';
import { numberEnd, unitEnd } from './parts.ts';
import type { Reading } from './reading.ts';
import type { Seen } from './seen.ts';
import { nameEnd, QUARTERS } from './street-name.ts';
import { DEVELOPMENT, LANDS, LOT, NAMED, ROAD, SECTOR, WEAK } from './vocabulary.ts';

/** Kinds of words that an address can begin with. */
export const HEADS = ROAD | SECTOR | LOT | LANDS | DEVELOPMENT;

/** Whether the head is written as one: a short abbreviation needs what follows to be a name. */
export function isHead(seen: Seen, at: number, kind: number): boolean {
  const length = seen.length(at);
  if ((kind & SECTOR) !== 0) return (kind & WEAK) === 0 || seen.is(at, UPPER);
  if (seen.word(at) === 'terra') return seen.word(at + 1) === 'indigena';
  // `PA Nova Esperança`: a settlement
  if (seen.word(at) === 'pa')
    return seen.is(at, UPPER) && seen.is(at + 1, CAPITAL) && !seen.is(at + 1, UPPER);
  if ((kind & (LANDS | DEVELOPMENT)) !== 0 && (isWithinName(seen, at) || PUBLIC.test(seen.word(at + 1))))
    return false;
  if ((kind & ROAD) === 0 || length > 4) return true;
  const word = seen.word(at);
  if (word === 'rua' || word === 'beco' || word === 'via' || word === 'cais' || word === 'eixo') return true;
  const next = at + 1;
  if (length === 1 && (seen.kind(next) & ROAD) !== 0) return false;
  // `R E L A T Ó R I O`, `R.G.`
  if (length === 1 && seen.isLetter(next) && seen.gap(next) !== (GAP.dot | GAP.space)) return false;
  if (seen.is(at, UPPER) && length > 1 && word !== 'br') {
    return seen.is(next, UPPER | PARTICLE) || (seen.gap(next) & GAP.dot) !== 0;
  }
  if (!/^(?:r|av|br|rod)$/.test(word) && seen.isNumber(next)) return false;
  return !isBehindName(seen, at) || seen.is(next, PARTICLE);
}

/** Whether a name in capitals or a number stands behind a word that means much else. */
export function isNamed(seen: Seen, at: number): boolean {
  let name = at + 1;
  while (name < at + 3 && seen.is(name, PARTICLE) && !seen.is(name, CAPITAL)) name++;
  return seen.is(name, CAPITAL | NUMBER);
}

/** `Fazenda Pública`, `Parque Nacional` */
const PUBLIC = /^(?:public[oa]|nacional|estadual|municipal|federal|tecnologico|industrial)$/;

/** `UBS Vila Nova`, `Escola Jardim Alegre`: the name of something that is called after the place. */
function isWithinName(seen: Seen, at: number): boolean {
  if (seen.gap(at) !== GAP.space) return false;
  return seen.is(at - 1, INSTITUTION) || (seen.is(at - 1, CAPITAL) && !seen.is(at - 1, UPPER | PARTICLE));
}

/** `Ana R. Souza`: a capitalised word right before an abbreviation. */
function isBehindName(seen: Seen, at: number): boolean {
  if (seen.gap(at) !== GAP.space || seen.is(at, UPPER)) return false;
  return seen.is(at - 1, CAPITAL) && !seen.is(at - 1, RESIDENCE);
}

/** The index after the head and its name. */
export function headEnd(seen: Seen, at: number, kind: number, reading: Reading): number {
  const next = at + 1;
  if ((kind & LOT) !== 0) {
    // `Lote Rural nº 58`
    const isKind = /^(?:rural|urbano)$/.test(seen.word(next)) && seen.gap(next) === GAP.space;
    const number = isKind ? numberEnd(seen, next + 1) : next;
    if (isKind && number > next + 1) {
      reading.units = 1;
      return number;
    }
    const end = unitEnd(seen, at, false);
    if (end === at && (kind & NAMED) === 0) return at;
    if (end > at) reading.units = 1;
    if (end > at) return QUARTERS.test(seen.word(end)) && seen.gap(end) === GAP.space ? end + 1 : end;
  }
  if ((kind & SECTOR) !== 0) return sectorEnd(seen, at);
  // `BR-116`
  if (isHighway(seen, at)) return Math.max(at, highwayEnd(seen, at));
  const quoted = quotedEnd(seen, next);
  if (quoted > next) return quoted;
  if (!seen.follows(next, GAP.space | GAP.dot)) {
    // `Rua:` is a label, and what it labels is the name.
    if (!isRoadLabel(seen, at, kind)) return at;
    const name = nameEnd(seen, next);
    if (name > next) reading.first = next;
    return name > next ? name : at;
  }
  let i = next;
  // `Conjunto Habitacional X`, `Comunidade Ribeirinha X`, `Rua Projetada B`
  if (
    /^(?:projetada|projetado|particular|estadual|municipal|federal|vicinal|velha|nova|coletora|local|expressa|arterial|principal|habitacional|ribeirinha|ribeirinho|quilombola|indigena|rural|fluvial)$/.test(
      seen.word(i),
    )
  ) {
    const name = nameEnd(seen, i + 1);
    if (name > i + 1 && seen.gap(i + 1) === GAP.space) return name;
  }
  if (isHighway(seen, i)) return highwayEnd(seen, i);
  i = nameEnd(seen, next);
  return i === next ? at : i;
}

/** `Rua "A"`, `Rua “das Flores”`: a name in quotes. */
function quotedEnd(seen: Seen, at: number): number {
  if (!/^ ["'“‘]$/.test(seen.between(at))) return at;
  const end = nameEnd(seen, at);
  return /^["'”’]/.test(seen.between(end)) ? end : at;
}

/** `Rua:` at the start of a line, behind a mark, or with a capital. */
function isRoadLabel(seen: Seen, at: number, kind: number): boolean {
  const gap = seen.gap(at + 1);
  if ((kind & ROAD) === 0 || (kind & WEAK) !== 0 || seen.length(at) < 3) return false;
  if ((gap & GAP.colon) === 0 || (gap & ~(GAP.colon | GAP.space | GAP.dot)) !== 0) return false;
  const isBorder = (seen.gap(at) & (GAP.line | GAP.paragraph | GAP.comma | GAP.other | GAP.hyphen)) !== 0;
  return isBorder || (seen.gap(at) === GAP.space && seen.is(at, CAPITAL));
}

/** `BR-101`, `SP 330`, as a name behind `Rodovia`. */
export function isHighway(seen: Seen, at: number): boolean {
  return (seen.word(at) === 'br' || seen.is(at, STATE)) && seen.length(at) === 2 && seen.isNumber(at + 1);
}

export function highwayEnd(seen: Seen, at: number): number {
  const joined = (seen.gap(at + 1) & ~(GAP.hyphen | GAP.space)) === 0;
  return joined && seen.length(at + 1) === 3 ? at + 2 : at;
}

/** `SQN 210`, `QNL 5`, `SHIS QI 15`, `SGAS 915`, `SMPW Quadra 5`. */
function sectorEnd(seen: Seen, at: number): number {
  let i = at + 1;
  if ((seen.kind(i) & (SECTOR | LOT)) !== 0 && seen.follows(i, GAP.space | GAP.hyphen)) i++;
  // `SHVP Rua 8`
  else if ((seen.kind(i) & ROAD) !== 0 && seen.gap(i) === GAP.space)
    return Math.max(at, nameEnd(seen, i + 1));
  const joined = (seen.gap(i) & ~(GAP.space | GAP.hyphen | GAP.dot)) === 0;
  if (!joined || !seen.isNumber(i) || seen.length(i) > 4) return at;
  const end = i + 1;
  return seen.gap(end) === GAP.slash && seen.isNumber(end) && seen.length(end) <= 3 ? end + 1 : end;
}
