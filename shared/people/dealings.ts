/** What stands around those who are spoken of and with: verbs with their prepositions. */
import { foldedAt, WordKeys } from '../words/folded.ts';
import { GAP } from '../words/gap.ts';
import type { Words } from '../words/words.ts';

/** What one does with, to or for somebody, and seldom with a thing that a capital begins. */
const DEALINGS =
  /^(?:fal(?:a|e|ei|ou|ar|amos|aram|ava|ando)|convers(?:a|ei|ou|ar|amos|aram|ando|ado)|lig(?:a|uei|ou|ar|amos)|avis(?:a|e|ei|ou|ar|em)|pergunt(?:a|e|ei|ou|ar)|combin(?:ei|ou|ar|amos|ado)|agradec(?:o|e|emos|eu|er|i)|pag(?:uei|ou|a|ar|o)|cas(?:ou|ei|ar|ada|ado)|namor(?:a|ou|ando|ava)|estud(?:ou|ava|ei)|trabalh(?:ou|ava|ei)|mor(?:a|ou|ava)|conhec(?:e|i|eu|o)|convid(?:a|ei|ou|ar|e)|busc(?:ar|a|ou|ei)|lev(?:o|a|ou|ei|ar)|traz|trouxe|vi|viu|encontr(?:ei|ou|ar)|chama|chamei|chamou|entreg(?:ue|uei|ou|ar|a)|emprest(?:ei|ou|ar)|dev(?:o|e|ia)|mand(?:ei|ou|a|ar|e)|pix|recado|almoc(?:ei|ou|ar|amos)|jant(?:ei|ou|ar|amos)|sonh(?:ei|ou|ar|o)|sai|trat(?:ar|e|ei|o|amos)|procur(?:ar|e|ei|o)|brig(?:ou|uei|ar)|discut(?:i|iu|ir|ido)|confirm(?:ar|e|ei|ou)|agend(?:ar|ei|ou|ado)|avaliad[oa]|junt[oa]|reuniao|entrevista|plantao|cadastro|pedido|intimacao|citacao|oitiva|depoimento|desligamento|demissao|admissao|falecimento|velorio|convocacao|nomeacao|exoneracao|ferias|atestado|prontuario|mensagem|obrigad[oa]|receb(?:i|ido|emos)|face|abraco|beijo|cuidados|lugar|casa|aniversario|festa|carro|zap|celular|numero|telefone|tel|cel|fone|whats|consulta|acesso|amig[oa]|namorad[oa])$/;
const BETWEEN = /^(?:[oa]s?|ao|à|com|c|co|pr[ao]|p|para|por|d[oae]|n[oa])$/i;

/** `procura Rudá`, `comunicado Veloso`: what one does to somebody, without a preposition. */
const DIRECTLY = new WordKeys(
  `procura procurou abordou conheco conheceu viu chamei chamou convidou nomear nomeia exonerar designar intimar citar intime
  cite evoluo comunicado comunicada adicionou removeu ouvi ouviu encontrei visitei atendi atendeu entrevistei cade`,
);

/** `falei com Caco`, `pix pro Nando`, `levo a Duda`, `agradecemos a Nando`: behind what one does with somebody. */
export function isDealtWith(words: Words, first: number): boolean {
  const gap = words.gapBefore(first);
  if (gap === GAP.space && (isDirectly(words, first) || isWhoDid(words, first))) return true;
  // `falar c/ Ana`
  const isShort = gap === (GAP.slash | GAP.space) && /^[cp]$/i.test(words.word(first - 1));
  if ((gap !== GAP.space && !isShort) || !BETWEEN.test(words.word(first - 1))) return false;
  let at = first - 2;
  // `falar com a Lu`
  if (words.gapBefore(at + 1) === GAP.space && BETWEEN.test(words.word(at)) && at > 0) at--;
  if (at < 0 || words.gapBefore(at + 1) !== GAP.space) return false;
  const verb = foldedAt(words, at);
  // `entregue por Veloso`, `assinado por Veloso`
  return (
    DEALINGS.test(verb) ||
    (words.word(first - 1) === 'por' && /^(?!conhecid)\w*(?:[ai]d[oa]|entregue|feit[oa])$/.test(verb))
  );
}

/** Whether right before the word stands what one does to somebody. */
export function isDirectly(words: Words, first: number): boolean {
  return DIRECTLY.has(words, first - 1);
}

/** `foi Onório quem pagou` */
function isWhoDid(words: Words, first: number): boolean {
  return words.gaps[first] === GAP.space && words.word(first + 1) === 'quem';
}
