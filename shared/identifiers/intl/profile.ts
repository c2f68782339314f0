/** Profiles by their addresses: `instagram.com/ana.luz`, `linkedin.com/in/ana-luz-482`. */
import { isAlphanumeric } from '../../text/characters.ts';
import { FEWEST, isPath, isPersonal } from './handle.ts';

export interface Profile {
  readonly start: number;
  readonly end: number;
  /** Whether a company or a project hardly has it. */
  readonly isPersons: boolean;
}

const SLASH = 0x2f;
const HOST =
  /(?:^|[^a-z0-9-])(?:(?:www|m|br|pt-br)\.)?(?:(?:github|gitlab|instagram|facebook|fb|twitter|tiktok|threads|x|behance|dribbble|codepen|soundcloud|vimeo|kick|onlyfans|flickr)\.(?:com|net)|(?:snapchat\.com\/add|letterboxd\.com|chess\.com\/member|wattpad\.com\/user|duolingo\.com\/profile|open\.spotify\.com\/user|last\.fm\/user|[a-z\d.-]{3,24}\/u)|t\.me|linktr\.ee|about\.me|linkedin\.com\/in|bsky\.app\/profile|twitch\.tv|pinterest\.com|reddit\.com\/user|steamcommunity\.com\/id)\/$/i;
const LONGEST_HOST = 36;
const GIT = /git(?:hub|lab)\.com\/$/i;
/** Pages of the networks themselves. */
const PAGES =
  /^(?:p|reels?|explore|stories|share|sharer|intent|hashtag|home|groups?|pages?|events?|watch|login|accounts?|about|company|jobs|feed|search|status|i|tv|help|legal|privacy|settings|profile|plugins|dialog|tr|marketplace|features|sponsors|orgs|topics|joinchat|addstickers|iv)(?:\.php)?$/i;

const NUMBERED = 'profile.php?id=';

/** Who has chosen no name has a number: `facebook.com/profile.php?id=100004567`; asked before or at the number. */
export function numberedProfile(text: string, at: number, hi: number): Profile | undefined {
  const start = text.startsWith(NUMBERED, at) ? at + NUMBERED.length : at;
  if (!text.startsWith(NUMBERED, start - NUMBERED.length)) return undefined;
  const digits = /^\d{5,18}(?!\d)/.exec(text.slice(start, Math.min(hi, start + LONGEST_HOST)));
  return digits === null ? undefined : { start, end: start + digits[0].length, isPersons: true };
}

/** The profile that begins at `at`, behind the slash of its network. */
export function profileAt(text: string, at: number, lo: number, hi: number): Profile | undefined {
  if (at === lo || text.charCodeAt(at - 1) !== SLASH) return undefined;
  const host = HOST.exec(text.slice(Math.max(lo, at - LONGEST_HOST), at));
  if (host === null) return undefined;
  let end = at;
  while (end < hi && end - at <= LONGEST_HOST && isPath(text.charCodeAt(end))) end++;
  while (end > at && !isAlphanumeric(text.charCodeAt(end - 1))) end--;
  const name = text.slice(at, end);
  // What an owner has there is a project's.
  if (GIT.test(host[0]) && /^[\w.-]*\/[a-z0-9]/i.test(text.slice(end, end + 2))) return undefined;
  if (end - at < FEWEST || end - at > LONGEST_HOST || !/[a-z]/i.test(name)) return undefined;
  if (PAGES.test(name) || /\.png$/i.test(name)) return undefined;
  // One word can as well be a company's, and what is called by its domain is one.
  if (/\.(?:com|org|net|gov|br)$/i.test(name)) return { start: at, end, isPersons: false };
  // Sites have their own pages there too.
  if (/\/u\/$/i.test(host[0]) && !isPersonal(name)) return undefined;
  const isPersons =
    /\/(?:in|profile|user|id|add|member|u)\/$/i.test(host[0]) || (!GIT.test(host[0]) && /[._\d-]/.test(name));
  return { start: at, end, isPersons };
}
