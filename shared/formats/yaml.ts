/** YAML: prose for now. */
import { type Format, newPassage } from './format.ts';

export const yaml: Format<null> = {
  id: 'yaml',
  columnar: false,
  initial: null,
  same: () => true,
  split(text, from, to, state, visit) {
    const passage = newPassage();
    passage.text = text;
    passage.hi = text.length;
    passage.from = from;
    passage.to = to;
    passage.syntax = 'yaml';
    visit(passage);
    return state;
  },
};
