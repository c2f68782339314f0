/**
 * Writing a replacement so that the format around it reads as before: an escape, quotes, or other brackets where
 * the plain text would mean something else.
 */
import type { Finding } from '../finding.ts';
import { tagsIn } from '../formats/entities.ts';
import type { TextSource } from '../source.ts';

/** How far around a finding its line is looked at. */
const LOOK = 256;

/** The replacement for what stands at `finding`, in the syntax of its place. */
export function written(document: TextSource, finding: Finding, replacement: string): string {
  switch (finding.syntax) {
    case 'json-string':
    case 'json-key':
      return JSON.stringify(replacement).slice(1, -1);
    case 'json-number':
      return /^(0|[1-9]\d*)$/.test(replacement) ? replacement : JSON.stringify(replacement);
    case 'json-bare':
      // What is no JSON yet: a bracket of ours must not open an array in it.
      return JSON.stringify(replacement);
    case 'markdown':
      return inMarkdown(document, finding, replacement);
    case 'yaml':
      return inYaml(document, finding, replacement);
    case 'toml':
      return inToml(document, finding, replacement);
    case 'csv':
      return replacement.replace(/["\r\n;,\t|]/g, ' ');
    case 'csv-quoted':
      return replacement.replaceAll('"', '""');
    case 'sql-string':
      return replacement.replaceAll("'", "''").replaceAll('"', "''");
    case 'sql':
      return inSql(document, finding, replacement);
    case 'html':
      return inHtml(document, finding, replacement);
    case 'markdown-code':
    case 'text':
      return replacement;
  }
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
  return escaped + tagsIn(document.slice(finding.start, finding.end));
}

/** Brackets before a parenthesis, a bracket or a colon would be a link or its definition. */
function inMarkdown(document: TextSource, finding: Finding, replacement: string): string {
  const next = document.slice(finding.end, finding.end + 1);
  const previous = document.slice(Math.max(0, finding.start - 1), finding.start);
  const link = next === '(' || next === '[' || next === ':' || previous === '!' || previous === ']';
  const bracketed = replacement.startsWith('[') && link ? replacement.replace(/[[\]]/g, '\\$&') : replacement;
  return bracketed.replace(/[*|]/g, '\\$&');
}

/** A plain scalar may not begin with a bracket or a star: quotes where it is the whole scalar, else round brackets. */
function inYaml(document: TextSource, finding: Finding, replacement: string): string {
  if (!/^[[\]{}*&!|>'"%@`#,?:-]/.test(replacement)) return replacement;
  const before = lineBefore(document, finding.start);
  if (!/(^|[:,[{-])[ \t]*$/.test(before)) return replacement;
  const after = document.slice(finding.end, finding.end + LOOK);
  const whole = isInFlow(before) ? /^[ \t]*([,\]}\r\n]|$)/ : /^[ \t]*(\r?\n|$|#)/;
  if (whole.test(after)) return JSON.stringify(replacement);
  return replacement.replace(/^\[(.*)\]$/, '($1)');
}

/** What stands by itself, in no quotes, can only be a number. */
function inToml(document: TextSource, finding: Finding, replacement: string): string {
  const isBare = /[=,[][ \t]*$/.test(lineBefore(document, finding.start));
  return isBare && !/^[1-9]\d*$/.test(replacement) ? JSON.stringify(replacement) : replacement;
}

/** Whether a list or map in brackets is open at the end of `line`. */
function isInFlow(line: string): boolean {
  let depth = 0;
  for (const character of line) {
    if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
  }
  return depth > 0;
}

function lineBefore(document: TextSource, start: number): string {
  const text = document.slice(Math.max(0, start - LOOK), start);
  return text.slice(text.lastIndexOf('\n') + 1);
}
