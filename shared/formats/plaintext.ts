import type { Syntax } from '../finding.ts';
import { decodeEntities } from './entities.ts';
import { type Format, indexOfOffset, newPassage, type Passage } from './format.ts';

/** A format in which everything is prose: labels stand in the lines themselves. */
function prose(id: string, syntax: Syntax): Format<null> {
  return {
    id,
    columnar: false,
    initial: null,
    same: () => true,
    split(text, from, to, state, visit) {
      const passage = newPassage();
      passage.text = text;
      passage.hi = text.length;
      passage.from = from;
      passage.to = to;
      passage.syntax = syntax;
      visit(passage);
      return state;
    },
  };
}

/** Replaces a passage that is its whole text by a copy with the character references decoded. */
export function decodePassage(passage: Passage): void {
  const { text, offsets } = decodeEntities(passage.text);
  passage.from = indexOfOffset(offsets, passage.from);
  passage.to = indexOfOffset(offsets, passage.to);
  passage.text = text;
  passage.offsets = offsets;
  passage.lo = 0;
  passage.hi = text.length;
}

export const plaintext = prose('plaintext', 'text');
export const yaml = prose('yaml', 'yaml');
