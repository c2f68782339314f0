/** The closed classes of words of dates and ages, in lower case without accents. */
import { CARDINAL, EVENT, IMPERSONAL, MONTH } from '../words/classes.ts';
import { WordKeys, wordSet } from '../words/folded.ts';
import { AGED } from './age-mention.ts';
import { NUMBER_WORDS } from './number-words.ts';

/** The names of the months from January on, in one language. */
interface MonthNames {
  readonly long: readonly string[];
  /** Three letters each; none where they are other words in Portuguese, or names. */
  readonly short: readonly string[];
}

const listed = (long: string, short?: string): MonthNames => ({
  long: long.split(' '),
  short: short?.split(' ') ?? [],
});

/** A name that two languages have is of the first. */
const LANGUAGES: readonly MonthNames[] = [
  listed(
    'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro',
    'jan fev mar abr mai jun jul ago set out nov dez',
  ),
  listed(
    'january february march april may june july august september october november december',
    'jan feb mar apr may jun jul aug sep oct nov dec',
  ),
  listed(
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'ene feb mar abr may jun jul ago sep oct nov dic',
  ),
  listed('janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre'),
  listed('gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre'),
  listed('januar februar marz april mai juni juli august september oktober november dezember'),
];

/** As English writes them in full. */
export const ENGLISH_MONTHS: ReadonlySet<string> = new Set(LANGUAGES[1]?.long);

/** Other ways to write them. */
const VARIANTS: readonly (readonly [string, number])[] = [
  ['setiembre', 9],
  ['sept', 9],
  ['janv', 1],
  ['fevr', 2],
  ['juil', 7],
];

const ALL_MONTHS: readonly (readonly [string, number])[] = [
  ...LANGUAGES.flatMap(({ long, short }) =>
    [...long, ...short].map((name, i): [string, number] => [name, (i % 12) + 1]),
  ),
  ...VARIANTS,
];

/** Names of people, or other words, too. */
const NAMES = new Set('april may june junio julio august mars avril juni juli'.split(' '));

/** Those that are names or words too: months only between a day and a year, or in an English date. */
export const NAMES_MONTH_NUMBER: ReadonlyMap<string, number> = new Map(
  ALL_MONTHS.filter(([name]) => NAMES.has(name)),
);

/** The number of each month, by its name or its three letters. */
export const MONTH_NUMBER: ReadonlyMap<string, number> = new Map(
  ALL_MONTHS.filter(([name]) => !NAMES.has(name)),
);

/**
 * @param like a month's name, folded
 * @param month from 1
 * @returns the name of `month` in the language of the other, as long or as short, in lower case; a Portuguese one with its
 *   cedilla
 */
export function monthNamed(like: string, month: number): string {
  const language =
    LANGUAGES.find(({ long, short }) => long.includes(like) || short.includes(like)) ?? LANGUAGES.at(-1)!;
  const isShort = !language.long.includes(like) && language.short.includes(like);
  const name = (isShort ? language.short : language.long)[month - 1] ?? '';
  return name === 'marco' ? 'março' : name;
}

/** Birth, in words that mean nothing else. */
const BIRTH = `nasce nascem nascimento nascimentos nasc nascido nascida nascidos nascidas nasceu nasceram nasci dn dob natalicio born birth
  birthdate birthday dtnasc dtnascimento datanasc datanascimento datadenascimento dateofbirth nascto nascim nacido nacida nacio nacimiento
  nascita naissance geboren geburtsdatum`;
