/** The forms of user names: how far one reaches, and whether a person's name or a program's is in it. */

import { COMMON, GIVEN } from '../../lexicon/lexicon.ts';
import { namesIn } from '../../people/joined-names.ts';
import { isAlphanumeric } from '../../text/characters.ts';
import { LEXICON } from '../../words/vocabulary.ts';

export const FEWEST = 3;
export const MOST = 30;
export const AT = 0x40;
const DOT = 0x2e;
const HYPHEN = 0x2d;

export function isHandle(code: number): boolean {
  const lower = code | 0x20;
  return (lower >= 0x61 && lower <= 0x7a) || (code >= 0x30 && code <= 0x39) || code === 0x5f || code === 0x2e;
}

/** A letter with an accent inside of a handle, as some systems allow: `@maju.brechó`. */
function isAccented(text: string, at: number, end: number): boolean {
  const code = text.charCodeAt(end);
  return end > at && code >= 0xe0 && code <= 0x24f && code !== 0xf7;
}

/** Where the handle ends that begins at `at`; −1 where it is too short or long, or part of something else. */
export function handleEnd(text: string, at: number, hi: number): number {
  let end = at;
  while (end < hi && end - at <= MOST && (isHandle(text.charCodeAt(end)) || isAccented(text, at, end))) end++;
  while (end > at && text.charCodeAt(end - 1) === DOT) end--;
  if (end - at < FEWEST || end - at > MOST) return -1;
  const numbered = discriminatorEnd(text, end, hi);
  if (numbered > end) return numbered;
  return NO_PROFILE.test(text.slice(end, Math.min(hi, end + 6))) ||
    (end < hi && isAlphanumeric(text.charCodeAt(end)))
    ? -1
    : end;
}

/** `rosyblack#2231`, `Tinhoso#BR1`: so users of one name are told apart. */
const DISCRIMINATOR = /^#(?:\d{3,5}|[A-Z]{2,4}\d{0,3})(?![\w#])/;

function discriminatorEnd(text: string, end: number, hi: number): number {
  return end + (DISCRIMINATOR.exec(text.slice(end, Math.min(hi, end + 10)))?.[0].length ?? 0);
}

