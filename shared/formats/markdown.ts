/**
 * Markdown, line by line: front matter (YAML values under their keys), fenced code, tables (cells under their
 * headers, GitHub's flavour) and prose. Not a renderer: only what decides what a number is called and how a
 * replacement must be written.
 */
import type { Label } from '../evidence/labels.ts';
import { hasEntities } from './entities.ts';
import { type Format, newPassage, type Passage, type Visit, type VisitKey } from './format.ts';
import { KeyedLines, type KeyedState, NO_MAPPING, YAML_STYLE } from './keyed-lines.ts';
import { lineEnd } from './lines.ts';
import { type Cell, splitCells } from './markdown-cells.ts';
import { decodePassage, splitText, TEXT_INITIAL, type TextState } from './plaintext.ts';
import {
  isWhen,
  type Labels,
  LONGEST_VALUE,
  labelBeside,
  labelOfCell,
  labelsOf,
  type Names,
} from './table.ts';

interface State {
  readonly at: 'start' | 'front matter' | 'body' | 'fence';
  /** The fence that is open: its character and length. */
  readonly fence: string;
  /** What is open in the front matter, and in the fence. */
  readonly keys: KeyedState;
  readonly code: TextState;
  /** The header of the open table. */
  readonly header: Names | undefined;
  /** The cells of the line before, which a delimiter row would make a header. */
  readonly cells: Names | undefined;
  /** Whether the piece ended within a line. */
  readonly cut: boolean;
}

const INITIAL: State = {
  at: 'start',
  fence: '',
  keys: NO_MAPPING,
  code: TEXT_INITIAL,
  header: undefined,
  cells: undefined,
  cut: false,
};

const LONGEST_NAME = 128;
/** A longer line is prose: chunks may cut it, and what it is must not depend on where. */
const LONGEST_LINE = 8192;

class Reader {
  readonly #text: string;
  readonly #from: number;
  readonly #to: number;
  readonly #visit: Visit;
  readonly #visitKey: VisitKey | undefined;
  readonly #passage: Passage = newPassage();
  readonly #entities: boolean;
  #at: State['at'];
  #fence: string;
  #keys: KeyedState;
  #code: TextState;
  #header: Names | undefined;
  /** The header whose labels were asked for last, and they. */
  #labelled: Names | undefined;
  #labels: Labels = [];
  #cells: Names | undefined;
  /** Start of prose or code that has not been visited yet; −1 where there is none. */
  #pending = -1;

  constructor(
    text: string,
    from: number,
    to: number,
    state: State,
    { visit, visitKey }: { readonly visit: Visit; readonly visitKey: VisitKey | undefined },
  ) {
    this.#text = text;
    this.#from = from;
    this.#to = to;
    this.#visit = visit;
    this.#visitKey = visitKey;
    this.#entities = hasEntities(text);
    this.#at = state.at;
    this.#fence = state.fence;
    this.#keys = state.keys;
    this.#code = state.code;
    this.#header = state.header;
    this.#cells = state.cells;
  }

