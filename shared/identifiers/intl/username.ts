import { LabelLexicon } from '../../evidence/labels.ts';
import { surrogateJoined } from '../../people/surrogate-joined.ts';
import { drawnWith } from '../../people/surrogate-name.ts';
import { LEXICON } from '../../words/vocabulary.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { fold, isBlank } from '../reading.ts';
import { bareHandle } from './bare-handle.ts';
import { inFolder, onServer } from './folder.ts';
import {
  handleEnd,
  hasGivenName,
  hyphenedEnd,
  isHandle,
  isInProse,
  isOfNames,
  NO_HANDLE,
  PERSONAL,
  TECHNICAL,
  wholeEnd,
} from './handle.ts';
import { numberedProfile, profileAt } from './profile.ts';
import { speakerBefore } from './speaker.ts';

/** Between a label and the at sign. */
const LONGEST_GAP = 32;
const LONGEST_GAP_WITH_COMMA = 12;

const NETWORKS = [
  'instagram',
  'insta',
  'ig',
  'twitter',
  'tiktok',
  'tik tok',
  'telegram',
  'threads',
  'bluesky',
  'kwai',
  'snapchat',
  'snap',
  'twitch',
  'discord',
  'facebook',
  'linkedin',
  'linked in',
  'github',
  'git hub',
  'gitlab',
  'git lab',
  'youtube',
  'you tube',
  'skype',
  'steam',
  'psn',
  'gamertag',
  'xbox',
  'pinterest',
  'reddit',
  'orkut',
  'roblox',
];
/** Who did something in a log or a thread: of a person the name as often as the user name. */
const ACTORS = [
  ...['autor', 'author', 'actor', 'assignee', 'reporter', 'reviewer', 'committer', 'owner', 'maintainer'],
  ...['revisor', 'coletor', 'operador', 'criador', 'responsável', 'atribuído a', 'assigned to', 'uid'],
  ...['opened by', 'merged by', 'approved by', 'closed by'],
];
const LABELS = [
  ...NETWORKS,
  ...['login sugerido', 'login de acesso', 'usuário de rede', 'usuário de acesso', 'nick no jogo', 'riot id'],
  'rede social',
  'redes sociais',
  'arroba',
  'nickname',
  'nick',
  'username',
  'user name',
  'nome de usuário',
  ...['telegram', 'instagram', 'discord', 'tiktok'].map((network) => `usuário do ${network}`),
  'perfil no instagram',
  'perfil do instagram',
  'conta no instagram',
];
/** In prose they announce too much. */
const CALLED = [
  'usuário rede',
  'login do aluno',
  'login do usuário',
  'usuário',
  'usuária',
  'login',
  'user',
  'usr',
  'usr nm',
  'nm usr',
  'handle',
  'screen name',
];
/** Who did it: of people the name as often as the user name. */
const SIGNED = [
  'postado',
  'publicado',
  'enviado',
  'comentado',
  'criado',
  'alterado',
  'editado',
  'aberto',
  'respondido',
]
  .map((done) => `${done} por`)
  .concat('posted by', 'created by', 'updated by', 'reported by', 'assinado');
const KEYS = [...CALLED, ...ACTORS, ...SIGNED];
/** What people do with one another's profiles: said before an at sign, and before nothing else that has one. */
const SOCIAL = [
  ...['segue', 'seguir', 'seguindo', 'seguidor', 'seguidora', 'marca', 'marquei', 'marcou', 'marcar'],
  ...[
    'conta',
    'página',
    'canal',
    'inbox',
    'direct',
    'stories',
    'bloqueei',
    'bloqueou',
    'bloqueia',
    'denunciei',
  ],
  ...[
    'adiciona',
    'curti',
    'curtiu',
    'postou',
    'postei',
    'comentou',
    'comentário',
    'live',
    'rt',
    'cc',
    'reply to',
    'mencionou',
    'fake',
  ],
];
const lexicon = new LabelLexicon([[...LABELS, ...CALLED, ...SIGNED, ...SOCIAL, 'perfil', 'x']], []);
const actors = new LabelLexicon([ACTORS], []);
/** Words by which a company or a project announces its own profile. */
const OURS = new LabelLexicon(
  [
    [
      'siga',
      'sigam',
      'siga nos',
      'acompanhe',
      'curta',
      'nosso',
      'nossa',
      'nossas',
      'follow',
      'follow us',
      'our',
    ],
  ],
  [],
);
/** `@ana no Instagram`, `@ana (TikTok)` */
const BEHIND = new RegExp(
  `^(?: ?\\(|,? (?:n[oa]|d[oa]|pel[oa]|on|at|em) )(?:${NETWORKS.filter((it) => it.length > 4).join('|')})(?![a-z])`,
);
const LONGEST_BEHIND = 24;

