/** The closed classes of words of addresses, in lower case without accents. */
import { wordKey } from '../lexicon/hash.ts';
import { DWELLING, RESIDENCE, STATE, STREET } from '../words/classes.ts';

/** Streets, under all their types and abbreviations. */
const ROADS = `rua avenida alameda travessa praca rodovia estrada ladeira viela beco servidao largo boulevard bulevar
  calcadao rotatoria esplanada passarela escadaria vicinal vd av aven al tv trav tr pca pc rod estr ld lad lgo lg vla bc
  serv psg psa r viaduto marginal travessao ramal rampa pracinha vereda trevo ruela caminho passagem calle jiron`;

/** Streets abroad, whose number stands before their name. */
const ABROAD = 'rue road rd ave avenue lane blvd';

/** Streets only where a number, a unit or a cue goes with them: the words mean much else. */
const WEAK_ROADS =
  'via linha trecho acesso setor area picada corredor contorno eixo anel cais orla variante galeria est praia br';

/** Land and settlements with a name of their own. */
const LAND = `sitio chacara fazenda faz granja haras rancho estancia gleba assentamento colonia comunidade povoado
  localidade seringal vilarejo aldeia quilombo loteamento acampamento ocupacao favela chac terra morro agrovila igarape
  pa colocacao pov furo tekoha dique retiro`;

/** Buildings and developments with a name of their own. */
const DEVELOPMENTS = `alojamento abrigo condominio cond residencial resid conjunto conj cj edificio edif ed res predio nucleo cohab
  parque pq pque vila vl jardim jd jard lot`;

/** Sectors and blocks of Brasília and Palmas that no other word is. */
const SECTORS = `sqn sqs sqnw sqsw shin shis shtn shcgn shces shcs shn scln scls sclrn scrn scrs clsw clnw csb csa cna
  cnb cnm qsa qsb qsc qsd qse qsf qna qnb qnc qnd qne qnf qng qnh qnj qnl qnm qnn qno qnp qnq qnr qms qmsw qrsw eqn eqs
  eqnm eqnl eqnp eqnn sgan sgas saan sof sofn sofs smpw mspw smdb smln splm sepn seps shln shls smhn srtvn srtvs scen
  sces arse arso arne arno crnw shvp shigs shcsw scia`;

/** The same, but each is an abbreviation of other things too. */
const WEAK_SECTORS = 'qi ql qe qr qs qn qc cln cls crn crs clr scs scn sig sia ade csc';

/** Parts of a property that a number or a letter follows; the first of an address may be one. */
const LOTS = 'quadra qd qda q lote lt bloco bl';

const UNITS = `apto apartamento ap apt torre casa cs sala sl salas andar loja lj galpao box kitnet kit kitinete
  quitinete quarto ala entrada portao modulo unidade porta etapa fase suite pavimento pav barraco palafita pavilhao trapiche porteira flat aptos grupo gr cob box
  lotes flutuante barraca laje sb`;

const UNITS_ALONE =
  'laje fundos fds sobrado cobertura cob terreo subsolo frente casa kitnet quitinete altos sobreloja';

/** What comes before a neighbourhood's name and belongs to it. */
const DISTRICTS = `vila vl jardim jd jard parque pq pque setor st conjunto conj residencial res resid nucleo cohab
  cidade distrito loteamento morro chacara chacaras comunidade favela condominio cond povoado recanto alto colonia
  portal bosque balneario granja sitio agrovila colocacao`;

/** How the names of neighbourhoods begin, or all that they are: no person's name. */
const DISTRICT_WORDS = `centro nova novo alto alta bela belo boa bom sao santa santo santana nossa cidade praia ponta
  barra asa lago zona area cruzeiro guara taguatinga ceilandia samambaia planalto interior industrial campo vale
  monte morro bairro porto ilha rio lagoa serra ponte estacao`;

/** Words that announce the address of somebody. */
const RESIDENCES = `endereco end logradouro residente residencia residencial reside residem residindo residia
  domiciliado domiciliada domicilio domiciliados mora moro moram moramos morava morador moradora morando
  residentes vive vivem vivia viviam mudei mudou mudaram entregar entrega enviar address addr street casa`;

/** Streets whose words mean much else in lower case. */
export const AMBIGUOUS =
  /^(?:passagem|caminho|ramal|rampa|vereda|trevo|passarela|viaduto|marginal|rotatoria|travessao|esplanada|escadaria)$/;

/** Keys of a field that is a part of an address. */
const FIELDS = 'bairro cidade municipio complemento uf localidade compl numero naturalidade natural estado';

/** The weak key of a number that is a part of an address, whatever it is called. */
export const HOUSE_NUMBER = 'número do imóvel';
/** Keys that say by themselves that they are of a house's number. */
export const HOUSE_NUMBERS: readonly string[] = [
  'número da casa',
  'número casa',
  'número residência',
  'número endereço',
  'número logradouro',
  'nr endereço',
  'nu numero',
  'numres',
  'num res',
  'nu logradouro',
  'nr logr',
  'nr lograd',
  'nr logradouro',
  'nr casa',
  'num logradouro',
  'nu residência',
  'nr residência',
  'num residência',
  'billing number',
  'shipping number',
  'num endereço',
  'num casa',
  'house number',
  'street number',
  'building number',
];

/** States as they are abbreviated, and their names of one word. */
const STATES = `ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to acre alagoas amapa
  amazonas bahia ceara goias maranhao para paraiba parana pernambuco piaui rondonia roraima sergipe tocantins`;

