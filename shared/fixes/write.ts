/**
 * Writing a replacement so that the format around it reads as before: an escape, quotes, or other brackets where
 * the plain text would mean something else.
 */
import type { Finding, Syntax } from '../finding.ts';
import { tagsIn } from '../formats/entities.ts';
import type { TextSource } from '../source.ts';
import { quotesOfNumber } from './json-value.ts';
import { inUrlValue, isInUrl, percentEncoded } from './write-url.ts';
import { yamlPlace } from './yaml-place.ts';

/** How far around a finding its line is looked at, in UTF-16 units. */
export const LOOK = 4096;

/** The replacement for what stands at `finding`, in the syntax of its place. */
export function written(document: TextSource, finding: Finding, replacement: string): string {
  const isPlain = finding.syntax !== 'url-value';
  const spelled = isPlain && isInUrl(document, finding) ? percentEncoded(replacement) : replacement;
  // The stars and slashes of a date or a council's number would end the comment.
  const text =
    spelled.includes('*/') && isInComment(document, finding) ? spelled.replaceAll('*/', '* /') : spelled;
  const own = inSyntax(document, finding, text);
  const quotes = IS_JSON.has(finding.syntax) ? '' : quotesOfNumber(document, finding, replacement);
  return quotes + own + quotes;
}

/** There a number is known for one. */
const IS_JSON: ReadonlySet<Syntax> = new Set(['json-number', 'json-bare', 'yaml', 'toml']);

function inSyntax(document: TextSource, finding: Finding, replacement: string): string {
  switch (finding.syntax) {
    case 'json-string':
    case 'json-key':
    case 'escaped':
      return JSON.stringify(replacement).slice(1, -1);
    case 'json-number':
      return /^(0|[1-9]\d*)$/.test(replacement) ? replacement : JSON.stringify(replacement);
    case 'json-bare':
      return inBareJson(document, finding, replacement);
    case 'markdown':
      return inMarkdown(document, finding, replacement);
    case 'yaml':
      return inYaml(document, finding, replacement);
    case 'toml':
      return inToml(document, finding, replacement);
    case 'csv':
      return inCell(document, finding, replacement);
    case 'csv-quoted':
      return replacement.replace(/""?/g, '""');
    case 'sql-string':
      return replacement.replaceAll("'", "''").replaceAll('"', "''");
    case 'sql':
      return inSql(document, finding, replacement);
    case 'html':
      return inHtml(document, finding, replacement);
    case 'url-value':
      return inUrlValue(document, finding, replacement);
    case 'markdown-code':
    case 'text':
      return replacement;
  }
}

