import { describe, expect, it } from 'vitest';
import { ScannedDocument } from '../../../shared/document.ts';
import type { FormatId } from '../../../shared/formats/registry.ts';
import { applyEdits } from '../../../shared/policy/json-lines.ts';
import { liftDirective } from '../../../shared/policy/lift-directive.ts';

const CPF = 'CPF: 232.332.113-76';

/** What a text becomes once nothing in it hides the first finding. */
function lifted(text: string, format: FormatId): string {
  const document = new ScannedDocument(text, format);
  document.scan(() => false);
  const [finding] = document.findings();
  if (finding === undefined) throw new Error('nothing is found');
  expect(document.ignores(finding)).toBe(true);
  const over = document.directivesOver(finding);
  const after = applyEdits(
    text,
    over.map((directive) => liftDirective(document, directive, finding.type)),
  );
  const later = new ScannedDocument(after, format);
  later.scan(() => false);
  const [still] = later.findings();
  expect(still !== undefined && later.ignores(still)).toBe(false);
  return after;
}

describe('a directive without the type that it hid', () => {
  it.each<[string, FormatId, string, string]>([
    ['a line of its own goes', 'plaintext', `a\n# biombo-ignore cpf: inventado\n${CPF}\n`, `a\n${CPF}\n`],
    ['with its CRLF', 'plaintext', `# biombo-ignore cpf\r\n${CPF}\r\n`, `${CPF}\r\n`],
    ['at the end of a line', 'plaintext', `${CPF} # biombo-ignore cpf\nb\n`, `${CPF}\nb\n`],
    ['at the end of the text', 'plaintext', `${CPF} // biombo-ignore cpf: sim`, CPF],
    ['in Markdown', 'markdown', `${CPF} <!-- biombo-ignore cpf: doc --> fim\n`, `${CPF} fim\n`],
    ['before the value', 'markdown', `<!-- biombo-ignore cpf --> ${CPF}\n`, `${CPF}\n`],
    ['of a whole file', 'markdown', `<!-- biombo-ignore-file cpf -->\n\n${CPF}\n`, `\n${CPF}\n`],
    ['indented', 'plaintext', `  // biombo-ignore-next-line cpf\n  ${CPF}\n`, `  ${CPF}\n`],
    [
      'other types stay',
      'plaintext',
      `# biombo-ignore cns cpf: x\n${CPF}\n`,
      `# biombo-ignore cns: x\n${CPF}\n`,
    ],
    [
      'with commas',
      'plaintext',
      `# biombo-ignore cpf, cns, name\n${CPF}\n`,
      `# biombo-ignore cns, name\n${CPF}\n`,
    ],
    [
      'a block, both ends',
      'markdown',
      `<!-- biombo-ignore-start cpf -->\n${CPF}\n<!-- biombo-ignore-end cpf -->\n`,
      `${CPF}\n`,
    ],
    [
      'a line of a longer comment',
      'plaintext',
      `/**\n * biombo-ignore-next-line cpf\n */ ${CPF}\n`,
      `/**\n */ ${CPF}\n`,
    ],
    ['a comment that goes on stays', 'plaintext', `/* biombo-ignore cpf\n${CPF}\n*/\n`, `/* \n${CPF}\n*/\n`],
    ['all that hide it', 'plaintext', `# biombo-ignore-file cpf\n# biombo-ignore cpf\n${CPF}\n`, `${CPF}\n`],
  ])('%s', (_, format, before, after) => {
    expect(lifted(before, format)).toBe(after);
  });

  it('a block that is over hides nothing further down', () => {
    const text = `# biombo-ignore-start cpf\na\n# biombo-ignore-end cpf\n${CPF}\n`;
    const document = new ScannedDocument(text, 'plaintext');
    document.scan(() => false);
    expect(document.findings().map((finding) => document.directivesOver(finding))).toEqual([[]]);
  });
});
