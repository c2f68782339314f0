import type { Span } from './text/span.ts';

/** How sure the evidence makes us, most sure first. */
export const CONFIDENCES = ['certain', 'likely', 'possible'] as const;
export type Confidence = (typeof CONFIDENCES)[number];

/** What the evidence can come to: a confidence, or nothing to report. */
export type Level = Confidence | 'nothing';

/**
 * The named pieces of evidence. A finding carries those that were weighed for it; `messages/` puts each in
 * words. The order is the order in which they are told.
 */
export const REASONS = [
  'check-digits',
  'check-digits-fail',
  'weak-check',
  'unassigned',
  'shape',
  'punctuation',
  'partial-punctuation',
  'bare',
  'label',
  'key',
  'column',
  'no-label',
  'label-against',
  'column-against',
  'half-masked',
  'look-alike-letters',
  'in-words',
  'lost-zeros',
  'known-words',
  'context',
  'elsewhere',
] as const;
export type Reason = (typeof REASONS)[number];

/**
 * How the place of a finding is written in its document, so that a fix can write a replacement that the
 * format still reads: see `fixes/write.ts`.
 */
export const SYNTAXES = [
  'text',
  'markdown',
  'markdown-code',
  'yaml',
  'toml',
  // The inside of double quotes of YAML or TOML, or a value of Java's properties, with escapes in it.
  'escaped',
  'html',
  'json-string',
  'json-number',
  'json-key',
  'json-bare',
  'csv',
  'csv-quoted',
  'sql',
  'sql-string',
  // A value in the query of a web address, percent-encoded.
  'url-value',
] as const;
export type Syntax = (typeof SYNTAXES)[number];

/**
 * One identifier found in a text. `start` and `end` are UTF-16 offsets, half open. The value itself is
 * deliberately absent: a finding is a place.
 */
export interface Finding extends Span {
  /** The identifier's id, such as `cpf`. */
  readonly type: string;
  readonly confidence: Confidence;
  readonly reasons: readonly Reason[];
  readonly syntax: Syntax;
}
