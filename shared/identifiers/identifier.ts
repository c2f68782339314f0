import type { Confidence, Level, Reason } from '../finding.ts';
import type { Words } from '../words/words.ts';

/** The languages that a user reads. */
export type Locale = 'en' | 'pt-BR';

/**
 * Digit values of a candidate, first digit at index 0; only as many entries as the identifier is long count.
 * A letter stands as its code − 48 (`A` is 17), which is how an alphanumeric CNPJ is summed.
 */
export type Digits = ArrayLike<number>;

/**
 * What the rule of an identifier says of a candidate's digits:
 * - `pass`: the check digits are right, or the identifier has none and the form is right;
 * - `weak`: right, by a check that chance passes often (1 in 10 or 11);
 * - `fail`: the form is right and the check digits are wrong: a typing error, or another kind of number;
 * - `unassigned`: a part is what nobody has (an area code, a state): a typing error, or invented, where a label says so;
 * - `never`: never issued (all digits equal, a service number): not even a mistyped one.
 */
export type Verdict = 'pass' | 'weak' | 'fail' | 'unassigned' | 'never';

/** The verdicts of which the table of an identifier tells the level. */
export type Graded = Exclude<Verdict, 'unassigned' | 'never'>;

/** How completely a number is written with its own punctuation. */
export type Punctuation = 'full' | 'partial' | 'bare';

/** What the words around a candidate say of a type. */
export type Stance = 'for' | 'none' | 'against';

/** For each punctuation, the level by what the label says and what the check says. */
export type LevelTable = Readonly<
  Record<Punctuation, Readonly<Record<Stance, Readonly<Record<Graded, Level>>>>>
>;

/** A source of uniformly distributed integers, for making surrogates. */
export interface Dice {
  /** Returns an integer in `[0, below)`. */
  roll(below: number): number;
}

/** What the surrogates of names are made with: the same for a token wherever it stands under one key. */
export interface Pseudonyms {
  /** Another letter a to z for one: no two letters get the same. */
  initialFor(letter: string): string;
  /** @param token a folded word */
  diceFor(token: string): Dice;
  /**
   * What comes in the place of a value of another type that is part of this one, as wherever else it stands.
   * @returns in the spelling of the value; undefined where there is none
   */
  surrogateIn?(spelling: string, type: string): string | undefined;
}

interface IdentifierBasics {
  /** Stable id, in findings, config and documentation: `cpf`. */
  readonly id: string;
  /** What users call it. */
  readonly names: Readonly<Record<Locale, string>>;
  /** What the label mask writes between brackets, upper case, in Portuguese: `[CPF]`. */
  readonly mask: string;
  /** One sentence: what it is and how it is checked, for the hover and the documentation. */
  readonly summary: Readonly<Record<Locale, string>>;
  /** Where the rule comes from: norm, authority or paper. */
  readonly source: string;
  /** Words that announce it, as written; matched without regard to case, accents and punctuation. */
  readonly labels: readonly string[];
  /** Words that name it in keys and headers; in prose they would announce too much. */
  readonly keys?: readonly string[];
  /** Words that announce it in prose, and as keys would name too much (`At.`, and Austria). */
  readonly abbreviations?: readonly string[];
  /**
   * The canonical form of a value: two spellings of one value have one canonical form.
   * @param spelling the found text, already folded to ASCII digits, letters and punctuation
   */
  normalise(spelling: string): string;
  /**
   * A well-formed value of the same kind, in canonical form and of the same length as `value` where the kind has one;
   * empty where none can be made.
   * @param value a canonical value (its check digits may be wrong)
   * @param pseudonyms for the names in it; without them names are drawn with the dice
   */
  surrogate(value: string, dice: Dice, pseudonyms?: Pseudonyms): string;
  /** Whether the dice are the same for all values of a record, so that what lies between two dates stays. */
  readonly surrogateByRecord?: boolean;
  /** What a surrogate is another of; without it surrogates are drawn, and two values may get one. */
  payload?(value: string): Payload;
  readonly examples: {
    /** Texts in which `found` (each of them) is found as this type, at `confidence`. */
    readonly found: readonly { text: string; value: string; confidence: Exclude<Level, 'nothing'> }[];
    /** Texts in which nothing is found as this type, and why. */
    readonly clean: readonly { text: string; why: string }[];
  };
}

