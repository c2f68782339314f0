import { isAlphanumeric } from '../../candidates/surroundings.ts';
import { LabelLexicon } from '../../evidence/labels.ts';
import { COMMON, GIVEN } from '../../lexicon/lexicon.ts';
import { surrogateJoined } from '../../people/surrogate-joined.ts';
import { drawnWith } from '../../people/surrogate-name.ts';
import { LEXICON } from '../../words/vocabulary.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { fold, isBlank } from '../reading.ts';

const FEWEST = 3;
const MOST = 30;
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
];
/** Who did something in a log or a thread: of a person the name as often as the user name. */
const ACTORS = ['autor', 'author', 'actor', 'assignee', 'reviewer', 'committer'];
const LABELS = [
  ...NETWORKS,
  ...['login sugerido', 'login de acesso', 'usuário de rede', 'usuário de acesso', 'nick no jogo'],
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
const CALLED = ['usuário', 'usuária', 'login', 'user', 'handle', 'screen name'];
const KEYS = [...CALLED, ...ACTORS];
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
    'mencionou',
    'fake',
  ],
];
const lexicon = new LabelLexicon([[...LABELS, ...CALLED, ...SOCIAL, 'perfil', 'x']], []);
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

function isHandle(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x5f || code === 0x2e;
}

/** Where the handle ends that begins at `at`; −1 where it is too short or long, or part of something else. */
function handleEnd(text: string, at: number, hi: number): number {
  let end = at;
  while (end < hi && end - at <= MOST && isHandle(text.charCodeAt(end))) end++;
  while (end > at && text.charCodeAt(end - 1) === DOT) end--;
  if (end - at < FEWEST || end - at > MOST) return -1;
  // A package (`@escopo/pacote`), a server (`@ana@servidor`), a call (`@Test(`): no profile.
  return end < hi && (isAlphanumeric(text.charCodeAt(end)) || '/@(:-'.includes(text.charAt(end))) ? -1 : end;
}

/** As `handleEnd`, of a whole value: as some systems allow, with hyphens too. */
function wholeEnd(text: string, at: number, hi: number): number {
  let end = at;
  while (end < hi && end - at <= MOST && isPath(text.charCodeAt(end))) end++;
  return end - at < FEWEST || end - at > MOST ? -1 : end;
}

const AT = 0x40;
const DOT = 0x2e;

function match(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  if (text.charCodeAt(at) !== AT || (at > lo && isHandle(text.charCodeAt(at - 1)))) return undefined;
  const end = handleEnd(text, at + 1, hi);
  if (end < 0) return undefined;
  if (keyed) return { start: at, end, level: 'likely' };
  if (isCell(text, at, end, lo, hi)) return inCell(text, at, end);
  const behind = fold(text, end, Math.min(hi, end + LONGEST_BEHIND)).text;
  if (isAnnounced(text, at, lo) || BEHIND.test(behind)) return found(text, at, end, lo);
  return inProse(text, at, end, lo, hi);
}

/** How far around a handle signs of code are looked for. */
const AROUND = 48;

/**
 * `obrigado @ana.luz, até mais`: among words, and not in code, what has the form of a user name is one; surely where a
 * part of it is a given name.
 */
