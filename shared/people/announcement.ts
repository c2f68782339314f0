/** What stands around a run of words and says that it is a person. */
import { GIVEN, SURNAME } from '../lexicon/lexicon.ts';
import { CAPITAL, CUE, KIN, NUMBER, PARTICLE, ROLE, TITLE, UPPER } from '../words/classes.ts';
import { foldedAt, WordKeys, wordSet } from '../words/folded.ts';
import { LINES } from '../words/gap.ts';
import { GAP, type Words } from '../words/words.ts';
import { isNicknamed } from './called.ts';
import { isDona, isForce } from './courtesy.ts';
import { isFirstPerson, isKinBeforeComma, isOwnKin } from './first-person.ts';
import { isGreeted } from './greetings.ts';
import { isSpelledLikeName } from './likeness.ts';
import { OFFICES } from './offices.ts';
import type { NameRun } from './run.ts';

/**
 * How the words before a run announce a person: by a label that names a person (`Paciente:`), by one that can name a
 * thing too (`Nome:`), by a title, a role, or not at all.
 */
export type Announcement = 'label' | 'cue' | 'title' | 'role' | 'none';

const SOFT = GAP.space | GAP.dot;
const LABEL_WORDS = 6;

/** What announces the run that begins at the word `first`. */
export function announcement(words: Words, first: number): Announcement {
  const limit = words.firstSeen(first);
  if (first <= limit) return 'none';
  const gap = words.gapBefore(first);
  if ((gap & GAP.colon) !== 0 || isLed(words, first))
    return isColon(words, first)
      ? isBed(words, first - 1)
        ? 'label'
        : labelled(words, first, limit)
      : 'none';
  if ((gap & GAP.hyphen) !== 0 && isBed(words, first - 1)) return 'label';
  if (gap === GAP.line) return labelAbove(words, first, limit);
  if (isNicknamed(words, first)) return 'label';
  if (isGreeted(words, first)) return 'label';
  if ((gap & ~(SOFT | GAP.comma | GAP.hyphen | GAP.open)) !== 0) return 'none';
  const at = first - 1;
  if ((gap & ~SOFT) === 0 && words.is(at, TITLE) && isTitle(words, at)) return 'title';
  if ((gap & ~SOFT) === 0 && (isDegree(words, at) || isForce(words, at))) return 'title';
  if (gap === (GAP.dot | GAP.space) && /^(?:ass|vac|aplic|resp|solic)$/i.test(words.word(at))) return 'role';
  if (isDona(words, at) || isFirstPerson(words, at)) return isDona(words, at) ? 'title' : 'role';
  if (isOwnKin(words, at) || isKinBeforeComma(words, at)) return 'role';
  if (words.is(at, ROLE | KIN)) return 'role';
  if (gap === GAP.space && words.is(first, GIVEN) && isTrade(words, at)) return 'role';
  if (gap !== GAP.space) return 'none';
  if (words.is(at, CUE)) return isNaming(words, at) ? 'cue' : 'none';
  if (/^como$/i.test(words.word(at)) && words.is(at - 1, CUE) && words.is(first, GIVEN)) return 'cue';
  if (/^(?:é|eh|e)$/i.test(words.word(at)) && at > limit && words.is(at - 1, CUE)) return 'cue';
  // `filha de Ana`
  const ofKin = words.is(at, PARTICLE) && at > limit && words.is(at - 1, ROLE | KIN);
  if (!ofKin || words.gaps[at - 1] !== GAP.space) return 'none';
  // `um rapaz de Goiás`: where somebody is from.
  const isFrom = !words.is(at - 1, KIN) && /^de$/i.test(words.word(at)) && words.isPlace(first, first);
  return isFrom ? 'none' : 'role';
}

/** `Ana Prado <ana@exemplo.org>`, `Nando: nando@exemplo.org`: an e-mail address stands right behind. */
export function opensAddress({ text, ends, hi }: Words, last: number): boolean {
  const end = ends[last]!;
  const behind = text.slice(end, Math.min(hi, end + LONGEST_ADDRESS));
  return /^"? ?(?:<|\(|: )(?:mailto:)?[\w.+-]{1,64}@|^ \(@\w[\w.]{2,30}\)/.test(behind);
}

