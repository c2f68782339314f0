/** Why a number is not taken for an identifier that it could be. `messages/` puts each in words. */
export const OBJECTIONS = [
  /** All reasons together are too little. */
  'weak',
  /** No authority issues it: all digits equal, an area code that does not exist. */
  'never-issued',
  /** Its digits count up. */
  'sequence',
  /** Letters, digits or marks bind it to something longer. */
  'part',
  /** Spaces join it to other numbers, or are all that joins it. */
  'row',
  /** So little of it shows that it is no leak. */
  'masked',
  /** A label announces one, which does not look like this. */
  'form',
  /** It would be one only behind a label. */
  'needs-label',
] as const;
export type Objection = (typeof OBJECTIONS)[number];

/** An identifier that a number was not taken for. */
export interface Dismissed {
  /** Index in the registry. */
  readonly type: number;
  /** UTF-16 offsets in the passage's text, half open. */
  readonly start: number;
  readonly end: number;
  readonly objection: Objection;
  /** The bits of the reasons that were weighed. */
  readonly reasons: number;
}

/** Takes down what the judge dismisses. Only who wants to explain has one: in a scan there is none. */
export type Trace = (dismissed: Dismissed) => void;
