/** User names in prose without an at sign or a colon: `meu insta é bia.prado_`, `o usuário jsilva87`. */
import { CLASS, LETTER, NEWLINE } from '../../text/characters.ts';
import type { Match } from '../identifier.ts';
import { beforeVerb, logged } from './acting-handle.ts';
import { commandUser } from './command-user.ts';
import {
  AT,
  beginsWithName,
  handleEnd,
  hasGivenName,
  hyphenedEnd,
  isHandle,
  isInProse,
  isOfNames,
  isOfWords,
  isPersonal,
  MOST,
  TECHNICAL,
  withoutJoiners,
} from './handle.ts';
import { isMadeOfNameBeside } from './owner-beside.ts';
import { NETWORKS } from './user-labels.ts';

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
  'tb|tbm|também|jogo|fórum|forum|filha|filho|mãe|pai|instagram|insta|tiktok|face|telegram|discord|twitter|x|nome|usuário|login';
/** What stands between the announcing word and the user name, in small letters: a few short words, a quote, a bracket. */
const BETWEEN = new RegExp(
  `^,?(?: (?:${LINK}),?){0,4}:? ["“'\`(]?$|^(?: \\p{L}{1,12}){1,3}: ["“'\`]?$|^(?: n[ao] \\p{L}{3,12})? (?:é|e|eh) ["“'\`]?$`,
  'u',
);

/** Whether what stands in `[start, end)` links a user name to the word that announces it. */
function links(text: string, start: number, end: number): boolean {
  // A pattern that tells no case apart is much slower.
  const between = withoutJoiners(text.slice(start, end)).toLowerCase();
  return between === ' ' || BETWEEN.test(between);
}

/**
 * Where the first token of form `ana_luz`, `ana.luz`, `analuz48` begins behind `at`, on its line, with nothing but words that
 * link it in between; −1 where none is. Behind the first word that does not link, all is in vain.
 */
function formedBehind(text: string, at: number, lo: number, hi: number): number {
  const limit = Math.min(hi, at + FURTHEST);
  for (let i = at; i < limit && CLASS[text.charCodeAt(i)] !== NEWLINE; i++) {
    if (!isHandle(text.charCodeAt(i)) || isInside(text, i - 1)) continue;
    if (!links(text, at, i)) return -1;
    const end = formedEnd(text, i, hi);
    if (end > 0 && (isFormed(text.slice(i, end)) || isMadeOfNameBeside(text, i, end, lo, i))) return i;
  }
  return -1;
}

/** As some systems allow, with hyphens too where a colon stands before it. */
function formedEnd(text: string, at: number, hi: number): number {
  const hyphened = hyphenedEnd(text, at, hi);
  const isWhole = hyphened > 0 && (text.startsWith(': ', at - 2) || hasGivenName(text.slice(at, hyphened)));
  return isWhole ? hyphened : handleEnd(text, at, hi);
}

function isInside(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return isHandle(code) || CLASS[code] === LETTER || code === AT || code === HYPHEN || code === SLASH;
}

const HYPHEN = 0x2d;
const SLASH = 0x2f;

