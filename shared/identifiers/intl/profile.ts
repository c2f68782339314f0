/** Profiles by their addresses: `instagram.com/ana.luz`, `linkedin.com/in/ana-luz-482`. */
import { isAlphanumeric } from '../../text/characters.ts';
import { FEWEST, isOfNames, isPath, isPersonal } from './handle.ts';

export interface Profile {
  readonly start: number;
  readonly end: number;
  /** Whether a company or a project hardly has it. */
  readonly isPersons: boolean;
}

const SLASH = 0x2f;
const HOST =
  /(?:^|[^a-z0-9-])(?:(?:www|m|br|pt-br)\.)?(?:(?:github|gitlab|instagram|facebook|fb|twitter|tiktok|threads|x|behance|dribbble|codepen|soundcloud|vimeo|kick|onlyfans|flickr|kaggle|deviantart|artstation|patreon|ko-fi|buymeacoffee|speakerdeck|casar|vk|gravatar|replit|slideshare|bandcamp)\.(?:com|net)|huggingface\.co|dev\.to|bitbucket\.org|picpay\.me|tabnews\.com\.br|(?:snapchat\.com\/add|letterboxd\.com|chess\.com\/member|wattpad\.com\/user|duolingo\.com\/profile|open\.spotify\.com\/user|last\.fm\/user|pypi\.org\/user|strava\.com\/athletes|disqus\.com\/by|workana\.com\/freelancer|(?:codeforces|hackerrank|myanimelist|researchgate|duolingo)\.(?:com|net)\/(?:profile|people)|(?:trakt\.tv|discord\.com|osu\.ppy\.sh)\/users|(?:skoob|99freelas|olx|mercadolivre|elo7)\.com\.br\/(?:usuario|user|perfil)|[a-z\d.-]{3,24}\/(?:u|users?|usuarios?|members?))|t\.me|linktr\.ee|about\.me|linkedin\.com\/in|bsky\.app\/profile|twitch\.tv|pinterest\.com|reddit\.com\/user|steamcommunity\.com\/id)\/$/i;
const LONGEST_HOST = 36;
/** Networks that have nobody but users there. */
const KNOWN_USER =
  /(?:reddit|wattpad|spotify|pypi|skoob|99freelas|olx|mercadolivre|elo7|trakt|discord|osu\.ppy)\.[a-z.]{2,6}\/|member\/$/i;
const GIT = /(?:git(?:hub|lab)|kaggle)\.com\/$|(?:huggingface\.co|bitbucket\.org)\/$/i;
/** Pages of the networks themselves. */
const PAGES =
  /^(?:p|reels?|explore|stories|share|sharer|intent|hashtag|home|groups?|pages?|events?|watch|login|accounts?|about|company|jobs|feed|search|status|i|tv|help|legal|privacy|settings|profile|plugins|dialog|tr|marketplace|features|sponsors|orgs|topics|joinchat|addstickers|iv|datasets?|models?|spaces|docs|code|competitions|learn|blog|tags?|t|new|top|s|topic|topics|me|course|courses)(?:\.php)?$/i;

const NUMBERED = 'profile.php?id=';
/** Where a number is somebody: researchers, and those who run. */
const BY_NUMBER =
  /(?:(?:strava\.com\/athletes|(?:pt\.)?stackoverflow\.com\/users|discord\.com\/users|roblox\.com\/users|lattes\.cnpq\.br|orcid\.org)\/)$/i;

/**
 * Who has chosen no name has a number: `facebook.com/profile.php?id=100004567`, `lattes.cnpq.br/1234567890123456`;
 * asked before or at the number.
 */
export function numberedProfile(text: string, at: number, hi: number): Profile | undefined {
  const start = text.startsWith(NUMBERED, at) ? at + NUMBERED.length : at;
  const isNumbered = text.startsWith(NUMBERED, start - NUMBERED.length);
  if (!isNumbered && !BY_NUMBER.test(text.slice(Math.max(0, start - LONGEST_HOST), start))) return undefined;
  const digits = /^(?:\d{4}-\d{4}-\d{4}-\d{3}[\dX]|\d{5,18})(?![\dX])/.exec(
    text.slice(start, Math.min(hi, start + LONGEST_HOST)),
  );
  return digits === null ? undefined : { start, end: start + digits[0].length, isPersons: isNumbered };
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
  const isOfProject = GIT.test(host[0]) && /^[\w.-]*\/[a-z0-9]/i.test(text.slice(end, end + 2));
  if (isOfProject && !isOfNames(name)) return undefined;
  if (end - at < FEWEST || end - at > LONGEST_HOST || !/[a-z]/i.test(name)) return undefined;
  if (PAGES.test(name) || /\.png$/i.test(name)) return undefined;
  // One word can as well be a company's, and what is called by its domain is one.
  if (/\.(?:com|org|net|gov|br)$/i.test(name)) return { start: at, end, isPersons: false };
  // Sites have their own pages there too.
  if (/\/(?:u|users?|usuarios?|members?)\/$/i.test(host[0]) && !KNOWN_USER.test(host[0]) && !isPersonal(name))
    return undefined;
  const isPersons =
    /\/(?:in|profile|user|id|add|member|u)\/$/i.test(host[0]) || (!GIT.test(host[0]) && /[._\d-]/.test(name));
  return { start: at, end, isPersons };
}