const LONGEST_ADDRESS = 80;

const TRADES =
  /(?:[dts]or|[dts]ora|ista|[^r]eir[oa]|[ao]log[oa]|técnic[oa]|monitora?|jovem|menin[oa]|rapaz|moça)$/;

/** `o porteiro Zeca`, `a manicure Bia`: behind an article, what somebody is by trade. */
function isTrade(words: Words, at: number): boolean {
  // `Diretora Jurema,`
  const opens = at === 0 || (words.gapBefore(at) & LINES) !== 0;
  if (words.is(at, CAPITAL) && opens)
    return (words.gaps[at + 1]! & GAP.comma) !== 0 && OFFICES.test(words.word(at));
  return (
    !words.is(at, CAPITAL) &&
    words.gapBefore(at) === GAP.space &&
    /^(?:[oa]s?|um|uma|d[oa]|pel[oa]|ao|à)$/i.test(words.word(at - 1)) &&
    TRADES.test(words.word(at)) &&
    !/^(?:autor|editor|servidor|primeir[oa]|terceir[oa]|setor|vetor|motor|fator|diretor)$/.test(
      words.word(at),
    )
  );
}

const INTRODUCTION =
  /(?:^|[^\p{L}])(?:aqui (?:é|eh|e|fala|quem fala é)|sou|me chamo|me llamo|my name is|i am|meu nome (?:é|eh|e)|quem fala (?:é|eh|e)|falo com|[?!.] (?:é|eh)) (?:[ao] )?$/iu;
const ENDS_INTRODUCTION = new WordKeys('e eh fala sou chamo llamo is am com a o');
const LONGEST_INTRODUCTION = 28;

/** `aqui é a jussara`, `quem fala é Rute`, `sou o Claudio`: somebody says who they are. */
export function isIntroduced(words: Words, first: number): boolean {
  const { text, lo, starts } = words;
  const start = starts[first]!;
  const before = text.charCodeAt(start - 1);
  if (start === lo || before !== 0x20 || !ENDS_INTRODUCTION.has(words, first - 1)) return false;
  return INTRODUCTION.test(text.slice(Math.max(lo, start - LONGEST_INTRODUCTION), start));
}

/** `me chamo Ana`, `conhecida como`; but `file name will`. */
function isNaming(words: Words, at: number): boolean {
  return /^(?:cham|conhecid|assina|sou|iniciais)/i.test(words.word(at));
}

/** `Para:`, `Cc:`, `From:`, as a mail's head has them. */
function isAddressee(words: Words, at: number): boolean {
  return (
    /^(?:De|DE|Para|PARA|CC|Cc|CCO|Cco|BCC|Bcc|From|FROM|To|TO)$/.test(words.word(at)) &&
    (words.gapBefore(at) & ~LINES) !== GAP.space
  );
}

/** `Reviewed-by:`, `Elaborado por:`: by whom. */
function isBy(words: Words, at: number): boolean {
  if (!/^(?:by|por)$/i.test(words.word(at)) || (words.gapBefore(at) & ~(GAP.space | GAP.hyphen)) !== 0)
    return false;
  // `Assinado eletronicamente por:`
  const done = at > 1 && /mente$/.test(words.word(at - 1)) ? at - 2 : at - 1;
  return /(?:ed|[aei]d[oa]s?|ito|off|aberto|escrito)$/.test(foldedAt(words, done));
}

/** A role, kin, or a title of more than two letters (`ms` and `so` are much else). */
function isPersonWord(words: Words, at: number): boolean {
  if (words.is(at, ROLE | KIN)) return true;
  return words.is(at, TITLE) && words.ends[at]! - words.starts[at]! > 2;
}

/** Whether so many marks stand before the word that they lead to it. */
function isLed({ starts, ends, gaps }: Words, first: number): boolean {
  return (gaps[first - 1]! & (GAP.dot | GAP.other)) !== 0 && starts[first]! - ends[first - 1]! > 3;
}

/** `ATENDENTE.......ANA`, as receipts and forms lead from a label to its value. */
const LEADER = /^ ?(?:\.{3,}|…{2,}|_{3,}) ?$/;

