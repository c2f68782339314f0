import type { FormatId } from '../../shared/formats/registry.ts';
import type { Span } from '../../shared/text/span.ts';
import type { Spelling } from './spellings.ts';

/** What tells a reader of the document which kind of value it is. */
export type Evidence = 'label' | 'none' | 'column';

/** A place in a document of a set that is known to hold personal data. */
export interface Mention extends Span {
  /** A type's id. */
  readonly type: string;
}

/** One value in a generated document, known by construction. */
export interface GeneratedMention extends Mention {
  readonly spelling: Spelling;
  readonly evidence: Evidence;
  /** Whether one of its digits was changed so that the check digits fail. */
  readonly spoiled: boolean;
}

export interface MarkedDocument<M extends Mention = Mention> {
  readonly format: FormatId;
  /** What kind of text it is: `chat`, `json`, `csv without header`. */
  readonly style: string;
  readonly text: string;
  /** In order, without overlaps. */
  readonly mentions: readonly M[];
  /** Places that one may call personal and another not: a finding there is neither right nor false. */
  readonly open?: readonly Span[];
}

export type EvalDocument = MarkedDocument<GeneratedMention>;
