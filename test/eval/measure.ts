/** What a scan leaves out of the mentions, and what it finds beside them. */
import type { Confidence, Finding } from '../../shared/finding.ts';
import type { Span } from '../../shared/text/span.ts';
import type { Mention } from './mention.ts';

/** What became of one mention. */
export interface Outcome<M extends Mention = Mention> {
  readonly mention: M;
  /** A letter or digit of it stays outside every finding, of whatever type and confidence. */
  readonly leaks: boolean;
  /** The same where only findings at `likely` or more count. */
  readonly leaksLikely: boolean;
  /** Findings of its own type cover it. */
  readonly typed: boolean;
}

export interface Judgement<M extends Mention = Mention> {
  readonly outcomes: readonly Outcome<M>[];
  /** Findings that touch no mention, among those of the types that the set marks. */
  readonly falseFindings: readonly Finding[];
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

/**
 * Holds the findings of a text against its mentions.
 * @param mentions in order, without overlaps
 * @param findings in order, without overlaps
 * @param types the types that the set marks; other findings may be right, nobody knows
 */
export function judge<M extends Mention>(
  text: string,
  mentions: readonly M[],
  findings: readonly Finding[],
  types: readonly string[],
): Judgement<M> {
  const outcomes = mentions.map((mention): Outcome<M> => {
    const near = findings.filter((it) => touches(it, mention));
    return {
      mention,
      leaks: !covers(near, mention, text),
      leaksLikely: !covers(near.filter(atLeastLikely), mention, text),
      typed: covers(
        near.filter(({ type }) => type === mention.type),
        mention,
        text,
      ),
    };
  });
  const falseFindings = findings.filter(
    (it) => types.includes(it.type) && !mentions.some((mention) => touches(it, mention)),
  );
  return { outcomes, falseFindings };
}

export function atLeastLikely({ confidence }: { confidence: Confidence }): boolean {
  return confidence !== 'possible';
}

export function touches(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** Whether every letter and digit of the mention is inside one of the spans. */
export function covers(spans: readonly Span[], mention: Span, text: string): boolean {
  let at = mention.start;
  for (const character of text.slice(mention.start, mention.end)) {
    const place = at;
    at += character.length;
    if (!LETTER_OR_DIGIT.test(character)) continue;
    if (!spans.some(({ start, end }) => start <= place && place + character.length <= end)) return false;
  }
  return true;
}