/**
 * A colon or an equals sign and no more than quotes, brackets or emphasis around it: no new line, and an arrow only
 * before quotes (`nome => "Ana"`).
 */
function isColon({ text, starts, ends }: Words, first: number): boolean {
  const gap = text.slice(ends[first - 1], starts[first]);
  return (
    gap.length <= 24 &&
    (/^[ \t."'*_)\]…]*(?:[:=]|::)[ \t"'“*_[}]*\{{0,2}$/.test(gap) ||
      /^["']? {0,8}(?:=>|<-) {0,8}["']$/.test(gap) ||
      LEADER.test(gap))
  );
}

/** `Nome da mãe:`, `Médico responsável:`: a word for a person, on the same line, before the colon. */
function labelled(words: Words, first: number, limit: number): Announcement {
  let found: Announcement = 'none';
  for (let at = first - 1; at >= limit && first - at <= LABEL_WORDS; at--) {
    if (isPersonWord(words, at) || (at === first - 1 && (isAddressee(words, at) || isBy(words, at))))
      return 'label';
    if (words.is(at, CUE) || isTradeLabel(words, at, first)) found = 'cue';
    if ((words.gapBefore(at) & ~(GAP.space | GAP.slash | GAP.open | GAP.close | GAP.dot)) !== 0) break;
  }
  return found;
}

/** `Leito 5: Ana`, `Box 2 – Rui`: who lies there. */
function isBed(words: Words, at: number): boolean {
  return (
    words.is(at, NUMBER) && words.gapBefore(at) === GAP.space && /^(?:leito|box)$/i.test(words.word(at - 1))
  );
}

/** A label in a line of its own has no more words: `Nome da mãe`. */
const MOST_ABOVE = 3;

/** `NOME⏎Ana`, `Nome do aluno⏎Ana`: a word for a person ends or begins the line above, which has nothing else. */
function labelAbove(words: Words, first: number, limit: number): Announcement {
  let at = first - 1;
  while (at > limit && words.gaps[at - 1] === GAP.space && first - at <= MOST_ABOVE) at--;
  if (at > 0 && (words.gapBefore(at) & LINES) === 0) return 'none';
  if (/^nome$/i.test(words.word(at))) return 'cue';
  return at === first - 1 && words.is(at, ROLE | KIN) && words.is(at, CAPITAL) ? 'cue' : 'none';
}

/** What somebody is by trade or in a case: before a colon the word for who it is. */
const TRADE_LABEL =
  /(?:ante|ente|[dts]ora?|[lrtn]ista|[^r]eir[oa]|tesoureir[oa]|[ao]log[oa]|[aá]ri[oa]|grafa|personal|resp|attn|rem|dest|equipe|interessad[oa]|sacad[oa]|nomead[oa]|convocad[oa]|conduzid[oa]|detid[oa]|custodiad[oa]|apenad[oa]|educand[oa]|inscrit[oa]|matriculad[oa]|credenciad[oa]|habilitad[oa])$/;
const NO_TRADE_LABEL = wordSet(
  `valor setor motor vetor fator cor autor editor servidor monitor sensor projetor fabricante ambiente fonte componente ponte
  gente parente corrente presente dente patente marinheiro dinheiro janeiro fevereiro primeiro terceiro inteiro bandeira carteira
  cadeira madeira geladeira horario salario calendario diario formulario inventario questionario itinerario comentario
  dicionario cenario veterinaria bairro diretorio repositorio relatorio escritorio laboratorio obrigatorio frequente
  cliente lista vista revista entrevista pista conta roteiro banheiro cheiro herdeiro estrangeiro brasileiro contador processador`,
);

/** Right before the colon, or over what it is of: `Gerente:`, `Agente de crédito:`. */
function isTradeLabel(words: Words, at: number, first: number): boolean {
  if (!words.is(at, CAPITAL)) return false;
  const isOf = at < first - 1;
  if (isOf && !(words.is(at + 1, PARTICLE) && words.gaps[at] === GAP.space)) return false;
  const word = foldedAt(words, at);
  return (isOf ? TRADE_OF : TRADE_LABEL).test(word) && !NO_TRADE_LABEL.has(word);
}

/** Of these, what no program is. */
const TRADE_OF = /(?:[nr]ente|dante|ista|eir[oa]|cret[aá]ri[oa])$/;

const POSSESSED = /^(?:[oae]|[nd][oa]s?|ao|com|em|de|para|por|pelo|que|é|no)$/i;

/** `Prof. Me. Saulo`, `Dra. Esp. Ana`: a degree behind a title. */
function isDegree(words: Words, at: number): boolean {
  return words.is(at - 1, TITLE) && /^(?:me|ma|ms|msc|esp|phd)$/i.test(words.word(at));
}

/** `com o seu Debian`, `em seu Windows`: somebody's, behind an article or a preposition. */
function isPossessive(words: Words, at: number): boolean {
  return words.gapBefore(at) === GAP.space && POSSESSED.test(words.word(at - 1));
}

/** `seu` is a title only before a given name, or what is spelled like one; `des`, `min`, `ten` only with a capital. */
function isTitle(words: Words, at: number): boolean {
  const word = words.word(at).toLowerCase();
  // `cabo de rede`
  if (word === 'cabo') return words.is(at + 1, GIVEN | SURNAME);
  if (word === 'seu')
    return (
      words.is(at + 1, GIVEN) ||
      isSurnameOnly(words, at + 1) ||
      (!isPossessive(words, at) && isSpelledLikeName(words, at + 1, 'clearly'))
    );
  return (
    words.is(at, CAPITAL) ||
    word.length > 3 ||
    /^(?:dr|sr|dra|sra|tia|tio|vó|vô|enf|psi|pe|fr|dom)$/.test(word)
  );
}

/** `seu Coelho`: a surname with a capital, of which a small letter follows or a mark. */
function isSurnameOnly(words: Words, at: number): boolean {
  if (!words.is(at, SURNAME) || !words.is(at, CAPITAL) || words.is(at, UPPER)) return false;
  return words.gaps[at] !== GAP.space || !words.is(at + 1, CAPITAL);
}

const DESCRIPTIONS =
  /^(?:masc|fem|masculin[oa]|feminin[oa]|menor|brasileir[oa]|solteir[oa]|casad[oa]|divorciad[oa]|viuv[oa]|viúv[oa]|doravante|aposentad[oa]|portador[a]?|inscrit[oa]|nascid[oa]|vulgo|domiciliad[oa])$/i;

/** `J. P. S., masc, 47 anos`: a person is described behind the comma. */
export function isDescribed(words: Words, { last }: NameRun): boolean {
  const gap = words.gaps[last]!;
  const next = last + 1;
  if ((gap & (GAP.comma | GAP.open)) === 0 || (gap & (GAP.line | GAP.paragraph)) !== 0) return false;
  if (next >= words.count) return false;
  if (DESCRIPTIONS.test(words.word(next)) || isWhoIs(words, next)) return true;
  // `Madalena (nome fictício)`
  if (/^nome$/i.test(words.word(next)) && /^(?:fictício|trocado|alterado|social)$/.test(words.word(next + 1)))
    return true;
  // `Quitéria (mãe da Suely)`
  const isKinOf = (gap & GAP.open) !== 0 && words.is(next, KIN) && words.is(next + 1, PARTICLE);
  if (isKinOf && words.is(next + 2, CAPITAL) && words.gaps[next + 1] === GAP.space) return true;
  return (
    words.is(next, NUMBER) && /^(?:a|anos?|meses|m)$/i.test(words.word(Math.min(next + 1, words.count - 1)))
  );
}

/** `que é a cuidadora`, `que é meu genro` */
export function isWhoIs(words: Words, at: number): boolean {
  if (at + 3 >= words.count || !/^que$/i.test(words.word(at)) || !/^(?:é|eh|era)$/i.test(words.word(at + 1)))
    return false;
  const kin = /^(?:[oa]|uma?|meu|minha|nossa|nosso)$/i.test(words.word(at + 2)) ? at + 3 : at + 2;
  return words.is(kin, KIN | ROLE);
}
