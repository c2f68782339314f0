import { describe, expect, it } from 'vitest';
import type { Confidence, Finding } from '../../../shared/finding.ts';
import type { Config } from '../../../shared/policy/config.ts';
import { EMPTY_CONFIG } from '../../../shared/policy/config.ts';
import { Fingerprinter, saltFrom } from '../../../shared/policy/fingerprint.ts';
import { Policy } from '../../../shared/policy/policy.ts';

const SALT = saltFrom(new Uint8Array(16).fill(3));
const of = (type: string, value: string) => new Fingerprinter(SALT).of(type, value);

/** Findings of a text of lines `type confidence source`, one each. */
function findingsOf(lines: readonly string[]) {
  const sources = new Map<Finding, string>();
  for (const [i, line] of lines.entries()) {
    const [type = '', confidence = '', source = ''] = line.split(' ');
    const finding: Finding = {
      type,
      confidence: confidence as Confidence,
      start: i * 100,
      end: i * 100 + source.length,
      reasons: [],
      syntax: 'text',
    };
    sources.set(finding, source);
  }
  return sources;
}

/** Keys that the lines stand under. */
let keys: readonly (string | undefined)[] = [];

function apply(config: Partial<Config>, path: string, ...lines: string[]) {
  const sources = findingsOf(lines);
  const policy = new Policy({ ...EMPTY_CONFIG, ...config });
  const { shown, suppressed } = policy.apply([...sources.keys()], path, {
    sourceOf: (it) => sources.get(it) ?? '',
    keyOf: ({ start }) => keys[start / 100],
  });
  const lineOf = ({ start }: Finding) => lines[start / 100];
  return { shown: shown.map(lineOf), suppressed: suppressed.map(lineOf) };
}

const CPF = 'cpf certain 529.982.247-25';
const SAME = 'cpf possible 52998224725';
const OTHER = 'cpf certain 111.444.777-35';
const falsePositive = { type: 'cpf', fingerprint: of('cpf', '52998224725').short };

describe('Policy', () => {
  it('shows everything without a config', () => {
    expect(apply({}, 'a.md', CPF, SAME)).toEqual({ shown: [CPF, SAME], suppressed: [] });
  });

  it('hides by type what has wrong check digits', () => {
    const finding = { start: 0, end: 1, confidence: 'likely', syntax: 'text' } as const;
    const wrong = (type: string) => ({ ...finding, type, reasons: ['check-digits-fail', 'label'] }) as const;
    const right = { ...finding, type: 'cpf', reasons: ['check-digits', 'label'] } as const;
    const wrongDigits = new Map([
      ['*', 'hide'],
      ['cnpj', 'show'],
    ] as const);
    const policy = new Policy({ ...EMPTY_CONFIG, wrongDigits });
    const fates = [right, wrong('cpf'), wrong('cnpj')].map((it) =>
      policy.fateOf(it, 'a.md', { sourceOf: () => '' }),
    );
    expect(fates).toEqual(['shown', 'wrong-digits', 'shown']);
    expect(Policy.none.fateOf(wrong('cpf'), 'a.md', { sourceOf: () => '' })).toBe('shown');
  });

  it('suppresses a false positive, however it is written, in its path and its type', () => {
    const config = { salt: SALT, falsePositives: [{ ...falsePositive, path: 'docs/a.md' }] };
    const cnpj = 'cnpj certain 52998224725';
    expect(apply(config, 'docs/a.md', CPF, OTHER, SAME, cnpj)).toEqual({
      shown: [OTHER, cnpj],
      suppressed: [CPF, SAME],
    });
    expect(apply(config, 'docs/b.md', CPF)).toEqual({ shown: [CPF], suppressed: [] });
  });

  it('suppresses a false positive without a path everywhere', () => {
    const config = { salt: SALT, falsePositives: [falsePositive] };
    expect(apply(config, 'x/y.txt', CPF, OTHER)).toEqual({ shown: [OTHER], suppressed: [CPF] });
  });

  it('needs the salt that the entry was made with', () => {
    const entries = { falsePositives: [falsePositive], surrogates: [of('cpf', '52998224725').long] };
    expect(apply(entries, 'a.md', CPF).shown).toEqual([CPF]);
    const salt = saltFrom(new Uint8Array(16).fill(4));
    expect(apply({ ...entries, salt }, 'a.md', CPF).shown).toEqual([CPF]);
  });

  it('neither shows nor counts a surrogate of ours', () => {
    const config = { salt: SALT, surrogates: [of('cpf', '52998224725').long] };
    expect(apply(config, 'a.md', CPF, OTHER, SAME)).toEqual({ shown: [OTHER], suppressed: [] });
  });

  it.each([
    ['off', []],
    ['certain', ['cpf certain 1']],
    ['likely', ['cpf certain 1', 'cpf likely 2']],
    ['possible', ['cpf certain 1', 'cpf likely 2', 'cpf possible 3']],
  ] as const)('at level %s shows %j', (level, shown) => {
    const all = ['cpf certain 1', 'cpf likely 2', 'cpf possible 3'];
    const email = 'email possible a@b.c';
    const config = { levels: new Map([['cpf', level]]) };
    expect(apply(config, 'a.md', ...all, email)).toEqual({
      shown: [...shown, email],
      suppressed: all.filter((line) => !shown.some((it) => it === line)),
    });
  });

  it('ignores paths', () => {
    const policy = new Policy({ ...EMPTY_CONFIG, ignore: ['examples/', '**/*.csv'] });
    expect(['examples/a.md', 'b/c.csv', 'a.md'].map((path) => policy.ignores(path))).toEqual([
      true,
      true,
      false,
    ]);
    expect(Policy.none.ignores('examples/a.md')).toBe(false);
  });

  it('suppresses a type in the files of a glob', () => {
    const config = { falsePositives: [{ type: 'cpf', paths: 'fixtures/**' }] };
    const cnpj = 'cnpj certain 1';
    expect(apply(config, 'fixtures/a/b.json', CPF, cnpj)).toEqual({ shown: [cnpj], suppressed: [CPF] });
    expect(apply(config, 'a/fixtures/b.json', CPF).shown).toEqual([CPF]);
  });

  it('suppresses a type under a key, whatever stands above it', () => {
    keys = ['pedido.numero', 'numero', 'xpedido.numero', 'pedido.numero.x', undefined];
    const config = (entry: { key: string; paths?: string }) => {
      return { falsePositives: [{ type: 'cpf', ...entry }] };
    };
    const lines = keys.map((key) => `cpf certain ${key}`);
    const shown = (entry: { key: string; paths?: string }) => apply(config(entry), 'a.json', ...lines).shown;
    expect(shown({ key: 'pedido.numero' })).toEqual(lines.slice(1));
    expect(shown({ key: 'numero' })).toEqual(lines.slice(3));
    expect(shown({ key: 'numero', paths: '*.csv' })).toEqual(lines);
    keys = [];
  });

  it('hides nothing by a glob that is none', () => {
    const config = { falsePositives: [{ type: 'cpf', paths: '../a' }] };
    expect(apply(config, 'a.md', CPF).shown).toEqual([CPF]);
  });

  it('takes no fingerprint where none can decide', () => {
    const sources = findingsOf([CPF]);
    const config = { salt: SALT, falsePositives: [{ ...falsePositive, path: 'b.md' }] };
    const policy = new Policy({ ...EMPTY_CONFIG, ...config });
    const { shown } = policy.apply([...sources.keys()], 'a.md', {
      sourceOf: () => {
        throw new Error('read');
      },
    });
    expect(shown).toEqual([...sources.keys()]);
  });
});
