import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { IDENTIFIERS } from '../../shared/identifiers/registry.ts';
import { biombo, built, folderWith } from './biombo.ts';
import { CPF, CPF_2 } from './values.ts';

const FILES = {
  'a.md': `Paciente 👩🏽, CPF ${CPF}\r\nsem dados\r\n`,
  'b c.txt': `linha\n${CPF_2}\n`,
  'clean.txt': 'Nada.',
};
const TOOL = `{"name":"biombo","version":"${manifest.version}"}`;
/** `👩🏽` is four UTF-16 code units. */
const FIRST =
  '"type":"cpf","start":19,"end":33,"line":1,"column":20,"confidence":"certain","reasons":["check-digits","punctuation","label"]';
const SECOND =
  '"type":"cpf","start":6,"end":20,"line":2,"column":1,"confidence":"certain","reasons":["check-digits","punctuation","no-label"]';
const SUMMARY = '{"files":3,"findings":2,"byType":{"cpf":2},"suppressed":0,"skipped":0,"unreadable":1}';
const ERROR = '{"path":"gone","message":"no such file or folder"}';

function scan(format: string, env: Record<string, string> = {}, run = biombo) {
  return run(['scan', '--format', format, '.', 'gone'], { cwd: folderWith(FILES), env });
}

test('json: the documented shape, to the letter', async () => {
  const { stdout } = await scan('json', {}, built);
  expect(stdout).toBe(
    `{"tool":${TOOL},
 "files":[
  {"path":"a.md","findings":[{${FIRST}}]},
  {"path":"b c.txt","findings":[{${SECOND}}]},
  {"path":"clean.txt","findings":[]}
 ],
 "errors":[${ERROR}],
 "summary":${SUMMARY}}
`,
  );
  JSON.parse(stdout);
});

test('json of nothing', async () => {
  const { stdout } = await biombo(['scan', '--format', 'json'], { cwd: folderWith() });
  expect(JSON.parse(stdout)).toEqual({
    tool: { name: 'biombo', version: manifest.version },
    files: [],
    errors: [],
    summary: { files: 0, findings: 0, byType: {}, suppressed: 0, skipped: 0, unreadable: 0 },
  });
});

test('jsonl: a line for each finding and error, then the summary', async () => {
  const { stdout } = await scan('jsonl');
  expect(stdout).toBe(
    `{"path":"a.md",${FIRST}}
{"path":"b c.txt",${SECOND}}
{"error":${ERROR}}
{"summary":${SUMMARY}}
`,
  );
});

describe('text', () => {
  test('in English', async () => {
    expect(await scan('text', {}, built)).toEqual({
      status: 2,
      stdout: `a.md:1:20  cpf  certain  check digits right, fully punctuated, labelled
b c.txt:2:1  cpf  certain  check digits right, fully punctuated, no label
2 findings; 3 files scanned; 1 could not be read
`,
      stderr: 'biombo: gone: no such file or folder\n',
    });
  });

  test('in Portuguese', async () => {
    const { stdout } = await scan('text', { LANG: 'pt_BR.UTF-8' });
    expect(stdout).toBe(
      `a.md:1:20  cpf  certo  dígitos verificadores corretos, com pontuação completa, com rótulo
b c.txt:2:1  cpf  certo  dígitos verificadores corretos, com pontuação completa, sem rótulo
2 achados; 3 arquivos examinados; 1 não pôde ser lido
`,
    );
  });

  test('has no colours where no terminal reads it', async () => {
    const { stdout } = await scan('text', { FORCE_COLOR: '1', TERM: 'xterm-256color' }, built);
    expect(stdout).not.toContain('\x1b');
  });
});

