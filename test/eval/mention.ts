import type { FormatId } from '../../shared/formats/registry.ts';
import type { Span } from '../../shared/text/span.ts';
import type { Spelling } from './spellings.ts';

/** What tells a reader of the document which kind of value it is. */
export type Evidence = 'label' | 'none' | 'column';

/** One value in a document of the set, known by construction. */
export interface Mention extends Span {
  /** An identifier's id. */
  readonly type: string;
  readonly spelling: Spelling;
  readonly evidence: Evidence;
  /** Whether one of its digits was changed so that the check digits fail. */
  readonly spoiled: boolean;
}

export interface EvalDocument {
  readonly format: FormatId;
  /** What kind of text it is: `chat`, `json`, `csv without header`. */
  readonly style: string;
  readonly text: string;
  /** In order, without overlaps. */
  readonly mentions: readonly Mention[];
}
