/**
 * JSON and JSON Lines. One lenient reader for both: every character that is not structure belongs to a passage, so
 * that nothing is skipped however broken the document is. A string ends at its quote or at the end of the line; what
 * stands outside strings and is no number is prose.
 */
import type { Label } from '../evidence/labels.ts';
import { labelOfKey, labelOfNumber, labelOfPart } from '../labelling.ts';
import { REACH } from '../scanner.ts';
import {
  decodeTo,
  type Format,
  keyPath,
  newPassage,
  type Passage,
  type Visit,
  type VisitKey,
} from './format.ts';
import { hasDigit, isBlank, isNumber, isNumberStart, isStructural } from './json-signs.ts';
import { type Container, INITIAL, type State } from './json-state.ts';
import { decodeString } from './json-string.ts';
import { keysInObject } from './keys-around.ts';
import { labelBesideKeys } from './record-of.ts';
import {
  isBehindStreet,
  isNeutral,
  isTopicKey,
  LONGEST_TOPIC,
  labelOfDatePart,
  topicAhead,
  topicOf,
} from './topic.ts';

/** A longer key is cut. */
const LONGEST_KEY = 256;
/** Deeper than any document; a hostile one stays flat from there on. */
const MOST_DEPTH = 200;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** How a text is read: line by line, and who is told. */
interface Reading {
  readonly lines: boolean;
  readonly visit: Visit;
  readonly visitKey: VisitKey | undefined;
  readonly labelled: boolean;
}

class Reader {
  readonly #text: string;
  readonly #from: number;
  readonly #to: number;
  readonly #lines: boolean;
  readonly #visit: Visit;
  readonly #visitKey: VisitKey | undefined;
  readonly #labelled: boolean;
  readonly #passage: Passage = newPassage();
  #container: Container | undefined;
  #key: string | undefined;
  #label: Label | undefined;
  #expectsKey: boolean;
  #open: State['open'] = 'none';
  #back = 0;
  #skip = 0;

  constructor(text: string, from: number, to: number, state: State, reading: Reading) {
    this.#text = text;
    this.#from = from;
    this.#to = to;
    this.#lines = reading.lines;
    this.#visit = reading.visit;
    this.#visitKey = reading.visitKey;
    this.#labelled = reading.labelled;
    this.#container = state.container;
    this.#key = state.key;
    this.#label = state.label;
    this.#expectsKey = state.expectsKey;
  }

  read(state: State): State {
    let i = this.#from;
    if (state.open === 'string' || state.open === 'key') {
      i = this.#string(i - state.back, i + state.skip, state.open === 'key');
    } else if (state.open !== 'none') i = this.#outside(i - state.back, i, state.open);
    while (i < this.#to) i = this.#token(i);
    return {
      container: this.#container,
      key: this.#key,
      label: this.#label,
      expectsKey: this.#expectsKey,
      open: this.#open,
      back: this.#back,
      skip: this.#skip,
    };
  }

  /** Reads the token at `i`; returns the offset after it. */
  #token(i: number): number {
    const code = this.#text.charCodeAt(i);
    switch (code) {
      case 0x20:
      case 0x09:
      case 0x0d:
        return i + 1;
      case 0x0a:
        if (this.#lines) this.#reset();
        return i + 1;
      case 0x7b:
        this.#enter(false);
        return i + 1;
      case 0x5b:
        this.#enter(true);
        return i + 1;
      case 0x7d:
      case 0x5d:
        this.#leave();
        return i + 1;
      case 0x3a:
        this.#expectsKey = false;
        return i + 1;
      case 0x2c:
        this.#next();
        return i + 1;
      case QUOTE:
        return this.#string(i + 1, i + 1, this.#expectsKey);
      default:
        return this.#outside(i, i, this.#isProse(code) ? 'prose' : 'bare');
    }
  }

  /** A line that is no JSON at all, and a comment. */
  #isProse(code: number): boolean {
    return code === 0x2f || (this.#container === undefined && !isNumberStart(code));
  }

  #reset(): void {
    this.#container = undefined;
    this.#key = undefined;
    this.#label = undefined;
    this.#expectsKey = false;
  }