/** A package (`@escopo/pacote`), a server (`@ana@servidor`), a call (`@Test(`, `@a:b`): no profile. */
const NO_PROFILE = /^(?:[/@(-]|:\S)/;

/** As `handleEnd`, of a whole value: as some systems allow, with hyphens too. */
export function wholeEnd(text: string, at: number, hi: number): number {
  let end = at;
  while (end < hi && end - at <= MOST && (isPath(text.charCodeAt(end)) || isAccented(text, at, end))) end++;
  return end - at < FEWEST || end - at > MOST ? -1 : discriminatorEnd(text, end, hi);
}

/** Where the handle with a hyphen in it ends that begins at `at` (`marcos-f`); −1 where none does. */
export function hyphenedEnd(text: string, at: number, hi: number): number {
  const end = wholeEnd(text, at, hi);
  if (end < 0 || !/^\w+(?:-\w+)+$/.test(text.slice(at, end))) return -1;
  return NO_PROFILE.test(text.slice(end, Math.min(hi, end + 2))) ? -1 : end;
}

export function isPath(code: number): boolean {
  return isHandle(code) || code === HYPHEN;
}

/** `ana.luz`, `ana_luz48`, `analuz48`: what people are called in systems, and programs are not. */
export const PERSONAL = /^(?:[a-z]{2,}[._][a-z]{2,}(?:[._][a-z]{2,})?\d{0,4}|[a-z]{4,}\d{1,4})$/i;
export const TECHNICAL =
  /admin\d*$|(?:^|[._\d-])(?:administrador|anonymous|apache|api|app|args|aws|bot|ci|conf|config|data|db|deploy|dev|doc|docker|env|example|exemplo|form|git|guest|host|id|info|jenkins|ldap|openldap|local|login|mail|mysql|name|nick|nm|nginx|nobody|node|nome|null|oracle|org|os|params|postgres|process|prod|redis|props|req|request|res|root|self|server|service|session|state|suporte|svc|sys|system|sistema|team|test|teste|this|ultimo|user|usr|usuario|username|web|www)(?=$|[._\d-])|\.(?:com|br|net|org|io|js|ts|py|json|ya?ml|txt|md|log|sh|sql|png|jpe?g|gif|pdf|docx?|xlsx?|odt|csv|xml|html?|zip|mp[34]|ogg|opus)(?![a-z])/i;
/** What else stands under the name of a network. */
export const NO_HANDLE =
  /^(?:sim|nao|yes|no|true|false|null|none|nil|undefined|n\/?a|string|text|boolean|bool|number|integer|int|object|array|any|unknown|varchar|char|uuid|required|optional|ativo|inativo|privado|publico|aberto|fechado|nenhum|tem|possui|basic|premium|free|standard|default|active|inactive|editor|viewer|member|manager|staff|internal|external|customer|padrao|interno|externo|gratuito|novo|nova|followers|following|password|senha|posts|count|score|plan|role|status|type|level|rank|created|updated|verified|bio|ex-(?:marido|mulher|esposa|esposo|companheir[oa]|namorad[oa]|noiv[oa]|sogr[oa]|genro|nora))$/i;

/** Whether a part of it is a given name that is no common word. */
export function hasGivenName(handle: string): boolean {
  return handle
    .split(/[._\d-]+/)
    .some((part) => part.length > 2 && (LEXICON.flags(part, 0, part.length) & (GIVEN | COMMON)) === GIVEN);
}

/** `wellersonmp4`, `anselmojf`: a given name of so many letters at least and no common word, and what tells it from others. */
export function beginsWithName(handle: string): boolean {
  const [letters = ''] = /^[a-z]+/.exec(handle) ?? [];
  for (let end = letters.length; end >= SHORTEST_BEGINNING; end--) {
    if (handle.length - end > MOST_BEHIND_NAME) return false;
    if ((LEXICON.flags(letters, 0, end) & (GIVEN | COMMON)) === GIVEN)
      return !LEXICON.isCommon(letters, 0, letters.length);
  }
  return false;
}

const SHORTEST_BEGINNING = 5;
const MOST_BEHIND_NAME = 5;

/** `mpecanha`, `anasouza2`, `nina.k`: names or initials, joined or with marks between, and at most four digits. */
export function isOfNames(handle: string): boolean {
  const letters = /^_*([a-z]+(?:[._][a-z]+)*)_*\d{0,4}_*$/i.exec(handle)?.[1]?.toLowerCase();
  if (letters === undefined || letters.length < SHORTEST_OF_NAMES) return false;
  const parts = letters.split(/[._]/);
  if (parts.length === 1) return (namesIn(letters)?.length ?? 0) > 1;
  return hasGivenName(letters) && parts.every((part) => namesIn(part) !== undefined);
}

const SHORTEST_OF_NAMES = 5;

/** `perfil padrao_2`: nothing but common words of the language, syllables and digits. */
export function isOfWords(handle: string): boolean {
  return handle
    .split(/[._\d-]+/)
    .every(
      (part) =>
        part.length < SHORTEST_WORD || (LEXICON.isCommon(part, 0, part.length) && !OF_SURNAME.test(part)),
    );
}

/** `jnascimento`, `lsarmento`: ends as words do, for its surname does. */
const OF_SURNAME = /^(?!re)[a-z]{1,8}(?:nascimento|sarmento|livramento)$/i;

const SHORTEST_WORD = 3;

/** Whether people are called so, and programs and things are not. */
export function isPersonal(handle: string): boolean {
  return (PERSONAL.test(handle) && !isOfWords(handle)) || hasGivenName(handle) || isOfNames(handle);
}

/** Without what a tag in the middle of a line becomes. */
export function withoutJoiners(text: string): string {
  return text.includes('\u2060') ? text.replaceAll('\u2060', '') : text;
}

/** Tags of paragraphs, cells and emphasis: what stands in them is no code. */
const TAGS = /<\/?(?:p|li|td|th|div|span|h[1-6]|b|i|em|strong|code|br|small|label|dd|dt)>/g;

function withoutTags(text: string): string {
  return text.includes('<') ? withoutJoiners(text).replace(TAGS, '') : withoutJoiners(text);
}

/** How far around a user name signs of code are looked for. */
const AROUND = 48;

/** Whether `text.slice(start, end)` stands among words, by itself or in quotes, in a line that is no code. */
export function isInProse(text: string, start: number, end: number, lo: number, hi: number): boolean {
  const before = withoutTags(text.slice(Math.max(lo, start - AROUND), start));
  const behind = withoutTags(text.slice(end, Math.min(hi, end + AROUND)));
  // `@ana.luz: oi` is said to somebody; without an at sign it is a key and its value.
  const ends = text.charCodeAt(start) === AT ? ENDS_AT : ENDS;
  if (!/(?:^|[\s"'`(“])$/.test(before) || !ends.test(behind)) return false;
  // Without what is between them, brackets around a name would be a call.
  const line = `${lastLine(before).replace(/^(?:> ?){1,3}/, '')}_${firstLine(behind)}`;
  return /[a-zà-ü]{2}/i.test(line) && !/[{}<>=\\$]|\(\)|;$/.test(line);
}

const ENDS = /^(?:[,.;?!)"'`”]*\s|[,.?!)"'`]*$)/;
const ENDS_AT = /^(?:[,.:;?!)"'`”]*\s|[,.?!)"'`]*$)/;

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}

function firstLine(text: string): string {
  const end = text.search(/[\r\n]/);
  return end < 0 ? text : text.slice(0, end);
}
