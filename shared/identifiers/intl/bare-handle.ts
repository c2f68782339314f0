/** User names in prose without an at sign or a colon: `meu insta é bia.prado_`, `o usuário jsilva87`. */
import { CLASS, LETTER, NEWLINE } from '../../text/characters.ts';
import type { Match } from '../identifier.ts';
import {
  AT,
  handleEnd,
  hasGivenName,
  isHandle,
  isInProse,
  isOfNames,
  isOfWords,
  isPersonal,
  MOST,
  TECHNICAL,
} from './handle.ts';

/** A word that announces a user name and nothing else. */
const NETWORK =
  /(?:insta(?:gram)?|ig|twitter|tiktok|telegram|threads|kwai|snapchat|twitch|discord|skype|psn|gamertag|nick(?:name)?|arroba|assina|@)$/i;
const LONGEST_NETWORK = 10;
/** Where a word announces it, signs of code further away say nothing. */
const BEFORE = 16;
const BEHIND = 6;
/** How far behind the word that announces it a user name may begin. */
const FURTHEST = 40;

const LINK =
  'por|by|for|novo|nova|fake|antigo|antiga|meu|minha|seu|sua|dela|dele|d[oae]s?|n[oa]|em|o|a|é|eh|e|era|foi|is|called|continua|' +
  'agora|mudou|pra|para|se|chama|chamado|como|com|outro|outra|pessoal|oficial|reserva|aqui|la|lá|rede|acesso|sistema|' +
  'jogo|fórum|forum|filha|filho|mãe|pai|instagram|insta|tiktok|face|telegram|discord|twitter|x|nome|usuário|login';
/** What stands between the announcing word and the user name: a few short words, a quote, a bracket. */
const BETWEEN = new RegExp(`^,?(?: (?:${LINK}),?){0,4}:? ["“'\`(]?$`, 'iu');

/**
 * Where the first token of form `ana_luz`, `ana.luz`, `analuz48` begins behind `at`, on its line, with nothing but words that
 * link it in between; −1 where none is. Behind the first word that does not link, all is in vain.
 */
function formedBehind(text: string, at: number, hi: number): number {
  const limit = Math.min(hi, at + FURTHEST);
  for (let i = at; i < limit && CLASS[text.charCodeAt(i)] !== NEWLINE; i++) {
    if (!isHandle(text.charCodeAt(i)) || isInside(text, i - 1)) continue;
    if (!BETWEEN.test(text.slice(at, i))) return -1;
    const end = handleEnd(text, i, hi);
    if (end > 0 && isFormed(text.slice(i, end))) return i;
  }
  return -1;
}

function isInside(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isHandle(code) || CLASS[code] === LETTER || code === AT || code === HYPHEN || code === SLASH;
}

const HYPHEN = 0x2d;
const SLASH = 0x2f;

/** Two letters at least, and what no word has: a digit behind letters, an underscore, a dot between small letters. */
function isFormed(token: string): boolean {
  if (!/[a-z]{2}/i.test(token)) return false;
  return (
    /_/.test(token) || /[a-z]{3}\d/i.test(token) || /^[a-z]+(?:\.[a-z\d]+)+$/.test(token) || isJoined(token)
  );
}

/** `rsilveira`, `anasouza`: an initial or a given name joined to a surname, and no word of the language. */
function isJoined(token: string): boolean {
  return /^[a-z]{6,}$/.test(token) && !isOfWords(token) && isOfNames(token);
}

/**
 * A user name behind a word that announces one, or where a token with an underscore begins.
 * @param at the end of the announcing word, or the token's first character
 * @param announced which of the two
 */
export function bareHandle(
  text: string,
  at: number,
  lo: number,
  hi: number,
  announced: boolean,
): Match | undefined {
  const start = announced ? formedBehind(text, at, hi) : at;
  if (start < 0) return undefined;
  const end = handleEnd(text, start, hi);
  if (end < 0 || end - start > MOST) return undefined;
  const handle = text.slice(start, end);
  const [from, to] = announced ? [Math.max(lo, start - BEFORE), Math.min(hi, end + BEHIND)] : [lo, hi];
  if (TECHNICAL.test(handle) || !isInProse(text, start, end, from, to)) return undefined;
  if (!announced)
    return hasGivenName(handle) && /^[a-z\d]/.test(handle) ? { start, end, level: 'possible' } : undefined;
  const isPersons = isPersonal(handle);
  if (!isPersons && isOfWords(handle) && !NETWORK.test(text.slice(Math.max(lo, at - LONGEST_NETWORK), at)))
    return undefined;
  return { start, end, level: isPersons ? 'likely' : 'possible', reasons: ['shape', 'label'] };
}
