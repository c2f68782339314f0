/**
 * Labels: the words before (or in brackets after) a number, and the words of a key or a column header, that say
 * what it is. Everything is local: a look back reads at most `LOOK_BACK` characters of one line, or of the end of
 * the line before when nothing else stands between.
 */
import {
  CLASS,
  CLOSE,
  DASH,
  DIGIT,
  DOT,
  IGNORABLE,
  LETTER,
  NEWLINE,
  OPEN,
  SLASH,
  SPACE,
  TAB,
} from '../text/characters.ts';
import { isPercentEncoded } from '../text/percent.ts';
import { LabelsBehind } from './labels-behind.ts';
import { type Label, LabelPhrases } from './phrases.ts';
import {
  endsLabel,
  followsWord,
  isConjunction,
  isInEncoded,
  isPreposition,
  isStop,
  isWordPart,
  readNewWord,
  readWord,
  skipBlankBack,
  type Word,
} from './words.ts';

export type { Label };

/** At most so many UTF-16 units are read before a candidate. */
export const LOOK_BACK = 72;
const MOST_WORDS = 7;
const MOST_WORDS_TO_HEAD = 5;
const LONGEST_MASK = 32;
const LONGEST_SERIES = 3;

/** What a look back found: the label before `at`, not looking before `lo`. */
interface LookBack {
  at: number;
  lo: number;
  label: Label | undefined;
  labelEnd: number;
}

const LOOKS = 32;

function newLookBack(): LookBack {
  return { at: -1, lo: 0, label: undefined, labelEnd: -1 };
}

/** Whether no look back from `at` finds a label, where none ends behind `from` and none from `since` on finds one. */
export function isUnlabelled(at: number, from: number, since: number): boolean {
  return at >= since || at - LOOK_BACK >= from;
}

export class LabelLexicon {
  readonly #phrases: LabelPhrases;
  readonly #masks: ReadonlySet<string>;
  readonly #behind: LabelsBehind;
  readonly #weakFrom: number;
  readonly #keys = new Map<string, Label | undefined>();
  readonly #word: Word = { start: 0, end: 0, hash: 0 };
  #labelEnd = -1;
  readonly #unions = new Map<Label, Map<Label, Label>>();
  // The last look backs, by the low bits of their places: a number and the token it is in ask the same.
  readonly #looks: readonly LookBack[] = Array.from({ length: LOOKS }, newLookBack);
  #lookedIn = '';
  // See `knowNone`.
  #noneText = '';
  #noneLo = 0;
  #noneFrom = 0;
  #noneSince = 0;
  #noneTo = -1;

  /**
   * @param labels for each identifier, by index, its labels as people write them
   * @param against words that announce a number which is nobody's (order, protocol, batch)
   * @param more `masks`: what the label masks write between brackets: a word in one is no label; `weakFrom`: the types
   * from this index on are weak, and give way to another label before them; `issuers`: for each identifier those who
   * stand with a state right behind its numbers
   */
  constructor(
    labels: readonly (readonly string[])[],
    against: readonly string[],
    more: {
      readonly masks?: readonly string[];
      readonly weakFrom?: number;
      readonly issuers?: readonly (readonly string[])[];
    } = {},
  ) {
    this.#phrases = new LabelPhrases(labels, against);
    this.#masks = new Set(more.masks);
    this.#weakFrom = more.weakFrom ?? labels.length;
    this.#behind = new LabelsBehind(this.#phrases, more.issuers ?? []);
  }

  /**
   * Takes that no label ends behind `from` in a text that is looked at from `lo` on, up to the next number, and that no
   * look back from `since` on finds one. For who reads the words in order (`lastWords` says which end labels); one that
   * is read in parts counts. `knowNoneTo` says up to where it holds.
   */
  knowNone(text: string, lo: number, from: number, since: number): void {
    this.#noneText = text;
    this.#noneLo = lo;
    this.#noneFrom = from;
    this.#noneSince = since;
    this.#noneTo = -1;
  }

  /** @param to the end of the run that begins behind what `knowNone` was told */
  knowNoneTo(to: number): void {
    this.#noneTo = to;
  }

  /** The words with which labels end, letters a to z, in the singular and the plural. */
  lastWords(): ReadonlySet<string> {
    return this.#phrases.lastWords();
  }

  /** Where the label that `before` found last ends; −1 where it found none. */
  get labelEnd(): number {
    return this.#labelEnd;
  }