/** What is no JSON yet, where a bracket of ours must not open an array, or a string of JSON5 in single quotes. */
function inBareJson(document: TextSource, finding: Finding, replacement: string): string {
  const string = JSON.stringify(replacement);
  const quote = openQuote(lineBefore(document, finding.start), /(?:^|[:,[{(])[ \t]{0,7}$/);
  return quote === "'" ? string.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'") : string;
}

/** In a cell without quotes; a sign that stands in it already parts no columns. */
function inCell(document: TextSource, { start, end }: Finding, replacement: string): string {
  const raw = document.slice(start, end);
  return replacement.replace(/["\r\n;,\t|]/g, (sign) =>
    /[;,|]/.test(sign) && raw.includes(sign) ? sign : ' ',
  );
}

/** Whether a comment between stars has begun, as SQL and many programs have them. */
function isInComment(document: TextSource, { start }: Finding): boolean {
  const before = document.slice(Math.max(0, start - LOOK), start);
  return before.lastIndexOf('/*') > before.lastIndexOf('*/');
}

/** What was a number by itself becomes a string, unless it is a number again. */
function inSql(document: TextSource, finding: Finding, replacement: string): string {
  if (/^[1-9]\d*$/.test(replacement)) return replacement;
  const before = document.slice(finding.start - 1, finding.start);
  const after = document.slice(finding.end, finding.end + 1);
  const isWhole = /^[\s=<>(,]?$/.test(before) && /^[\s,;)]?$/.test(after);
  return isWhole ? `'${replacement.replaceAll("'", "''")}'` : replacement;
}

/** The tags that stand in the value stay, for they may open or close what goes on outside of it. */
function inHtml(document: TextSource, finding: Finding, replacement: string): string {
  const escaped = replacement
    .replaceAll('\u2060', '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;');
  return inTag(document, finding, escaped) + tagsIn(document.slice(finding.start, finding.end));
}

/** In a tag nothing may end its value: a quotation mark, or without quotes a space. */
function inTag(document: TextSource, { start }: Finding, escaped: string): string {
  const before = document.slice(Math.max(0, start - LOOK), start);
  const tag = before.slice(before.lastIndexOf('<') + 1);
  if (tag.includes('>') || !/^[a-z][^\s=]{0,64}\s/i.test(tag)) return escaped;
  const value = escaped.replaceAll("'", '&#39;').replaceAll('>', '&gt;');
  const isBare = openQuote(tag, /=\s{0,7}$/) === undefined;
  return isBare ? value.replace(/\s/g, (space) => `&#${space.charCodeAt(0)};`) : value;
}

/** An underscore that can open emphasis, for no letter is before it and one is behind it (CommonMark 0.31, section 6.2). */
const OPENING_UNDERSCORE = /(?<![\p{L}\p{N}_])_+[\p{L}\p{N}]/u;

/** Brackets before a parenthesis, a bracket or a colon would be a link or its definition. */
function inMarkdown(document: TextSource, finding: Finding, replacement: string): string {
  const next = document.slice(finding.end, finding.end + 1);
  const previous = document.slice(Math.max(0, finding.start - 1), finding.start);
  const link = next === '(' || next === '[' || next === ':' || previous === '!' || previous === ']';
  // Stars around it that were taken for hidden digits may be emphasis, which goes on outside of it.
  const source = document.slice(finding.start, finding.end);
  const [opening = ''] = /^[ \t*]+/.exec(source) ?? [];
  // A backslash that stood for itself before a letter would escape the first sign of ours: it and both brackets are.
  const isEscaped = opening === '' && SIGN_FIRST.test(replacement) && endsInEscape(document, finding.start);
  const bracketed =
    replacement.startsWith('[') && (link || isEscaped) ? replacement.replace(/[[\]]/g, '\\$&') : replacement;
  const end = source.slice(opening.length);
  // A user name may end in an underscore, which can close what one before it opened; one that a surrogate has does too.
  const isClosing =
    !replacement.endsWith('_') &&
    !OPENING_UNDERSCORE.test(end) &&
    OPENING_UNDERSCORE.test(paragraphBefore(document, finding.start));
  const [closing = ''] = (isClosing ? /[ \t*_]+$/ : /[ \t*]+$/).exec(end) ?? [];
  // The stars that a Pix code has are its own, before and after.
  const signs = finding.type === 'pix-key' && source.includes('***') ? /[|]/g : /[*|]/g;
  return opening + (isEscaped ? '\\' : '') + bracketed.replace(signs, '\\$&') + closing;
}

/** What a backslash escapes (CommonMark 0.31, section 2.4). */
const SIGN_FIRST = /^[!-/:-@[-`{-~]/;

/** Whether a backslash stands before `at` that no other escapes. */
function endsInEscape(document: TextSource, at: number): boolean {
  const before = document.slice(Math.max(0, at - LOOK), at);
  let first = before.length;
  while (before[first - 1] === '\\') first--;
  return (before.length - first) % 2 === 1;
}

/** What a plain scalar may not begin with (YAML 1.2.2, section 7.3.3). */
const SIGN = /^[[\]{}*&!|>'"%@`#,?:-]/;

/**
 * In quotes what ends or escapes in them. A plain scalar may not begin with a sign of the syntax, nor hold a bracket or a
 * comma in a list or map in brackets: quotes where it is the whole scalar, else round brackets and no comma.
 */
function inYaml(document: TextSource, finding: Finding, replacement: string): string {
  const before = document.slice(Math.max(0, finding.start - LOOK), finding.start);
  const { open, isFirst, column } = yamlPlace(before, before.length === LOOK);
  if (open === 'block') return replacement;
  if (open === "'") return replacement.replace(/''?/g, "''");
  if (open === '"') return inDoubleQuotes(replacement);
  const flow = open === 'brackets';
  // A comma in what is replaced parts two values of the list or map, which stay two, under their keys.
  const keys = flow ? keysIn(document.slice(finding.start, finding.end)) : [''];
  const isParted = flow && keysIn(replacement).join() !== keys.join();
  const isOpen = isParted || (flow && /[[\]{}]/.test(replacement));
  if (!isOpen && !(isFirst && SIGN.test(replacement))) return replacement;
  const after = document.slice(finding.end, finding.end + LOOK);
  const isWhole = isFirst && (flow ? /^\s*(?:[,\]}]|$)/.test(after) : endsScalar(after, column));
  // What stands behind a key or a comma begins a scalar.
  const ones = keys.map((key, i) => {
    return (
      key +
      (isWhole
        ? JSON.stringify(replacement)
        : inRoundBrackets(replacement, isFirst || i > 0 || key !== '', flow))
    );
  });
  return ones.join(', ');
}

/** Whether a scalar ends before `after`: a comment, or the end of a line that no line further in than `column` goes on with. */
function endsScalar(after: string, column: number): boolean {
  const rest = /^[ \t]*(?:$|[ \t]#|\r?\n\s*?([ \t]*)(?:\S|$))/.exec(after);
  return rest !== null && (rest[1] ?? '').length <= column + (rest[1] === undefined ? 1 : 0);
}

const FLOW_KEY = /^[ \t]*([^\s,:][^,:]{0,64}:[ \t]+)/;

/** Of each value between commas its key with the colon; empty where it has none. */
function keysIn(source: string): string[] {
  return source.split(',').map((value) => FLOW_KEY.exec(value)?.[1] ?? '');
}

function inRoundBrackets(replacement: string, isFirst: boolean, flow: boolean): string {
  const round = replacement.replace(/[[{]/g, '(').replace(/[\]}]/g, ')');
  const whole = isFirst && SIGN.test(round) ? `(${round})` : round;
  return flow ? whole.replaceAll(',', '').replace(/:[ \t]/g, ' ') : whole;
}

/** What TOML takes without quotes: a number, a date with or without a time (1.0.0, sections on integers and dates). */
const BARE_IN_TOML =
  /^(?:[1-9]\d*|\d{4}-\d\d-\d\d(?:[Tt ]\d\d:\d\d:\d\d(?:\.\d+)?(?:[Zz]|[+-]\d\d:\d\d)?)?)$/;
const BEGINS_BARE = /[=,[][ \t]*$/;

/** In quotes what ends or escapes in them. What stands by itself, in no quotes, can only be a number or a date. */
function inToml(document: TextSource, finding: Finding, replacement: string): string {
  const before = lineBefore(document, finding.start);
  const quote = openInToml(before);
  // There is no way to write it: a sign that looks the same.
  if (quote === "'") return replacement.replaceAll("'", '’');
  if (quote === '"') return inDoubleQuotes(replacement);
  return BEGINS_BARE.test(before) && !BARE_IN_TOML.test(replacement)
    ? JSON.stringify(replacement)
    : replacement;
}

function openInToml(before: string): string | undefined {
  return openQuote(before, /[=,[{][ \t]{0,7}$/);
}

const TIME_IN_TOML = /^[Tt ]\d\d:[\d:.]{0,32}(?:[Zz]|[+-]\d\d:\d\d)?/;

/**
 * The time behind a date without quotes in TOML, which is of one value with it. Nothing else that TOML reads goes on behind
 * a finding; what it does not read may hold another, with an edit of its own.
 */
export function restOfValue(document: TextSource, { start, end, syntax }: Finding): string {
  if (syntax !== 'toml') return '';
  const before = lineBefore(document, start);
  if (!BEGINS_BARE.test(before) || openInToml(before) !== undefined) return '';
  return TIME_IN_TOML.exec(document.slice(end, end + LOOK))?.[0] ?? '';
}

/** The values of YAML, TOML and CSV are read as they stand: what is escaped in one is so in its surrogate already. */
function inDoubleQuotes(replacement: string): string {
  return replacement.replace(/\\["\\]|["\\\p{Cc}]/gu, (sign) =>
    sign.length > 1 ? sign : JSON.stringify(sign).slice(1, -1),
  );
}

/** The quotation mark that is open at the end of a line, begun behind what `opening` matches. */
function openQuote(line: string, opening: RegExp): string | undefined {
  let open: string | undefined;
  for (let i = 0; i < line.length; i++) {
    const character = line[i]!;
    const isEscaped = open === '"' ? character === '\\' : open === "'" && line.startsWith("''", i);
    if (isEscaped) i++;
    else if (character === open) open = undefined;
    else if (open === undefined && (character === '"' || character === "'")) {
      if (opening.test(line.slice(Math.max(0, i - 8), i))) open = character;
    }
  }
  return open;
}

function paragraphBefore(document: TextSource, start: number): string {
  const text = document.slice(Math.max(0, start - LOOK), start);
  return text.slice(Math.max(text.lastIndexOf('\n\n'), text.lastIndexOf('\n\r\n')) + 1);
}

function lineBefore(document: TextSource, start: number): string {
  const text = document.slice(Math.max(0, start - LOOK), start);
  return text.slice(text.lastIndexOf('\n') + 1);
}