  read(state: State): State {
    let i = this.#from;
    let cut = false;
    if (state.cut) {
      // The rest of a line longer than a piece: prose, whatever it began as.
      const end = lineEnd(this.#text, i, this.#to);
      this.#pending = i;
      cut = !endsLine(this.#text, end);
      i = end;
    }
    while (i < this.#to) {
      const end = lineEnd(this.#text, i, this.#to);
      cut = !endsLine(this.#text, end);
      this.#line(i, end);
      i = end;
    }
    this.#flush(this.#to);
    return {
      at: this.#at,
      fence: this.#fence,
      keys: this.#keys,
      code: this.#code,
      header: this.#header,
      cells: this.#cells,
      cut,
    };
  }

  /** Reads the line `[start, end)`, its line break included. */
  #line(start: number, end: number): void {
    const line = this.#text.slice(start, Math.min(end, start + 256));
    if (end - start > LONGEST_LINE) {
      if (this.#at === 'start') this.#at = 'body';
      this.#endTable();
      this.#keep(start);
      return;
    }
    if (this.#at === 'start') {
      this.#at = /^\ufeff?---\s*$/.test(line) ? 'front matter' : 'body';
      if (this.#at === 'front matter') return;
    }
    if (this.#at === 'front matter') this.#frontMatter(line, start, end);
    else if (this.#at === 'fence') this.#inFence(line, start);
    else this.#body(line, start, end);
  }

  #frontMatter(line: string, start: number, end: number): void {
    if (/^(---|\.\.\.)\s*$/.test(line)) {
      this.#flush(start);
      this.#at = 'body';
      this.#keys = NO_MAPPING;
      return;
    }
    const lines = new KeyedLines(this.#text, this.#keys, YAML_STYLE, this.#visit, this.#visitKey);
    this.#flush(start);
    lines.read(start, end);
    this.#keys = lines.state;
  }

  #inFence(line: string, start: number): void {
    this.#keep(start);
    const close = /^ {0,3}(`{3,}|~{3,})\s*$/.exec(line)?.[1] ?? '';
    if (!close.startsWith(this.#fence)) return;
    this.#flush(start);
    this.#keep(start);
    this.#at = 'body';
  }

  #body(line: string, start: number, end: number): void {
    const fence = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      this.#flush(start);
      this.#at = 'fence';
      this.#fence = fence;
      this.#code = TEXT_INITIAL;
      this.#endTable();
      this.#keep(start);
    } else if (line.includes('|')) this.#tableLine(start, end);
    else {
      this.#endTable();
      this.#keep(start);
    }
  }

  #tableLine(start: number, end: number): void {
    const cells = splitCells(this.#text, start, end);
    if (this.#header !== undefined) {
      this.#flush(start);
      this.#row(cells, this.#header);
      return;
    }
    const texts = cells.map(([lo, hi]) => this.#text.slice(lo, Math.min(hi, lo + LONGEST_NAME)).trim());
    if (texts.every((text) => /^:?-+:?$/.test(text)) && this.#cells?.length === cells.length) {
      this.#header = this.#cells;
    } else this.#cells = texts;
    this.#keep(start);
  }

  /** Visits the cells of a row: each under its header, or beside the cell that says what it is. */
  #row(cells: readonly Cell[], header: Names): void {
    let left: Label | undefined;
    const columns = header.join('|');
    const labels = this.#labelsOf(header);
    cells.forEach(([lo, hi], i) => {
      const name = header[i];
      if (name !== undefined) this.#visitKey?.(lo, hi, name);
      const column = labels[i];
      const beside = left ?? (name !== undefined && isWhen(name) ? this.#labelIn(cells[i + 1]) : undefined);
      const label = labelOfCell(hi - lo, column, beside);
      this.#emit(lo, hi, 'markdown', label, hi - lo <= LONGEST_VALUE ? `${i}|${columns}` : undefined);
      left = this.#labelIn([lo, hi]);
    });
  }

  /** The labels of a table's columns: its rows follow one another. */
  #labelsOf(header: Names): Labels {
    if (header !== this.#labelled) {
      this.#labelled = header;
      this.#labels = labelsOf(header);
    }
    return this.#labels;
  }

  #labelIn(cell: Cell | undefined): Label | undefined {
    if (cell === undefined) return undefined;
    const [lo, hi] = cell;
    return labelBeside(this.#text.slice(lo, Math.min(hi, lo + LONGEST_NAME)).trim());
  }

  #endTable(): void {
    this.#header = undefined;
    this.#cells = undefined;
  }

  /** Lets prose or code grow by the line at `start`. */
  #keep(start: number): void {
    if (this.#pending < 0) this.#pending = start;
  }

  /** Visits the prose or code that has gathered up to `end`. */
  #flush(end: number): void {
    if (this.#pending < 0) return;
    const passage = this.#passage;
    passage.lo = 0;
    passage.hi = this.#text.length;
    const [from, to] = [Math.max(this.#pending, this.#from), Math.min(end, this.#to)];
    this.#pending = -1;
    if (from >= to) return;
    if (this.#at === 'fence') {
      this.#code = splitText(this.#text, from, to, this.#code, {
        visit: this.#visit,
        visitKey: this.#visitKey,
        syntax: 'markdown-code',
      });
      return;
    }
    passage.text = this.#text;
    passage.from = from;
    passage.to = to;
    passage.syntax = 'markdown';
    passage.label = undefined;
    passage.column = undefined;
    passage.offsets = undefined;
    if (this.#entities) decodePassage(passage);
    this.#visit(passage);
  }

  /** Visits a cell or a value, which is a world of its own. */
  #emit(
    lo: number,
    hi: number,
    syntax: Passage['syntax'],
    label: Label | undefined,
    column?: Passage['column'],
  ): void {
    this.#passage.lo = lo;
    this.#passage.hi = hi;
    const passage = this.#passage;
    passage.text = this.#text;
    passage.from = Math.max(lo, this.#from);
    passage.to = Math.min(hi, this.#to);
    passage.syntax = syntax;
    passage.label = label;
    passage.column = column;
    passage.offsets = undefined;
    if (passage.from >= passage.to) return;
    if (this.#entities) decodePassage(passage);
    this.#visit(passage);
  }
}

function endsLine(text: string, end: number): boolean {
  return text.charCodeAt(end - 1) === 0x0a;
}

export const markdown: Format<State> = {
  id: 'markdown',
  directives: true,
  columnar: true,
  lineBreak: '\r',
  references: true,
  initial: INITIAL,
  split: (text, from, to, state, visit, visitKey) =>
    new Reader(text, from, to, state, { visit, visitKey }).read(state),
};