const AT = 0x40;

function match(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  if (text.charCodeAt(at) !== AT || (at > lo && isHandle(text.charCodeAt(at - 1)))) return undefined;
  if (text.charAt(at + 1) === ' ') return behindSign(text, at, lo, hi);
  const end = handleEnd(text, at + 1, hi);
  if (end < 0) return hyphened(text, at, lo, hi);
  if (keyed) return { start: at, end, level: 'likely' };
  if (isCell(text, at, end, lo, hi)) return inCell(text, at, end);
  const behind = fold(text, end, Math.min(hi, end + LONGEST_BEHIND)).text;
  if (isAnnounced(text, at, lo) || BEHIND.test(behind)) return found(text, at, end, lo);
  return inProse(text, at, end, lo, hi);
}

/** `meu @ é lua.nova`: the sign by its name. */
function behindSign(text: string, at: number, lo: number, hi: number): Match | undefined {
  const isSaid = /(?:^|[\s(])(?:[mst]eu|o|qual) $/i.test(text.slice(Math.max(lo, at - LONGEST_GAP), at));
  return isSaid ? bareHandle(text, at + 1, lo, hi, true) : undefined;
}

/** `cc @marcos-f`: some systems allow a hyphen; so do rules and tags of languages. */
function hyphened(text: string, at: number, lo: number, hi: number): Match | undefined {
  const end = hyphenedEnd(text, at + 1, hi);
  if (end < 0 || TECHNICAL.test(text.slice(at + 1, end)) || !isInProse(text, at, end, lo, hi))
    return undefined;
  if (isAnnounced(text, at, lo)) return found(text, at, end, lo);
  return hasGivenName(text.slice(at + 1, end)) ? { start: at, end, level: 'possible' } : undefined;
}

/**
 * `obrigado @ana.luz, até mais`: among words, and not in code, what has the form of a user name is one; surely where a
 * part of it is a given name.
 */
function inProse(text: string, start: number, end: number, lo: number, hi: number): Match | undefined {
  const handle = text.slice(start + 1, end);
  if (TECHNICAL.test(handle) || /^[a-z]+\d$/i.test(handle)) return undefined;
  const isFormed = PERSONAL.test(handle) || /^[a-z][._][a-z]{3,}$/i.test(handle);
  if (!isFormed && !hasGivenName(handle) && !isOfNames(handle)) return undefined;
  if (!isInProse(text, start, end, lo, hi)) return undefined;
  return { start, end, level: isFormed && hasGivenName(handle) ? 'likely' : 'possible' };
}

/** Whether the handle is all of a string or of a cell: it begins and ends at quotes or separators. */
function isCell(text: string, start: number, end: number, lo: number, hi: number): boolean {
  if (start === lo && end === hi) return true;
  const open = start > lo ? text.charAt(start - 1) : '';
  if (open === ' ') return text.charAt(start - 2) === '|' && text.startsWith(' |', end);
  return (open === '"' || open === '|' || open === ';' || open === '\t') && CELL_END.test(text.charAt(end));
}

const CELL_END = /^["|;\t]?$/;

/** As a value by itself only what people are called and programs are not (`"@type"`, `"@id"`). */
function inCell(text: string, start: number, end: number): Match | undefined {
  const handle = text.slice(start + 1, end);
  if (TECHNICAL.test(handle)) return undefined;
  if (PERSONAL.test(handle)) return { start, end, level: 'likely' };
  return handle.length >= LONG ? { start, end, level: 'possible' } : undefined;
}

/** Words of programs behind an at sign are shorter (`@context`, `@language`). */
const LONG = 10;

function isAnnounced(text: string, at: number, lo: number): boolean {
  if (lexicon.before(text, at, lo) === undefined) return false;
  const gap = text.slice(lexicon.labelEnd, at);
  return (
    gap.length <= (gap.includes(',') ? LONGEST_GAP_WITH_COMMA : LONGEST_GAP) && !/\.\s|,\s.*,\s/.test(gap)
  );
}

/** Only possible where a company seems to announce its own. */
function found(text: string, start: number, end: number, lo: number): Match {
  const ours = OURS.before(text, start, lo) !== undefined;
  return { start, end, level: ours ? 'possible' : 'likely', reasons: ['shape', 'label'] };
}

const ASSIGNED = /^[\s"'`*)]{0,6}(?::|=)[\s"'`*]{0,6}$/;
function value(text: string, at: number, lo: number, hi: number, keyed: boolean): Match | undefined {
  const page = numberedProfile(text, at, hi) ?? profileAt(text, at, lo, hi);
  if (page !== undefined) {
    const profile = found(text, at, page.end, lo);
    return { ...profile, start: page.start, level: page.isPersons ? profile.level : 'possible' };
  }
  if (at > lo && '/\\'.includes(text.charAt(at - 1))) return inFolder(text, at, hi);
  const start = text.charCodeAt(at) === AT ? at + 1 : at;
  const end = keyed ? wholeEnd(text, start, hi) : handleEnd(text, start, hi);
  if (end < 0) return undefined;
  const handle = text.slice(start, end);
  // `reporter: vsdiag.ResultReporter`: a name of a program
  if (!/[a-z]/i.test(handle) || NO_HANDLE.test(handle) || /\.[A-Z][a-z]+[A-Z]/.test(handle)) return undefined;
  // What people end theirs with: `ana-dev`, under a key `kaka.br`.
  if (TECHNICAL.test(handle.replace(keyed ? /[-_.](?:dev|br)$/i : /[-_.]dev$/i, ''))) return undefined;
  if (keyed) return isBlank(text, end, hi) ? underKey(text, at, end, lo, handle) : undefined;
  const labels = [lexicon, actors].find((it) => it.before(text, at, lo) !== undefined);
  if (labels === undefined) return undefined;
  const gap = text.slice(labels.labelEnd, at);
  if (!ASSIGNED.test(gap) && !ASSIGNED_FURTHER.test(gap)) return undefined;
  const isLine = endsLine(text, end, hi);
  // A program assigns with spaces: `login = form.login`.
  if (/\s=|=\s/.test(gap))
    return isLine && PERSONAL.test(handle) ? { start: at, end, level: 'possible' } : undefined;
  if (PERSONAL.test(handle) || handle.includes('#')) return found(text, at, end, lo);
  if (isOfNames(handle)) return { start: at, end, level: 'possible', reasons: ['label'] };
  // Of what a person fills in a form the line holds nothing else.
  return isLine && gap.includes(':') && labels !== actors
    ? { start: at, end, level: 'possible', reasons: ['label'] }
    : undefined;
}

/** `Login sugerido: …`, `nick no jogo: …` */
const ASSIGNED_FURTHER = /^ (?:[a-z]{1,9} )?[a-zà-ü]{2,12}: ?["'`]?$/i;

/** Whether nothing follows the value on its line but the next field. */
function endsLine(text: string, end: number, hi: number): boolean {
  return /^["'`]?[ \t]*(?:$|[\r\n|/])/.test(text.slice(end, Math.min(hi, end + 8)));
}

/** A key or a column of user names; that of an actor must have the form of one, for names stand there as well. */
function underKey(text: string, start: number, end: number, lo: number, handle: string): Match | undefined {
  if (PERSONAL.test(handle) || (handle.includes('_') && /[a-z]{2}/i.test(handle)) || isOfNames(handle))
    return { start, end, level: 'likely' };
  if (HEADS.has(handle.toLowerCase()) || CODE.test(handle) || isWord(handle)) return undefined;
  const key = text.slice(Math.max(0, lo - LONGEST_KEY), start);
  return OF_ACTOR.test(key) && !handle.includes('-') ? undefined : { start, end, level: 'possible' };
}

/** A machine, a room, a code: `dn261`, `tbird-sm1`. */
const CODE = /^(?:[a-z]{1,3}\d+|[a-z]+-[a-z]{0,3}\d+)$/i;

/** A common word of the language is what a column says of itself or of somebody. */
function isWord(handle: string): boolean {
  return LEXICON.isCommon(handle, 0, handle.length);
}

/** What a header holds, and no row. */
const HEADS: ReadonlySet<string> = new Set([...NETWORKS, ...CALLED, ...ACTORS, 'username']);
const LONGEST_KEY = 32;
const OF_ACTOR = new RegExp(`["' ](?:${ACTORS.join('|')})s?["']?\\s*[:=]\\s*\\[?["']?$`, 'i');

export const username: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'username',
  names: { en: 'user name in a social network', 'pt-BR': 'nome de usuário em rede social' },
  mask: 'USUÁRIO',
  summary: {
    en: 'A profile in a social network: an at sign and 3 to 30 letters, digits, dots and underscores, behind the name of the network or of what is done with profiles, or in the form of a name; or a value under a key or a label of user names. Only possible where a company seems to announce its own.',
    'pt-BR':
      'Perfil em rede social: arroba e 3 a 30 letras, dígitos, pontos e sublinhados, após o nome da rede ou do que se faz com perfis, ou com forma de nome; ou um valor sob chave ou rótulo de usuário. Apenas possível onde uma empresa parece divulgar o seu.',
  },
  source: 'the rules for user names of Instagram, X, TikTok and Telegram',
  labels: LABELS,
  keys: KEYS,
  anchor: '@',
  match,
  value,
  bare: bareHandle,
  before: (text, sign, lo, hi) =>
    text.charCodeAt(sign) === AT ? onServer(text, sign, lo, hi) : speakerBefore(text, sign, lo, hi),
  normalise: (spelling) => spelling.toLowerCase(),
  surrogate: (value, dice, pseudonyms = drawnWith(dice)) => surrogateJoined(value, pseudonyms),
  examples: {
    found: [
      { text: 'Instagram: @bia.prado_', value: '@bia.prado_', confidence: 'likely' },
      { text: 'O insta dela é @luana_teixeira.', value: '@luana_teixeira', confidence: 'likely' },
      { text: 'Twitter (@caiomota48)', value: '@caiomota48', confidence: 'likely' },
      { text: 'perfil no TikTok: @Jandira.Quintela', value: '@Jandira.Quintela', confidence: 'likely' },
      { text: 'arroba @genoveva', value: '@genoveva', confidence: 'likely' },
      { text: 'Me chama no telegram @ze_falcao', value: '@ze_falcao', confidence: 'likely' },
      { text: 'Meu insta é bia.prado_, me segue lá', value: 'bia.prado_', confidence: 'likely' },
      { text: 'O usuário jsilva87 não consegue entrar', value: 'jsilva87', confidence: 'likely' },
      { text: 'Quem comentou foi marcia_do_coral', value: 'marcia_do_coral', confidence: 'possible' },
      { text: 'usuario=mpecanha acao=SALVAR', value: 'mpecanha', confidence: 'possible' },
      { text: 'bsky.app/profile/toninho.bsky.social', value: 'toninho.bsky.social', confidence: 'likely' },
      { text: 'Bloqueei o @dudu_zn99 ontem', value: '@dudu_zn99', confidence: 'likely' },
      { text: 'Obrigada, @jonas.prado!', value: '@jonas.prado', confidence: 'likely' },
      { text: 'Login: kferrari', value: 'kferrari', confidence: 'likely' },
      { text: 'Discord: lobo_bravo#4821', value: 'lobo_bravo#4821', confidence: 'likely' },
      { text: 'facebook.com/profile.php?id=100004567', value: '100004567', confidence: 'likely' },
      { text: '[10:22] tatanunes: bora', value: 'tatanunes', confidence: 'possible' },
      { text: '<joaozinho42> alguém on?', value: 'joaozinho42', confidence: 'likely' },
      { text: 'ana.luz  10:32 AM\nbom dia', value: 'ana.luz', confidence: 'likely' },
      { text: 'lobinho_77 — Hoje às 14:32', value: 'lobinho_77', confidence: 'likely' },
      { text: 'PR #12 opened by joaosilva', value: 'joaosilva', confidence: 'likely' },
      { text: 'Reporter: maria.antunes', value: 'maria.antunes', confidence: 'likely' },
      { text: 'session opened for user mferraz by (uid=0)', value: 'mferraz', confidence: 'likely' },
      { text: 'meu @ é lua.nova_', value: 'lua.nova_', confidence: 'possible' },
      { text: 'Obrigado, @bia', value: '@bia', confidence: 'possible' },
      { text: 'era @a_prado e mais ninguém', value: '@a_prado', confidence: 'possible' },
      { text: 'Riot ID: Tinhoso#BR1', value: 'Tinhoso#BR1', confidence: 'likely' },
      { text: 'por ZicoEterno81 » Qua 22:01', value: 'ZicoEterno81', confidence: 'likely' },
      {
        text: 'Lu: salve minha gente\npxt4vares: toca a do beiradão',
        value: 'pxt4vares',
        confidence: 'possible',
      },
      { text: 'enviado por osmundo.rh em 02/03/2026', value: 'osmundo.rh', confidence: 'likely' },
      { text: 'Accepted publickey for eduardo.tapeba from', value: 'eduardo.tapeba', confidence: 'likely' },
      { text: 'GET /perfil/wanessacunha_/fotos 200', value: 'wanessacunha_', confidence: 'likely' },
      { text: 'Revisado por Ceci (@ceci.revisa).', value: '@ceci.revisa', confidence: 'likely' },
      { text: 'mestre_cuca77 escreveu:', value: 'mestre_cuca77', confidence: 'possible' },
      { text: 'Postado por: rsilveira', value: 'rsilveira', confidence: 'likely' },
      { text: 'O usuário rsilveira não entra', value: 'rsilveira', confidence: 'likely' },
      { text: 'ls /home/gustavo.pires/projetos', value: 'gustavo.pires', confidence: 'likely' },
      { text: 'C:\\Users\\Vanessa Lima\\Desktop', value: 'Vanessa Lima', confidence: 'likely' },
      { text: 'ssh thiago@srv-03', value: 'thiago', confidence: 'likely' },
      { text: 'u/matheus_gts postou isso', value: 'matheus_gts', confidence: 'likely' },
      { text: 'RT @caio_dantas: bom dia', value: '@caio_dantas', confidence: 'likely' },
      { text: 'cc @marcos-f', value: '@marcos-f', confidence: 'likely' },
      { text: 'Siga nosso Instagram: @loja_ficticia', value: '@loja_ficticia', confidence: 'possible' },
    ],
    clean: [
      { text: 'User names follow', why: 'words' },
      { text: 'Criar conta gov.br', why: 'a site' },
      { text: 'O usuário root_admin e o perfil padrao_2', why: 'accounts of machines' },
      { text: 'Grave em nota_de_ana.pdf', why: 'a file' },
      { text: 'Obrigado, @pimpolho', why: 'one word that is no name, and no network is named' },
      { text: '[10:22] webpack: compilado', why: 'a program' },
      { text: 'db_host: local\nmax_size2: dez mil', why: 'keys and their values' },
      { text: 'GET /perfil/editar 200', why: 'a page of a site' },
      { text: 'file_path: dados', why: 'a key and its value' },
      { text: '<strong> oi', why: 'a tag' },
      { text: 'cd /home/ubuntu/app', why: 'the account of an image' },
      { text: 'saucelabs.com/u/projeto', why: 'a page of a site' },
      { text: 'GET /users/profile', why: 'the path of a site' },
      { text: 'ssh git@servidor', why: 'the account of a machine' },
      { text: '@font-face', why: 'a rule' },
      { text: 'npm i @discord/pacote', why: 'a package' },
      { text: 'Instagram: ana@correio-ficticio.com.br', why: 'an e-mail address' },
      { text: 'O Telegram saiu do ar. @pimpolho avisou', why: 'another sentence' },
      { text: '@param insta o perfil', why: 'the label stands behind it' },
    ],
  },
};
