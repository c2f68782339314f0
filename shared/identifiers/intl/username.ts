import { surrogateJoined } from '../../people/surrogate-joined.ts';
import { drawnWith } from '../../people/surrogate-name.ts';
import { LEXICON } from '../../words/vocabulary.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { isBlank } from '../reading.ts';
import { atHandle } from './at-handle.ts';
import { bareHandle } from './bare-handle.ts';
import { inFolder, onServer } from './folder.ts';
import {
  AT,
  beginsWithName,
  handleEnd,
  hasGivenName,
  isOfNames,
  isOfWords,
  NO_HANDLE,
  PERSONAL,
  TECHNICAL,
  wholeEnd,
  withoutJoiners,
} from './handle.ts';
import { addHandle, handleEcho } from './handle-echo.ts';
import { firstHandle, nextHandle } from './listed-handle.ts';
import { numberedProfile, profileAt } from './profile.ts';
import { speakerBefore } from './speaker.ts';
import { ACTORS, actors, announced, announcing, CALLED, KEYS, LABELS, NETWORKS } from './user-labels.ts';

const ASSIGNED = /^[\s"'`*)]{0,6}(?::|=)[\s"'`*[]{0,6}$/;
function value(text: string, at: number, lo: number, hi: number, keyed: boolean): Match | undefined {
  const page = numberedProfile(text, at, hi) ?? profileAt(text, at, lo, hi);
  if (page !== undefined) {
    const profile = announced(text, at, page.end, lo);
    return { ...profile, start: page.start, level: page.isPersons ? profile.level : 'possible' };
  }
  if (at > lo && '/\\'.includes(text.charAt(at - 1))) return inFolder(text, at, hi);
  if (!keyed && text.charAt(at) === '<') return inTag(text, at, lo, hi);
  if (text.charAt(at) === '[' && (keyed || announcing.before(text, at, lo) !== undefined))
    return firstHandle(text, at, hi);
  if (keyed && `"'`.includes(text.charAt(at))) at++;
  const start = text.charCodeAt(at) === AT ? at + 1 : at;
  const isWhole = keyed || (start > lo && `"'`.includes(text.charAt(start - 1)));
  const end = isWhole ? wholeEnd(text, start, hi) : handleEnd(text, start, hi);
  if (end < 0) return undefined;
  const handle = text.slice(start, end);
  // `reporter: vsdiag.ResultReporter`: a name of a program
  if (!/[a-z]/i.test(handle) || NO_HANDLE.test(handle) || /\.[A-Z][a-z]+[A-Z]/.test(handle)) return undefined;
  // What people end theirs with: `ana-dev`, under a key `kaka.br`.
  if (TECHNICAL.test(handle.replace(keyed ? /[-_.](?:dev|br)$|^doc[-_.]/i : /[-_.]dev$/i, '')))
    return undefined;
  if (keyed)
    return isBlank(text, end < hi && /["']/.test(text.charAt(end)) ? end + 1 : end, hi)
      ? underKey(text, at, end, lo, handle)
      : undefined;
  const labels = [announcing, actors].find((it) => it.before(text, at, lo) !== undefined);
  if (labels === undefined) return undefined;
  const gap = withoutJoiners(text.slice(labels.labelEnd, at));
  if (!ASSIGNED.test(gap) && !ASSIGNED_FURTHER.test(gap)) return undefined;
  const quote = /["'`]$/.exec(gap)?.[0];
  if (quote !== undefined && text.charAt(end) === quote)
    return quoted(text, at, end, lo, handle, labels !== actors);
  const isLine = endsLine(text, end, hi);
  // A program assigns with spaces: `login = form.login`.
  if (/\s=|=\s/.test(gap))
    return isLine && PERSONAL.test(handle) ? { start: at, end, level: 'possible' } : undefined;
  if (PERSONAL.test(handle) || handle.includes('#')) return announced(text, at, end, lo);
  if (isOfNames(handle)) return { start: at, end, level: 'possible', reasons: ['label'] };
  if (isOfUser(text, labels.labelEnd, gap) && isOwnWord(handle))
    return { start: at, end, level: 'possible', reasons: ['label'] };
  // Of what a person fills in a form the line holds nothing else.
  return isLine &&
    gap.includes(':') &&
    (labels !== actors || /_|[a-z]{3}\d|[a-z][A-Z]|[a-z]-[a-z]/.test(handle))
    ? { start: at, end, level: 'possible', reasons: ['label'] }
    : undefined;
}

/** `Usuário: <code>ana.luz</code>`: all that a tag of emphasis holds. */
const TAG = /^<(?:code|b|strong|tt|kbd|span|em|i|samp|mark)(?: [^<>]{0,40})?>(?=\w)/i;

function inTag(text: string, at: number, lo: number, hi: number): Match | undefined {
  const tag = TAG.exec(text.slice(at, Math.min(hi, at + LONGEST_TAG)));
  if (tag === null || announcing.before(text, at, lo) === undefined) return undefined;
  if (!ASSIGNED.test(text.slice(announcing.labelEnd, at))) return undefined;
  const start = at + tag[0].length;
  const end = wholeEnd(text, start, hi);
  if (end < 0 || text.charAt(end) !== '<') return undefined;
  const handle = text.slice(start, end);
  if (TECHNICAL.test(handle) || NO_HANDLE.test(handle)) return undefined;
  if (PERSONAL.test(handle) && !isOfWords(handle)) return announced(text, start, end, lo);
  return isOwnWord(handle) ? { start, end, level: 'possible', reasons: ['label'] } : undefined;
}

const LONGEST_TAG = 56;

/** `user=drfakhouri ALERTA`: in a log, right behind a word that users alone are called by. */
function isOfUser(text: string, end: number, gap: string): boolean {
  return (
    gap === '=' &&
    /(?:^|[^a-z])(?:user|usr|usuario|usu[áa]rio|login|username|nick|agent|operador)$/i.test(
      text.slice(Math.max(0, end - 12), end),
    )
  );
}

/** Small letters that are no word, no code and no value of a program. */
function isOwnWord(handle: string): boolean {
  return (
    /^[a-z][a-z\d._-]{4,}$/.test(handle) && !isOfWords(handle) && !CODE.test(handle) && !HEADS.has(handle)
  );
}

/** `login = "leonidasb"`, `WHERE username = 'raul_torquato'`: all of a string. */
function quoted(
  text: string,
  start: number,
  end: number,
  lo: number,
  handle: string,
  isUsers: boolean,
): Match | undefined {
  if (PERSONAL.test(handle) && !isOfWords(handle)) return announced(text, start, end, lo);
  // `user: 'boolean'`
  if (HEADS.has(handle.toLowerCase()) || NO_HANDLE.test(handle) || isOfWords(handle)) return undefined;
  const isPersons = isOfNames(handle) || hasGivenName(handle) || beginsWithName(handle);
  if (CODE.test(handle)) return undefined;
  const isUser = isUsers && (/^[a-z]+[._]?[a-z\d]+$/.test(handle) || isOfAccount(text, start, lo));
  return isPersons || isUser ? { start, end, level: 'possible', reasons: ['label'] } : undefined;
}

const ACCOUNT_BEFORE = /(?:user_?name|usu[áa]rio|login|nick(?:name)?|screen_?name)["'`]?\s?[:=]\s?["'`]$/i;
const LONGEST_ACCOUNT = 18;

/** `username="LoboBrabo"`: behind a word for nothing but user names. */
function isOfAccount(text: string, start: number, lo: number): boolean {
  return ACCOUNT_BEFORE.test(text.slice(Math.max(lo, start - LONGEST_ACCOUNT), start));
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
  if (HEADS.has(handle.toLowerCase()) || (CODE.test(handle) && !hasGivenName(handle)) || isWord(handle))
    return undefined;
  const key = text.slice(Math.max(0, lo - LONGEST_KEY), start);
  return OF_ACTOR.test(key) && !/-|[a-z][A-Z]|[a-z]{3}\d/.test(handle)
    ? undefined
    : { start, end, level: 'possible' };
}

/** A machine, a room, a code: `dn261`, `tbird-sm1`. */
const CODE = /^(?:[a-z]{1,3}\d{1,4}|[a-z]{2,3}\d+|[a-z]+-[a-z]{0,3}\d+)$/i;

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
    en: 'A profile in a social network: an at sign and 3 to 30 letters, digits, dots and underscores, behind the name of the network or of what is done with profiles, in the form of a name, or said to somebody; or a value under a key or a label of user names. Only possible where a company seems to announce its own.',
    'pt-BR':
      'Perfil em rede social: arroba e 3 a 30 letras, dígitos, pontos e sublinhados, após o nome da rede ou do que se faz com perfis, com forma de nome ou dita a alguém; ou um valor sob chave ou rótulo de usuário. Apenas possível onde uma empresa parece divulgar o seu.',
  },
  source: 'the rules for user names of Instagram, X, TikTok and Telegram',
  labels: LABELS,
  keys: KEYS,
  anchor: '@',
  match: atHandle,
  value,
  nextValue: nextHandle,
  bare: bareHandle,
  echo: handleEcho,
  addCalls: addHandle,
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
      { text: 'Quem ligou foi marcia_do_coral', value: 'marcia_do_coral', confidence: 'possible' },
      { text: 'O aviso veio de karina.prado ontem', value: 'karina.prado', confidence: 'possible' },
      { text: 'entrei com mpecanha2 e foi', value: 'mpecanha2', confidence: 'possible' },
      { text: 'Quem comentou foi marcia_do_coral', value: 'marcia_do_coral', confidence: 'likely' },
      { text: '> **joel-nk** comentou', value: 'joel-nk', confidence: 'likely' },
      { text: 'fui eu, <@joana.melo>', value: '@joana.melo', confidence: 'likely' },
      { text: '- [@nandoca](https://forja.example/n)', value: '@nandoca', confidence: 'likely' },
      { text: 'Obrigado, @fofurinha', value: '@fofurinha', confidence: 'possible' },
      { text: 'O Telegram saiu do ar. @fofurinha avisou', value: '@fofurinha', confidence: 'possible' },
      { text: 'ou chama @anselmojf4', value: '@anselmojf4', confidence: 'possible' },
      { text: '20:14:07 <zurek> alguém on?', value: 'zurek', confidence: 'possible' },
      { text: '[20:14] TavaresBR: bora', value: 'TavaresBR', confidence: 'possible' },
      { text: 'pé_de_moleque — Ontem às 20:14', value: 'pé_de_moleque', confidence: 'likely' },
      { text: 'Lady Joana — Ontem às 20:14', value: 'Lady Joana', confidence: 'possible' },
      { text: '// TODO(mpecanha): remover', value: 'mpecanha', confidence: 'likely' },
      { text: "WHERE username = 'ivo_torquato';", value: 'ivo_torquato', confidence: 'likely' },
      { text: 'Co-authored-by: joelzin77 <x>', value: 'joelzin77', confidence: 'likely' },
      { text: 'Accepted publickey for hwolff from 10.0.0.9', value: 'hwolff', confidence: 'likely' },
      { text: 'sudo: qzax : TTY=pts/0', value: 'qzax', confidence: 'possible' },
      { text: 'New session 81 of user hwolff.', value: 'hwolff', confidence: 'likely' },
      { text: 'Usuário escolhido: beto-da-serra', value: 'beto-da-serra', confidence: 'likely' },
      { text: 'ensina.example/u/joana.melo', value: 'joana.melo', confidence: 'likely' },
      { text: 'fb.com/joel.cordeiro.5', value: 'joel.cordeiro.5', confidence: 'likely' },
      { text: 'usuario=mpecanha acao=SALVAR', value: 'mpecanha', confidence: 'possible' },
      { text: 'bsky.app/profile/toninho.bsky.social', value: 'toninho.bsky.social', confidence: 'likely' },
      { text: 'Bloqueei o @dudu_zn99 ontem', value: '@dudu_zn99', confidence: 'likely' },
      { text: 'Obrigada, @jonas.prado!', value: '@jonas.prado', confidence: 'likely' },
      { text: 'Login: kferrari', value: 'kferrari', confidence: 'likely' },
      { text: 'sAMAccountName: rsilveira', value: 'rsilveira', confidence: 'possible' },
      { text: 'Conta de rede: rsilveira', value: 'rsilveira', confidence: 'likely' },
      { text: 'Discord: lobo_bravo#4821', value: 'lobo_bravo#4821', confidence: 'likely' },
      { text: 'facebook.com/profile.php?id=100004567', value: '100004567', confidence: 'likely' },
      { text: '[10:22] tatanunes: bora', value: 'tatanunes', confidence: 'possible' },
      { text: '<joaozinho42> alguém on?', value: 'joaozinho42', confidence: 'likely' },
      { text: 'ana.luz  10:32 AM\nbom dia', value: 'ana.luz', confidence: 'likely' },
      { text: 'lobinho_77 — Hoje às 14:32', value: 'lobinho_77', confidence: 'likely' },
      { text: 'PR #12 opened by joaosilva', value: 'joaosilva', confidence: 'likely' },
      { text: 'Reporter: maria.antunes', value: 'maria.antunes', confidence: 'likely' },
      { text: 'session opened for user mferraz by (uid=0)', value: 'mferraz', confidence: 'likely' },
      { text: 'medium.com/@joel.cordeiro/minha-vida', value: '@joel.cordeiro', confidence: 'likely' },
      { text: 'kaggle.com/joelzin77', value: 'joelzin77', confidence: 'possible' },
      { text: 'lattes.cnpq.br/1234567890123456', value: '1234567890123456', confidence: 'possible' },
      { text: 'orcid.org/0000-0001-2345-6789', value: '0000-0001-2345-6789', confidence: 'possible' },
      { text: 'Usuário: <code>ana.luz</code>', value: 'ana.luz', confidence: 'likely' },
      { text: 'RUN useradd -m qzferraz', value: 'qzferraz', confidence: 'possible' },
      { text: 'PEP user=drqzferraz ALERTA', value: 'drqzferraz', confidence: 'possible' },
      { text: '*** maninho_ce entrou', value: 'maninho_ce', confidence: 'likely' },
      { text: 'Falei com @maju.brechó ontem', value: '@maju.brechó', confidence: 'possible' },
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
      { text: "user: 'boolean', login: 'varchar'", why: 'types of a program' },
      { text: 'User names follow', why: 'words' },
      { text: 'Postado por: **** [PLACA] hoje', why: 'a mask' },
      { text: 'Criar conta gov.br', why: 'a site' },
      { text: 'o comando adduser cria contas', why: 'a word' },
      { text: 'O usuário root_admin e o perfil padrao_2', why: 'accounts of machines' },
      { text: 'Grave em nota_de_ana.pdf', why: 'a file' },
      { text: 'o @override da classe', why: 'an annotation' },
      { text: 'Failed password for root from 10.0.0.9', why: 'an account of machines' },
      { text: '[22:13:01] SessionManager: started', why: 'a program' },
      { text: 'sidebar_label: Rede nova\ntitle: Rede nova', why: 'a key and its value' },
      { text: 'if (elem.next) segue', why: 'code' },
      { text: ' * automatically closed by workers', why: 'a comment' },
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
      { text: '@param insta o perfil', why: 'the label stands behind it' },
    ],
  },
};
