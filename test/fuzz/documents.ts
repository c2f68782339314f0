/** Generated documents of each format, and what a parser that is not ours makes of their structure. */
import { parse as parseCsv } from 'csv-parse/sync';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { parseFragment } from 'parse5';
import { parse as parseToml, stringify as stringifyToml } from 'smol-toml';
import * as yaml from 'yaml';
import type { FormatId } from '../../shared/formats/registry.ts';
import { fragment, key, LINE_END, number, references, wellFormed } from './fragments.ts';
import { addresses, env, invoice, source, sql } from './program-documents.ts';

export interface GeneratedFormat {
  readonly format: FormatId;
  readonly text: fc.Arbitrary<string>;
  /** What must stay as it is whatever is fixed; undefined where the parser does not take the text. */
  structure(text: string): unknown;
}

interface Tree {
  readonly value: unknown;
}

const tree = (leaf: fc.Arbitrary<unknown>) =>
  fc.letrec<Tree>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      leaf,
      fc.array(tie('value'), { maxLength: 3 }),
      fc.dictionary(key, tie('value'), { maxKeys: 4 }),
    ),
  })).value;

/** Keys, nesting and lengths of lists; nothing of what the leaves hold. */
function skeleton(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(skeleton);
  if (typeof value !== 'object' || value === null || value instanceof Date) return 0;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, skeleton(inner)]));
}

const jsonValue = tree(fc.oneof(fragment, number, fc.constantFrom(null, true)));

