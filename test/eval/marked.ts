/** Texts written by hand with their mentions marked in place. */
import { formatFor } from '../../shared/formats/registry.ts';
import type { MarkedDocument, Mention } from './mention.ts';

/** Begins a text and names its language, as editors do: `=== markdown`. */
const HEAD = /^=== ([a-z]+)$/;
const OPEN = 'any';
const MARK = /⟦([a-z0-9-]+):([^⟦⟧]+)⟧/g;

/** Languages that have no format of their own. */
const READ_AS_TEXT: ReadonlySet<string> = new Set(
  'python typescript javascript java php ruby go csharp css log latex graphql hcl proto'.split(' '),
);

/**
 * Reads a file of marked texts. Each begins after a line `=== LANGUAGE` and ends before the next one, with its last line
 * end; a mention is written `⟦type:text⟧`, in the syntax of the format, and a place that
 * is open to both readings `⟦any:text⟧`. What stands before the first text is comment.
 * @param style given to each document
 * @throws Error for an unknown language, an empty text or a broken mark, with the line of the text's head
 */
export function parseMarked(source: string, style: string): MarkedDocument[] {
  const documents: MarkedDocument[] = [];
  const lines = source.split('\n');
  const heads = lines.flatMap((line, i) => (HEAD.test(line) ? [i] : []));
  for (const [i, head] of heads.entries()) {
    const name = HEAD.exec(lines[head]!)?.[1] ?? '';
    const body = lines.slice(head + 1, heads[i + 1] ?? lines.length).join('\n');
    const format = formatFor('', name);
    if (format === 'plaintext' && name !== format && !READ_AS_TEXT.has(name))
      throw new Error(`${style}, line ${head + 1}: unknown language ${name}`);
    const { text, mentions, open } = parseMarks(body.trimEnd());
    if (text === '') throw new Error(`${style}, line ${head + 1}: no text`);
    if (/[⟦⟧]/.test(text)) throw new Error(`${style}, line ${head + 1}: broken mark`);
    documents.push({ format, style, text: `${text}\n`, mentions, open });
  }
  return documents;
}

function parseMarks(marked: string): { text: string; mentions: Mention[]; open: Mention[] } {
  const marks: Mention[] = [];
  let text = '';
  let at = 0;
  for (const match of marked.matchAll(MARK)) {
    const [whole, type = '', value = ''] = match;
    text += marked.slice(at, match.index);
    marks.push({ type, start: text.length, end: text.length + value.length });
    text += value;
    at = match.index + whole.length;
  }
  return {
    text: text + marked.slice(at),
    mentions: marks.filter(({ type }) => type !== OPEN),
    open: marks.filter(({ type }) => type === OPEN),
  };
}
