/**
 * Writes docs/identifiers.md and the page of each identifier under docs/identifiers/ from its file, so that what
 * is documented is what runs; and the schemas of biombo.jsonc. With --check nothing is written: the exit status is 1 when a page is stale.
 *
 *   npx tsx scripts/identifier-docs.ts [--check]
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lengthsOf } from '../shared/candidates/shapes.ts';
import { CHECK_DIGIT_LEVELS } from '../shared/evidence/levels.ts';
import { AT_MOST_LIKELY, POINTS, signed, WEIGHTS } from '../shared/evidence/weights.ts';
import { CONFIDENCES, REASONS } from '../shared/finding.ts';
import { digitsOf } from '../shared/identifiers/check-digits.ts';
import type { Graded, Identifier, NumberIdentifier, Punctuation } from '../shared/identifiers/identifier.ts';
import { IDENTIFIERS } from '../shared/identifiers/registry.ts';
import { messages } from '../shared/messages/messages.ts';
import { configSchemas } from './config-schema.ts';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const FOLDER = 'docs/identifiers';

const WRITTEN: Readonly<Record<Punctuation, string>> = {
  full: 'full punctuation',
  partial: 'spaces, or punctuation in part',
  bare: 'bare digits',
};

/** Where identifiers stand. */
const ROOMS = ['identifiers/br', 'identifiers/intl', 'people', 'places', 'dates'];

/** The file that says everything about an identifier, relative to the root. */
function sourceFile(id: string): string {
  const files = ROOMS.map((room) => `shared/${room}/${id}.ts`);
  return files.find((file) => existsSync(join(ROOT, file))) ?? 'shared/identifiers';
}

/** Tokens of GitHub: whole, scanners for secrets would take the page for a leak. */
const TOKEN = /(?<=\bgh[a-z]_\w{6})\w{30}/g;