/** Birthdays, which cities and companies have too. */
const BIRTHDAY = 'aniversario aniver niver aniv aniversariante aniversariantes mundo';
/** What happens to a person and to nobody else. */
const STRONG = `internacao internacoes internado internada internou reinternacao reinternado reinternada hospitalizado
  hospitalizada hospitalizacao obito falecimento faleceu falece falecido falecida morreu morre sepultado sepultada sepultamento
  operado operada operou operei operamos cesarea cesariana parto casamento casou casaram divorcio divorciou divorciaram batismo
  batizado batizada dum vacinado vacinada diagnosticado diagnosticada demitido demitida preso presa
  aposentadoria infartou avc engravidou abortou aborto formou formatura detido detida menstruacao dih extubado extubada intubado intubada desospitalizado estuprada agredido agredida baleado baleada
  esfaqueado esfaqueada atropelado atropelada submetido submetida biopsia
  dtinternacao dtobito dtalta dtadmissao dataobito datainternacao dataalta dataadmissao enviuvou morte admitted discharged deceased transplantado transplantada fertilizacao separacao separou
  separaram admissiondate dischargedate
  deathdate colecistectomia histerectomia apendicectomia exodontia cpre facectomia herniorrafia
  angioplastia laparotomia laparoscopia amigdalectomia postectomia broncoscopia discharge died hospitalized falec casado casada casados casadas matrimonio nupcias fallecio fallecido fallecida
  deceduto deceduta decede decedee deces gestorben verstorben defuncion murio acolhido acolhida acolhidos desacolhido
  desacolhida reacolhido reacolhida cremado cremada crismado crismada deportado deportada
  sequestrado sequestrada readmitido readmitida casei casamos separei divorciei internei faleceram morreram
  artroplastia artroscopia nefrectomia mastectomia prostatectomia tireoidectomia curetagem traqueostomia gastrostomia
  esplenectomia hemorroidectomia vitrectomia septoplastia`;
/** What happens to people, and to applications, prices and offices as well. */
const WEAK = `dpp atestado comparecer comparecam avaliacoes internar sorologias entrevista interview desmamou vacinou vacinaram
  engessou parir admissao admitido admitida alta consulta consultas exame exames coleta coletado coletada procedimento
  atendimento atendido atendida convivem convivemos convivencia estavel aprazamento aprazado aprazada colhido colhida colheu esfregaco orelhinha coracaozinho
  olhinho pezinho dtaplicacao perdemos trocada aplicacao bcg pentavalente rotavirus dtp dtpa hpv vop vip
  meningocica pneumococica antitetanica triplice vacina vacinacao vacinas dose retorno demissao prisao nomeacao nomeado nomeada
  desligamento posse sintomas entrada visita triagem avaliacao evolucao transferencia transferido transferida
  acidente acidentou contratado contratada exonerado exonerada exoneracao aposentado aposentada gestacao
  ultrassom usg tomografia ressonancia raio endoscopia colonoscopia transfusao transplante admission procedure
  appointment dispensado dispensada luz implante laqueadura vasectomia nenem nene remarcar remarcou voltar
  retornar retornou procurou cuidados vacinal ambulatorio cirurgia quimioterapia hemodialise consultou compareceu pericia afastamento afastado afastada licenca
  sofreu perdi fraturou condenado condenada diagnostico cancer ferias infeccao positivo reagente
  tc rx ecg eco hmg hemograma hemocultura urocultura gasometria sorologia swab ecocardiograma eletrocardiograma holter
  espirometria eda pontos dreno uti tto tratamento audiencia densitometria mamografia ultrassonografia citopatologico papanicolau cir preop posop penta labs bioquimica saida dib der dcb dii did dat cateterismo quimio fisio
  surgery seen visit visited wedding hired vaccinated diagnosed married treated ingreso ingresado ingresada egreso
  abrigado abrigada acolhimento desacolhimento adocao enterrado enterrada desaparecido desaparecida desapareceu
  desembarcou imigrou emancipado emancipada matriculado matriculada alistou tutela curatela`;