export const PLACE_WORDS: readonly (readonly [bit: number, words: string])[] = [
  [STREET, `${ROADS} ${WEAK_ROADS} ${SECTORS} ${WEAK_SECTORS} ${ABROAD}`],
  [DWELLING, `${LAND} ${DEVELOPMENTS} ${LOTS} ${UNITS} ${UNITS_ALONE} ${FIELDS} km postal`],
  [RESIDENCE, RESIDENCES],
  [STATE, STATES],
];

let next = 0;
const kind = (): number => 1 << next++;

export const ROAD = kind();
export const WEAK = kind();
export const LANDS = kind();
export const DEVELOPMENT = kind();
export const SECTOR = kind();
export const LOT = kind();
/** A number or a letter follows: `apto 12`, `bloco B`. */
export const UNIT = kind();
/** A whole part by itself: `fundos`. */
export const UNIT_ALONE = kind();
/** A name can follow instead: `edifício Alvorada`. */
export const NAMED = kind();
export const DISTRICT = kind();
export const DISTRICT_WORD = kind();
export const RESIDENT = kind();
/** The key of a part: `bairro`, `cidade`. */
export const FIELD = kind();
/** The address that follows is an organisation's: `sede`, `CNPJ`. */
export const SEAT = kind();
/** `nº`, `n.`, `número`. */
export const NUMBER_SIGN = kind();
export const NUMBER_WORD = kind();
/** Ends a name in lower case: function words, frequent verbs, landmarks. */
export const STOP = kind();
/** Begins another field: no part of an address. */
export const LABEL = kind();
/** What a number counts or measures, so that it is none of a house. */
export const MEASURE = kind();
/** Shortened with a dot inside a name: `Dr.`, `Cel.`, `Sta.`. */
export const ABBREVIATION = kind();
export const KILOMETRE = kind();

const KINDS: readonly (readonly [kind: number, words: string])[] = [
  [ROAD, ROADS],
  [ROAD | WEAK, WEAK_ROADS],
  [LANDS, LAND],
  [DEVELOPMENT, DEVELOPMENTS],
  [SECTOR, SECTORS],
  [SECTOR | WEAK, WEAK_SECTORS],
  [LOT | UNIT, LOTS],
  [UNIT, UNITS],
  [UNIT_ALONE, UNITS_ALONE],
  [
    UNIT,
    'l m sobreloja subsolo cobertura chacara sitio conjunto conj cj condominio cond edificio edif ed gleba linha setor km',
  ],
  [NAMED, `${DEVELOPMENTS} ${LAND} torre bloco galeria lote`],
  [DISTRICT, DISTRICTS],
  [DISTRICT_WORD, `${DISTRICT_WORDS} ${DISTRICTS}`],
  [RESIDENT, RESIDENCES],
  [FIELD, FIELDS],
  [SEAT, 'sede cnpj matriz filial sediada sediado estabelecida estabelecimento escritorio'],
  [NUMBER_SIGN, 'n no nr num numero nro'],
  [
    NUMBER_WORD,
    `um uma dois duas tres quatro cinco seis sete oito nove dez onze doze treze quatorze catorze quinze dezesseis
    dezessete dezoito dezenove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem cento duzentos
    trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos mil`,
  ],
  [
    STOP,
    `a as o os e eh em no na nos nas ao aos com sem que por para pra pro pras ate onde quando desde perto proximo proxima
    esquina frente lado atras entre sobre ou mas se um uma foi era fica ficou esta estava ser tem tinha ha vai vou
    vem meu minha seu sua dele dela aqui ali la hoje ontem amanha ja nao sim mais muito toda todo todos depois antes
    durante sob deste desta nesse nessa neste nesta onde dia as meus cujo cuja porque pois lugar`,
  ],
  [
    LABEL,
    `cep cpf rg cnpj tel telefone fone celular cel whatsapp zap email mail e-mail nome nascimento data nasc dn cns sus
    contato profissao cargo paciente pcte cliente obs observacao referencia ref mae pai responsavel titular sexo idade
    estado civil matricula prontuario protocolo pedido processo fax site http https www agencia banco conta pix chave
    convenio plano caixa horario valor total dr dra sr sra remetente destinatario nacionalidade naturalidade`,
  ],
  [
    MEASURE,
    `h hs min m mm cm kg g mg ml l mil milhao milhoes anos ano dias dia horas hora minutos metros metro km quilometros
    pessoas vezes reais meses mes graus litros homens mulheres janeiro fevereiro marco abril maio junho julho agosto
    setembro outubro novembro dezembro`,
  ],
  [
    ABBREVIATION,
    `dr dra prof profa pe cel gal gen des eng sen dep pres sta sto s d n sra sr cap ten maj alm mal brig com cons
    gov min visc bar mons frei irma pref ver vic av jr fco ma tte sgto sgt cmte arq mj almte mun esp jd jard pq vl st`,
  ],
  [KILOMETRE, 'km quilometro'],
];

const KIND_OF: ReadonlyMap<string, number> = kinds();

function kinds(): Map<string, number> {
  const map = new Map<string, number>();
  for (const [bits, words] of KINDS) {
    for (const word of words.split(/\s+/)) map.set(word, (map.get(word) ?? 0) | bits);
  }
  return map;
}

/** What a word, in lower case without accents, can be in an address: bits of the kinds above. */
export function kindOf(word: string): number {
  return KIND_OF.get(word) ?? 0;
}

const KEYS: ReadonlySet<number> = new Set([...KIND_OF.keys()].map((word) => wordKey(word, 0, word.length)));

/** Whether a word of this key may be one that `kindOf` knows; if not, it is none. */
export function mayBeKnown(key: number): boolean {
  return KEYS.has(key);
}