/** A code span that shows what would be invisible or would end a table cell. */
function code(text: string): string {
  const shown = text.replace(
    /[\u00a0\u00ad\u200b-\u200f\u2060\ufeff]/g,
    (hidden) => `\\u${hidden.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `\`${shown.replace(TOKEN, '…').replaceAll('|', '\\|')}\``;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** What the rule can say of a number in an identifier's examples, with the words for it. */
function verdictsOf({ check, normalise, examples, levels }: NumberIdentifier): [Graded, string][] {
  const verdicts = new Set(
    examples.found.map(({ value }) => {
      const digits = digitsOf(normalise(value));
      return check(digits, digits.length);
    }),
  );
  const words = [
    ['pass', levels === undefined ? ', digits pass' : ''],
    ['weak', ', by a weak check'],
    ['fail', ', digits fail'],
  ] as const;
  return words.filter(([verdict]) => verdicts.has(verdict)).map(([verdict, word]) => [verdict, word]);
}

function levelRows(identifier: NumberIdentifier): string[][] {
  const levels = identifier.levels ?? CHECK_DIGIT_LEVELS;
  // Spaces alone are never full punctuation.
  const hasFull = identifier.shapes.some((shape) => /[^dA ]/.test(shape));
  const kinds = hasFull ? (['full', 'partial', 'bare'] as const) : (['partial', 'bare'] as const);
  return kinds.flatMap((punctuation) => {
    const { for: labelled, none, against } = levels[punctuation];
    return verdictsOf(identifier).map(([verdict, suffix]) => [
      WRITTEN[punctuation] + suffix,
      labelled[verdict],
      none[verdict],
      against[verdict],
    ]);
  });
}

function spellings(identifier: NumberIdentifier): string[] {
  const lost = identifier.lostZeros ?? 0;
  const letters = identifier.shapes.join().includes('A') ? ', `A` a digit or a letter' : '';
  return [
    '## Spellings',
    `${identifier.shapes.map(code).join(', ')} (\`d\` a digit${letters}), the same with other separators or some ` +
      'of them, and bare.' +
      (lost > 0 ? ` After a label up to ${lost} leading zeros may be missing.` : '') +
      (identifier.publicForm === undefined
        ? ''
        : ` The form ${code(identifier.publicForm)} (\`*\` a hidden digit) is public and not a finding.`),
    '## Confidence',
    table(['written', 'label for it', 'no label', 'label against it'], levelRows(identifier)),
  ];
}

/** The identifiers that can have as many digits: which of them a number is, its label says, or else its punctuation. */
function sameLength(identifier: NumberIdentifier): string[] {
  const lengths = lengthsOf(identifier);
  const others = IDENTIFIERS.filter(
    (other) =>
      other.kind === 'number' &&
      other.id !== identifier.id &&
      [...lengthsOf(other)].some((length) => lengths.has(length)),
  );
  if (others.length === 0) return [];
  const links = others.map(({ id }) => `[\`${id}\`](${id}.md)`).join(', ');
  return [
    `Numbers of as many digits: ${links}. The label decides; without one the punctuation, then the check digits, then ` +
      'the order of the [list](../identifiers.md).',
  ];
}

function page(identifier: Identifier): string {
  const { id, names, summary, mask, source, labels, examples } = identifier;
  const file = sourceFile(id);
  const title = names.en === names['pt-BR'] ? names.en : `${names.en} · ${names['pt-BR']}`;
  const parts = [
    `# ${title}`,
    `<!-- Written by scripts/identifier-docs.ts from ${file}: change that file and run the script. -->`,
    `Type \`${id}\`, masked as \`[${mask}]\`.`,
    summary.en,
    `*Em português:* ${summary['pt-BR']}`,
    `**Source of the rule:** ${source}.`,
    ...(identifier.kind === 'number' ? spellings(identifier) : []),
    '## Labels',
    'Words that announce it, whatever their case, accents and punctuation, in prose and in keys:',
    labels.join(' · '),
    '## Found',
    'All values are invented.',
    table(
      ['text', 'found', 'confidence'],
      examples.found.map(({ text, value, confidence }) => [code(text), code(value), confidence]),
    ),
    '## Confused with',
    ...(identifier.kind === 'number' ? sameLength(identifier) : []),
    'Not found as this type:',
    table(
      ['text', 'why'],
      examples.clean.map(({ text, why }) => [code(text), why]),
    ),
    `Everything about it is in [\`${file}\`](../../${file}).`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function index(): string {
  const rows = IDENTIFIERS.map(({ id, names, summary }) => [
    `[\`${id}\`](identifiers/${id}.md)`,
    names.en,
    names['pt-BR'],
    summary.en,
  ]);
  const parts = [
    '# Identifiers · Identificadores',
    table(['type', 'in English', 'em português', 'what it is'], rows),
    ...weights(),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The table of `evidence/weights.ts`. */
function weights(): string[] {
  const [en, pt] = [messages('en').reason, messages('pt-BR').reason];
  const rows = REASONS.map((reason) => [
    `\`${reason}\``,
    signed(WEIGHTS[reason]),
    en[reason] + (AT_MOST_LIKELY.has(reason) ? ' (at most likely)' : ''),
    pt[reason],
  ]);
  const levels = CONFIDENCES.map((confidence) => `${confidence} from ${POINTS[confidence]}`).join(', ');
  return [
    '## Reasons and their weights · Motivos e pesos',
    `The points of the reasons of a number with check digits are added up: ${levels}. Other identifiers have levels of ` +
      'their own, on their pages ([why](decisions/0010-points-of-reasons.md)). `biombo explain FILE:LINE` tells the ' +
      'reasons of what was found, and of what was not.',
    table(['reason', 'points', 'in English', 'em português'], rows),
  ];
}

/** Every page by its path relative to the root. */
export function identifierPages(): Map<string, string> {
  const pages = new Map(IDENTIFIERS.map((identifier) => [`${FOLDER}/${identifier.id}.md`, page(identifier)]));
  return new Map([...pages, [`${FOLDER}.md`, index()], ...configSchemas(ROOT)]);
}

/** The paths of pages that are missing or not what the identifier files say. */
export function stalePages(): string[] {
  return [...identifierPages()]
    .filter(
      ([path, text]) => !existsSync(join(ROOT, path)) || readFileSync(join(ROOT, path), 'utf8') !== text,
    )
    .map(([path]) => path);
}

function main(): void {
  const stale = stalePages();
  if (process.argv.includes('--check')) {
    for (const path of stale) console.error(`${path} is stale: run npx tsx scripts/identifier-docs.ts`);
    process.exitCode = stale.length > 0 ? 1 : 0;
    return;
  }
  const pages = identifierPages();
  mkdirSync(join(ROOT, FOLDER), { recursive: true });
  for (const path of stale) writeFileSync(join(ROOT, path), pages.get(path) ?? '');
  console.log(`${pages.size} pages, ${stale.length} written`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
