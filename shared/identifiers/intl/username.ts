import { isAlphanumeric } from '../../candidates/surroundings.ts';
import { LabelLexicon } from '../../evidence/labels.ts';
import { drawLike, drawOther } from '../canonical.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';

const FEWEST = 3;
const MOST = 30;
/** Between a label and the at sign. */
const LONGEST_GAP = 32;

const LABELS = [
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
  'arroba',
  'nickname',
  'nick',
  'username',
  'nome de usuário',
  'perfil no instagram',
  'perfil do instagram',
  'conta no instagram',
];
const lexicon = new LabelLexicon([LABELS], []);
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

function isHandle(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x5f || code === 0x2e;
}

function match(text: string, at: number, lo: number, hi: number): Match | undefined {
  if (text.charCodeAt(at) !== 0x40 || (at > lo && isHandle(text.charCodeAt(at - 1)))) return undefined;
  let end = at + 1;
  while (end < hi && end - at <= MOST + 1 && isHandle(text.charCodeAt(end))) end++;
  while (text.charCodeAt(end - 1) === 0x2e) end--;
  const length = end - at - 1;
  if (length < FEWEST || length > MOST) return undefined;
  // A package (`@escopo/pacote`), a server (`@ana@servidor`), a call (`@Test(`): no profile.
  if (end < hi && (isAlphanumeric(text.charCodeAt(end)) || '/@(:-'.includes(text.charAt(end))))
    return undefined;
  if (lexicon.before(text, at, lo) === undefined) return undefined;
  const gap = text.slice(lexicon.labelEnd, at);
  if (gap.length > LONGEST_GAP || /[.,]\s/.test(gap)) return undefined;
  const ours = OURS.before(text, at, lo) !== undefined;
  return { start: at, end, level: ours ? 'possible' : 'likely', reasons: ['shape', 'label'] };
}

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
  anchor: '@',
  match,
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
