import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigEdit } from '../../../shared/policy/edit-config.ts';
import {
  addFalsePositives,
  addSurrogates,
  removeFalsePositives,
} from '../../../shared/policy/edit-config.ts';
import { Fingerprinter, saltFrom } from '../../../shared/policy/fingerprint.ts';
import { parseConfig } from '../../../shared/policy/parse-config.ts';
import { runs } from '../runs.ts';

const SALT = saltFrom(Uint8Array.from({ length: 16 }, (_, i) => i));
const fresh = { newSalt: () => SALT, header: ['First line.', 'Second line.'] };
const fingerprinter = new Fingerprinter(SALT);
const short = (type: string, value: string) => fingerprinter.of(type, value).short;
const long = (type: string, value: string) => fingerprinter.of(type, value).long;

function textOf(edit: ConfigEdit): string {
  if (!edit.ok) throw new Error(`refused: ${edit.problems[0]?.code}`);
  return edit.text;
}

function add(text: string | undefined, path: string, value = 'v', type = 'cpf'): string {
  return textOf(addFalsePositives(text, [{ type, value, path }], fresh));
}

const line = (path: string, value = 'v', type = 'cpf') =>
  `{ "type": "${type}", "fingerprint": "${short(type, value)}", "path": "${path}" }`;

describe('addFalsePositive', () => {
  it('makes the file', () => {
    expect(add(undefined, 'docs/a.md')).toBe(
      [
        '// First line.',
        '// Second line.',
        '{',
        `  "salt": "${SALT}",`,
        '  "falsePositives": [',
        `    ${line('docs/a.md')}`,
        '  ]',
        '}',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['', ''],
    ['\uFEFF', '\uFEFF'],
    ['// mine', '// mine\n'],
    ['/* mine */\r\n', '/* mine */\r\n'],
  ])('fills a file of %j', (text, kept) => {
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    const body = ['{', `  "salt": "${SALT}",`, '  "falsePositives": [', `    ${line('a')}`, '  ]', '}', ''];
    expect(add(text, 'a')).toBe(kept + body.join(eol));
  });

  it('adds salt and list to what is there, in its manner', () => {
    expect(add('{\r\n\t"ignore": ["x/"] // why\r\n}\r\n', 'a')).toBe(
      [
        '{',
        `\t"salt": "${SALT}",`,
        '\t"ignore": ["x/"], // why',
        '\t"falsePositives": [',
        `\t\t${line('a')}`,
        '\t]',
        '}',
        '',
      ].join('\r\n'),
    );
  });

  it('adds to an object on one line', () => {
    expect(add('{}', 'a')).toBe(`{\n  "salt": "${SALT}",\n  "falsePositives": [\n    ${line('a')}\n  ]\n}`);
    expect(add(`{ "salt": "${SALT}" }`, 'a')).toBe(
      `{ "salt": "${SALT}",\n  "falsePositives": [\n    ${line('a')}\n  ]\n}`,
    );
  });

  const list = (...lines: string[]) =>
    `{\n  "salt": "${SALT}",\n  "falsePositives": [${lines.join('\n')}\n  ]\n}\n`;

  it.each([
    ['an empty list', list(''), list('', `    ${line('m')}`)],
    ['a list on one line', list().replace('\n  ]', ']'), list('', `    ${line('m')}`)],
    [
      'a list of comments',
      list(' // why', '    // none yet'),
      list(' // why', '    // none yet', `    ${line('m')}`),
    ],
    ['the end', list('', `    ${line('a')} // A`), list('', `    ${line('a')}, // A`, `    ${line('m')}`)],
    [
      'the end after a trailing comma',
      list('', `    ${line('a')}, // A`, '    // end'),
      list('', `    ${line('a')}, // A`, `    ${line('m')},`, '    // end'),
    ],
    [
      'the front',
      list(' // list', '    // Z', `    ${line('z')}`),
      list(' // list', `    ${line('m')},`, '    // Z', `    ${line('z')}`),
    ],
    [
      'the middle',
      list('', `    ${line('a')}, /* A */`, '    // Z', `    ${line('z')}`),
      list('', `    ${line('a')}, /* A */`, `    ${line('m')},`, '    // Z', `    ${line('z')}`),
    ],
    [
      'the middle where commas lead',
      list('', `    ${line('a')}`, `    , ${line('z')}`),
      list('', `    ${line('a')},`, `    ${line('m')}`, `    , ${line('z')}`),
    ],
    [
      'the middle of one line',
      list(`${line('a')}, ${line('z')}`),
      list(`${line('a')},`, `    ${line('m')},`, `    ${line('z')}`),
    ],
  ])('adds to %s', (_, before, after) => {
    expect(add(before, 'm')).toBe(after);
  });

  it('changes nothing where the entry is there already', () => {
    const text = list('', `    ${line('m')},`);
    expect(addFalsePositives(text, [{ type: 'cpf', value: 'v', path: 'm' }], fresh)).toEqual({
      ok: true,
      edits: [],
      text,
    });
  });

  it('writes a key and a glob, without a salt', () => {
    const byKey = textOf(addFalsePositives(undefined, [{ type: 'cpf', key: 'pedido.numero' }], fresh));
    expect(byKey).toContain(
      '{\n  "falsePositives": [\n    { "type": "cpf", "key": "pedido.numero" }\n  ]\n}',
    );
    const entry = { type: 'cpf', paths: 'fixtures/**' };
    const both = textOf(addFalsePositives(byKey, [entry], fresh));
    expect(parseConfig(both)).toMatchObject({
      problems: [],
      config: { falsePositives: [{ key: 'pedido.numero' }, entry] },
    });
    const three = textOf(addFalsePositives(both, [{ type: 'cpf', value: 'v' }], fresh));
    expect(parseConfig(three).config).toMatchObject({ salt: fresh.newSalt(), falsePositives: { length: 3 } });
    expect(removeFalsePositives(three, [{ type: 'cpf', key: 'pedido.numero' }])).toMatchObject({
      edits: { length: 1 },
    });
  });

  it('keeps the salt that is there', () => {
    const salt = saltFrom(new Uint8Array(16).fill(7));
    const text = add(`{ "salt": "${salt}" }`, 'a');
    const entry = parseConfig(text).config.falsePositives[0];
    expect(entry).toMatchObject({ fingerprint: new Fingerprinter(salt).of('cpf', 'v').short });
  });

  it.each([
    ['{ "salt": ', 'syntax'],
    ['[]', 'wrong-type'],
    ['{ "salt": "no" }', 'salt'],
    ['{ "falsePositives": {} }', 'wrong-type'],
    ['['.repeat(200_000), 'too-deep'],
  ])('refuses a config with an error: %.20s', (text, code) => {
    expect(addFalsePositives(text, [{ type: 'cpf', value: 'v', path: 'a' }], fresh)).toMatchObject({
      ok: false,
      problems: { 0: { code } },
    });
  });
});

describe('removeFalsePositives', () => {
  const entry = (path: string) => ({ type: 'cpf', fingerprint: short('cpf', 'v'), path });
  const list = (...lines: string[]) => `{ "salt": "${SALT}", "falsePositives": [\n${lines.join('\n')}\n] }`;

  it.each([
    ['first', 'a', list(`${line('a')},`, '// Z', line('z')), list('// Z', line('z'))],
    ['last', 'z', list(`${line('a')}, // A`, `${line('z')} // Z`), list(`${line('a')} // A`)],
    ['last before a trailing comma', 'z', list(`${line('a')},`, `${line('z')},`), list(`${line('a')},`)],
    ['only', 'a', list('// none', line('a')), list('// none')],
    ['one of a line', 'z', list(`${line('a')}, ${line('z')}`), list(`${line('a')} `)],
    ['one before a comma that leads', 'a', list(line('a'), `, ${line('z')}`), list('', ` ${line('z')}`)],
    ['absent', 'x', list(line('a')), list(line('a'))],
  ])('removes the %s', (_, path, before, after) => {
    expect(textOf(removeFalsePositives(before, [entry(path)]))).toBe(after);
  });

  it('takes back what was added', () => {
    const before = list(`${line('a')}, // A`, `${line('z')} // Z`);
    expect(textOf(removeFalsePositives(add(before, 'm'), [entry('m')]))).toBe(before);
  });
});

describe('addSurrogates', () => {
  it('adds many at once, sorted, each once', () => {
    const values = ['1', '2', '3', '2'].map((value) => ({ type: 'cpf', value }));
    const text = textOf(addSurrogates(undefined, values, fresh));
    const expected = ['1', '2', '3'].map((value) => long('cpf', value)).sort();
    expect(parseConfig(text).config.surrogates).toEqual(expected);
    expect(text.split('\n').filter((l) => l.startsWith('    "'))).toHaveLength(3);
    expect(textOf(addSurrogates(text, values, fresh))).toBe(text);
  });
});

describe('whatever is added', () => {
  const comments = ['// top', '/* salt */', '// list', '// end'];
  const starts = [
    undefined,
    '{}',
    '\uFEFF{ // top\r\n  "levels": {} /* salt */\r\n // list\r\n // end\r\n}',
    `{\n  // top\n  "salt": "${SALT}", /* salt */\n  "falsePositives": [ // list\n    // end\n  ],\n}\n`,
  ];
  const values = fc.record({
    type: fc.constantFrom('cpf', 'cns'),
    value: fc.constantFrom('1', '2', '3', '4'),
    path: fc.constantFrom('a.md', 'b/"c".md', 'b/c.md', 'é\u{1F600}.md'),
  });

  it.each(starts)('the text parses, keeps its comments and is sorted, from %j', (start) => {
    fc.assert(
      fc.property(fc.array(values, { minLength: 1, maxLength: 12 }), (entries) => {
        let text = start;
        for (const entry of entries) text = textOf(addFalsePositives(text, [entry], fresh));
        text = textOf(addSurrogates(text, entries, fresh));
        const { config, problems } = parseConfig(text);
        expect(problems).toEqual([]);
        for (const comment of comments.filter((c) => start?.includes(c))) expect(text).toContain(comment);
        const keys = config.falsePositives
          .filter((e) => 'fingerprint' in e)
          .map((e) => [e.path, e.type, e.fingerprint].join('\0'));
        expect(keys).toEqual([...new Set(keys)].sort());
        expect(new Set(keys)).toEqual(
          new Set(entries.map((e) => [e.path, e.type, short(e.type, e.value)].join('\0'))),
        );
        expect(config.surrogates).toEqual([...new Set(entries.map((e) => long(e.type, e.value)))].sort());
        const lines = text.split(/\r?\n/).filter((l) => l.includes('"fingerprint"'));
        expect(lines).toHaveLength(keys.length);
        if (start?.includes('\r\n')) expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      }),
      runs(60),
    );
  });
});
