/** Another relation of the same gender and number in the place of one. */
import type { Dice } from '../identifiers/identifier.ts';
import { inCaseOf } from '../words/case.ts';
import { foldWord } from '../words/folded.ts';

const MALE =
  'pai filho esposo marido irmão avô neto tio sobrinho primo sogro genro cunhado padrasto enteado vizinho cuidador';
const FEMALE =
  'mãe filha esposa mulher irmã avó neta tia sobrinha prima sogra nora cunhada madrasta enteada vizinha cuidadora';
const MEN = 'filhos irmãos netos';
const WOMEN = 'filhas irmãs netas';
const GROUPS = [MALE, FEMALE, MEN, WOMEN].map((list) => list.split(' '));
/** `avo` has lost what tells them apart: the word before it says which. */
const OF_MEN = /^(?:o|meu|seu|nosso|teu)$/;

/** @param value a canonical relation; what has no other of its kind stays as it is */
export function surrogateRelation(value: string, dice: Dice): string {
  const words = value.split(' ');
  const at = words.findIndex((word) => groupOf(word) !== undefined);
  const word = words[at];
  if (word === undefined) return value;
  const ofMan = words.some((it) => OF_MEN.test(it));
  const group = word === 'avo' && !ofMan ? GROUPS[1] : groupOf(word);
  const others = (group ?? []).map(foldWord).filter((it) => it !== word);
  words[at] = others[dice.roll(others.length)] ?? word;
  return words.join(' ');
}

function groupOf(word: string): readonly string[] | undefined {
  return GROUPS.find((group) => group.some((it) => foldWord(it) === word));
}

/** Writes a canonical relation with accents, in the case of the words that it replaces. */
export function respellRelation(source: string, value: string): string {
  const spelled = source.split(/(\s+)/);
  const words = value.split(' ');
  if (Math.ceil(spelled.length / 2) !== words.length) return value;
  return spelled
    .map((piece, i) => {
      const word = words[i / 2];
      return i % 2 === 1 || word === undefined || foldWord(piece) === foldWord(word)
        ? piece
        : inCaseOf(piece, accented(word, words));
    })
    .join('');
}

function accented(word: string, words: readonly string[]): string {
  const group =
    word === 'avo' && words.some((it) => OF_MEN.test(it))
      ? GROUPS[0]
      : GROUPS.find((it) => it.some((one) => foldWord(one) === word && (word !== 'avo' || it !== GROUPS[0])));
  return group?.find((it) => foldWord(it) === word) ?? word;
}
