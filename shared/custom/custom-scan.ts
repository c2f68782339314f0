/**
 * Looks for custom identifiers in passages. What is found at a place depends on the text around it only: the pattern is
 * tried at each token's start by itself, on a bounded piece of text, and knows nothing of what it matched before.
 */

import { addMatched } from '../adding.ts';
import type { Candidates } from '../candidates/candidates.ts';
import { standsAlone } from '..//candidates/surroundings.ts';
import { AGAINST } from '../evidence/against.ts';
import { type Label, LabelLexicon } from '../evidence/labels.ts';
import { CONFIDENCES, type Confidence, type Reason } from '../finding.ts';
import type { Passage } from '../formats/format.ts';
import type { CustomIdentifier } from '../identifiers/identifier.ts';
import { IDENTIFIERS, normalise } from '../identifiers/registry.ts';
import { MASKS } from '../labelling.ts';
import { LONGEST } from '../settle.ts';
import { isAlphanumeric } from '../text/characters.ts';
import { FIRST_CUSTOM } from './custom-types.ts';
import { LONGEST_MATCH } from './pattern.ts';

/** UTF-16 units that are searched at once for a place where a pattern may match. */
const BLOCK = 1024;

/** UTF-16 units of what a label mask has between its brackets. */
const LONGEST_MASK = 32;

/** UTF-16 units of a tag without attributes. */
const LONGEST_TAG = 13;

/** What the words around a value say. */
interface Announcement {
  readonly stance: 'for' | 'none' | 'against';
  readonly reason: Reason;
}

/** Gives the path of keys that what starts at an offset of the source stands under. */
export type KeyAt = (offset: number) => string | undefined;

export class CustomScan {
  readonly #identifiers: readonly CustomIdentifier[];
  /** The labels of these behind those of Biombo's own: the nearest of all is what a value is called. */
  readonly #lexicon: LabelLexicon;
  readonly #masks: ReadonlySet<string>;

  constructor(identifiers: readonly CustomIdentifier[]) {
    this.#identifiers = identifiers;
    const labels = [...IDENTIFIERS, ...identifiers].map((it) => (it.kind === 'words' ? [] : it.labels));
    this.#masks = new Set([...MASKS, ...identifiers.map(({ mask }) => mask)]);
    this.#lexicon = new LabelLexicon(labels, AGAINST, { masks: [...this.#masks] });
  }

  /** Adds to `out` what starts in the passage's `[from, to)`, as `scanPassage` does. */
  scan(passage: Passage, keyAt: KeyAt, out: Candidates): void {
    for (let i = 0; i < this.#identifiers.length; i++) this.#scanFor(i, passage, keyAt, out);
  }

  #scanFor(index: number, passage: Passage, keyAt: KeyAt, out: Candidates): void {
    const identifier = this.#identifiers[index]!;
    const { text, from, to, hi } = passage;
    for (let at = from; at < to; ) {
      const end = Math.min(to, at + BLOCK);
      const start = identifier.searchIn(text, at, Math.min(hi, end + LONGEST_MATCH));
      if (start < 0 || start >= end) at = end;
      else {
        this.#try(index, passage, start, keyAt, out);
        at = start + 1;
        while (at < end && touches(text, at)) at++;
      }
    }
  }

  /** Adds the match that begins at `start`, if there is one that stands by itself. */
  #try(index: number, passage: Passage, start: number, keyAt: KeyAt, out: Candidates): void {
    const { text, lo, hi, syntax } = passage;
    if (start > lo && touches(text, start)) return;
    if (/\s/.test(text.charAt(start)) || (syntax === 'html' && isInTag(text, start))) return;
    const identifier = this.#identifiers[index]!;
    const end = identifier.matchAt(text, start, boundOf(passage, start));
    if (end < 0 || (end < hi && touches(text, end))) return;
    if (syntax === 'json-number' && (start !== lo || end !== hi)) return;
    if (this.#isMask(text, start, end)) return;
    const said = this.#announcement(index, passage, start, keyAt);
    const isOdd = said.stance !== 'for' && !standsAlone(text, start, end, lo, hi);
    const verdict = identifier.verdictOf(normalise(identifier.id, text.slice(start, end)));
    const level = isOdd ? undefined : levelOf(identifier, said.stance, verdict);
    if (level === undefined) return;
    const reasons: Reason[] = ['shape', said.reason];
    if (verdict !== undefined) reasons.push(verdict === 'pass' ? 'check-digits' : 'check-digits-fail');
    addMatched(passage, FIRST_CUSTOM + index, { start, end, level, reasons }, out);
  }

