/** Who is spoken of around a relation: a name, a role, what is told of people and of no program. */
import { borderAt } from '../dates/borders.ts';
import { CLINICAL } from '../dates/clinical.ts';
import { NOBODY } from '../dates/vocabulary.ts';
import { ROLE } from '../words/classes.ts';
import { foldedAt, wordSet } from '../words/folded.ts';
import type { Words } from '../words/words.ts';
import { isName, isSpecific, type RelationMention } from './relation-mention.ts';

const NEAR = 20;
/** Kin and events that no program has. */
const OF_PEOPLE = wordSet(
  `mae mamae vovo casei casou casaram separou separaram faleceu faleceram morreu nasceu obito internado internada viuvo
  saudade saudades velorio casamento cirurgia banho almocei jantei almoco medico medica hospital agrediu agredida agredido
  ameacou brigou discutiu creche aposentado aposentada desempregado desempregada remedio cachorro internacao idoso idosa
  febre morto morta corpo boletim secretaria delegacia guarnicao testamento uniao saude consultas moradia`,
);

/** Whether somebody is spoken of in the words around the relation, in its paragraph. */
export function hasSomebodyAround(
  words: Words,
  { first, last }: RelationMention,
  from: number,
  end: number,
): boolean {
  for (let i = first - 1; i >= Math.max(from, first - NEAR) && borderAt(words, i) !== 'paragraph'; i--) {
    if (isSomebody(words, i)) return true;
  }
  for (let i = last + 1; i < Math.min(end, last + NEAR) && borderAt(words, i - 1) !== 'paragraph'; i++) {
    if (isSomebody(words, i)) return true;
  }
  return false;
}

function isSomebody(words: Words, at: number): boolean {
  const word = foldedAt(words, at);
  return (
    isName(words, at) ||
    (words.is(at, ROLE) && !NOBODY.has(words, at)) ||
    CLINICAL.has(words, at) ||
    isSpecific(words, at) ||
    OF_PEOPLE.has(word)
  );
}