/** Two letters at least, and what no word has: a digit behind letters, an underscore, a dot between small letters. */
function isFormed(token: string): boolean {
  if (isStaffNumber(token)) return true;
  if (!/[a-z]{2}/i.test(token)) return false;
  return (
    /[_#-]/.test(token) ||
    /[a-z]{3}\d/i.test(token) ||
    // `MaricotaGameplays`, `l0b0mau`
    /^(?!(?:use|get|set|is|has|on|to|create|handle|make|render|add|new)[A-Z])\w*[a-z]{2}[A-Z][a-z]{2}/.test(
      token,
    ) ||
    (token.length > 4 && /^[a-z]+\d[a-z]+\d?[a-z\d]*$/.test(token)) ||
    /^[a-z]+(?:\.[a-z\d]+)+$/.test(token) ||
    isJoined(token)
  );
}

/** `f482210`: as firms and offices number those who have an account. */
function isStaffNumber(token: string): boolean {
  return /^[a-z]\d{5,8}$/i.test(token);
}

/** `rsilveira`, `anasouza`: an initial or a given name joined to a surname, and no word of the language. */
function isJoined(token: string): boolean {
  return /^[a-z]{6,}$/.test(token) && !isOfWords(token) && isOfNames(token);
}

/**
 * A user name behind a word that announces one, before or behind one that says what a user did, or where a token begins
 * that a given name is part of.
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
  if (!announced) return namedToken(text, at, lo, hi);
  // Behind a password stands itself.
  const isPassword = text.startsWith('word', at - 4);
  const said = isPassword ? undefined : behindWord(text, at, lo, hi);
  return (
    said ??
    commandUser(text, at, lo, hi) ??
    logged(text, at, hi) ??
    beforeVerb(text, at, lo) ??
    onNetwork(text, at, lo)
  );
}

/** `fala com brunorlk no insta`: before the network that it is a name in. */
const ON_NETWORK = /(?:^|[\s"'(])([a-z\d_.]{5,30}) n[oa] [a-z]{2,10}$/i;
const LONGEST_ON_NETWORK = 48;

function onNetwork(text: string, at: number, lo: number): Match | undefined {
  const from = Math.max(lo, at - LONGEST_ON_NETWORK);
  const piece = text.slice(from, at);
  const handle = ON_NETWORK.exec(piece)?.[1];
  if (handle === undefined || !NETWORK.test(piece) || TECHNICAL.test(handle)) return undefined;
  if (!isPersonal(handle) && !beginsWithName(handle)) return undefined;
  if (!isFormed(handle) && !beginsWithName(handle)) return undefined;
  const start = from + piece.lastIndexOf(handle);
  return { start, end: start + handle.length, level: 'possible', reasons: ['shape', 'label'] };
}

/** Networks and programs, written with a capital in the middle. */
const BRANDS: ReadonlySet<string> = new Set([
  ...NETWORKS,
  ...'whatsapp playstation javascript typescript postgresql openai chatgpt macos powershell sharepoint onedrive powerpoint'.split(
    ' ',
  ),
]);

function behindWord(text: string, at: number, lo: number, hi: number): Match | undefined {
  const start = formedBehind(text, at, lo, hi);
  if (start < 0) return undefined;
  const end = formedEnd(text, start, hi);
  if (end < 0 || end - start > MOST) return undefined;
  const handle = text.slice(start, end);
  const [from, to] = [Math.max(lo, start - BEFORE), Math.min(hi, end + BEHIND)];
  if (TECHNICAL.test(handle) || BRANDS.has(handle.toLowerCase()) || !isInProse(text, start, end, from, to))
    return undefined;
  const isPersons = isPersonal(handle);
  if (
    !isPersons &&
    isOfWords(handle) &&
    !isStaffNumber(handle) &&
    !NETWORK.test(text.slice(Math.max(lo, at - LONGEST_NETWORK), at))
  )
    return undefined;
  return { start, end, level: isPersons ? 'likely' : 'possible', reasons: ['shape', 'label'] };
}

/** A token of small letters that a name is part of: `maria_do_coral`, `karina.prado`, `iago.mts`, `mpecanha2`. */
function namedToken(text: string, start: number, lo: number, hi: number): Match | undefined {
  const end = handleEnd(text, start, hi);
  if (end < 0 || end - start > MOST) return undefined;
  const handle = text.slice(start, end);
  if (TECHNICAL.test(handle) || !/^[a-z\d]/.test(handle)) return undefined;
  if (isBracketed(text, start, end) && isMadeOfNameBeside(text, start, end, lo, hi))
    return { start, end, level: 'likely', reasons: ['shape', 'context'] };
  const isDotted = handle.includes('.');
  const isOfPerson = (isDotted || /[a-z]\d/.test(handle)) && isOfNames(handle);
  if (isDotted ? !isParted(handle) : !handle.includes('_') && !(isOfPerson && /^[a-z]+\d{1,2}$/.test(handle)))
    return undefined;
  // `if (elem.prev)`
  if (!isOfPerson && (!hasGivenName(handle) || (isDotted && text.charAt(start - 1) === '(')))
    return undefined;
  const stands =
    (isDotted &&
      isOfPerson &&
      ASSIGNED.test(text.slice(Math.max(lo, start - 2), start)) &&
      ENDS_VALUE.test(text.slice(end, Math.min(hi, end + 1)))) ||
    isInProse(text, start, end, lo, hi) ||
    isQuoted(text, start, end, lo, isDotted && isOfPerson) ||
    (isDotted && isOfPerson && isLine(text, start, end, lo, hi));
  return stands ? { start, end, level: 'possible' } : undefined;
}

/** `agent=rosilda.ferraz`, in a log */
const ASSIGNED = /[a-z]=$/i;
const ENDS_VALUE = /^(?:$|[\s,;&])/;

/** `Everaldo Pimenta (epimenta)`, `epimenta (Everaldo Pimenta)` */
function isBracketed(text: string, start: number, end: number): boolean {
  return (text.charAt(start - 1) === '(' && text.charAt(end) === ')') || text.startsWith(' (', end);
}

/** Whether nothing else stands on its line. */
function isLine(text: string, start: number, end: number, lo: number, hi: number): boolean {
  return (
    (start === lo || CLASS[text.charCodeAt(start - 1)] === NEWLINE) &&
    (end === hi || CLASS[text.charCodeAt(end)] === NEWLINE)
  );
}

/** No end of a sentence with the next right behind it, no path of a program, and no file. */
function isParted(handle: string): boolean {
  return (
    /^[a-z\d_]+(?:\.[a-z\d_]+){1,2}$/.test(handle) &&
    !/\.(?:c|h|cc|cpp|cs|css|go|java|jar|jsx|tsx|kt|less|lock|m|php|rb|rs|scss|svg|swift|toml|vue|bat|exe|dll|ini|cfg|env|bak|tmp|gz|tar|app|co|info|me|tv|edu|gov|mil|int|pt|es|fr|de|uk|us|local|lan|internal)(?:\.|$)/.test(
      handle,
    )
  );
}

/** `"irani.flores"`, `de="neusa_cabocla"`: all of a string, in code where names alone or a key of senders make it. */
function isQuoted(text: string, start: number, end: number, lo: number, isOfPerson: boolean): boolean {
  const quote = start > lo ? text.charAt(start - 1) : '';
  if (!`"'`.includes(quote) || quote === '' || text.charAt(end) !== quote) return false;
  return isOfPerson || SENDER.test(text.slice(Math.max(lo, start - BEFORE), start - 1));
}

const SENDER = /(?:^|[\s"'{,<(])(?:de|from|sender|para|to|por|by|quem|who)["']?\s?[:=]\s?$/i;
