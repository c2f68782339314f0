/** The identifiers that read the text themselves: where they are asked, and what comes of it. */
import { addEcho, addMatched, isHere } from './adding.ts';
import { BIT, type Candidates } from './candidates/candidates.ts';
import { lastWords, SIGN_LEAD, VALUE_SIGNS, valueBehind } from './candidates/values.ts';
import type { Label } from './evidence/labels.ts';
import type { Passage } from './formats/format.ts';
import type { AnchoredIdentifier, Match } from './identifiers/identifier.ts';
import { blankEnd, MOST_PADDING } from './identifiers/reading.ts';
import { IDENTIFIERS } from './identifiers/registry.ts';

export interface AnchoredEntry {
  readonly identifier: AnchoredIdentifier;
  readonly type: number;
}

const ANCHORED: readonly AnchoredEntry[] = IDENTIFIERS.map((identifier, type) => ({
  identifier,
  type,
})).filter((entry): entry is AnchoredEntry => entry.identifier.kind === 'anchored');
const AT_SIGN = ANCHORED.filter(({ identifier }) => identifier.anchor === '@');
export const ON_TOKEN = ANCHORED.filter(({ identifier }) => identifier.anchor === 'token');
/** Those of them that are asked at figures, with what these must have. */
export const ON_FIGURES = ON_TOKEN.filter(({ identifier }) => identifier.begins === undefined).map(
  (entry) => {
    const { shortest = 0, figures: { groups = 1, digits = 1, first = 0 } = {} } = entry.identifier;
    return { entry, shortest, groups, digits, first };
  },
);
export const ON_LABEL = ANCHORED.filter(({ identifier }) => identifier.anchor === 'label');
const ON_VALUE = ANCHORED.filter(({ identifier }) => identifier.value !== undefined);
const BEFORE = ANCHORED.filter(({ identifier }) => identifier.before !== undefined);
const IN_PROSE = ANCHORED.filter(({ identifier }) => identifier.bare !== undefined);
const ECHOING = ANCHORED.filter(({ identifier }) => identifier.echo !== undefined);
const VALUE_LABELS = lastWords(
  ON_VALUE.flatMap(({ identifier: { labels, keys = [] } }) => [...labels, ...keys]),
);

/** An at sign. */
export function scanAnchor(passage: Passage, at: number, out: Candidates): void {
  for (const entry of AT_SIGN) addMatch(passage, entry, at, 0, out);
  scanBefore(passage, at, out);
}

export function addMatch(
  passage: Passage,
  { identifier, type }: AnchoredEntry,
  at: number,
  why: number,
  out: Candidates,
): void {
  // A key can be an identifier itself, but it is no value of the key above it.
  const keyed = passage.syntax !== 'json-key' && (passage.label?.types.has(type) ?? false);
  const match = identifier.match(passage.text, at, passage.lo, passage.hi, keyed);
  if (match !== undefined) addFound(passage, { identifier, type }, match, out, why);
}

function addFound(
  passage: Passage,
  { identifier, type }: AnchoredEntry,
  match: Match,
  out: Candidates,
  why = 0,
): void {
  addMatched(passage, type, match, out, why);
  if (out.echoes !== undefined && isHere(passage, match.start))
    identifier.addCalls?.(passage.text, match, out.echoes.full);
}

/** Behind who speaks; no value stands behind the last two. */
const SPEECH_SIGNS = ':>»';

/** A sign: what stands before it, and the value behind it. */
export function scanSign(passage: Passage, at: number, out: Candidates): void {
  const sign = SPEECH_SIGNS.indexOf(passage.text.charAt(at));
  if (sign >= 0) scanBefore(passage, at, out);
  if (sign > 0) return;
  const start = valueBehind(passage.text, at, passage.lo, passage.hi, VALUE_LABELS);
  if (start >= 0) for (const entry of ON_VALUE) addValue(passage, entry, start, false, out);
}

function scanBefore(passage: Passage, sign: number, out: Candidates): void {
  if (passage.label !== undefined) return;
  for (const entry of BEFORE) {
    const match = entry.identifier.before?.(passage.text, sign, passage.lo, passage.hi);
    if (match !== undefined) addFound(passage, entry, match, out);
  }
}

/** The signs before `at` whose values may begin behind it. */
export function scanSignsBefore(passage: Passage, at: number, out: Candidates): void {
  for (let i = Math.max(passage.lo, at - SIGN_LEAD); i < at; i++) {
    if (VALUE_SIGNS.includes(passage.text.charAt(i))) scanSign(passage, i, out);
  }
}

/** The value under a key or in a column that names what it is. */
export function scanKeyed(passage: Passage, { types }: Label, out: Candidates): void {
  const { text, lo, hi } = passage;
  if (lo < passage.from - MOST_PADDING) return;
  for (const entry of ON_VALUE) {
    if (types.has(entry.type))
      addValue(passage, entry, blankEnd(text, lo, Math.min(hi, lo + MOST_PADDING)), true, out);
  }
}

function addValue(
  passage: Passage,
  { identifier, type }: AnchoredEntry,
  at: number,
  keyed: boolean,
  out: Candidates,
): void {
  const match = identifier.value?.(passage.text, at, passage.lo, passage.hi, keyed);
  if (match === undefined) return;
  const why = keyed ? BIT[passage.labelFrom] : 0;
  addFound(passage, { identifier, type }, match, out, why);
  if (identifier.nextValue === undefined) return;
  let { end } = match;
  for (let count = 0; count < MOST_LISTED; count++) {
    const next = identifier.nextValue(passage.text, end, passage.hi);
    if (next === undefined) return;
    addFound(passage, { identifier, type }, next, out, why);
    end = next.end;
  }
}

/** So many values of one list are looked at behind the first. */
const MOST_LISTED = 12;

/** What may stand as a word among words: behind one that announces it, or at the start of a token. */
export function scanBare(passage: Passage, at: number, announced: boolean, out: Candidates): void {
  if (passage.syntax === 'json-key') return;
  for (const entry of IN_PROSE) {
    const match = entry.identifier.bare?.(passage.text, at, passage.lo, passage.hi, announced);
    // In the code of SQL the name of a column stands behind that of another: `SELECT usuario, criado_em`.
    if (match === undefined || (passage.syntax === 'sql' && match.reasons?.includes('label'))) continue;
    addFound(passage, entry, match, out);
  }
}

/** A token that the document may call a user name elsewhere. */
export function scanEcho(passage: Passage, at: number, out: Candidates): void {
  if (out.echoes === undefined || passage.syntax === 'json-key') return;
  for (const { identifier, type } of ECHOING) {
    const echo = identifier.echo?.(passage.text, at, passage.lo, passage.hi);
    if (echo !== undefined) addEcho(passage, type, echo, out);
  }
}