  /** Whether a match lies within what a label mask writes. */
  #isMask(text: string, start: number, end: number): boolean {
    const before = text.slice(Math.max(0, start - LONGEST_MASK), start);
    const opening = before.lastIndexOf('[');
    if (opening < 0) return false;
    const close = text.slice(end, end + LONGEST_MASK).indexOf(']');
    if (close < 0) return false;
    return this.#masks.has(before.slice(opening + 1) + text.slice(start, end + close));
  }

  #announcement(index: number, passage: Passage, start: number, keyAt: KeyAt): Announcement {
    const { text, lo, offsets, syntax } = passage;
    const near = this.#lexicon.before(text, start, lo);
    if (near !== undefined) return this.#said(index, near, 'label', 'label-against');
    if (syntax === 'json-key') return { stance: 'none', reason: 'no-label' };
    const path = keyAt(offsets === undefined ? start : offsets[start]!)?.split('.') ?? [];
    const inner = this.#lexicon.ofKey(path.at(-1) ?? '') ?? this.#lexicon.ofKey(path.at(-2) ?? '');
    return inner === undefined
      ? { stance: 'none', reason: 'no-label' }
      : this.#said(index, inner, 'key', 'column-against');
  }

  #said(index: number, { types }: Label, reason: Reason, against: Reason): Announcement {
    if (types.size === 0) return { stance: 'against', reason: against };
    const isThis = types.has(IDENTIFIERS.length + index);
    return isThis ? { stance: 'for', reason } : { stance: 'none', reason: 'no-label' };
  }
}

/** Whether a letter or a digit stands on both sides of `at`. */
function touches(text: string, at: number): boolean {
  return isAlphanumeric(text.charCodeAt(at - 1)) && isAlphanumeric(text.charCodeAt(at));
}

/** Whether `at` is in a tag that holds no value, which HTML may not have visited: `<td>`. */
function isInTag(text: string, at: number): boolean {
  const open = text.slice(Math.max(0, at - LONGEST_TAG), at + 1).lastIndexOf('<');
  if (open < 0) return false;
  const from = Math.max(0, at - LONGEST_TAG) + open;
  const tag = /^<\/?[a-zA-Z]{1,10}>/.exec(text.slice(from, from + LONGEST_TAG))?.[0] ?? '';
  return at < from + tag.length;
}

/** How far a match that begins at `start` may read: in a decoded copy a character can stand for several of the source. */
function boundOf({ hi, offsets }: Passage, start: number): number {
  let end = Math.min(hi, start + LONGEST_MATCH + 1);
  if (offsets !== undefined) while (offsets[end]! - offsets[start]! > LONGEST) end--;
  return end;
}

/**
 * The pattern alone makes it as sure as its author says, with `label` likely; a label or key for it and right check
 * digits each lift that by one, words against it and wrong check digits lower it.
 */
function levelOf(
  { confidence }: CustomIdentifier,
  stance: Announcement['stance'],
  verdict: 'pass' | 'fail' | undefined,
): Confidence | undefined {
  if (confidence === 'label' && stance !== 'for') return undefined;
  if (verdict === 'fail' && stance !== 'for') return undefined;
  let at = confidence === 'label' ? 1 : CONFIDENCES.indexOf(confidence);
  if (stance !== 'none') at += stance === 'for' ? -1 : 1;
  if (verdict !== undefined) at += verdict === 'pass' ? -1 : 1;
  return CONFIDENCES[Math.max(0, at)];
}