/** The part `[start, end)` of a canonical value in which values differ, apart from what stays and from check digits. */
export interface Payload {
  readonly start: number;
  readonly end: number;
  /** The characters that one of them may become; by default a digit becomes a digit and a capital a capital. */
  readonly alphabet?: string;
  /** Whether the character at a place of the part stays nevertheless. */
  stays?(at: number): boolean;
  /** How values are numbered whose characters cannot be replaced one by one. */
  readonly numbering?: Numbering;
  /** What the check digits count to: 11 where `X` is one of them; default 10. */
  readonly modulus?: 11;
  /** The value with the check digits that its payload has; undefined where it has none. */
  complete(value: string): string | undefined;
}

/** Values and their numbers in `[0, size)`, each another. */
export interface Numbering {
  readonly size: bigint;
  numberOf(value: string): bigint;
  valueOf(number: bigint): string;
}

/** An identifier written as digits (or digits and letters) in groups. */
export interface NumberIdentifier extends IdentifierBasics {
  readonly kind: 'number';
  /**
   * Its spellings with full punctuation: `d` a digit, `A` a digit or a letter, anything else a separator,
   * such as `ddd.ddd.ddd-dd`. Partial and bare spellings follow from them.
   */
  readonly shapes: readonly string[];
  /**
   * Judges a candidate that has one of the shapes' lengths.
   * @param digits the values, `length` of them
   */
  check(digits: Digits, length: number): Verdict;
  /**
   * The levels of an identifier without check digits, whose `pass` says only that the form is right. Without it
   * the table for check digits in `evidence/levels.ts` holds.
   */
  readonly levels?: LevelTable;
  /**
   * The official form with digits hidden, which is not a finding: `d` a digit shown, `*` one hidden, such as
   * `***dddddd**`.
   */
  readonly publicForm?: string;
  /** Words that announce other things as well (`pix`): a label where the number passes its check, else none. */
  readonly weakLabels?: readonly string[];
  /** Who gives it out, in capitals: right behind the number with a state (`SSP/PR`) they are a label. */
  readonly issuers?: readonly string[];
  /** After a label: so many leading zeros may have been lost in a spreadsheet. */
  readonly lostZeros?: number;
}

/** What an anchored identifier has found: a span and how sure it is. */
export interface Match {
  readonly start: number;
  readonly end: number;
  readonly level: Exclude<Level, 'nothing'>;
  /** Why; `shape` where it is missing. */
  readonly reasons?: readonly Reason[];
}

/** A word that is a name where the document names somebody in full by it, or a user name where it says so elsewhere. */
export interface Echo {
  readonly start: number;
  readonly end: number;
  readonly key: number;
}

/** Digits in groups, parted by `. - /`. */
export interface Figures {
  /** So many groups, or more. */
  readonly groups?: number;
  /** So many digits, or more. */
  readonly digits?: number;
  /** So many digits in the first group. */
  readonly first?: number;
}

/** An identifier that is no groups of digits alone: it reads the text around an anchor itself. */
export interface AnchoredIdentifier extends IdentifierBasics {
  readonly kind: 'anchored';
  /**
   * Where it is asked:
   * - `@`: at every at sign (`＠` and `%40` too), `at` being its offset;
   * - `token`: at every token with a digit in it, `at` being its start. A token is a run of letters, digits and
   *   `. - / _ : +` between them. It is asked very often: give up on the first character that does not fit;
   * - `label`: the same, but only behind one of its labels or under a key that is one.
   */
  readonly anchor: '@' | 'token' | 'label';
  /** Where all its tokens begin with a letter: it is asked at no others. */
  readonly begins?: 'letter';
  /** The UTF-16 units of its shortest token: it is asked at none that ends before. */
  readonly shortest?: number;
  /**
   * What a token must have to be asked about where it is nothing but figures and `. - /` between them, with no letter or
   * sign at its ends: most are, and most identifiers have letters or more figures.
   */
  readonly figures?: Figures;
  /**
   * Finds the identifier around the anchor at `at`. May look at most 896 characters back and ahead, and never
   * outside `[lo, hi)`. The span may begin before `at` (a council before its number).
   * @param keyed whether the key or the column of the passage names it
   */
  match(text: string, at: number, lo: number, hi: number, keyed?: boolean): Match | undefined;
  /**
   * Finds the identifier in a value that may have no digit: asked where a value begins behind a colon or an equals
   * sign with the last word of one of its labels before it, behind the slash of a web address, and at the start of a
   * passage whose key or column names it. Within the bounds of `match`.
   * @param at the first character of the value
   */
  value?(text: string, at: number, lo: number, hi: number, keyed: boolean): Match | undefined;
  /** The value that is listed behind one that ends at `end` and was found by `value`; within the bounds of `match`. */
  nextValue?(text: string, end: number, hi: number): Match | undefined;
  /**
   * Finds the identifier as a word among words: asked behind each word of the class `ACCOUNT` (`announced`; `at` is
   * that word's end), and where a token begins that a given name is part of and an underscore stands in. Within the
   * bounds of `match`.
   */
  bare?(text: string, at: number, lo: number, hi: number, announced: boolean): Match | undefined;
  /**
   * Finds the identifier right before a sign: asked at each colon, `>`, `»` and at sign outside of values
   * that keys name.
   * Within the bounds of `match`, and the span starts at most 64 units before the sign.
   * @param sign the sign's offset
   */
  before?(text: string, sign: number, lo: number, hi: number): Match | undefined;
  /** The token that begins at `at` as what the document may say elsewhere that it is; asked at those that are no plain word. */
  echo?(text: string, at: number, lo: number, hi: number): Echo | undefined;
  /** Adds to `keys` that by which what was found may stand elsewhere in the document, without what made it one. */
  addCalls?(text: string, match: Match, keys: number[]): void;
}

