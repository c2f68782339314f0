import type { Finding, Syntax } from './finding.ts';
import { decodeEntities, decodeMarkup } from './formats/entities.ts';
import { decodeString } from './formats/json-string.ts';
import { decodeSqlString } from './formats/sql-text.ts';
import { decodeUrlValue } from './formats/url-values.ts';
import { normalise } from './identifiers/registry.ts';
import { withBreaks, withEscapedLetters, withPlainLetters, withReferredLetters } from './text/as-meant.ts';
import { withLostLetters } from './words/lost-letters.ts';

/** Anything that text can be read from, in UTF-16 offsets, half open. */
export interface TextSource {
  readonly length: number;
  slice(start: number, end: number): string;
}

/** What stands at a finding, with the escapes of its format decoded. For computing with, never to be shown. */
export function sourceOf(document: TextSource, finding: Finding): string {
  return decodeSource(document.slice(finding.start, finding.end), finding);
}

/** The same for a text that was cut out already. */
export function decodeSource(raw: string, finding: Finding): string {
  const plain = withLostLetters(withPlainLetters(withReferredLetters(decodeSyntax(raw, finding.syntax))));
  // A secret is all that stands there; the breaks of JSON are decoded.
  const isWhole = finding.type === 'secret' || DECODES_BREAKS.has(finding.syntax);
  return isWhole ? plain : withBreaks(withEscapedLetters(plain), '\n', true);
}

const DECODES_BREAKS: ReadonlySet<Syntax> = new Set(['json-string', 'json-key', 'escaped']);

function decodeSyntax(raw: string, syntax: Syntax): string {
  switch (syntax) {
    case 'json-string':
    case 'json-key':
    case 'escaped':
      return raw.includes('\\') ? decodeString(raw, 0, raw.length).text : raw;
    case 'sql-string':
      return decodeSqlString(raw, 0, raw.length).text;
    case 'url-value':
      return decodeUrlValue(raw, 0, raw.length).text;
    case 'markdown':
      return decodeEntities(raw).text;
    case 'html':
      return decodeMarkup(raw).text;
    default:
      return raw;
  }
}

/** The canonical value of what stands at a finding: two spellings of one value have one canonical form. */
export function canonicalValue(document: TextSource, finding: Finding): string {
  return normalise(finding.type, sourceOf(document, finding));
}
