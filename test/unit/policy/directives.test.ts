import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ScannedDocument } from '../../../shared/document.ts';
import type { FormatId } from '../../../shared/formats/registry.ts';
import { Policy } from '../../../shared/policy/policy.ts';
import { StreamScan } from '../../../shared/scan.ts';
import { runs } from '../runs.ts';

const CPF = '529.982.247-25';
const CNPJ = '11.222.333/0001-81';

/** The lines (from 1) and types of the findings that directives leave, and the problems. */
function judge(text: string, format: FormatId = 'plaintext', chunkSize?: number) {
  const document = new ScannedDocument(text, format, chunkSize);
  document.scan(() => false);
  return judged(document);
}

function judged(document: ScannedDocument) {
  const shown = document.findings().filter((finding) => !document.ignores(finding));
  return {
    shown: shown.map(({ type, start }) => `${document.positionAt(start).line + 1} ${type}`),
    problems: document.directiveProblems().map(({ code, line }) => `${line + 1} ${code}`),
  };
}

function streamed(text: string, format: FormatId, size: number) {
  const stream = new StreamScan(format);
  const found = [];
  for (let i = 0; i < text.length; i += size) found.push(...stream.push(text.slice(i, i + size)));
  found.push(...stream.end());
  const { shown } = Policy.none.part(found, 'a.txt');
  return {
    shown: shown.map(({ finding, line }) => `${line + 1} ${finding.type}`),
    problems: stream.directiveProblems().map(({ code, line }) => `${line + 1} ${code}`),
  };
}

describe('directives', () => {
  it.each([
    ['the line', `CPF ${CPF} # biombo-ignore cpf: invented\nCPF ${CPF}`, ['2 cpf']],
    ['only their types', `CPF ${CPF}, CNPJ ${CNPJ} // biombo-ignore cnpj`, ['1 cpf']],
    ['several types', `CPF ${CPF}, CNPJ ${CNPJ} -- biombo-ignore cnpj, cpf`, []],
    ['the next line, alone on a line', `  /* biombo-ignore cpf */\r\nCPF ${CPF}\r\nCPF ${CPF}`, ['3 cpf']],
    ['over blank lines', `<!-- biombo-ignore cpf: invented -->\n\n \nCPF ${CPF}\nCPF ${CPF}`, ['5 cpf']],
    ['the line, first on it', `/* biombo-ignore cpf */ CPF ${CPF}\nCPF ${CPF}`, ['2 cpf']],
    ['the next line', `x // biombo-ignore-next-line cpf\nCPF ${CPF}\nCPF ${CPF}`, ['3 cpf']],
    [
      'a block',
      `CPF ${CPF}\n# biombo-ignore-start cpf\nCPF ${CPF}\nCPF ${CPF}\n# biombo-ignore-end cpf\nCPF ${CPF}`,
      ['1 cpf', '6 cpf'],
    ],
    ['the file', `CPF ${CPF}\n# biombo-ignore-file cpf\nCPF ${CPF}, CNPJ ${CNPJ}`, ['3 cnpj']],
    ['nothing without a comment', `biombo-ignore cpf ${CPF}`, ['1 cpf']],
    ['nothing in quotes', `x = "// biombo-ignore cpf"; CPF ${CPF}`, ['1 cpf']],
    ['nothing in code spans', `\`<!-- biombo-ignore cpf -->\` CPF ${CPF}`, ['1 cpf']],
    ['behind a word with an apostrophe', `copo d'água, CPF ${CPF} # biombo-ignore cpf`, []],
  ])('hide %s', (_, text, shown) => {
    expect(judge(text)).toEqual({ shown, problems: [] });
  });

  it.each([
    ['# biombo-ignore\n', '1 no-types'],
    ['# biombo-ignore: all of it\n', '1 no-types'],
    ['# biombo-ignore cpf cpff\n', '1 unknown-type'],
    ['# biombo-ignore *\n', '1 unknown-type'],
    ['# biombo-ignore-all cpf\n', '1 unknown-directive'],
    ['# biombo-ignore-end cpf\n', '1 not-open'],
    ['\n# biombo-ignore-start cpf\n', '2 not-closed'],
    [`${'\n'.repeat(20)}# biombo-ignore-file cpf\n`, '21 too-late'],
  ])('%j is complained about', (text, problem) => {
    expect(judge(text).problems).toEqual([problem]);
  });

  it.each<[FormatId, string, string[]]>([
    ['json', `{"nota": "# biombo-ignore cpf", "cpf": "${CPF}"}`, ['1 cpf']],
    ['jsonl', `{"nota": "# biombo-ignore-start cpf"}\n{"cpf": "${CPF}"}`, ['2 cpf']],
    ['csv', `cpf,nota\n${CPF},# biombo-ignore cpf\n`, ['2 cpf']],
    [
      'sql',
      `INSERT INTO t (cpf, nota) VALUES ('${CPF}', '\n-- biombo-ignore cpf\n'), ('${CPF}', '');`,
      ['1 cpf', '3 cpf'],
    ],
    ['sql', `-- biombo-ignore cpf\nINSERT INTO t (cpf) VALUES ('${CPF}');`, []],
    ['yaml', `nota: "a # biombo-ignore cpf"\ncpf: ${CPF} # biombo-ignore cpf\n`, []],
    ['yaml', `cpf: "${CPF} # biombo-ignore cpf"\n`, ['1 cpf']],
    [
      'markdown',
      `<!-- biombo-ignore-start cpf -->\n| CPF |\n|--|\n| ${CPF} |\n\n<!-- biombo-ignore-end cpf -->\nCPF ${CPF}`,
      ['7 cpf'],
    ],
    ['html', `<!-- biombo-ignore cpf: invented -->\n<p>CPF ${CPF}</p>`, []],
  ])('%s: no value hides another: %j', (format, text, shown) => {
    expect(judge(text, format).shown).toEqual(shown);
  });

  const LINE = fc.constantFrom(
    `CPF ${CPF}`,
    `CNPJ ${CNPJ}, CPF ${CPF}`,
    `CPF ${CPF} // biombo-ignore cpf`,
    '# biombo-ignore cpf: reason',
    '# biombo-ignore-start cpf, cnpj',
    '# biombo-ignore-end cpf',
    '# biombo-ignore-file cnpj',
    '# biombo-ignore-next-line',
    '',
    'x'.repeat(60),
  );
  const TEXT = fc.array(LINE, { minLength: 1, maxLength: 40 }).map((lines) => lines.join('\n'));

  it('say the same in chunks, after edits and in streams', () => {
    fc.assert(
      fc.property(
        TEXT,
        TEXT,
        fc.integer({ min: 16, max: 200 }),
        fc.nat(),
        fc.nat(),
        (text, other, size, a, b) => {
          const document = new ScannedDocument(text, 'plaintext', size);
          document.scan(() => false);
          judged(document);
          const [start, end] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y) as [
            number,
            number,
          ];
          document.edit(start, end, other);
          document.scan(() => false);
          expect(judged(document)).toEqual(judge(document.text()));
          expect(streamed(text, 'plaintext', size)).toEqual(judge(text));
        },
      ),
    );
  });

  it('say the same in streams of many chunks', () => {
    fc.assert(
      fc.property(
        fc.array(LINE, { minLength: 1500, maxLength: 1600 }),
        fc.integer({ min: 100, max: 30_000 }),
        (lines, size) => {
          const text = lines.join('\n');
          expect(streamed(text, 'plaintext', size)).toEqual(judge(text));
        },
      ),
      runs(6),
    );
  });
});
