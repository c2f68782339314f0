/** User names behind an at sign: announced, as a value by themselves, or among words. */

import { isAlphanumeric } from '../../text/characters.ts';
import type { Match } from '../identifier.ts';
import { fold } from '../reading.ts';
import { bareHandle } from './bare-handle.ts';
import {
  AT,
  beginsWithName,
  FEWEST,
  handleEnd,
  hasGivenName,
  hyphenedEnd,
  isHandle,
  isInProse,
  isOfNames,
  isOfWords,
  isPath,
  isPersonal,
  MOST,
  PERSONAL,
  TECHNICAL,
} from './handle.ts';
import { isMadeOfNameBeside } from './owner-beside.ts';
import { announced, isAnnounced, NETWORKS } from './user-labels.ts';

/** `@ana no Instagram`, `@ana (TikTok)` */
const BEHIND = new RegExp(
  `^(?: ?\\(|,? (?:n[oa]|d[oa]|pel[oa]|on|at|em) )(?:${NETWORKS.filter((it) => it.length > 4).join('|')})(?![a-z])`,
);
const LONGEST_BEHIND = 24;
/** `o `, `meu ` before the sign. */
const LONGEST_LEAD = 8;

/** The user name behind the at sign at `at`. */
export function atHandle(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  if (text.charCodeAt(at) !== AT || (at > lo && isHandle(text.charCodeAt(at - 1)))) return undefined;
  if (text.charAt(at + 1) === ' ') return behindSign(text, at, lo, hi);
  if (text.charAt(at - 1) === '/') return onSite(text, at, lo, hi);
  const end = handleEnd(text, at + 1, hi);
  if (end < 0) return hyphened(text, at, lo, hi);
  if (isTag(text, at, end, lo)) return undefined;
  if (isMention(text, at, end, lo) && !TECHNICAL.test(text.slice(at + 1, end)))
    return { start: at, end, level: 'likely' };
  if (keyed) return { start: at, end, level: 'likely' };
  if (isCell(text, at, end, lo, hi)) return inCell(text, at, end);
  const behind = fold(text, end, Math.min(hi, end + LONGEST_BEHIND)).text;
  if (isAnnounced(text, firstOf(text, at, lo), lo) || BEHIND.test(behind))
    return announced(text, at, end, lo);
  if (text.charAt(at - 1) === '(' && isMadeOfNameBeside(text, at + 1, end, lo, hi))
    return { start: at, end, level: 'likely', reasons: ['shape', 'context'] };
  return inProse(text, at, end, lo, hi);
}

/** `medium.com/@ana.luz`, `mastodon.example/@ana`: so many sites write whose a page is. */
const SITE = /(?:^|[^a-z\d.-])(?:[a-z\d-]{1,40}\.){1,3}[a-z]{2,12}\/$/i;
const LONGEST_SITE = 64;