function inProse(text: string, start: number, end: number, lo: number, hi: number): Match | undefined {
  const handle = text.slice(start + 1, end);
  if (!PERSONAL.test(handle) || TECHNICAL.test(handle)) return undefined;
  const before = text.slice(Math.max(lo, start - AROUND), start);
  const behind = text.slice(end, Math.min(hi, end + AROUND));
  if (
    /^[a-z]+\d$/i.test(handle) ||
    !/(?:^|[\s"'(“])$/.test(before) ||
    !/^(?:[,.;?!)"'”]*\s|[,.?!]*$)/.test(behind)
  )
    return undefined;
  const line = lastLine(before) + firstLine(behind);
  if (!/[a-zà-ü]{2}/i.test(line) || /[{}<>=\\$]|\(\)|;$/.test(line)) return undefined;
  return { start, end, level: hasGivenName(handle) ? 'likely' : 'possible' };
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

function firstLine(text: string): string {
  const end = text.search(/[\r\n]/);
  return end < 0 ? text : text.slice(0, end);
}

function hasGivenName(handle: string): boolean {
  return handle
    .split(/[._\d]+/)
    .some((part) => part.length > 2 && (LEXICON.flags(part, 0, part.length) & (GIVEN | COMMON)) === GIVEN);
}

/** Whether the handle is all of a string or of a cell: it begins and ends at quotes or separators. */
function isCell(text: string, start: number, end: number, lo: number, hi: number): boolean {
  if (start === lo && end === hi) return true;
  const open = start > lo ? text.charAt(start - 1) : '';
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
/** `ana.luz`, `ana_luz48`, `analuz48`: what people are called in systems, and programs are not. */
const PERSONAL = /^(?:[a-z]{2,}[._][a-z]{2,}(?:[._][a-z]{2,})?\d{0,4}|[a-z]{4,}\d{1,4})$/i;
const TECHNICAL =
  /admin\d*$|(?:^|[._\d-])(?:administrador|anonymous|apache|api|app|args|aws|bot|ci|conf|config|data|db|deploy|dev|doc|docker|env|example|exemplo|form|git|guest|host|id|info|jenkins|local|mail|mysql|name|nginx|nobody|node|nome|null|oracle|org|os|params|postgres|process|prod|redis|props|req|request|res|root|self|server|service|session|state|suporte|svc|sys|system|sistema|team|test|teste|this|user|usuario|username|web|www)(?=$|[._\d-])|\.(?:com|br|net|org|io|js|ts|py|json|ya?ml|txt|md|log|sh|sql|png|jpe?g)(?![a-z])/i;
/** What else stands under the name of a network. */
const NO_HANDLE =
  /^(?:sim|nao|yes|no|true|false|null|none|nil|undefined|n\/?a|string|text|ativo|inativo|privado|publico|aberto|fechado|nenhum|tem|possui|basic|premium|free|standard|default|active|inactive|editor|viewer|member|manager|staff|internal|external|customer|padrao|interno|externo|gratuito|novo|nova|followers|following|password|senha|posts|count|score|plan|role|status|type|level|rank|created|updated|verified|bio)$/i;

function value(text: string, at: number, lo: number, hi: number, keyed: boolean): Match | undefined {
  if (at > lo && text.charCodeAt(at - 1) === SLASH) return inAddress(text, at, lo, hi);
  const start = text.charCodeAt(at) === AT ? at + 1 : at;
  const end = keyed ? wholeEnd(text, start, hi) : handleEnd(text, start, hi);
  if (end < 0) return undefined;
  const handle = text.slice(start, end);
  if (!/[a-z]/i.test(handle) || NO_HANDLE.test(handle) || TECHNICAL.test(handle)) return undefined;
  if (keyed) return isBlank(text, end, hi) ? underKey(text, at, end, lo, handle) : undefined;
  if (lexicon.before(text, at, lo) === undefined) return undefined;
  const gap = text.slice(lexicon.labelEnd, at);
  if (!ASSIGNED.test(gap) && !ASSIGNED_FURTHER.test(gap)) return undefined;
  const isLine = endsLine(text, end, hi);
  // A program assigns with spaces: `login = form.login`.
  if (/\s=|=\s/.test(gap))
    return isLine && PERSONAL.test(handle) ? { start: at, end, level: 'possible' } : undefined;
  if (PERSONAL.test(handle)) return found(text, at, end, lo);
  // Of what a person fills in a form the line holds nothing else.
  return isLine && gap.includes(':') ? { start: at, end, level: 'possible', reasons: ['label'] } : undefined;
}

/** `Login sugerido: …`, `nick no jogo: …` */
const ASSIGNED_FURTHER = /^ (?:[a-z]{1,9} )?[a-zà-ü]{2,12}: ?["'`]?$/i;

/** Whether nothing follows the value on its line but the next field. */
function endsLine(text: string, end: number, hi: number): boolean {
  return /^["'`]?[ \t]*(?:$|[\r\n|/])/.test(text.slice(end, Math.min(hi, end + 8)));
}

/** A key or a column of user names; that of an actor must have the form of one, for names stand there as well. */
function underKey(text: string, start: number, end: number, lo: number, handle: string): Match | undefined {
  if (PERSONAL.test(handle) || (handle.includes('_') && /[a-z]{2}/i.test(handle)))
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

const SLASH = 0x2f;
const HOST =
  /(?:^|[^a-z0-9-])(?:(?:www|m|br|pt-br)\.)?(?:(?:github|gitlab|instagram|facebook|twitter|tiktok|threads|x)\.(?:com|net)|t\.me|linkedin\.com\/in)\/$/i;
const LONGEST_HOST = 32;
const GIT = /git(?:hub|lab)\.com\/$/i;
/** Pages of the networks themselves. */
const PAGES =
  /^(?:p|reels?|explore|stories|share|sharer|intent|hashtag|home|groups?|pages?|events?|watch|login|accounts?|about|company|jobs|feed|search|status|i|tv|help|legal|privacy|settings|profile|plugins|dialog|tr|marketplace|features|sponsors|orgs|topics|joinchat|addstickers|iv)(?:\.php)?$/i;

/** A profile by its address: `instagram.com/ana.luz`, `linkedin.com/in/ana-luz-482`. */
function inAddress(text: string, at: number, lo: number, hi: number): Match | undefined {
  const host = HOST.exec(text.slice(Math.max(lo, at - LONGEST_HOST), at));
  if (host === null) return undefined;
  let end = at;
  while (end < hi && end - at <= LONGEST_HOST && isPath(text.charCodeAt(end))) end++;
  while (end > at && !isAlphanumeric(text.charCodeAt(end - 1))) end--;
  const name = text.slice(at, end);
  // What an owner has there is a project's.
  if (GIT.test(host[0]) && /^[\w.-]*\/[a-z0-9]/i.test(text.slice(end, end + 2))) return undefined;
  if (
    /\.png$/i.test(name) ||
    end - at < FEWEST ||
    end - at > LONGEST_HOST ||
    PAGES.test(name) ||
    !/[a-z]/i.test(name)
  )
    return undefined;
  const profile = found(text, at, end, lo);
  // One word can as well be a company's.
  const isPersons = /\/in\/$/i.test(host[0]) || (!GIT.test(host[0]) && /[._\d-]/.test(name));
  return isPersons ? profile : { ...profile, level: 'possible' };
}

function isPath(code: number): boolean {
  return isHandle(code) || code === HYPHEN;
}

const HYPHEN = 0x2d;

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
      { text: 'Bloqueei o @dudu_zn99 ontem', value: '@dudu_zn99', confidence: 'likely' },
      { text: 'Obrigada, @jonas.prado!', value: '@jonas.prado', confidence: 'likely' },
      { text: 'Login: kferrari', value: 'kferrari', confidence: 'possible' },
      { text: 'Siga nosso Instagram: @loja_ficticia', value: '@loja_ficticia', confidence: 'possible' },
    ],
    clean: [
      { text: 'Obrigado, @bia', why: 'one word, and no network is named' },
      { text: 'npm i @discord/pacote', why: 'a package' },
      { text: 'Instagram: ana@correio-ficticio.com.br', why: 'an e-mail address' },
      { text: 'O Telegram saiu do ar. @ana avisou', why: 'another sentence' },
      { text: '@param insta o perfil', why: 'the label stands behind it' },
    ],
  },
};