interface Sarif {
  readonly $schema: string;
  readonly version: string;
  readonly runs: readonly {
    readonly tool: { readonly driver: { readonly name: string; readonly rules: readonly SarifRule[] } };
    readonly columnKind: string;
    readonly results: readonly {
      readonly ruleId: string;
      readonly ruleIndex: number;
      readonly level: string;
      readonly message: { readonly text: string };
      readonly locations: readonly {
        readonly physicalLocation: {
          readonly artifactLocation: { readonly uri: string };
          readonly region: unknown;
        };
      }[];
      readonly partialFingerprints?: unknown;
    }[];
    readonly invocations: readonly {
      readonly executionSuccessful: boolean;
      readonly toolExecutionNotifications: readonly { readonly message: { readonly text: string } }[];
    }[];
  }[];
}

interface SarifRule {
  readonly id: string;
  readonly help: { readonly text: string };
  readonly shortDescription: { readonly text: string };
}

describe('sarif', () => {
  test('has what SARIF 2.1.0 requires', async () => {
    const sarif: Sarif = JSON.parse((await scan('sarif')).stdout);
    expect(sarif.version).toBe('2.1.0');
    expect(sarif.$schema).toBe('https://json.schemastore.org/sarif-2.1.0.json');
    expect(sarif.runs).toHaveLength(1);
    const [run] = sarif.runs;
    expect(run?.columnKind).toBe('utf16CodeUnits');
    expect(run?.tool.driver.name).toBe('biombo');
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(IDENTIFIERS.map(({ id }) => id));
    for (const { help, shortDescription } of run?.tool.driver.rules ?? []) {
      expect(help.text).not.toBe('');
      expect(shortDescription.text).not.toBe('');
    }
    expect(run?.invocations).toEqual([
      {
        executionSuccessful: false,
        toolExecutionNotifications: [
          {
            level: 'error',
            message: { text: 'no such file or folder' },
            locations: [{ physicalLocation: { artifactLocation: { uri: 'gone' } } }],
          },
        ],
      },
    ]);
  });

  test('has a result for each finding', async () => {
    const { runs }: Sarif = JSON.parse((await scan('sarif')).stdout);
    const index = IDENTIFIERS.findIndex(({ id }) => id === 'cpf');
    const common = { ruleId: 'cpf', ruleIndex: index, level: 'error' };
    expect(runs[0]?.results).toEqual([
      {
        ...common,
        message: { text: 'CPF (certain): check digits right, fully punctuated, labelled' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'a.md' },
              region: {
                startLine: 1,
                startColumn: 20,
                endLine: 1,
                endColumn: 34,
                charOffset: 19,
                charLength: 14,
              },
            },
          },
        ],
        properties: { confidence: 'certain', reasons: ['check-digits', 'punctuation', 'label'] },
      },
      {
        ...common,
        message: { text: 'CPF (certain): check digits right, fully punctuated, no label' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'b%20c.txt' },
              region: {
                startLine: 2,
                startColumn: 1,
                endLine: 2,
                endColumn: 15,
                charOffset: 6,
                charLength: 14,
              },
            },
          },
        ],
        properties: { confidence: 'certain', reasons: ['check-digits', 'punctuation', 'no-label'] },
      },
    ]);
  });

  test('gives each confidence its level', async () => {
    const mistyped = CPF_2.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    const cwd = folderWith({
      'a.txt': `CPF ${CPF}\n\nCPF ${mistyped}\n\n\n${'x '.repeat(300)}\n${mistyped}\n`,
    });
    const { stdout } = await biombo(['scan', '--format', 'sarif'], { cwd });
    const { runs }: Sarif = JSON.parse(stdout);
    expect(runs[0]?.results.map(({ level }) => level)).toEqual(['error', 'warning', 'note']);
    expect(runs[0]?.invocations[0]?.executionSuccessful).toBe(true);
  });

  test('without findings', async () => {
    const { stdout } = await biombo(['scan', '--format', 'sarif'], { cwd: folderWith() });
    const { runs }: Sarif = JSON.parse(stdout);
    expect(runs[0]?.results).toEqual([]);
  });
});
