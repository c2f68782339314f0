/**
 * What a whole column says of its values. One number in a hundred passes the check of a CPF by chance; a column in
 * which nearly all pass is a column of CPFs, whatever its header, and one in which a hundredth pass is not.
 *
 * For each column and identifier the values that have the form are counted, and those of them that pass. Under
 * chance the number of passes is binomial with the identifier's chance rate. The column holds the identifier when at
 * least half of its values pass and so many passes are improbable by chance; it does not when it has many values and
 * the passes are what chance gives. Everything in between says nothing.
 *
 * A column of words holds people's names when most of its values are a given name and a surname.
 */

import { lengthsOf } from '../candidates/shapes.ts';
import type { Identifier, NumberIdentifier } from '../identifiers/identifier.ts';
import { CLASS, DASH, DIGIT, DOT, digitValue, IGNORABLE, SLASH, SPACE } from '../text/characters.ts';
import type { Label } from './labels.ts';
import { nameFormOf } from './name-columns.ts';

export type Column = string | number;
/** A label for each column of which the values say enough. */
export type ColumnLabels = ReadonlyMap<Column, Label>;

/** Values that start in so many UTF-16 units of a document count: some 10,000 records. */
export const COUNTED_UNITS = 2 ** 20;

/** Fewer values say nothing. */
const FEWEST_FOR = 5;
const FEWEST_AGAINST = 20;
/** The share of a column's values that must pass. */
const SHARE_FOR = 0.5;
/** More improbable by chance than this, and the passes are no chance. */
const IMPROBABLE = 1e-6;
/** More probable than this, and the passes can be chance. */
const PROBABLE = 1e-3;
/** In long columns the error of a measured chance rate shows: so much more than expected is chance still. */
const MARGIN = 1.5;
/** Hostile documents have a new key in every record. */
const MOST_COLUMNS = 1000;
/** Fewer full names are no column of names. */
const FEWEST_NAMES = 3;
/** The share of a column's values in words that must be full names. */
const SHARE_OF_NAMES = 0.6;
/** A column with a smaller share of names of any form holds something else. */
const SHARE_AGAINST_NAMES = 0.2;
const LONGEST_VALUE = 32;
const MOST_DIGITS = 20;

interface Checked {
  readonly type: number;
  readonly identifier: NumberIdentifier;
  readonly lengths: ReadonlySet<number>;
  readonly longest: number;
  readonly chance: number;
}

/** An identifier that a value of so many digits may be, by its index among those that are checked. */
interface Fitting {
  readonly index: number;
  readonly identifier: NumberIdentifier;
  /** Zeros that a spreadsheet took from the number's start. */
  readonly lost: number;
}

/** Counts of one column: its values, and for each checked identifier how many fit and how many pass. */
interface Counts {
  values: number;
  /** Values in words, and how many of them are full names, and given names alone. */
  worded: number;
  full: number;
  given: number;
  readonly fits: Int32Array;
  readonly passes: Int32Array;
}

export type ColumnCounts = ReadonlyMap<Column, Readonly<Counts>>;

export class ColumnEvidence {
  readonly #identifiers: readonly Identifier[];
  #lazyChecked: readonly Checked[] | undefined;
  #lazyFitting: readonly (readonly Fitting[])[] | undefined;
  /** One label for each set of types: equal evidence gives the identical label. */
  readonly #labels = new Map<string, Label>();
  readonly #digits = new Uint8Array(MOST_DIGITS);
  readonly #padded = new Uint8Array(2 * MOST_DIGITS);
  readonly #nameType: readonly number[];
  /** Of a column of words that are no names. It says nothing of the numbers in it. */
  readonly otherWords: Label = { types: new Set() };

  constructor(identifiers: readonly Identifier[]) {
    this.#identifiers = identifiers;
    this.#nameType = identifiers.flatMap(({ id }, type) => (id === 'name' ? [type] : []));
  }

