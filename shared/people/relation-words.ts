/** The words around kin, in lower case without accents: what stands before it, says of it, or has it. */
import { foldedAt, wordSet } from '../words/folded.ts';
import type { Words } from '../words/words.ts';
import { CHILDREN, KIN_ABROAD } from './vocabulary.ts';

export const ARTICLES = wordSet('o a os as');
export const POSSESSIVES = wordSet(
  `seu sua seus suas meu minha meus minhas nosso nossa nossos nossas teu tua teus tuas his her their my your our mi mis tu
  tus su sus nuestro nuestra`,
);
/** Of who speaks or is spoken to: before it also words count that others use of anybody. */
export const OWN = wordSet('meu minha meus minhas nosso nossa nossos nossas teu tua teus tuas');
export const OF_SPEAKER = wordSet(CHILDREN);
export const ABROAD = wordSet(KIN_ABROAD);
/** Between a possessive or an article and the word. */
export const BEFORE = wordSet(
  `ex falecido falecida finado finada querido querida proprio propria unico unica dois duas tres quatro cinco outro outra
  outros outras proprios proprias unicos unicas falecidos falecidas primeiro primeira segundo segunda terceiro terceira atual`,
);
/** Words of kin that are no relation of a person in a record, or mean much else. */
export const NO_RELATION = wordSet('chefe colega patroa patrao amigo amiga');
/** A relation only when an article or the words behind it say whose. */
export const WITH_OWNER = wordSet('tio tia padrinho madrinha irma irmao');
/** A relation only when the words behind it say whose. */
export const ONLY_WITH_OWNER = wordSet(
  'ex mulher tutor tutora curador curadora gemeo gemea gemeos gemeas baba curatelado curatelada guardiao guardia',
);
export const QUALITIES =
  wordSet(`velho velha novo nova menor gemeo gemea materno materna paterno paterna biologico biologica
  adotivo adotiva cacula primogenito primogenita menores caculas meeira recem maternos maternas paternos paternas
  gemeos gemeas adotivos moco moca carnal paje surdo surda cego cega doente solteira solteiro casada casado viuva viuvo divorciada divorciado unico unica legal legitimo legitima socioafetivo
  socioafetiva mayor`);
/** Kin and partners that programs and rules do not have, and no node of a tree. */
export const SPECIFIC = wordSet(
  `esposa esposo marido genro nora sogro sogra sogros cunhado cunhada enteado enteada neto neta netos netas bisneto
  bisneta bisnetos bisnetas tataraneto tataraneta tataranetos trineto trineta sobrinho sobrinha sobrinhos sobrinhas esposas maridos viuva viuvo comadre compadre avo avos bisavo madrasta padrasto namorado namorada noivo noiva padrinho madrinha tio tia
  concunhado concunhada cumadre cumpadre amasio amasia concubino concubina namorido bisa biso vozinha vozinho avozinha
  avozinho cunhados cunhadas genros noras enteados enteadas sogrinha dinda dindo vizinho vizinha irma irmas companheira companheiro
    cuidador cuidadora genitor genitora genitores convivente afilhado afilhada tataravo tataravos sograo cunhadao filhao paizao
    maezona priminho priminha tiozinho tiazinha cunhadinha cunhadinho maridao vovozinha vovozinho`,
);
export const OF = wordSet('do da dos das');
export const OF_ONE = wordSet('do da dos das de desse dessa deste desta daquele daquela');
export const ITS = wordSet('dele dela deles delas');
export const OWNERS = wordSet(
  `rn paciente menor crianca falecido falecida finado finada interessado interessada casal menino menina jovem
  adolescente rapaz moca bebe suspeito suspeita agressor agressora atirador militar policial soldado dono dona chefe
  colega amigo amiga patroa patrao mesmo mesma recem interditado interditada curatelado curatelada criancas
  interditando interditanda interno interna hospede participante informante emitente declarante depoente noivo noiva adolescentes meninas meninos cujus infante infantes`,
);
/** Of specific kin also whoever has a trade: `o marido da cantora`, `viúva de um pescador`. */
const TRADES = /(?:[dts]or|[dts]ora|[lrtn]ista|[^r]eir[oa]|ari[oa]|log[oa]|grafa|inha|[cd]ante|maestro)$/;
/** Of any kin: what only people are, and no part of a program. */
const PERSONS = /(?:[lrtn]ista|[^r]eir[oa]|[gh]adora?|essora?|giari[oa])$/;
const NO_TRADES = wordSet(
  'primeiro primeira terceiro terceira inteiro inteira verdadeiro editor vetor setor motor fator',
);
/** Roles in programs and contracts whose parents are none. */
export const NO_OWNERS = wordSet('servidor servidora usuario usuaria author customer');
/** What stands before a relation that has no article. */
export const OPENERS =
  wordSet(`deixou teve perdeu perdi criou com por e que segundo conforme para a eh sao ser foi ou sou sic como disse diz dizia acompanhada acompanhado um uma na no
  enquanto`);

/** Whether the word ends as what somebody is by trade. */
export function hasTrade(words: Words, at: number): boolean {
  const word = foldedAt(words, at);
  return TRADES.test(word) && !NO_TRADES.has(word) && !NO_OWNERS.has(word);
}

/** Whether the word ends as what people are, and nothing that has a `pai` or a `filho` in a program. */
export function hasPersonsEnding(words: Words, at: number): boolean {
  return hasTrade(words, at) && PERSONS.test(foldedAt(words, at));
}
