import { isAlphanumeric } from '../../candidates/surroundings.ts';
import { LabelLexicon } from '../../evidence/labels.ts';
import { drawLike, drawOther } from '../canonical.ts';
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
  'github',
  'gitlab',
];
const LABELS = [
  ...NETWORKS,
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
const KEYS = ['usuário', 'usuária', 'login'];
const lexicon = new LabelLexicon([[...LABELS, ...KEYS, 'user', 'perfil']], []);
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

const AT = 0x40;
const DOT = 0x2e;

function match(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  if (text.charCodeAt(at) !== AT || (at > lo && isHandle(text.charCodeAt(at - 1)))) return undefined;
  const end = handleEnd(text, at + 1, hi);
  if (end < 0) return undefined;
  if (keyed) return { start: at, end, level: 'likely' };
  const behind = fold(text, end, Math.min(hi, end + LONGEST_BEHIND)).text;
  return isAnnounced(text, at, lo) || BEHIND.test(behind) ? found(text, at, end, lo) : undefined;
}

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
  /admin\d*$|(?:^|[._\d])(?:administrador|api|app|args|aws|bot|conf|config|data|db|deploy|dev|doc|env|example|exemplo|form|git|guest|host|id|info|local|mail|name|node|nome|null|os|params|process|prod|props|req|request|res|root|self|server|service|session|state|suporte|svc|sys|system|sistema|test|teste|this|user|usuario|username|web|www)(?=$|[._\d])|\.(?:com|br|net|org|io|js|ts|py|json|ya?ml|txt|md|log|sh|sql|png|jpe?g)(?![a-z])/i;
/** What else stands under the name of a network. */
const NO_HANDLE =
  /^(?:sim|nao|yes|no|true|false|null|none|nil|undefined|n\/?a|string|text|ativo|inativo|privado|publico|aberto|fechado|nenhum|tem|possui)$/i;

function value(text: string, at: number, lo: number, hi: number, keyed: boolean): Match | undefined {
  if (at > lo && text.charCodeAt(at - 1) === SLASH) return inAddress(text, at, lo, hi);
  const start = text.charCodeAt(at) === AT ? at + 1 : at;
  const end = handleEnd(text, start, hi);
  if (end < 0) return undefined;
  const handle = text.slice(start, end);
  if (!/[a-z]/i.test(handle) || NO_HANDLE.test(handle) || TECHNICAL.test(handle)) return undefined;
  if (keyed) return isBlank(text, end, hi) ? { start: at, end, level: levelOf(handle) } : undefined;
  if (!PERSONAL.test(handle)) return undefined;
  if (lexicon.before(text, at, lo) === undefined) return undefined;
  const gap = text.slice(lexicon.labelEnd, at);
  // A program assigns with spaces: `login = form.login`.
  if (!ASSIGNED.test(gap) || /\s=|=\s/.test(gap)) return undefined;
  return found(text, at, end, lo);
}

function levelOf(handle: string): Match['level'] {
  return PERSONAL.test(handle) ? 'likely' : 'possible';
}

const SLASH = 0x2f;
const HOST =
  /(?:^|[^a-z0-9-])(?:(?:www|m|br|pt-br)\.)?(?:(?:instagram|facebook|twitter|tiktok|threads|x)\.(?:com|net)|t\.me|linkedin\.com\/in)\/$/i;
const LONGEST_HOST = 32;
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
  if (end - at < FEWEST || end - at > LONGEST_HOST || PAGES.test(name) || !/[a-z]/i.test(name))
    return undefined;
  const profile = found(text, at, end, lo);
  // One word can as well be a company's.
  const isPersons = /\/in\/$/i.test(host[0]) || /[._\d-]/.test(name);
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
    en: 'A profile in a social network: an at sign and 3 to 30 letters, digits, dots and underscores, behind the name of the network. Only possible where a company seems to announce its own.',
    'pt-BR':
      'Perfil em rede social: arroba e 3 a 30 letras, dígitos, pontos e sublinhados, após o nome da rede. Apenas possível onde uma empresa parece divulgar o seu.',
  },
  source: 'the rules for user names of Instagram, X, TikTok and Telegram',
  labels: LABELS,
  keys: KEYS,
  anchor: '@',
  match,
  value,
  normalise: (spelling) => spelling.toLowerCase(),
  surrogate: (value, dice) =>
    drawOther(
      value,
      () => drawLike(value, dice),
      () => 'pass',
    ),
  examples: {
    found: [
      { text: 'Instagram: @bia.prado_', value: '@bia.prado_', confidence: 'likely' },
      { text: 'O insta dela é @luana_teixeira.', value: '@luana_teixeira', confidence: 'likely' },
      { text: 'Twitter (@caiomota48)', value: '@caiomota48', confidence: 'likely' },
      { text: 'perfil no TikTok: @Jandira.Quintela', value: '@Jandira.Quintela', confidence: 'likely' },
      { text: 'arroba @genoveva', value: '@genoveva', confidence: 'likely' },
      { text: 'Me chama no telegram @ze_falcao', value: '@ze_falcao', confidence: 'likely' },
      { text: 'Siga nosso Instagram: @loja_ficticia', value: '@loja_ficticia', confidence: 'possible' },
    ],
    clean: [
      { text: 'Obrigado, @bia', why: 'no network is named' },
      { text: 'npm i @discord/pacote', why: 'a package' },
      { text: 'Instagram: ana@correio-ficticio.com.br', why: 'an e-mail address' },
      { text: 'O Telegram saiu do ar. @ana avisou', why: 'another sentence' },
      { text: '@param insta o perfil', why: 'the label stands behind it' },
    ],
  },
};
