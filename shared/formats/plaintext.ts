import { type Format, newPassage } from './format.ts';

/** Everything is prose; labels stand in the lines themselves. */
export const plaintext: Format<null> = {
  id: 'plaintext',
  initial: null,
  same: () => true,
  split(text, from, to, state, visit) {
    const passage = newPassage();
    passage.text = text;
    passage.hi = text.length;
    passage.from = from;
    passage.to = to;
    visit(passage);
    return state;
  },
};
