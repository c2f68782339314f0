/** What people do: verbs behind a name, and before one. */
import { WordKeys } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import type { NameRun } from './run.ts';

/** What only people do. */
const HUMAN_DEEDS = new WordKeys(
  `disse relatou falou contou perguntou respondeu ligou chorou nasceu morreu faleceu casou mora morava trabalha
  trabalhava refere referiu nega negou queixou compareceu declarou depos viajou acordou dormiu reclamou comentou
  avisou agradeceu mandou pediu estudou aposentou engravidou internou confirmou desistiu mudou conta diz afirma relata
  afirmou explicou lembrou gritou sorriu chegaram disseram namora deambula dorme acorda chora estuda reclama comparece assinou
  autorizou requereu aceitou recusou emprestou escreveu concorda concordou adicionou convidou prometeu jurou xingou beijou
  telefonou cantou dancou cozinhou almocou jantou bebeu comeu fumou rezou leu visitou cumprimentou elogiou confessou admitiu
  testemunhou presenciou ouviu olhou sussurrou murmurou exclamou brincou sabia acha achava pensa pensou acredita acreditava
  gosta gostava ama amava odeia esqueceu lembra lembrava pretende prefere preferiu orientou solicitou prescreveu examinou
  medicou tossiu vomitou urinou evacuou deambulou dizia falava contava fugiu agrediu ameacou furtou roubou abordou dirigia
  portava separou divorciou faltou estudava ensinava lecionava leciona redigiu digitou subscreveu votou esclareceu
  wrote said says replied`,
);
/** What people do, and things and places too. */
const DEEDS = new WordKeys(
  `chegou saiu foi esta estava tem tinha quer queria veio vem ficou sentiu fez faz vai sofreu levou deixou encontrou
  conheceu`,
);

/** What single people do, beyond that, where one is looked for. */
const OTHER_DEEDS = new WordKeys('chega chegou traz trouxe fala sonha sonhou vem veio');

/** Whether the run does what people do: a verb of them stands right behind it. */
export function isDoing(words: Words, run: NameRun): boolean {
  return isDoingAsPerson(words, run) || DEEDS.has(words, verbBehind(words, run));
}

/** `Compareceu Ozimar`, `disse Ozimar`: right behind what only people do. */
export function isDoneBy(words: Words, first: number): boolean {
  return words.gapBefore(first) === GAP.space && HUMAN_DEEDS.has(words, first - 1);
}

/** Whether the word is what a person does; @param any what things do, too */
export function isDeedOfPerson(words: Words, at: number, any: boolean): boolean {
  return HUMAN_DEEDS.has(words, at) || OTHER_DEEDS.has(words, at) || (any && DEEDS.has(words, at));
}

/** Whether the run does what nothing but a person does. */
export function isDoingAsPerson(words: Words, run: NameRun): boolean {
  return HUMAN_DEEDS.has(words, verbBehind(words, run));
}

/** The word that a blank parts from the run; −1 where something else does. */
function verbBehind(words: Words, { last }: NameRun): number {
  return words.gaps[last] === GAP.space ? last + 1 : -1;
}