  /** Measured when the first column comes by: most documents have none. */
  get #checked(): readonly Checked[] {
    this.#lazyChecked ??= this.#identifiers.flatMap((identifier, type) =>
      identifier.kind === 'number' && identifier.levels === undefined ? [newChecked(identifier, type)] : [],
    );
    return this.#lazyChecked;
  }

  /** By count of digits who may have so many. */
  get #fitting(): readonly (readonly Fitting[])[] {
    this.#lazyFitting ??= Array.from({ length: MOST_DIGITS + 1 }, (_, count) =>
      this.#checked.flatMap((it, index) => {
        const lost = lostZeros(it, count);
        return lost < 0 ? [] : [{ index, identifier: it.identifier, lost }];
      }),
    );
    return this.#lazyFitting;
  }

  /** Counts the value in `text[lo, hi)` for its column. */
  count(counts: Map<Column, Counts>, column: Column, text: string, lo: number, hi: number): void {
    const entry = counts.get(column) ?? this.#newCounts(counts, column);
    if (entry === undefined || isBlank(text, lo, hi)) return;
    entry.values++;
    const count = this.#readNumber(text, lo, hi);
    if (count === 0) {
      countName(entry, text, lo, hi);
      return;
    }
    for (const { index, identifier, lost } of this.#fitting[count]!) {
      const verdict = identifier.check(this.#digitsAfter(lost, count), lost + count);
      if (verdict === 'never' || verdict === 'unassigned') continue;
      entry.fits[index]!++;
      if (verdict !== 'fail') entry.passes[index]!++;
    }
  }

  #newCounts(counts: Map<Column, Counts>, column: Column): Counts | undefined {
    if (counts.size >= MOST_COLUMNS) return undefined;
    const size = this.#checked.length;
    const entry = {
      values: 0,
      worded: 0,
      full: 0,
      given: 0,
      fits: new Int32Array(size),
      passes: new Int32Array(size),
    };
    counts.set(column, entry);
    return entry;
  }

  /** The digits of a value that is a number and nothing else, into `#digits`; how many. */
  #readNumber(text: string, lo: number, hi: number): number {
    if (hi - lo > LONGEST_VALUE) return 0;
    let count = 0;
    const end = withoutDecimals(text, lo, hi);
    for (let i = lo; i < end; i++) {
      const code = text.charCodeAt(i);
      const kind = CLASS[code]!;
      if (kind === DIGIT) {
        if (count === MOST_DIGITS) return 0;
        this.#digits[count++] = digitValue(code);
      } else if (kind !== DOT && kind !== DASH && kind !== SLASH && kind !== SPACE && kind !== IGNORABLE)
        return 0;
    }
    return count;
  }

  /** The digits that were read, behind as many zeros as were lost. */
  #digitsAfter(lost: number, count: number): Uint8Array {
    if (lost === 0) return this.#digits;
    for (let i = 0; i < lost + count; i++) this.#padded[i] = i < lost ? 0 : this.#digits[i - lost]!;
    return this.#padded;
  }

  /** Adds up the counts of a document's pieces and judges each column. */
  labels(pieces: Iterable<ColumnCounts>): ColumnLabels {
    const totals = new Map<Column, Counts>();
    for (const piece of pieces) {
      for (const [column, counts] of piece) {
        const total = totals.get(column) ?? this.#newCounts(totals, column);
        if (total === undefined) continue;
        total.values += counts.values;
        total.worded += counts.worded;
        total.full += counts.full;
        total.given += counts.given;
        counts.fits.forEach((fits, i) => {
          total.fits[i]! += fits;
          total.passes[i]! += counts.passes[i]!;
        });
      }
    }
    const labels = new Map<Column, Label>();
    for (const [column, total] of totals) {
      const label = this.#judge(total);
      if (label !== undefined) labels.set(column, label);
    }
    return labels;
  }

  #judge(counts: Counts): Label | undefined {
    const { values, fits, passes } = counts;
    if (holdsNames(counts)) return this.#label(this.#nameType);
    if (values < FEWEST_FOR) return undefined;
    if (holdsOtherWords(counts)) return this.otherWords;
    const held: number[] = [];
    let fitting = 0;
    let byChance = true;
    this.#checked.forEach(({ type, chance }, i) => {
      const [n, k] = [fits[i]!, passes[i]!];
      if (n === 0) return;
      const probability = binomialTail(n, k, chance);
      fitting = Math.max(fitting, n);
      byChance &&= probability > PROBABLE || k < n * chance * MARGIN;
      if (k >= FEWEST_FOR && k >= values * SHARE_FOR && probability < IMPROBABLE) held.push(type);
    });
    if (held.length > 0) return this.#label(held);
    return fitting >= FEWEST_AGAINST && fitting >= values * SHARE_FOR && byChance
      ? this.#label([])
      : undefined;
  }

  #label(types: readonly number[]): Label {
    const name = types.join();
    const label = this.#labels.get(name) ?? { types: new Set(types) };
    this.#labels.set(name, label);
    return label;
  }
}