/** The same JSON with some of the characters of its strings escaped, as exporters do. */
function escaped(json: string, seed: number): string {
  let state = seed;
  return json.replace(/(?<!\\)[0-9@.](?=[^"\n]*"[,}\]\n])/g, (character) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % 7 === 0 && /[@.]/.test(character)
      ? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
      : character;
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const json: GeneratedFormat = {
  format: 'json',
  text: fc
    .tuple(jsonValue, fc.constantFrom(undefined, 2, '\t'), fc.nat(), LINE_END)
    .map(([value, indent, seed, end]) => {
      const plain = JSON.stringify(value, null, indent);
      const text = escaped(plain, seed);
      return (parseJson(text) === undefined ? plain : text).replaceAll('\n', end);
    }),
  structure: (text) => {
    const value = parseJson(text);
    return value === undefined ? undefined : skeleton(value);
  },
};

const jsonl: GeneratedFormat = {
  format: 'jsonl',
  text: fc
    .tuple(fc.array(fc.dictionary(key, jsonValue, { maxKeys: 4 }), { minLength: 1, maxLength: 5 }), LINE_END)
    .map(([records, end]) => records.map((record) => JSON.stringify(record) + end).join('')),
  structure: (text) => {
    const values = text.split(/\r?\n/).filter((line) => line !== '');
    const parsed = values.map(parseJson);
    return parsed.includes(undefined) ? undefined : parsed.map(skeleton);
  },
};

interface Sheet {
  readonly rows: readonly (readonly string[])[];
  readonly separator: string;
  readonly end: string;
  readonly quotesAll: boolean;
}

function writeCsv({ rows, separator, end, quotesAll }: Sheet): string {
  const write = (cell: string) =>
    quotesAll || /["\r\n;,\t|]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return rows.map((row) => row.map(write).join(separator)).join(end) + end;
}

function csv(separator: string): GeneratedFormat {
  return {
    format: 'csv',
    text: fc
      .record({
        columns: fc.array(key, { minLength: 2, maxLength: 4 }),
        cells: fc.array(fc.array(fragment, { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        end: LINE_END,
        quotesAll: fc.boolean(),
      })
      .map(({ columns, cells, end, quotesAll }) =>
        writeCsv({
          rows: [columns, ...cells.map((row) => row.slice(0, columns.length))],
          separator,
          end,
          quotesAll,
        }),
      ),
    structure: (text) => {
      try {
        const rows: string[][] = parseCsv(text, { delimiter: separator, relax_column_count: true });
        return rows.map((row) => row.length);
      } catch {
        return undefined;
      }
    },
  };
}

const markdownIt = new MarkdownIt();
/** The stars of a payment code without an id are emphasis where others stand near, and gone when it is masked. */
const prose = fragment.map((text) => text.replaceAll('***', 'P01'));
const cell = prose.map((text) => text.replace(/[|\\]/g, ' '));
const inline = fc.oneof(
  prose,
  prose.map((text) => `**${text}**`),
  prose.map((text) => `*${text}*`),
  prose.map((text) => `\`${text}\``),
  prose.map((text) => `[${text}](https://exemplo.example/a)`),
  prose.map((text) => `<https://exemplo.example/?q=${encodeURIComponent(wellFormed(text))}>`),
);
const block = fc.oneof(
  fc.array(inline, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' ')),
  inline.map((text) => `## ${text}`),
  fc.array(inline, { minLength: 1, maxLength: 3 }).map((items) => items.map((it) => `- ${it}`).join('\n')),
  fc.array(inline, { minLength: 1, maxLength: 3 }).map((items) => items.map((it) => `> ${it}`).join('\n')),
  prose.map((text) => `\`\`\`\n${text}\n\`\`\``),
  fc
    .tuple(key, key, fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 3 }))
    .map(([a, b, rows]) =>
      [`| ${a} | ${b} |`, '|---|---|', ...rows.map(([x, y]) => `| ${x} | ${y} |`)].join('\n'),
    ),
);

/** What is open and what closes, and where links lead that hold no value. */
function markdownStructure(text: string): unknown {
  const kinds: string[] = [];
  for (const token of markdownIt.parse(text, {})) {
    kinds.push(token.type);
    for (const child of token.children ?? []) if (child.type !== 'text') kinds.push(child.type);
  }
  return kinds.filter((kind) => kind !== 'text_special').join(' ');
}

const blocks = fc.array(block, { minLength: 1, maxLength: 5 }).map((parts) => `${parts.join('\n\n')}\n`);

const markdown: GeneratedFormat = {
  format: 'markdown',
  text: fc.tuple(blocks, LINE_END).map(([text, end]) => text.replaceAll('\n', end)),
  structure: markdownStructure,
};

const yamlFormat: GeneratedFormat = {
  format: 'yaml',
  text: fc
    .tuple(
      fc.dictionary(key, tree(fc.oneof(fragment.map(wellFormed), number)), { minKeys: 1, maxKeys: 4 }),
      fc.constantFrom('PLAIN' as const, 'QUOTE_DOUBLE' as const, 'QUOTE_SINGLE' as const),
      fc.boolean(),
      fc.constantFrom(0, 40),
    )
    .map(([value, defaultStringType, flow, lineWidth]) =>
      yaml.stringify(value, {
        defaultStringType,
        lineWidth,
        collectionStyle: flow ? 'flow' : 'block',
        defaultKeyType: 'PLAIN',
      }),
    ),
  structure: (text) => {
    try {
      return skeleton(yaml.parse(text));
    } catch {
      return undefined;
    }
  },
};

const frontMatter: GeneratedFormat = {
  format: 'markdown',
  text: fc.tuple(yamlFormat.text, blocks).map(([head, body]) => `---\n${head}---\n\n${body}`),
  structure: (text) => {
    const [, head = '', body = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(text) ?? [];
    const keys = yamlFormat.structure(head);
    return keys === undefined ? undefined : [keys, markdownStructure(body)];
  },
};

const toml: GeneratedFormat = {
  format: 'toml',
  text: fc
    .dictionary(
      fc.constantFrom('cpf', 'nome', 'obs', 'telefone'),
      fc.oneof(
        fragment.map(wellFormed),
        fc.constantFrom(529982, 42),
        fc.dictionary(fc.constantFrom('cpf', 'x'), fragment.map(wellFormed)),
      ),
      { minKeys: 1 },
    )
    .map((value) => stringifyToml(value)),
  structure: (text) => {
    try {
      return skeleton(parseToml(text));
    } catch {
      return undefined;
    }
  },
};

interface Node {
  readonly nodeName: string;
  readonly attrs?: readonly { readonly name: string }[];
  readonly childNodes?: readonly Node[];
}

export function htmlSkeleton({ nodeName, attrs = [], childNodes = [] }: Node): unknown {
  const children = childNodes.filter((child) => child.nodeName !== '#text').map(htmlSkeleton);
  return [nodeName, attrs.map(({ name }) => name), children];
}

/** Known: references in the values of attributes are read as part of the tag. */
const attribute = fragment.map((text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;'),
);
const htmlText = fc.tuple(fragment, fc.nat()).map(([text, seed]) => references(text, seed));
const html: GeneratedFormat = {
  format: 'html',
  text: fc
    .array(
      fc.oneof(
        htmlText.map((text) => `<p>${text}</p>`),
        htmlText.map((text) => `<p>antes <b>${text}</b> depois</p>`),
        attribute.map((text) => `<a title="${text}" href="/x">ver</a>`),
        fc
          .tuple(key, htmlText, htmlText)
          .map(
            ([name, a, b]) =>
              `<table><tr><th>${name}</th><th>obs</th></tr>\n<tr><td>${a}</td><td>${b}</td></tr></table>`,
          ),
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((parts) => parts.join('\n')),
  structure: (text) => htmlSkeleton(parseFragment(text)),
};

export const GENERATED: readonly (GeneratedFormat & { readonly name: string })[] = [
  { name: 'JSON', ...json },
  { name: 'JSON Lines', ...jsonl },
  { name: 'CSV with commas', ...csv(',') },
  { name: 'CSV with semicolons', ...csv(';') },
  { name: 'TSV', ...csv('\t') },
  { name: 'Markdown', ...markdown },
  { name: 'Markdown with front matter', ...frontMatter },
  { name: 'YAML', ...yamlFormat },
  { name: 'TOML', ...toml },
  { name: 'HTML', ...html },
  { name: 'XML of an invoice', ...invoice },
  { name: '.env', ...env },
  { name: 'SQL', ...sql },
  { name: 'JavaScript', ...source },
  { name: 'web addresses', ...addresses },
];
