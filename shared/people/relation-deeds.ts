/** What those who are somebody's do or did: a verb right behind the relation, or behind what a comma sets apart. */
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';

/** What people in a record, and nobody else, do or are: said of a relation right behind it. */
const DOES =
  wordSet(`refere referem relata relatam informa informam nega negam acompanha acompanham diz afirma mora
  moram reside residem solicita questiona tem acompanhando esteve falecido falecida preso presa recluso reclusa vivo
  viva hipertenso hipertensa diabetico diabetica ciente disse trouxe fez veio foi estava era com presente portador portadora orientado orientada responsavel estuda
  trabalha vive visita viaja traduz leva traz ajuda vem busca cuida agradece agradecem convida convidam comunicam pedem ajudam`);
/** Verbs that tell what happened: past tenses in the third person. */
const TELLS = /(?:[aei]u|ou|aram|eram|iram|ava|avam|iam)$/;
/** What somebody does now, said of one who is known: behind `não`. */
const PRESENT = wordSet(
  'chega acha conta manda quer bebe aceita deixa bebe paga ajuda bate leva busca cuida aceita pede sabe fica vem vai toma usa faz sofre tem mora vive trabalha sai come dorme fala liga atende',
);
/** Of these what is said of parts of programs as well. */
const OF_THINGS = wordSet('usa fica tem vai vem faz vive sai aceita mora pede chega conta manda deixa');

/** A verb of people, over `não`, `já`, `nunca` or a pronoun: `padrasto não deixa`, `os pais se separaram`. */
export function doesAt(words: Words, at: number): boolean {
  const verb = foldedAt(words, at);
  const goesOn = words.gaps[at] === GAP.space;
  if (goesOn && /^(?:se|me|te|lhe|nos)$/.test(verb)) return isDeed(foldedAt(words, at + 1), true);
  if (goesOn && /^(?:nao|ja|nunca)$/.test(verb)) return isDeed(foldedAt(words, at + 1), true);
  return isDeed(verb, false);
}

/** What one does or did. @param any what parts of programs do as well */
function isDeed(verb: string, any: boolean): boolean {
  if (DOES.has(verb) || TELLS.test(verb)) return true;
  const one = verb.endsWith('m') ? verb.slice(0, -1) : verb;
  // `querem`
  const stem = verb.endsWith('em') ? verb.slice(0, -2) : one;
  return (PRESENT.has(one) && (any || !OF_THINGS.has(one))) || (PRESENT.has(stem) && !OF_THINGS.has(stem));
}

/** `A filha, médica, recusou` */
export function doesBehindComma(words: Words, last: number, end: number): boolean {
  if (last + 3 >= end || words.gaps[last] !== (GAP.comma | GAP.space)) return false;
  for (let i = last + 1; i < Math.min(end - 1, last + 4); i++) {
    if (words.gaps[i] === (GAP.comma | GAP.space)) return isDeed(foldedAt(words, i + 1), false);
    if (words.gaps[i] !== GAP.space) return false;
  }
  return false;
}
