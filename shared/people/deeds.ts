/** What people do: verbs behind a name, and before one. */
import { foldedAt, wordSet } from '../words/folded.ts';
import { GAP, type Words } from '../words/words.ts';
import type { NameRun } from './run.ts';

/** What only people do. */
const HUMAN_DEEDS = wordSet(
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
const DEEDS = wordSet(
  `chegou saiu foi esta estava tem tinha quer queria veio vem ficou sentiu fez faz vai sofreu levou deixou encontrou
  conheceu`,
);

/** Whether the run does what people do: a verb of them stands right behind it. */
export function isDoing(words: Words, run: NameRun): boolean {
  return isDoingAsPerson(words, run) || DEEDS.has(wordBehind(words, run));
}

/** `Compareceu Ozimar`, `disse Ozimar`: right behind what only people do. */
export function isDoneBy(words: Words, first: number): boolean {
  return words.gapBefore(first) === GAP.space && HUMAN_DEEDS.has(foldedAt(words, first - 1));
}

/** Whether the word is what a person does; @param any what things do, too */
export function isDeedOfPerson(words: Words, at: number, any: boolean): boolean {
  const verb = foldedAt(words, at);
  return (
    HUMAN_DEEDS.has(verb) ||
    /^(?:chega|chegou|traz|trouxe|fala|sonha|sonhou|vem|veio)$/.test(verb) ||
    (any && DEEDS.has(verb))
  );
}

/** Whether the run does what nothing but a person does. */
export function isDoingAsPerson(words: Words, run: NameRun): boolean {
  return HUMAN_DEEDS.has(wordBehind(words, run));
}

function wordBehind(words: Words, { last }: NameRun): string {
  return words.gaps[last] === GAP.space ? foldedAt(words, last + 1) : '';
}
