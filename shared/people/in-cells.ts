/** Names alone in the cells of a table, of which the other cells hold names as well: `| Perpétua | Wanderson | Kimiko |`. */
import { COMMON, FOREIGN, FREQUENT, GIVEN } from '../lexicon/bits.ts';
import { foldToAscii } from '../text/characters.ts';
import { LEXICON } from '../words/vocabulary.ts';
import type { Words } from '../words/words.ts';

/** So many UTF-16 units around a cell are looked at. */
const AROUND = 300;
const FEWEST_OTHERS = 2;
/** A cell that holds one name, or several with a sign between them. */
const CELL = /^(?:\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\.?)?)(?: ?[/+&e,] ?\p{Lu}\p{Ll}{2,20}(?: \p{Lu}\.?)?)?$/u;

/** Whether the word is all of its cell, and given names that are nothing else, a frequent one of them, stand in two cells around. */
export function isAmongCells({ text, lo, hi, count }: Words): boolean {
  if (count !== 1) return false;
  const before = text.slice(Math.max(0, lo - AROUND), lo);
  const behind = text.slice(hi, Math.min(text.length, hi + AROUND));
  if (!/[|\t] *$/.test(before) && !/^ *[|\t]/.test(behind)) return false;
  const others = new Set<string>();
  let frequent = 0;
  for (const cell of `${before}|${behind}`.split(/[|\t\r\n]/)) {
    const [name = ''] = CELL.exec(cell.trim()) ?? [];
    const word = foldToAscii(/^\p{L}+/u.exec(name)?.[0] ?? '').toLowerCase();
    const bits = word === '' ? 0 : LEXICON.flags(word, 0, word.length);
    if ((bits & (GIVEN | COMMON | FOREIGN)) !== GIVEN) continue;
    others.add(word);
    frequent |= bits & FREQUENT;
    if (frequent !== 0 && others.size >= FEWEST_OTHERS) return true;
  }
  return false;
}