  #enter(array: boolean): void {
    const depth = (this.#container?.depth ?? 0) + 1;
    if (depth <= MOST_DEPTH) {
      this.#container = {
        parent: this.#container,
        array,
        key: this.#key,
        label: this.#label,
        topic: undefined,
        depth,
      };
    }
    this.#next();
  }

  #leave(): void {
    this.#container = this.#container?.parent;
    this.#next();
  }

  /** After a comma or a bracket: in an object a key follows, in an array an element with the array's own key. */
  #next(): void {
    const array = this.#container?.array ? this.#container : undefined;
    this.#expectsKey = this.#container !== undefined && array === undefined;
    this.#key = array?.key;
    this.#label = array?.label;
  }

  /**
   * Reads a string.
   * @param start its first character after the quote, or as far back as it can be read
   * @param at where reading goes on
   */
  #string(start: number, at: number, key: boolean): number {
    const text = this.#text;
    const reach = this.#to - REACH;
    let mark = start;
    let skip = 0;
    let escapes = text.slice(start, at).includes('\\');
    let i = at;
    for (; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === QUOTE || code === 0x0a || code === 0x0d) break;
      if (mark < reach) mark = i;
      if (code === BACKSLASH) {
        escapes = true;
        const length = text.charCodeAt(i + 1) === 0x75 ? 6 : 2;
        if (i < this.#to) skip = Math.max(0, i + length - this.#to);
        i += length - 1;
      }
    }
    const end = Math.min(i, text.length);
    if (key) this.#readKey(start, end, escapes);
    const topic = key || !this.#labelled ? undefined : this.#topicIn(start, end, escapes);
    this.#emit(start, end, key ? 'json-key' : 'json-string', escapes, topic);
    if (end < this.#to && topic !== undefined && this.#container !== undefined) {
      this.#container = { ...this.#container, topic };
    }
    if (end < this.#to) return text.charCodeAt(end) === QUOTE ? end + 1 : end;
    return this.#leaveOpen(key ? 'key' : 'string', mark, skip);
  }

  #readKey(start: number, end: number, escapes: boolean): void {
    const raw = this.#text.slice(start, Math.min(end, start + LONGEST_KEY));
    this.#key = escapes ? decodeString(raw, 0, raw.length).text : raw;
    this.#label = labelOfKey(this.#key);
  }

  /** What a string says that its object is about, where it stands under a key that says so. */
  #topicIn(start: number, end: number, escapes: boolean): Label | undefined {
    if (this.#container === undefined || this.#container.array || !isTopicKey(this.#key)) return undefined;
    if (end - start > LONGEST_TOPIC) return undefined;
    return topicOf(escapes ? decodeString(this.#text, start, end).text : this.#text.slice(start, end));
  }

  /** The label of the value that ends at `end`. */
  #labelAt(end: number): Label | undefined {
    if (this.#label !== undefined && !this.#endsPeriod()) return this.#label;
    const container = this.#container?.array ? this.#container.parent : this.#container;
    const ofDate = labelOfDatePart(this.#key, container?.key);
    if (ofDate !== undefined) return ofDate;
    if (!isNeutral(this.#key)) return labelOfPart(this.#key, container?.label);
    const number = labelOfNumber(this.#key, container?.label, () => isBehindStreet(this.#text, end));
    if (number !== undefined) return number;
    const own =
      container?.topic ?? topicAhead(this.#text, end) ?? container?.label ?? this.#nested(container);
    // `{"resourceType": "Encounter", "period": {"start": …}}`
    return own ?? (container?.parent?.array === false ? container.parent.topic : undefined);
  }

  /** `{"period": {"start": …, "end": …}}`: `end` is short for an address elsewhere. */
  #endsPeriod(): boolean {
    return this.#key === 'end' && /per[ií]odo?$/i.test(this.#container?.key ?? '');
  }

  /** The label that a key gives with the key that its object stands under: `{"pix": {"chave": …}}`. */
  #nested(container: Container | undefined): Label | undefined {
    return container?.key === undefined || this.#endsPeriod()
      ? undefined
      : labelOfKey(`${this.#key} ${container.key}`);
  }

  /** Reads what stands outside strings: a number or a word up to the next structural mark, or prose to the line's end. */
  #outside(start: number, at: number, kind: 'prose' | 'bare'): number {
    const text = this.#text;
    let i = at;
    for (; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code === 0x0a || code === 0x0d || (kind === 'bare' && isStructural(code))) break;
    }
    let end = i;
    while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
    this.#emit(start, end, isNumber(text, start, end) ? 'json-number' : 'json-bare', false);
    return i < this.#to ? i : this.#leaveOpen(kind, Math.max(start, this.#to - REACH), 0);
  }

  /** Notes a token that goes on beyond the piece. */
  #leaveOpen(open: State['open'], mark: number, skip: number): number {
    this.#open = open;
    this.#back = this.#to - mark;
    this.#skip = skip;
    return this.#to;
  }

  /** The keys of a value, or those that a key stands under, from the innermost. */
  *#keys(ofKey: boolean): Generator<string> {
    if (!ofKey && this.#container?.array === false && this.#key !== undefined) yield this.#key;
    for (let it = this.#container; it !== undefined; it = it.parent) {
      // What stands in an array has the array's own key.
      if (it.key !== undefined && it.parent?.array !== true) yield it.key;
    }
  }

  #labelOf(start: number, end: number, syntax: Passage['syntax']): Label | undefined {
    if (syntax !== 'json-key')
      return labelBesideKeys(this.#labelAt(end), keysInObject(this.#text, start, end));
    // A key that has a number in it can be what the object holds: `{"cpfs": {"529…": …}}`.
    return hasDigit(this.#text, start, end) ? this.#container?.label : undefined;
  }

  /** @param topic what the passage says itself: then it is a label, and no value */
  #emit(start: number, end: number, syntax: Passage['syntax'], escapes: boolean, topic?: Label): void {
    const passage = this.#passage;
    passage.syntax = syntax;
    passage.label = topic === undefined && this.#labelled ? this.#labelOf(start, end, syntax) : undefined;
    passage.column = syntax === 'json-key' ? undefined : this.#key;
    passage.offsets = undefined;
    passage.text = this.#text;
    passage.lo = start;
    passage.hi = end;
    passage.from = Math.max(start, this.#from);
    passage.to = Math.min(end, this.#to);
    if (passage.from >= passage.to) return;
    this.#visitKey?.(start, end, keyPath(this.#keys(syntax === 'json-key')));
    if (escapes) decodeTo(passage, decodeString(passage.text, passage.lo, passage.hi));
    this.#visit(passage);
  }
}

function newFormat(id: string, lines: boolean): Format<State> {
  return {
    id,
    directives: false,
    columnar: true,
    lineBreak: undefined,
    references: false,
    initial: INITIAL,
    split: (text, from, to, state, visit, visitKey, labels) =>
      new Reader(text, from, to, state, { lines, visit, visitKey, labelled: labels !== 'unlabelled' }).read(
        state,
      ),
  };
}

export const json: Format<State> = newFormat('json', false);
export const jsonl: Format<State> = newFormat('jsonl', true);