  /** The label in a key or a column header such as `nr_cpf`, `cpfPaciente` or `Cartão SUS`. */
  ofKey(key: string): Label | undefined {
    if (this.#keys.has(key)) return this.#keys.get(key);
    if (this.#keys.size > 5000) this.#keys.clear(); // hostile input: ever new keys
    const label = this.ofValue(key);
    this.#keys.set(key, label);
    return label;
  }

  /** The same, for what is hardly asked about again. */
  ofValue(value: string): Label | undefined {
    return value.length > 128 ? undefined : this.#inKey(this.#withoutMasks(value));
  }

  /**
   * A key without its label masks (`[CPF]`, at the start of YAML's `(CPF)`): they stand for a value, and name nothing.
   * `Documento (CPF)` keeps its label.
   */
  #withoutMasks(key: string): string {
    if (!/^\(|\[/.test(key)) return key;
    return key.replace(/^\([^()]*\)|\[[^[\]]*\]/g, (mask) =>
      this.#masks.has(mask.slice(1, -1).replace('\\', '')) ? ' ' : mask,
    );
  }

  /** All that a key names (`cpf_conta`): which of them a value is, its digits say. */
  #inKey(key: string): Label | undefined {
    let label: Label | undefined;
    for (let at = key.length; at > 0; ) {
      if (isPercentEncoded(key, at - 3)) at -= 3;
      else if (CLASS[key.charCodeAt(at - 1)] !== LETTER) at--;
      else {
        readNewWord(key, at, 0, this.#word);
        const start = this.#word.start;
        const found = this.#phrases.endingWith(key, this.#word, 0);
        if (found !== undefined) label = label === undefined ? found : this.#both(label, found);
        at = found === undefined ? start : this.#phrases.start;
      }
    }
    return label;
  }

  /**
   * The nearest label before `at`, not looking before `lo`.
   * @returns the label, or undefined where there is none near enough
   */
  before(text: string, at: number, lo: number): Label | undefined {
    if (text !== this.#lookedIn) {
      for (const look of this.#looks) look.at = -1;
      this.#lookedIn = text;
    }
    const look = this.#looks[at % LOOKS]!;
    if (look.at !== at || look.lo !== lo) {
      look.label = this.#isNone(text, at, lo) ? undefined : this.#lookBefore(text, at, lo);
      // Of words that were read and are no label nothing is to be left for whoever asks next.
      look.labelEnd = look.label === undefined ? -1 : this.#labelEnd;
      look.at = at;
      look.lo = lo;
    }
    this.#labelEnd = look.labelEnd;
    return look.label;
  }

  /** Whether a label ends right at `at`; most words are none, and `before` would go on to those further back. */
  isGlued(text: string, at: number, lo: number): boolean {
    const limit = Math.max(lo, at - LOOK_BACK);
    if (at <= limit || CLASS[text.charCodeAt(at - 1)] !== LETTER) return false;
    readWord(text, at, limit, this.#word);
    if (this.#phrases.endingWith(text, this.#word, limit) === undefined) return false;
    return this.before(text, at, lo) !== undefined && this.#labelEnd === at;
  }

  #isNone(text: string, at: number, lo: number): boolean {
    const isKnown = at <= this.#noneTo && isUnlabelled(at, this.#noneFrom, this.#noneSince);
    return isKnown && lo === this.#noneLo && text === this.#noneText;
  }

  #lookBefore(text: string, at: number, lo: number): Label | undefined {
    if (isInEncoded(text, at, lo)) return undefined;
    const limit = Math.max(lo, at - LOOK_BACK);
    let mostWords = MOST_WORDS;
    let list = false;
    let bracketed = false;
    // One short word, as the letters of a plate or a passport that stand apart: no label has been passed yet.
    let series = false;
    for (let i = at, words = 0; i > limit; ) {
      const code = text.charCodeAt(i - 1);
      const kind = CLASS[code]!;
      if ((kind === LETTER || kind === DIGIT) && i - 3 >= limit && isPercentEncoded(text, i - 3)) i -= 3;
      else if (kind === LETTER) {
        readWord(text, i, limit, this.#word);
        const label = this.#phrases.endingWith(text, this.#word, limit);
        this.#labelEnd = this.#word.end;
        // In brackets right before a number stands what it consists of: `CTPS (nº/série)`.
        if (label !== undefined && !(bracketed && label.types.size === 0))
          return this.#withHead(text, label, limit);
        if (++words >= mostWords) return undefined;
        list ||= isConjunction(this.#word.hash);
        i = this.#word.start;
        series = words === 1 && this.#word.end - i <= LONGEST_SERIES;
      } else if (kind === DIGIT) {
        const start = this.#skipNumber(text, i, limit);
        // A number in between has taken the label, unless both stand in one list (`CPF 1…, 2… e 3…`).
        if (!list && i - start > 2) return undefined;
        if (!list && !(start > limit && isWordPart(text.charCodeAt(start - 1)))) {
          if (words > 0 || !followsWord(text, start, limit)) return undefined;
          words++;
        }
        i = start;
      } else if (kind === NEWLINE || kind === TAB) {
        // A border: only a label right before it reaches across.
        if ((words > 0 && !series) || list) return undefined;
        const end = skipBlankBack(text, i, limit);
        if (end === limit || !endsLabel(text.charCodeAt(end - 1))) return undefined;
        mostWords = kind === TAB ? 2 : 3;
        words = 1;
        i = end;
      } else if (code === 0x5d && this.#maskStart(text, i, limit) >= 0) {
        // A mask has taken its label, as the number would have that it hides.
        if (!list) return undefined;
        i = this.#maskStart(text, i, limit);
      } else {
        if (isStop(text, i - 1, code, kind)) return this.#beforeStop(text, i - 1, limit);
        list ||= code === 0x2c || (kind === SLASH && i < at);
        if (kind === CLOSE) bracketed = words === 0;
        else if (kind === OPEN) bracketed = false;
        i--;
      }
    }
    return undefined;
  }

  /**
   * A label that only describes another (`CPF do titular da conta`) stands for both: which of them the number is, its
   * digits say.
   */
  #withHead(text: string, label: Label, limit: number): Label {
    const labelEnd = this.#labelEnd;
    let describes = false;
    let i = this.#phrases.start;
    for (let words = 0; i > limit && words < MOST_WORDS_TO_HEAD; ) {
      const kind = CLASS[text.charCodeAt(i - 1)]!;
      if (kind === SPACE) i--;
      else if (kind !== LETTER) break;
      else {
        readWord(text, i, limit, this.#word);
        i = this.#word.start;
        words++;
        if (isPreposition(this.#word.hash)) describes = true;
        else {
          const head = this.#phrases.endingWith(text, this.#word, limit);
          if (head === undefined) continue;
          this.#labelEnd = labelEnd;
          if (this.#isWeak(label)) return head;
          return describes ? this.#both(label, head) : label;
        }
      }
    }
    this.#labelEnd = labelEnd;
    return label;
  }

  #isWeak({ types }: Label): boolean {
    for (const type of types) if (type < this.#weakFrom) return false;
    return types.size > 0;
  }

  /** One label for the types of both: the identical one each time. One that speaks against all is left as it is. */
  #both(label: Label, other: Label): Label {
    if (label.types.size === 0 || other.types.size === 0 || other === label) return label;
    const known = this.#unions.get(label) ?? new Map<Label, Label>();
    this.#unions.set(label, known);
    const union = known.get(other) ?? { types: new Set([...label.types, ...other.types]) };
    known.set(other, union);
    return union;
  }

  /** The label that ends right at a stop: an abbreviation (`Pront.`) or a question (`qual o CPF?`). */
  #beforeStop(text: string, stop: number, limit: number): Label | undefined {
    if (stop <= limit || CLASS[text.charCodeAt(stop - 1)] !== LETTER) return undefined;
    readWord(text, stop, limit, this.#word);
    this.#labelEnd = stop;
    return this.#phrases.endingWith(text, this.#word, limit);
  }

  /** Where a label mask (`[CPF]`) that ends at `end` begins; −1 where there is none. */
  #maskStart(text: string, end: number, limit: number): number {
    const from = Math.max(limit, end - LONGEST_MASK);
    const token = text.slice(from, end);
    const start = token.lastIndexOf('[');
    const isLabel = text.charCodeAt(end) === 0x3a || text.charCodeAt(end) === 0x3d;
    if (start < 0 || isLabel) return -1;
    return this.#masks.has(token.slice(start + 1, -1).replace('\\', '')) ? from + start : -1;
  }

  /** The label before a number together with the one right after `at`: `registro nº … (CNH)`. */
  withAfter(label: Label | undefined, text: string, at: number, hi: number): Label | undefined {
    if (label?.types.size === 0) return label;
    const after =
      this.after(text, at, hi) ?? (label === undefined ? this.#behind.issued(text, at, hi) : undefined);
    return label === undefined || after === undefined ? (label ?? after) : this.#both(label, after);
  }

  /** A label right after `at`, as in `529… (CPF)` or `529… é o meu CPF`, not looking beyond `hi`. */
  after(text: string, at: number, hi: number): Label | undefined {
    return this.#behind.at(text, at, hi);
  }

  #skipNumber(text: string, end: number, limit: number): number {
    let i = end;
    while (i > limit) {
      const kind = CLASS[text.charCodeAt(i - 1)]!;
      if (kind !== DIGIT && kind !== DOT && kind !== DASH && kind !== SLASH && kind !== IGNORABLE) break;
      i--;
    }
    while (i < end && CLASS[text.charCodeAt(i)] !== DIGIT) i++;
    return i;
  }
}
