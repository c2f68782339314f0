/** What documents people put a text in: a string of JSON, a comment, a quoted mail, a damaged encoding. */
import type { FormatId } from '../../shared/formats/registry.ts';
import type { MarkedDocument, Mention } from './mention.ts';

/** How a text is put into a document. */
export interface Wrapper {
  readonly format: FormatId;
  readonly head?: string;
  readonly tail?: string;
  /** What stands before each line. */
  readonly line?: string;
  /** What stands behind each line, its line break too. */
  readonly lineEnd?: string;
  /** How a character (a code point) is written. */
  readonly write?: (character: string) => string;
}

const json = (character: string): string => JSON.stringify(character).slice(1, -1);

function table(pairs: Readonly<Record<string, string>>): (character: string) => string {
  return (character) => pairs[character] ?? character;
}

function hex(character: string, prefix: string): string {
  return [...Array(character.length).keys()]
    .map((i) => `${prefix}${character.charCodeAt(i).toString(16).padStart(4, '0')}`)
    .join('');
}

const isAscii = (character: string): boolean => character < '\u0080';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  á: '&aacute;',
  é: '&eacute;',
  í: '&iacute;',
  ó: '&oacute;',
  ú: '&uacute;',
  â: '&acirc;',
  ê: '&ecirc;',
  ô: '&ocirc;',
  ã: '&atilde;',
  õ: '&otilde;',
  ç: '&ccedil;',
  à: '&agrave;',
};
const MARKUP = table({ '&': '&amp;', '<': '&lt;', '>': '&gt;' });
const LATEX = table({ '%': '\\%', $: '\\$', '&': '\\&', '#': '\\#', _: '\\_' });
const inSingle = (quote: string) => (character: string) => (character === "'" ? quote : json(character));

