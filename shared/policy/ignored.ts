import type { Finding } from '../finding.ts';
import type { Span } from '../text/span.ts';
import type { Directive, DirectiveProblemCode } from './directives.ts';

/** What is wrong with a directive, and where. */
export interface DirectiveProblem extends Span {
  readonly code: DirectiveProblemCode;
  /** Zero-based. */
  readonly line: number;
}

/** `biombo-ignore-file` counts on so many lines from the top, and in so many UTF-16 units: less than a chunk. */
const FILE_LINES = 20;
const FILE_UNITS = 4096;

/** More than anybody reads. */
const MOST_PROBLEMS = 50;

/** Where the blocks of one type begin and end, in turn. */
interface Blocks {
  /** Offsets; at those with an even index one begins. */
  readonly borders: number[];
  /** The directive that opened the one that is open. */
  opening: Directive | undefined;
}

/** What the directives of a document hide. They are to be added in order. */
export class Ignored {
  /** No directive. */
  static readonly nothing = new Ignored();

  readonly #inFile = new Set<string>();
  /** Line → types. */
  readonly #onLine = new Map<number, Set<string>>();
  readonly #blocks = new Map<string, Blocks>();
  readonly #problems: DirectiveProblem[] = [];
  #size = 0;

  /** Directives added. */
  get size(): number {
    return this.#size;
  }

  /** @param directive with offsets and lines of the whole document */
  add(directive: Directive): void {
    this.#size++;
    const { kind, types, target, problem } = directive;
    if (problem !== undefined) this.#complain(directive, problem);
    if (isTooLate(directive)) {
      this.#complain(directive, 'too-late');
      return;
    }
    for (const type of types) {
      if (kind === 'file') this.#inFile.add(type);
      else if (kind === 'start' || kind === 'end') this.#border(directive, type);
      else this.#onLine.set(target, (this.#onLine.get(target) ?? new Set()).add(type));
    }
  }

  /** @param line zero-based, that the finding begins on */
  covers({ type, start }: Finding, line: number): boolean {
    if (this.#inFile.has(type) || this.#onLine.get(line)?.has(type)) return true;
    const borders = this.#blocks.get(type)?.borders ?? [];
    let [low, high] = [0, borders.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (borders[middle]! <= start) low = middle + 1;
      else high = middle;
    }
    return low % 2 === 1;
  }

  /** Forgets what is about places before these. */
  forgetBefore(offset: number, line: number): void {
    for (const at of this.#onLine.keys()) if (at < line) this.#onLine.delete(at);
    for (const { borders } of this.#blocks.values()) {
      const past = borders.findIndex((border) => border >= offset);
      const count = past < 0 ? borders.length : past;
      borders.splice(0, count - (count % 2));
    }
  }

  /** @param atEnd whether all directives were added, so that blocks that are open stay so */
  problems(atEnd: boolean): readonly DirectiveProblem[] {
    const open = new Set([...this.#blocks.values()].flatMap(({ opening }) => opening ?? []));
    const unclosed = atEnd ? [...open].map((directive) => problemOf(directive, 'not-closed')) : [];
    return [...this.#problems, ...unclosed].slice(0, MOST_PROBLEMS);
  }

  #border(directive: Directive, type: string): void {
    const blocks = this.#blocks.get(type) ?? { borders: [], opening: undefined };
    this.#blocks.set(type, blocks);
    const isOpen = blocks.opening !== undefined;
    if (isOpen === (directive.kind === 'start')) {
      if (!isOpen) this.#complain(directive, 'not-open');
      return;
    }
    blocks.borders.push(directive.start);
    blocks.opening = isOpen ? undefined : directive;
  }

  #complain(directive: Directive, code: DirectiveProblemCode): void {
    if (this.#problems.length < MOST_PROBLEMS) this.#problems.push(problemOf(directive, code));
  }
}

/**
 * The directives that hide a finding; of a block both that open and that close it.
 * @param directives of the whole document, in order
 * @param line zero-based, that the finding begins on
 */
export function directivesOver(
  directives: readonly Directive[],
  { type, start }: Finding,
  line: number,
): readonly Directive[] {
  const over: Directive[] = [];
  let opening: Directive | undefined;
  for (const directive of directives) {
    if (!directive.types.includes(type)) continue;
    const { kind } = directive;
    if (kind === 'start') opening ??= directive;
    else if (kind === 'end') {
      if (opening !== undefined && opening.start <= start && start < directive.start)
        over.push(opening, directive);
      opening = undefined;
    } else if (kind === 'file' ? !isTooLate(directive) : directive.target === line) over.push(directive);
  }
  if (opening !== undefined && opening.start <= start) over.push(opening);
  return over;
}

function isTooLate({ kind, line, start }: Directive): boolean {
  return kind === 'file' && (line >= FILE_LINES || start >= FILE_UNITS);
}

function problemOf({ start, end, line }: Directive, code: DirectiveProblemCode): DirectiveProblem {
  return { code, start, end, line };
}