function countName(counts: Counts, text: string, lo: number, hi: number): void {
  const form = nameFormOf(text, lo, hi);
  if (form === 'none') return;
  counts.worded++;
  if (form === 'full') counts.full++;
  else if (form === 'given') counts.given++;
}

function holdsNames({ values, worded, full }: Counts): boolean {
  return full >= FEWEST_NAMES && full >= worded * SHARE_OF_NAMES && worded >= values * SHARE_FOR;
}

function holdsOtherWords({ values, worded, full, given }: Counts): boolean {
  return (
    worded >= FEWEST_AGAINST && worded >= values * SHARE_FOR && full + given < worded * SHARE_AGAINST_NAMES
  );
}

/** The probability of `k` or more passes in `n` values, each passing with probability `p`. */
export function binomialTail(n: number, k: number, p: number): number {
  if (k <= 0) return 1;
  // In logarithms: the first term, then each next one by its ratio to the last.
  let term = logChoose(n, k) + k * Math.log(p) + (n - k) * Math.log1p(-p);
  let tail = 0;
  for (let i = k; i <= n; i++) {
    const add = Math.exp(term);
    tail += add;
    if (add < tail * 1e-12) break;
    term += Math.log(((n - i) * p) / ((i + 1) * (1 - p)));
  }
  return Math.min(1, tail);
}

function logChoose(n: number, k: number): number {
  let log = 0;
  for (let i = 1; i <= Math.min(k, n - k); i++) log += Math.log((n - i + 1) / i);
  return log;
}

/** How many zeros a number must have lost to be an identifier in `count` digits; −1 where it cannot be. */
function lostZeros({ identifier, lengths, longest }: Checked, count: number): number {
  if (lengths.has(count)) return 0;
  const lost = longest - count;
  return lost > 0 && lost <= (identifier.lostZeros ?? 0) ? lost : -1;
}

function newChecked(identifier: NumberIdentifier, type: number): Checked {
  const lengths = lengthsOf(identifier);
  return { type, identifier, lengths, longest: Math.max(...lengths), chance: chanceOf(identifier, lengths) };
}

const TRIALS = 2000;

/**
 * The share of random digits that pass, of those that have the form, from a fixed sequence of trials; never 0.
 */
function chanceOf(identifier: NumberIdentifier, lengths: ReadonlySet<number>): number {
  const length = Math.min(...lengths);
  let state = 1;
  let fits = 1;
  let passes = 1;
  const digits = new Uint8Array(length);
  for (let trial = 0; trial < TRIALS; trial++) {
    for (let i = 0; i < length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      digits[i] = (state >>> 16) % 10;
    }
    const verdict = identifier.check(digits, length);
    if (verdict !== 'never' && verdict !== 'unassigned') fits++;
    if (verdict === 'pass' || verdict === 'weak') passes++;
  }
  return Math.min(0.5, passes / fits);
}

function isBlank(text: string, lo: number, hi: number): boolean {
  for (let i = lo; i < hi; i++) if (text.charCodeAt(i) > 0x20) return false;
  return true;
}

/** The end of a value without the `.0` that a spreadsheet adds. */
function withoutDecimals(text: string, lo: number, hi: number): number {
  let end = hi;
  while (end > lo && text.charCodeAt(end - 1) === 0x30) end--;
  return end > lo && end < hi && hi - end <= 2 && text.charCodeAt(end - 1) === 0x2e ? end - 1 : hi;
}