/** By name; plain is what the others are held against. */
export const WRAPPERS: Readonly<Record<string, Wrapper>> = {
  plain: { format: 'plaintext' },

  'JSON string': { format: 'json', head: '{"id": 7, "texto": "', lineEnd: '\\n', tail: '"}', write: json },
  'JSON string, ASCII': {
    format: 'json',
    head: '{"id": 7, "texto": "',
    lineEnd: '\\n',
    tail: '"}',
    write: (it) => (isAscii(it) ? json(it) : hex(it, '\\u')),
  },
  'string of code': {
    format: 'plaintext',
    head: 'const nota = "',
    lineEnd: '\\n',
    tail: '";',
    write: json,
  },
  'template of code': { format: 'plaintext', head: 'const nota = `\n', line: '  ', tail: '`;' },
  'lines of code': {
    format: 'plaintext',
    head: 'notas = [\n',
    line: '    "',
    lineEnd: '",\n',
    tail: ']',
    write: json,
  },
  '# comment': { format: 'plaintext', head: 'x = 1\n', line: '# ' },
  '// comment': { format: 'plaintext', head: 'let x = 1;\n', line: '// ' },
  '/* comment': { format: 'plaintext', head: '/**\n', line: ' * ', tail: ' */\nlet x = 1;' },

  INSERT: {
    format: 'sql',
    head: "INSERT INTO notas (id, texto) VALUES (7, '",
    tail: "');",
    write: table({ "'": "''" }),
  },
  'INSERT without columns': {
    format: 'sql',
    head: "INSERT INTO notas VALUES (7, '",
    tail: "');",
    write: table({ "'": "''" }),
  },
  'INSERT with escapes': {
    format: 'sql',
    head: "INSERT INTO notas (id, texto) VALUES (7, '",
    lineEnd: '\\n',
    tail: "');",
    write: inSingle("''"),
  },
  'CSV cell': {
    format: 'csv',
    head: 'id,texto\n7,"',
    tail: '"\n',
    write: table({ '"': '""' }),
  },
  'CSV cell with escapes': {
    format: 'csv',
    head: 'id,texto\n7,"',
    lineEnd: '\\n',
    tail: '"\n',
    write: table({ '"': '""' }),
  },
  'CSV rows': {
    format: 'csv',
    head: 'id,texto\n',
    line: '7,"',
    lineEnd: '"\n',
    write: table({ '"': '""' }),
  },

  'XML element': { format: 'html', head: '<nota><texto>', tail: '</texto></nota>', write: MARKUP },
  CDATA: { format: 'html', head: '<nota><![CDATA[', tail: ']]></nota>' },
  'HTML with <br>': { format: 'html', head: '<p>', lineEnd: '<br>\n', tail: '</p>', write: MARKUP },
  'HTML paragraphs': { format: 'html', line: '<p>', lineEnd: '</p>\n', write: MARKUP },
  'HTML entities': {
    format: 'html',
    head: '<pre>',
    tail: '</pre>',
    write: table(ENTITIES),
  },
  'script in HTML': {
    format: 'html',
    head: '<script>\nconst nota = "',
    lineEnd: '\\n',
    tail: '";\n</script>',
    write: json,
  },

  'YAML block': { format: 'yaml', head: 'id: 7\ntexto: |\n', line: '  ' },
  'YAML string': {
    format: 'yaml',
    head: 'id: 7\ntexto: "',
    lineEnd: '\\n',
    tail: '"\n',
    write: json,
  },

  Markdown: { format: 'markdown' },
  'Markdown quote': { format: 'markdown', head: '# Nota\n\n', line: '> ' },
  'Markdown list': { format: 'markdown', head: '# Nota\n\n', line: '- ' },
  'Markdown fence': { format: 'markdown', head: '# Nota\n\n```\n', tail: '```\n' },

  'answered mail': { format: 'plaintext', head: 'Ok.\n\n', line: '> ' },
  'indented lines': { format: 'plaintext', line: '    ' },
  log: { format: 'plaintext', line: '2024-03-05 10:22:01,123 INFO  app - ' },
  'one line': { format: 'plaintext', lineEnd: ' ' },
  'two blanks': { format: 'plaintext', write: table({ ' ': '  ' }) },
  LaTeX: { format: 'plaintext', head: '\\begin{document}\n', tail: '\\end{document}\n', write: LATEX },

  'unbreakable blanks': { format: 'plaintext', write: table({ ' ': '\u00a0' }) },
  'all capitals': { format: 'plaintext', write: (it) => it.toUpperCase() },
  'small letters': { format: 'plaintext', write: (it) => it.toLowerCase() },
  'no accents': { format: 'plaintext', write: (it) => it.normalize('NFD').replace(/\p{M}/gu, '') || it },
  'accents apart': { format: 'plaintext', write: (it) => it.normalize('NFD') },
  'UTF-8 read as Latin-1': {
    format: 'plaintext',
    write: (it) => (isAscii(it) ? it : Buffer.from(it, 'utf8').toString('latin1')),
  },
  'UTF-8 read as Windows-1252': {
    format: 'plaintext',
    write: (it) => (isAscii(it) ? it : new TextDecoder('windows-1252').decode(Buffer.from(it, 'utf8'))),
  },
  'Latin-1 read as UTF-8': { format: 'plaintext', write: (it) => (isAscii(it) ? it : '\ufffd') },
  'accents lost': { format: 'plaintext', write: (it) => (isAscii(it) ? it : '?') },
};

/** Puts a text into a document; the mentions go along. */
export function wrap({ style, text, mentions, open = [] }: MarkedDocument, wrapper: Wrapper): MarkedDocument {
  const { format, head = '', tail = '', line = '', lineEnd = '\n', write = (it: string) => it } = wrapper;
  let written = head;
  /** Where each code unit of the text begins, and where the text ends. */
  const starts = new Int32Array(text.length + 1);
  const ends = new Int32Array(text.length + 1);
  let beginsLine = true;
  let at = 0;
  for (const character of text) {
    if (beginsLine) written += line;
    starts.fill(written.length, at, at + character.length);
    beginsLine = character === '\n';
    written += beginsLine ? lineEnd : write(character);
    at += character.length;
    ends.fill(written.length, at - character.length + 1, at + 1);
  }
  const moved = <M extends { start: number; end: number }>(it: M): M => ({
    ...it,
    start: starts[it.start]!,
    end: ends[it.end]!,
  });
  return {
    format,
    style,
    text: written + tail,
    mentions: mentions.map((it): Mention => moved(it)),
    open: open.map(moved),
  };
}
