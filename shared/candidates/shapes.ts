/**
 * The shapes of all number identifiers as one trie over group lengths. A shape is found in every partial grouping
 * too (`ddd.ddd.ddd-dd` also as `ddddddddd-dd` or `ddd.ddd.ddddd`), down to the bare run of digits.
 */
import type { NumberIdentifier } from '../identifiers/identifier.ts';
import { SEPARATOR, type Separator } from './run.ts';

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

export interface ShapeNode {
  /** Next node by the length of the next group. */
  readonly next: (ShapeNode | undefined)[];
  readonly spellings: Spelling[];
}

interface Shape {
  readonly lengths: readonly number[];
  readonly separators: readonly Separator[];
  readonly letters: readonly boolean[];
}

/**
 * @param identifiers by type index; undefined where an index is no number identifier
 */
export function buildShapes(identifiers: readonly (NumberIdentifier | undefined)[]): ShapeNode {
  const root = newNode();
  identifiers.forEach((identifier, type) => {
    for (const shape of identifier?.shapes ?? []) addShape(root, type, parseShape(shape));
  });
  return root;
}

/** The numbers of digits that an identifier can have, from its shapes. */
export function lengthsOf(identifier: NumberIdentifier): ReadonlySet<number> {
  return new Set(identifier.shapes.map((shape) => parseShape(shape).letters.length));
}

function newNode(): ShapeNode {
  return { next: [], spellings: [] };
}

function addShape(root: ShapeNode, type: number, shape: Shape): void {
  const joints = shape.lengths.length - 1;
  for (let kept = 0; kept < 1 << joints; kept++) {
    const node = nodeAt(root, grouping(shape.lengths, kept));
    const whole = kept === (1 << joints) - 1;
    const marked = shape.separators.some((s) => s !== SEPARATOR.space);
    addSpelling(node, {
      type,
      digits: shape.letters.length,
      canonical: whole && marked ? shape.separators : undefined,
      whole,
      marked,
      letters: shape.letters,
    });
  }
}

/** Group lengths when only the separators in the bit set `kept` are written. */
function grouping(lengths: readonly number[], kept: number): number[] {
  const groups = [lengths[0] ?? 0];
  for (let i = 1; i < lengths.length; i++) {
    const length = lengths[i] ?? 0;
    if (kept & (1 << (i - 1))) groups.push(length);
    else groups.push((groups.pop() ?? 0) + length);
  }
  return groups;
}

function nodeAt(root: ShapeNode, lengths: readonly number[]): ShapeNode {
  let node = root;
  for (const length of lengths) {
    const next = node.next[length] ?? newNode();
    node.next[length] = next;
    node = next;
  }
  return node;
}

/** A grouping is noted once a type, but for each full punctuation that it can have. */
function addSpelling(node: ShapeNode, spelling: Spelling): void {
  const known = node.spellings.some(
    (s) => s.type === spelling.type && s.whole === spelling.whole && s.canonical === undefined,
  );
  if (spelling.canonical !== undefined || !known) node.spellings.push(spelling);
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
