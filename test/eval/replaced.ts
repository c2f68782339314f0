/** Documents in three states: as they are, with a surrogate for each value, and with a label for each value. */
import type { Finding, Syntax } from '../../shared/finding.ts';
import { type Edit, type Fix, fixFinding } from '../../shared/fixes/fix.ts';
import type { Surrogates } from '../../shared/fixes/surrogates.ts';
import { FORMATS } from '../../shared/formats/registry.ts';
import type { MarkedDocument, Mention } from './mention.ts';

/** A text and where its mentions stand in it, in the order of `Replaced.types`. */
export interface State {
  readonly text: string;
  readonly places: readonly Mention[];
}

export interface Replaced {
  readonly format: MarkedDocument['format'];
  readonly original: State;
  readonly surrogate: State;
  /** What is left when nothing is: how often a detector takes a label for a value. */
  readonly label: State;
}

/**
 * Replaces every mention that a surrogate can be made for, whether Biombo finds it or not: what is found would be
 * chosen by the outcome. The others (digits that are hidden, words in the place of digits) stay and do not count.
 * @param record names the document
 */
export function replaceAll(document: MarkedDocument, surrogates: Surrogates, record: string): Replaced {
  const { text, format } = document;
  const syntaxes = syntaxesOf(document);
  const found = document.mentions.flatMap((mention) => {
    const finding: Finding = {
      ...mention,
      confidence: 'certain',
      reasons: ['key'],
      syntax: syntaxAt(syntaxes, mention.start),
    };
    const fixed = (fix: Fix) => fixFinding(text, finding, fix);
    const surrogate = fixed({ kind: 'surrogate', surrogates, record });
    const label = fixed({ kind: 'mask' });
    return surrogate?.surrogate === undefined || label === undefined ? [] : [{ mention, surrogate, label }];
  });
  return {
    format,
    original: { text, places: found.map(({ mention }) => mention) },
    surrogate: stateAfter(
      text,
      found.map(({ mention, surrogate }) => ({
        type: mention.type,
        edit: { ...surrogate, text: atOpenDomain(surrogate.text) },
      })),
    ),
    label: stateAfter(
      text,
      found.map(({ mention, label }) => ({ type: mention.type, edit: label })),
    ),
  };
}

/** Addresses under a reserved name are nobody's and no finding; here it is to be seen whether their form is. */
function atOpenDomain(text: string): string {
  return text.replace('.exemplo.test', '.exemplo.net');
}

function stateAfter(text: string, edits: readonly { type: string; edit: Edit }[]): State {
  const places: Mention[] = [];
  let result = '';
  let from = 0;
  for (const { type, edit } of edits) {
    result += text.slice(from, edit.start);
    places.push({ type, start: result.length, end: result.length + edit.text.length });
    result += edit.text;
    from = edit.end;
  }
  return { text: result + text.slice(from), places };
}

/** Where a syntax begins to hold. */
interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly syntax: Syntax;
}

function syntaxesOf({ text, format }: MarkedDocument): Stretch[] {
  const stretches: Stretch[] = [];
  const { split, initial } = FORMATS[format];
  split(text, 0, text.length, initial, ({ from, to, syntax, offsets }) => {
    stretches.push({ start: offsets?.[from] ?? from, end: offsets?.[to] ?? to, syntax });
  });
  return stretches;
}

function syntaxAt(stretches: readonly Stretch[], offset: number): Syntax {
  return stretches.find(({ start, end }) => start <= offset && offset < end)?.syntax ?? 'text';
}
