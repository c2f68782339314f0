/** Generated documents of what programs read: XML, settings, SQL, source code, lists of web addresses. */
import { parseEnv } from 'node:util';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { parseFragment } from 'parse5';
import type { GeneratedFormat } from './documents.ts';
import { htmlSkeleton } from './documents.ts';
import { fragment, LINE_END, number, references, wellFormed } from './fragments.ts';

const TAGS = ['xNome', 'CPF', 'CNPJ', 'xLgr', 'nro', 'xBairro', 'xMun', 'CEP', 'fone', 'email', 'infCpl'];

/** A consignee as an invoice has it, each value with some of its characters as references. */
export const invoice: GeneratedFormat = {
  format: 'html',
  text: fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...TAGS), fragment), { minLength: 1, maxLength: 6 }),
      fc.nat(),
      LINE_END,
    )
    .map(([fields, seed, end]) => {
      const inner = fields.map(([tag, text]) => `    <${tag}>${references(text, seed)}</${tag}>`).join(end);
      return `<?xml version="1.0" encoding="UTF-8"?>${end}<NFe>${end}  <dest>${end}${inner}${end}  </dest>${end}</NFe>${end}`;
    }),
  structure: (text) => htmlSkeleton(parseFragment(text)),
};

const NAMES = ['CPF', 'NOME_TITULAR', 'TELEFONE', 'EMAIL', 'OBS', 'SENHA', 'NUMERO'];

/** Quoted as the value needs it; a value with both kinds of quotes, or an end of its line, is in none. */
function envValue(text: string): string {
  if (!text.includes('"') && !text.includes('\\')) return `"${text}"`;
  return text.includes("'") ? text.replace(/["'`#\\]/g, ' ').trim() : `'${text}'`;
}

export const env: GeneratedFormat = {
  format: 'properties',
  text: fc
    .tuple(
      fc.uniqueArray(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(fragment, number), fc.boolean()), {
        minLength: 1,
        maxLength: 6,
        selector: ([name]) => name,
      }),
      LINE_END,
    )
    .map(([entries, end]) =>
      entries
        .map(([name, value, bare]) => {
          const text = wellFormed(String(value));
          return `${name}=${bare ? text.replace(/["'`#\\]/g, ' ').trim() : envValue(text)}${end}`;
        })
        .join(''),
    ),
  structure: (text) => Object.keys(parseEnv(text)),
};

/** Strings and numbers are values; whatever else stands in a statement is told apart. */
const SQL_TOKEN = /'(?:[^']|'')*'|[A-Za-z_]\w*|-?\d+(?:\.\d+)?|\s+|[^\s\w']/g;

export const sql: GeneratedFormat = {
  format: 'sql',
  text: fc
    .tuple(
      fc.array(fc.tuple(fragment, fc.oneof(fragment, number), fragment), { minLength: 1, maxLength: 4 }),
      fragment,
      LINE_END,
    )
    .map(([rows, last, end]) => {
      const literal = (value: string | number) =>
        typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
      const values = rows.map((row) => `  (${row.map(literal).join(', ')})`).join(`,${end}`);
      const insert = `INSERT INTO pacientes (nome, cpf, obs) VALUES${end}${values};${end}`;
      return `${insert}UPDATE pacientes SET nome = ${literal(last)} WHERE id = 7;${end}`;
    }),
  structure: (text) => {
    const tokens = text.match(SQL_TOKEN) ?? [];
    if (tokens.join('') !== text) return undefined;
    return tokens
      .filter((token) => token.trim() !== '')
      .map((token) => (/^['\d-]/.test(token) ? 'value' : token));
  },
};

const QUOTES: Readonly<Record<string, RegExp>> = { '"': /["\\]/g, "'": /['\\]/g, '`': /[`\\]|\$(?=\{)/g };

/** The names that a script gives values, and the keys of these. */
function namesOf(script: string): unknown {
  try {
    const context: Record<string, unknown> = {};
    runInNewContext(script, context);
    return Object.entries(context).map(([name, value]) => [name, Object.keys(Object(value))]);
  } catch {
    return undefined;
  }
}

export const source: GeneratedFormat = {
  format: 'plaintext',
  text: fc
    .tuple(
      fc.array(
        fc.tuple(fc.constantFrom('cpf', 'nome', 'telefone', 'x'), fragment, fc.constantFrom('"', "'", '`')),
        { minLength: 1, maxLength: 4 },
      ),
      fragment,
      LINE_END,
    )
    .map(([values, comment, end]) => {
      const lines = values.map(([name, text, quote], i) => {
        const inner = text.replace(QUOTES[quote] ?? /\\/g, '\\$&');
        return `var ${name}${i} = { ${name}: ${quote}${inner}${quote}, ativo: true };`;
      });
      return [`// ${comment}`, ...lines, ''].join(end);
    }),
  structure: namesOf,
};

export const addresses: GeneratedFormat = {
  format: 'plaintext',
  text: fc
    .tuple(
      fc.array(
        fc.tuple(
          fc.constantFrom('cpf', 'nome', 'email', 'tel', 'busca'),
          fragment.map(wellFormed),
          fc.boolean(),
        ),
        { minLength: 1, maxLength: 4 },
      ),
      LINE_END,
    )
    .map(([values, end]) =>
      values
        .map(([name, text, inPath]) => {
          const escaped = encodeURIComponent(text);
          const rest = inPath ? `p/${escaped}/ver?x=1` : `consulta?${name}=${escaped}&x=1#fim`;
          return `GET https://exemplo.example/${rest} 200${end}`;
        })
        .join(''),
    ),
  structure: (text) =>
    text.split(/\r?\n/).map((line) => {
      const [verb, address = '', status, ...more] = line.split(' ');
      if (!URL.canParse(address)) return [verb, status, more.length];
      const { host, pathname, searchParams, hash } = new URL(address);
      return [verb, host, pathname.split('/').length, [...searchParams.keys()], hash, status, more.length];
    }),
};