function onSite(text: string, at: number, lo: number, hi: number): Match | undefined {
  let end = at + 1;
  while (end < hi && end - at <= MOST && isPath(text.charCodeAt(end))) end++;
  while (end > at && !isAlphanumeric(text.charCodeAt(end - 1))) end--;
  const handle = text.slice(at + 1, end);
  if (handle.length < FEWEST || !/[a-z]{2}/i.test(handle) || TECHNICAL.test(handle)) return undefined;
  // A package, `unpkg.com/@escopo/pacote`; a post is a word of many letters.
  if (/^\/[\w.-]{1,24}(?:@|$|[\s"'])/.test(text.slice(end, Math.min(hi, end + 28))) && !isPersonal(handle))
    return undefined;
  if (!SITE.test(text.slice(Math.max(lo, at - LONGEST_SITE), at))) return undefined;
  return { start: at, end, level: isPersonal(handle) ? 'likely' : 'possible', reasons: ['shape', 'context'] };
}

/** `cc @ana_luz @pmcastro`: one more at sign right before it. */
const ANOTHER = /@[\w.-]{3,30},? (?:e |and )?$/;
const LONGEST_ANOTHER = 40;
const MOST_OTHERS = 3;

/** Where the first of the user names stands that the one at `at` is listed with. */
function firstOf(text: string, at: number, lo: number): number {
  let first = at;
  for (let others = 0; others < MOST_OTHERS; others++) {
    const before = ANOTHER.exec(text.slice(Math.max(lo, first - LONGEST_ANOTHER), first));
    if (before === null) break;
    first -= before[0].length;
  }
  return first;
}

/** `meu @ é lua.nova`: the sign by its name. */
function behindSign(text: string, at: number, lo: number, hi: number): Match | undefined {
  const isSaid = /(?:^|[\s(])(?:[mst]eu|o|qual) $/i.test(text.slice(Math.max(lo, at - LONGEST_LEAD), at));
  return isSaid ? bareHandle(text, at + 1, lo, hi, true) : undefined;
}

/** `cc @marcos-f`: some systems allow a hyphen; so do rules and tags of languages. */
function hyphened(text: string, at: number, lo: number, hi: number): Match | undefined {
  const end = hyphenedEnd(text, at + 1, hi);
  if (end < 0) return undefined;
  const handle = text.slice(at + 1, end);
  if (TECHNICAL.test(handle.replace(/-dev$/, ''))) return undefined;
  if (isMention(text, at, end, lo)) return { start: at, end, level: 'likely' };
  if (!isInProse(text, at, end, lo, hi)) return undefined;
  if (isAnnounced(text, at, lo)) return announced(text, at, end, lo);
  const isPersons = hasGivenName(handle) || isSaidTo(text, at, end, lo, hi);
  return isPersons ? { start: at, end, level: 'possible' } : undefined;
}

/** `<@ana.luz>` of a messenger, `[@analuz](https://…)` of a list of contributors. */
function isMention(text: string, at: number, end: number, lo: number): boolean {
  const open = at > lo ? text.charAt(at - 1) : '';
  return (open === '<' && text.charAt(end) === '>') || (open === '[' && text.startsWith('](http', end));
}

/**
 * `obrigado @ana.luz, até mais`: among words, and not in code, what has the form of a user name is one; surely where a
 * part of it is a given name.
 */
function inProse(text: string, start: number, end: number, lo: number, hi: number): Match | undefined {
  const handle = text.slice(start + 1, end);
  if (TECHNICAL.test(handle)) return undefined;
  const isFormed = isFormedAt(handle);
  const isPersons = isFormed || hasGivenName(handle) || isOfNames(handle) || beginsWithName(handle);
  if (!isPersons && !isSaidTo(text, start, end, lo, hi)) return undefined;
  if (!isInProse(text, start, end, lo, hi)) return undefined;
  return { start, end, level: isFormed && hasGivenName(handle) ? 'likely' : 'possible' };
}

function isFormedAt(handle: string): boolean {
  const inner = handle.replace(/^_+|_+$/g, '');
  if (/^[a-z]+\d$/i.test(inner)) return false;
  return PERSONAL.test(inner) || /^[a-z][._][a-z]{3,}$/i.test(inner);
}

/**
 * `fala com o @fofurinha`, `né @fofurinha`, `@fofurinha respeita minha mãe`: a word by which one speaks to or of somebody
 * before it, or a line that begins with it and goes on in small letters.
 */
function isSaidTo(text: string, start: number, end: number, lo: number, hi: number): boolean {
  const handle = text.slice(start + 1, end);
  if (handle.length < SHORTEST_SAID || NO_MENTION.test(handle) || isOfWords(handle)) return false;
  const first = firstOf(text, start, lo);
  const before = text.slice(Math.max(lo, first - LONGEST_SAID), first);
  if (SAID_BEFORE.test(before)) return true;
  if (/(?:^|[\n|•·])(?: |[*-] )?$/.test(before) && /^ [|•·–—-] /.test(text.slice(end, Math.min(hi, end + 3))))
    return true;
  return (
    /(?:^|[\n>.!?])[ \t]*$/.test(before) &&
    /^,? [a-zà-ü]{2,} ?[a-zà-ü]*/.test(text.slice(end, Math.min(hi, end + LONGEST_SAID)))
  );
}

const SHORTEST_SAID = 5;
const LONGEST_SAID = 24;
const SAID_BEFORE =
  /(?:^|[\s,(/])(?:com o|com a|(?:e|foi|era|quem é|é) [oa]|né|ne|cc|cadê|cade|chama|chamem|chamar|fala|falem|falar|pro|pra|ao|à|valeu|vlw|obrigad[oa]|brigad[oa]|obg|oi|olá|ola|salve|parabéns|amig[oa]|d[oa]|pel[oa]|assign|tag|indicação|indicacao|créditos?:?|fotos?:?|arte:?|arte por|texto:?|texto por|edição:?|vídeo:?|ilustração:?|design:?|foto por|música:?|dm|hey|hi|thanks|thank you),? $/i;
/** Annotations of code, rules of style sheets, tags of comments, packages, and classes of programs. */
const NO_MENTION =
  /^(?:[A-Z][a-z]+[A-Z].*|[A-Z]+|[A-Z][a-z]+|params?|returns?|throws?|deprecated|author|since|version|type|typedef|types|property|prop|example|link|inherit[dD]oc|override|media|import|charset|keyframes|supports|layer|container|tailwind|apply|include|mixin|extend|forward|function|while|debug|error|warn|static|static.*|class.*|dataclass|decorator|pytest|angular|babel|next|latest|beta|alpha|everyone|here|channel|todos|todas|copilot|claude|codex|dependabot|namespace|module|public|private|protected|readonly|default|template|todo|internal|abstract|access|async|callback|constant|constructs|copyright|license|description|enum|event|exports|external|file|global|ignore|interface|kind|lends|member|method|name|package|requires|summary|throws|tutorial|variation|var|yields)$/;

/** ` * @param` below a line that ends in `username`, `{@link`, `@classmethod` above a function: nobody is called so there. */
function isTag(text: string, start: number, end: number, lo: number): boolean {
  const before = text.slice(Math.max(lo, start - LONGEST_MARGIN), start);
  // ` * @files_size: how many` describes a parameter.
  if (text.charAt(end) === ':' && /(?:^|\n)[ \t]{0,40}\* ?$/.test(before)) return true;
  return (
    NO_MENTION.test(text.slice(start + 1, end)) &&
    /(?:^|\n)[ \t]{0,40}(?:(?:\*|\/\/\/?|--|#) ?)?$|\{$/.test(before)
  );
}

const LONGEST_MARGIN = 48;

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
