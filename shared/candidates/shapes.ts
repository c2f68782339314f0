/**
 * The shapes of all number identifiers as one trie over group lengths. A shape is found in every partial grouping
 * too (`ddd.ddd.ddd-dd` also as `ddddddddd-dd` or `ddd.ddd.ddddd`), down to the bare run of digits.
 */
import type { NumberIdentifier } from '../identifiers/identifier.ts';
import { isTight, SEPARATOR, type Separator } from './run.ts';

/** A way to write an identifier: the end of a path in the trie. */
export interface Spelling {
  readonly type: number;
  readonly digits: number;
  /** The separators that make the punctuation full; undefined for a partial or bare grouping. */
  readonly canonical: readonly Separator[] | undefined;
  /** Whether the grouping is the shape's own, with no groups joined. */
  readonly whole: boolean;
  /** Whether the shape has marks, and not only spaces. */
  readonly marked: boolean;
  /** Positions that may hold a letter. */
  readonly letters: readonly boolean[];
}

/** The lengths of a shape's groups and what stands between them. */
export interface GroupShape {
  readonly lengths: readonly number[];
  readonly separators: readonly Separator[];
}

interface Shape extends GroupShape {
  readonly letters: readonly boolean[];
}

/** A place in the trie: the groups that lead to it. */
export type ShapeNode = number;
const NOWHERE: ShapeNode = 0;
const NONE: readonly Spelling[] = [];

/** A row of numbers for each node, and not an object: a trie of a thousand objects takes longer to make than a scan. */
export class Shapes {
  static readonly root: ShapeNode = 1;
  #count = 2;
  /** The next node by the length of the next group, `#width` numbers a node. */
  #next: Uint16Array;
  readonly #width: number;
  readonly #spellings: Spelling[][] = [];
  /** Whether a node leads to a spelling with letters. */
  readonly #lettered: boolean[] = [];

  /** @param identifiers by type index; undefined where an index is no number identifier */
  constructor(identifiers: readonly (NumberIdentifier | undefined)[]) {
    const shapes = identifiers.flatMap((identifier, type) =>
      (identifier?.shapes ?? []).map((shape) => ({ type, shape: parseShape(shape) })),
    );
    this.#width = 1 + Math.max(0, ...shapes.map(({ shape }) => shape.letters.length));
    this.#next = new Uint16Array(this.#width * 1024);
    for (const { type, shape } of shapes) this.#addShape(type, shape);
  }

  /** Where a group of `length` leads to from a node; undefined where no identifier goes on so. */
  after(node: ShapeNode, length: number): ShapeNode | undefined {
    const next = length < this.#width ? this.#next[node * this.#width + length]! : NOWHERE;
    return next === NOWHERE ? undefined : next;
  }

  /** Whether an identifier that may hold letters begins with the groups that lead to a node. */
  isLettered(node: ShapeNode): boolean {
    return this.#lettered[node] === true;
  }

  /** What ends at a node. */
  spellings(node: ShapeNode): readonly Spelling[] {
    return this.#spellings[node] ?? NONE;
  }

  #addShape(type: number, { lengths, separators, letters }: Shape): void {
    const marked = separators.some((separator) => separator !== SEPARATOR.space);
    const digits = letters.length;
    const lettered = letters.includes(true);
    const after = (node: ShapeNode, length: number): ShapeNode => {
      const next = this.#nodeAfter(node, length);
      if (lettered) this.#lettered[next] = true;
      return next;
    };
    /** Goes on behind the groups up to `group`; `length` digits stand behind the last separator that is written. */
    const add = (node: ShapeNode, group: number, length: number, whole: boolean): void => {
      if (group + 1 < lengths.length) {
        const next = lengths[group + 1]!;
        add(node, group + 1, length + next, false);
        add(after(node, length), group + 1, next, whole);
        return;
      }
      const canonical = whole && marked ? separators : undefined;
      this.#addSpelling(after(node, length), { type, digits, canonical, whole, marked, letters });
    };
    add(Shapes.root, 0, lengths[0] ?? 0, true);
  }

  #nodeAfter(node: ShapeNode, length: number): ShapeNode {
    const at = node * this.#width + length;
    if (this.#next[at] === NOWHERE) {
      if (this.#count * this.#width >= this.#next.length) this.#grow();
      this.#next[at] = this.#count++;
    }
    return this.#next[at]!;
  }

  #grow(): void {
    const larger = new Uint16Array(this.#next.length * 2);
    larger.set(this.#next);
    this.#next = larger;
  }

  /** A grouping is noted once a type, but for each full punctuation that it can have. */
  #addSpelling(node: ShapeNode, spelling: Spelling): void {
    const spellings = this.#spellings[node] ?? [];
    this.#spellings[node] = spellings;
    const known = spellings.some(
      (s) =>
        s.type === spelling.type &&
        s.whole === spelling.whole &&
        s.canonical === undefined &&
        spelling.letters.every((letter, i) => !letter || s.letters[i]),
    );
    if (spelling.canonical !== undefined || !known) spellings.push(spelling);
  }
}

/** The numbers of digits that an identifier can have, from its shapes. */
export function lengthsOf(identifier: NumberIdentifier): ReadonlySet<number> {
  return new Set(identifier.shapes.map((shape) => parseShape(shape).letters.length));
}

/** The shapes of three groups or more that have marks only. */
export function markedShapesOf({ shapes }: NumberIdentifier): readonly GroupShape[] {
  return shapes.map(parseShape).filter((it) => it.lengths.length > 2 && it.separators.every(isTight));
}

function parseShape(shape: string): Shape {
  const lengths: number[] = [];
  const separators: Separator[] = [];
  const letters: boolean[] = [];
  for (const part of shape.match(/[dA]+|[^dA]+/g) ?? []) {
    if (/^[dA]/.test(part)) {
      lengths.push(part.length);
      for (const c of part) letters.push(c === 'A');
    } else if (lengths.length > 0) separators.push(separatorOf(part));
  }
  return { lengths, separators, letters };
}

function separatorOf(text: string): Separator {
  if (text.includes(')')) return SEPARATOR.close;
  if (text.includes('(')) return SEPARATOR.open;
  const named: Readonly<Record<string, Separator>> = {
    '.': SEPARATOR.dot,
    '-': SEPARATOR.dash,
    '/': SEPARATOR.slash,
    ' ': SEPARATOR.space,
  };
  return named[text] ?? SEPARATOR.spaced;
}