/** Numbers of so many digits, and of three or fewer those from `low` to `high`. */
export interface NumberRange {
  readonly digits: number;
  readonly low?: number;
  readonly high?: number;
}

/** An identifier made of words (a name, an address, a date): it reads the words around one that wakes it. */
export interface WordsIdentifier extends IdentifierBasics {
  readonly kind: 'words';
  /** It is asked at every word that has any of these bits (`words/classes.ts`). */
  readonly wakes: number;
  /** Which of the numbers it is asked at, where numbers wake it; without it at all of them. */
  readonly numbers?: readonly NumberRange[];
  /**
   * Finds the identifier around the word `at`. May look from `words.firstSeen(at)` to `words.endSeen(at)`, and the
   * span may start at most 128 UTF-16 units before or behind that word's start (a label wakes it, or a part). Asked at
   * several words of one mention, it gives the same span, a part of it or nothing.
   * @param keyed whether the key or the column of the passage names it
   */
  read(words: Words, at: number, keyed: boolean): Match | undefined;
  /** The word `at` as a shorter form of a name, where it is nothing by itself; asked where `read` finds nothing. */
  echo?(words: Words, at: number): Echo | undefined;
  /** Adds to `keys` that of each word by which what was read may be called elsewhere in the document. */
  addCalls?(words: Words, match: Match, keys: number[]): void;
  /**
   * Finds the identifier in a whole value whose key or column names it (`{"nome": "maria da silva"}`); asked once a
   * value, of at most 512 UTF-16 units, with all its words.
   * @param isWeak whether only one of `weakKeys` names it
   */
  readValue?(words: Words, isWeak: boolean): Match | undefined;
  /** Keys that name other things too (`nome`, of a person or a product): the value itself must tell. */
  readonly weakKeys?: readonly string[];
  /**
   * Writes a canonical value in the spelling of another: same case, same joints.
   * @param source a found text
   * @param value a canonical value
   */
  respell(source: string, value: string): string;
}

/** An identifier that a config defines: a pattern, and what else it says of it (`custom/`). */
export interface CustomIdentifier extends IdentifierBasics {
  readonly kind: 'custom';
  /** How sure the pattern alone makes; `label`: it counts only behind a label or under a key that is one. */
  readonly confidence: Confidence | 'label';
  /** How the editor shows it; undefined: by its confidence. */
  readonly severity: CustomSeverity | undefined;
  /**
   * Where the match ends that begins at `start`; −1 where none does. It reads up to `end`, and what it finds is shorter
   * than that. One that would go on there is none.
   */
  matchAt(text: string, start: number, end: number): number;
  /** Where in `[start, end)` the first match of any length begins; −1 where none does. */
  searchIn(text: string, start: number, end: number): number;
  /** What the check digits of a canonical value say; undefined where it has none. */
  verdictOf(value: string): 'pass' | 'fail' | undefined;
}

export const CUSTOM_SEVERITIES = ['error', 'warning', 'information', 'hint'] as const;
export type CustomSeverity = (typeof CUSTOM_SEVERITIES)[number];

export type Identifier = NumberIdentifier | AnchoredIdentifier | WordsIdentifier | CustomIdentifier;