/** What makes a date an office's, a document's or a system's. */
const NOBODYS = `lei leis decreto portaria resolucao provisoria normativa sumula acordao edital licitacao pregao publicado
  publicada publicados publicadas publicacao publicou diario dou doe vigencia vigor prazo prazos vencimento vencimentos
  vencido vencida vence validade valido valida emissao emitido emitida expedicao expedido expedida competencia
  referencia fatura boleto versao release atualizado atualizada atualizacao atualizados atualizou modificado modificada
  criado criada criacao acesso acessado acessada disponivel copyright julgado julgada julgamento sessao sessoes plenario sentenca decisao
  despacho peticao protocolo protocolado protocolada distribuido distribuida distribuicao assinado assinada
  assinatura convenio lancamento lancado lancada lancou inauguracao inaugurado inaugurada fundado
  fundada fundacao sancionada sancionado promulgada promulgado constituicao feriado congresso conferencia simposio
  seminario reuniao assembleia deploy commit backup login logs temporada jogo campeonato partida eleicao eleicoes
  inscricao inscricoes concurso prova provas revisado revisada revisao elaborado elaborada entrega compra pedido
  pagamento pago paga recebimento impresso impressa impressao gerado gerada enviado enviada envio recebido recebida
  trimestre semestre exercicio empresa cia filme livro serie disco album show festival turne
  created updated modified published released expires version build timestamp safra bolsa inflacao juros ibovespa
  indice dolar norma abnt nbr instrucao emenda parecer oficio ata circular nota notas`;

/** Words that stand between what a date is of and the date, and say nothing else. */
export const LINKS =
  new WordKeys(`em no na nos nas dia dias de do da dos das aos ao a as o e ate desde para por foi foram era
  data datas dt ocorrido ocorrida ocorreu ocorreram realizado realizada realizou realizados realizadas feito feita fez
  previsto prevista marcado marcada agendado agendada agendou programado programada remarcado remarcada hospitalar
  hospitalares medica medico clinica cirurgica obstetrica mes ano ultimo ultima primeiro primeira proximo proxima se
  hora horario dd mm aa aaaa yyyy efetivado efetivada on at in of the date new localdate datetime parse was civil religioso horas noite manha tarde
  madrugada celebrado celebrada el il le am p iniciado iniciada inicio dela dele pro pra ontem hoje hj amanha esta estava ficou entre eh feira segunda terca quarta quinta sexta sabado domingo`);

/** Words that join the dates of one list or range. */
export const JOINERS = new WordKeys('a e ou ate ao aos as em no dia dias de do and to');

/** With one of these, a discharge is meant, and no high price. */
export const DISCHARGED = wordSet(
  'hospitalar hospitalares medica uti recebeu teve tive recebendo recebe recebi tem ganhou ganhei deu deram obteve',
);

/** People in a record, beyond the roles and kin that names know. */
export const PEOPLE =
  new WordKeys(`ela ele homem mulher senhora senhor mim sr sra srta dr dra dona mae pai rn viuva viuvo
  aposentado aposentada lavrador lavradora seu sua meu minha nosso voce vc eu`);
/** Roles that programs and offices have too. */
export const NOBODY = new WordKeys('usuario usuaria servidor servidora cliente customer author ex');

export type Occasion = 'birth' | 'birthday' | 'strong' | 'weak';

export function isOfBirth(occasion: Occasion | undefined): boolean {
  return occasion === 'birth' || occasion === 'birthday';
}

const OCCASIONS: readonly (readonly [Occasion, string])[] = [
  ['birth', BIRTH],
  ['birthday', BIRTHDAY],
  ['strong', STRONG],
  ['weak', WEAK],
];

/** What each event word makes of a date. */
export const OCCASION_OF: ReadonlyMap<string, Occasion> = new Map(
  OCCASIONS.flatMap(([occasion, list]) =>
    [...wordSet(list)].map((word): [string, Occasion] => [word, occasion]),
  ),
);

export const DATE_WORDS: readonly (readonly [bit: number, words: string])[] = [
  [MONTH, [...MONTH_NUMBER.keys()].join(' ')],
  [EVENT, [BIRTH, BIRTHDAY, STRONG, WEAK].join(' ')],
  [IMPERSONAL, NOBODYS],
  [CARDINAL, `${NUMBER_WORDS} ${AGED}`],
];
