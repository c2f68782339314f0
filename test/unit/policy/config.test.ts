import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseConfig } from '../../../shared/policy/parse-config.ts';

const SALT = 'AAECAwQFBgcICQoLDA0ODw';

function problemsOf(text: string) {
  return parseConfig(text).problems.map(({ code, line, column, detail, severity }) => {
    return [code, `${line}:${column}`, detail ?? '', severity].join(' ').replace('  ', ' ');
  });
}

describe('parseConfig', () => {
  it('reads every key', () => {
    const { config, problems, valid } = parseConfig(`\uFEFF// comment
      {
        "$schema": "./schema.json",
        "salt": "${SALT}", /* random */
        "ignore": ["examples/", "**/*.{csv,tsv}"],
        "levels": { "cep": "likely", "email": "off" },
        "wrongDigits": { "*": "hide", "cpf": "show" },
        "surrogateDigits": { "*": "wrong", "cnpj": "right" },
        "masks": { "*": "stars", "cpf": "partial" },
        "generalise": { "date": "month", "address": "neighbourhood" },
        "falsePositives": [
          { "type": "cpf", "fingerprint": "7kq2", "path": "docs/a.md" },
          { "type": "cns", "fingerprint": "0abc" },
          { "type": "cpf", "key": "pedido.numero" },
          { "type": "cpf", "key": "codigo", "paths": "data/**" },
          { "type": "cep", "paths": "fixtures/" },
        ],
        "surrogates": ["Ab3_-xyz"],
        "identifiers": { "cracha": { "pattern": "[EF]\\\\d{5}", "name": { "en": "badge" }, "mask": "CRACHÁ" } },
      }`);
    expect(problems).toEqual([]);
    expect(valid).toBe(true);
    expect(config).toEqual({
      salt: SALT,
      ignore: ['examples/', '**/*.{csv,tsv}'],
      levels: new Map([
        ['cep', 'likely'],
        ['email', 'off'],
      ]),
      wrongDigits: new Map([
        ['*', 'hide'],
        ['cpf', 'show'],
      ]),
      surrogateDigits: new Map([
        ['*', 'wrong'],
        ['cnpj', 'right'],
      ]),
      masks: { '*': 'stars', cpf: 'partial' },
      generalise: new Map([
        ['date', 'month'],
        ['address', 'neighbourhood'],
      ]),
      falsePositives: [
        { type: 'cpf', fingerprint: '7kq2', path: 'docs/a.md' },
        { type: 'cns', fingerprint: '0abc' },
        { type: 'cpf', key: 'pedido.numero' },
        { type: 'cpf', key: 'codigo', paths: 'data/**' },
        { type: 'cep', paths: 'fixtures/' },
      ],
      surrogates: ['Ab3_-xyz'],
      identifiers: [
        {
          id: 'cracha',
          names: { en: 'badge', 'pt-BR': 'badge' },
          summary: {
            en: 'An identifier that biombo.jsonc defines.',
            'pt-BR': 'Um identificador que o biombo.jsonc define.',
          },
          labels: [],
          pattern: '[EF]\\d{5}',
          check: 'none',
          mask: 'CRACHÁ',
          confidence: 'possible',
          severity: undefined,
        },
      ],
    });
  });

  it.each(['', '   \n', '// nothing yet\n', '\uFEFF', '{}'])('takes %j as empty', (text) => {
    expect(parseConfig(text)).toMatchObject({ problems: [], valid: true, config: { ignore: [] } });
  });

  it.each([
    ['{\n  "levels": {"cpf": off}\n}', 'syntax 2:21 error'],
    ['{ "salt": ', 'syntax 1:11 error'],
    ['{}\r\n{}', 'syntax 2:1 error'],
    ['[]', 'wrong-type 1:1 error'],
    ['{ "ignore": "docs" }', 'wrong-type 1:13 ignore error'],
    ['{ "ignore": ["ok", 3] }', 'wrong-type 1:20 ignore[1] error'],
    ['{ "ignore": ["..\\\\docs"] }', 'glob 1:14 ignore[0] error'],
    ['{ "ignore": ["!docs"] }', 'glob 1:14 ignore[0] error'],
    ['{ "levels": { "cpf": "high" } }', 'level 1:22 levels error'],
    ['{ "levels": { "CPF!": "off" } }', 'type 1:23 levels error'],
    ['{ "salt": "short" }', 'salt 1:11 salt error'],
    ['{ "salt": 5 }', 'wrong-type 1:11 salt error'],
    [`{ "salt": "${SALT}", "salt": "${SALT}" }`, 'duplicate-key 1:37 error'],
    ['{ "colour": true }', 'unknown-key 1:3 warning'],
    ['{ "falsePositives": [{ "type": "cpf" }] }', 'missing-key 1:22 falsePositives[0].fingerprint error'],
    ['{ "surrogates": ["Ab3_-xy"] }', 'surrogate 1:18 surrogates[0] error'],
    ['{ "surrogates": ["Ab3_-xyz"] }', 'no-salt 1:1 warning'],
  ])('places what is wrong in %j', (text, problem) => {
    expect(problemsOf(text)[0]).toBe(problem);
  });

  it('does not widen an entry whose path is wrong', () => {
    const text = `{ "salt": "${SALT}", "falsePositives": [{ "type": "cpf", "fingerprint": "7kq2", "path": "C:\\\\a" }] }`;
    const { config, problems } = parseConfig(text);
    expect(problems.map(({ code }) => code)).toEqual(['path']);
    expect(config.falsePositives).toEqual([]);
  });

  it.each([
    ['"fingerprint": "7kq2", "key": "numero"', 'scope'],
    ['"fingerprint": "7kq2", "paths": "a/**"', 'scope'],
    ['"key": "numero", "path": "a.md"', 'scope'],
    ['"path": "a.md", "paths": "a/**"', 'scope'],
    ['"path": "a.md"', 'missing-key'],
    ['"key": "numero", "paths": "../a"', 'glob'],
    ['"key": "numero", "paths": 3', 'wrong-type'],
    ['"key": ""', 'key'],
    ['"key": "a\\nb", "paths": "a/**"', 'key'],
    ['"fingerprint": "7kq2", "onlyOnMondays": true', 'unknown-key'],
    ['"key": "numero", "key": "total"', 'duplicate-key'],
  ])('hides nothing by an entry with %s', (fields, code) => {
    const text = `{ "salt": "${SALT}", "falsePositives": [{ "type": "cpf", ${fields} }] }`;
    const { config, problems } = parseConfig(text);
    expect(problems.map((problem) => problem.code)).toContain(code);
    expect(config.falsePositives).toEqual([]);
  });

  it('reads by type how coarse values become', () => {
    expect(problemsOf('{ "generalise": { "date": "city" } }')).toEqual(['precision 1:27 generalise error']);
    expect(problemsOf('{ "generalise": { "cpf": "year" } }')).toEqual(['precision 1:26 generalise error']);
    expect(problemsOf('{ "generalise": { "date": "week" } }')).toEqual(['precision 1:27 generalise error']);
  });

  it('reads styles of masks by type', () => {
    expect(problemsOf('{ "masks": { "cpf": "blur" } }')).toEqual(['mask-style 1:21 masks error']);
    expect(problemsOf('{ "masks": { "**": "stars" } }')).toEqual(['type 1:20 masks error']);
  });

  it.each(['levels', 'masks', 'wrongDigits'])('announces in %s a type that there is not', (key) => {
    const setting = { levels: 'off', masks: 'stars', wrongDigits: 'hide' }[key];
    const text = `{ "identifiers": { "ramal": { "pattern": "R\\\\d{4}" } }, "${key}": { "ramal": "${setting}", "cpff": "${setting}" } }`;
    const at = text.indexOf('"cpff"') + 1;
    expect(problemsOf(text)).toEqual([`unknown-type 1:${at} ${key} warning`]);
    expect(parseConfig(text).valid).toBe(true);
  });

  it('needs no salt without fingerprints', () => {
    expect(problemsOf('{ "falsePositives": [{ "type": "cpf", "paths": "a/" }] }')).toEqual([]);
  });

  it('keeps __proto__ a key like any other', () => {
    expect(problemsOf('{ "__proto__": { "salt": 1 } }')).toEqual(['unknown-key 1:3 warning']);
  });

  it('answers a text nested ten thousand deep', () => {
    expect(problemsOf('['.repeat(200_000))[0]).toBe('too-deep 1:1 error');
  });

  it('lists no more than fifty problems', () => {
    expect(parseConfig(`{ "ignore": [${'1,'.repeat(500)}] }`).problems).toHaveLength(50);
  });

  it('repeats nothing of the text in its problems', () => {
    const { problems } = parseConfig('{ "529.982.247-25": 1, "levels": { "529.982.247-25": "off" } }');
    expect(problems.map(({ code }) => code)).toEqual(['unknown-key', 'type']);
    expect(JSON.stringify(problems)).not.toContain('529');
  });

  it('never throws, and places every problem inside the text', () => {
    const pieces = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"salt"',
      '"levels"',
      '"ignore"',
      '1',
      '//',
      '\n',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((parts) => parts.join('')),
        ),
        (text) => {
          for (const { offset, line, column } of parseConfig(text).problems) {
            expect(offset).toBeLessThanOrEqual(text.length);
            expect(line).toBeGreaterThanOrEqual(1);
            expect(column).toBeGreaterThanOrEqual(1);
          }
        },
      ),
    );
  });
});
