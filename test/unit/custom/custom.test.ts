import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHECK_RULES, passes, withCheckDigits } from '../../../shared/custom/check-rules.ts';
import { CustomIdentifiers } from '../../../shared/custom/custom-identifier.ts';
import { ScannedDocument } from '../../../shared/document.ts';
import { fixFinding } from '../../../shared/fixes/fix.ts';
import { Surrogates } from '../../../shared/fixes/surrogates.ts';
import type { FormatId } from '../../../shared/formats/registry.ts';
import { digitsOf } from '../../../shared/identifiers/check-digits.ts';
import { parseConfig } from '../../../shared/policy/parse-config.ts';
import { StreamScan, scan } from '../../../shared/scan.ts';
import { sourceOf } from '../../../shared/source.ts';
import { runs } from '../runs.ts';
import { FORMAT_IDS, hostileText } from '../snippets.ts';

function defined(identifiers: object): CustomIdentifiers {
  const { config, problems } = parseConfig(JSON.stringify({ identifiers }));
  expect(problems).toEqual([]);
  return CustomIdentifiers.of(config.identifiers);
}

const HOSPITAL = {
  'prontuario-hc': {
    labels: ['prontuário HC', 'registro HC'],
    pattern: 'HC-?\\d{6}-?\\d',
    check: 'mod11',
    mask: 'PRONTUÁRIO HC',
  },
  cracha: { labels: ['crachá'], pattern: '[EF]\\d{5}', confidence: 'label', mask: 'CRACHÁ' },
};
const custom = defined(HOSPITAL);

/** Each finding of a custom identifier as `id: text (confidence)`. */
function found(text: string, format: FormatId = 'plaintext', identifiers = custom): string[] {
  return scan(text, format, identifiers)
    .filter(({ type }) => identifiers.all.some(({ id }) => id === type))
    .map((it) => `${it.type}: ${sourceOf(text, it)} (${it.confidence})`);
}

describe('a custom identifier', () => {
  it.each<[string, FormatId, string[]]>([
    ['Prontuário HC: HC-123456-0', 'plaintext', ['prontuario-hc: HC-123456-0 (certain)']],
    ['Veio HC1234560 ontem', 'plaintext', ['prontuario-hc: HC1234560 (likely)']],
    ['Registro HC: HC-123456-1', 'plaintext', ['prontuario-hc: HC-123456-1 (possible)']],
    ['Veio HC-123456-1 ontem', 'plaintext', []],
    ['Protocolo HC-123456-0', 'plaintext', ['prontuario-hc: HC-123456-0 (possible)']],
    ['XHC-123456-0, HC-123456-01', 'plaintext', []],
    ['{"registro_hc":"HC-123456-0","b":"F12345"}', 'json', ['prontuario-hc: HC-123456-0 (certain)']],
    [
      '{"cracha":{"numero":"E\\u0031 2345","valor":"\\u00452345\\u0031"}}',
      'json',
      ['cracha: E23451 (certain)'],
    ],
    ['nome;crachá\nx;E12345\ny;"F54321"', 'csv', ['cracha: E12345 (certain)', 'cracha: F54321 (certain)']],
    ['cracha: E12345\nobs: E12345\n', 'yaml', ['cracha: E12345 (certain)']],
    ['Crachá [CRACHÁ], prontuário HC [PRONTUÁRIO HC]', 'plaintext', []],
  ])('in %j', (text, format, expected) => {
    expect(found(text, format)).toEqual(expected);
  });

  it('that is found in the same place as one of ours, as surely, stands', () => {
    expect(scan('crachá E12345', 'plaintext').map(({ type }) => type)).toEqual(['staff-id']);
    expect(scan('crachá E12345', 'plaintext', custom).map(({ type }) => type)).toEqual(['cracha']);
    const loose = defined({ x: { pattern: '[\\d.-]+' } });
    expect(scan('CPF 529.982.247-25', 'plaintext', loose).map(({ type }) => type)).toEqual(['cpf']);
  });

  it('knows its own type in a comment', () => {
    const text = '# biombo-ignore-file cracha: inventado\ncrachá E12345\n';
    const document = new ScannedDocument(text, 'plaintext');
    document.scan(() => false);
    expect(document.directiveProblems().map(({ code }) => code)).toEqual(['unknown-type']);
    document.recognise(custom);
    document.scan(() => false);
    expect(document.directiveProblems()).toEqual([]);
    expect(document.findings().map((it) => document.ignores(it))).toEqual([true]);
  });

  it('of any length is none', () => {
    const words = defined({ x: { pattern: '[a-z]+', confidence: 'certain' } });
    const names = [255, 256, 257].map((length) => found('x'.repeat(length), 'plaintext', words).length);
    expect(names).toEqual([1, 1, 0]);
  });
});

describe('a document with custom identifiers', () => {
  const pieces = fc.constantFrom(
    'HC-123456-0',
    'HC1234560',
    'prontuário HC ',
    'crachá: ',
    'E12345',
    'F00001;',
    'aaaa',
    '-',
    '\\u0045',
    '&#69;',
    '"cracha":',
    'E\u0301',
    'x'.repeat(250),
  );
  const identifiers = defined({
    ...HOSPITAL,
    broad: { pattern: '[a-zE0-9].{0,300}[0-9a]', labels: ['crachá'] },
    letters: { pattern: '(?i)[a-z]+(?:-[a-z0-9]+)*', confidence: 'certain' },
  });

  it.each(FORMAT_IDS)('%s: finds in pieces, and after edits, what it finds in the whole', (format) => {
    const text = fc
      .array(fc.oneof({ weight: 3, arbitrary: pieces }, hostileText[format]), { maxLength: 12 })
      .map((parts) => parts.join(''));
    const sizes = fc.array(fc.integer({ min: 1, max: 20_000 }), { minLength: 1 });
    fc.assert(
      fc.property(text, sizes, fc.nat(), pieces, (part, lengths, at, inserted) => {
        const whole = `${part}\n`.repeat(5);
        const expected = scan(whole, format, identifiers);
        const stream = new StreamScan(format, { custom: identifiers });
        const streamed = [];
        for (let from = 0, i = 0; from < whole.length; i++) {
          const size = lengths[i % lengths.length]!;
          streamed.push(...stream.push(whole.slice(from, from + size)));
          from += size;
        }
        streamed.push(...stream.end());
        expect(streamed.map(({ finding }) => finding)).toEqual(expected);

        const place = at % (whole.length + 1);
        const document = new ScannedDocument(whole, format, 700);
        document.recognise(identifiers);
        document.scan(() => false);
        expect(document.findings()).toEqual(expected);
        document.edit(place, place, inserted);
        document.scan(() => false);
        const edited = whole.slice(0, place) + inserted + whole.slice(place);
        expect(document.findings()).toEqual(scan(edited, format, identifiers));
      }),
      runs(10),
    );
  });
});

describe('fixes', () => {
  const fixed = (text: string, fix: Parameters<typeof fixFinding>[2], format: FormatId = 'plaintext') => {
    const [finding] = scan(text, format, custom);
    return finding && fixFinding(text, finding, { ...fix, custom })?.text;
  };

  it('masks', () => {
    const text = 'Prontuário HC: HC-123456-0.';
    expect(fixed(text, { kind: 'mask' })).toBe('[PRONTUÁRIO HC]');
    expect(fixed(text, { kind: 'mask', style: 'shape' })).toBe('**-******-*');
    expect(fixed('{"cracha":"E12345"}', { kind: 'mask' }, 'json')).toBe('[CRACHÁ]');
  });

  it('makes surrogates that fit the pattern, check, and are the same for a value in any spelling', () => {
    const surrogates = new Surrogates(new Uint8Array(32).fill(3));
    const one = fixed('Prontuário HC: HC-123456-0', { kind: 'surrogate', surrogates }) ?? '';
    const other = fixed('Prontuário HC: HC1234560', { kind: 'surrogate', surrogates }) ?? '';
    expect(one).toMatch(/^HC-\d{6}-\d$/);
    expect(one).not.toContain('123456');
    expect(one.replaceAll('-', '')).toBe(other);
    expect(found(`Prontuário HC: ${one}`)).toEqual([`prontuario-hc: ${one} (certain)`]);
  });

  it('without the config that defines it changes nothing', () => {
    const text = 'Veio HC1234560 ontem';
    const [finding] = scan(text, 'plaintext', custom);
    expect(finding && fixFinding(text, finding, { kind: 'mask' })).toBeUndefined();
  });
});

describe('check digits', () => {
  it.each(CHECK_RULES.filter((rule) => rule !== 'none'))('%s: one wrong digit fails', (rule) => {
    fc.assert(
      fc.property(
        fc.array(fc.nat({ max: 9 }), { minLength: 4, maxLength: 12 }),
        fc.integer({ min: 1, max: 9 }),
        (digits, by) => {
          const right = withCheckDigits(rule, digits);
          expect(passes(rule, right)).toBe(true);
          const wrong = right.with(-1, ((right.at(-1) ?? 0) + by) % 10);
          expect(passes(rule, wrong)).toBe(false);
        },
      ),
      runs(50),
    );
  });

  it.each([
    ['luhn', '4539149892104917'],
    ['mod11', '1234560'],
    ['mod11-cpf', '52998224725'],
    ['mod11-cnpj', '11222333000181'],
    ['mod97', '79400000000000000000000000000065'],
  ] as const)('%s: %s', (rule, number) => {
    const expected = rule === 'mod97' ? withCheckDigits(rule, digitsOf(number)).join('') : number;
    expect(passes(rule, digitsOf(expected))).toBe(true);
  });
});

describe('a pattern', () => {
  const problems = (pattern: string) =>
    parseConfig(JSON.stringify({ identifiers: { x: { pattern } } })).problems.map(
      ({ code, detail }) => `${code} ${detail}`,
    );

  it.each([
    ['(', 'pattern'],
    ['(?=a)b', 'pattern'],
    ['(a)\\1', 'pattern'],
    ['a{1001}', 'pattern-size'],
    ['(a{40}){40}', 'pattern-size'],
    ['(\\pL{30}){30}(\\pL{30}){30}', 'pattern-size'],
    ['(((((a{9}){9}){9}){9}){9})', 'pattern-size'],
    ['a'.repeat(501), 'pattern-size'],
    ['\\bE\\d{5}', 'pattern-anchor'],
    ['^E\\d{5}$', 'pattern-anchor'],
    ['\\d*', 'pattern-empty'],
  ])('%s is refused', (pattern, code) => {
    expect(problems(pattern)).toEqual([`${code} identifiers[0].pattern`]);
  });

  it.each(['[$^]\\d', '\\$\\d{3}', '[[:digit:]]{4}', '(?i)ab|c{2,3}', '[^\\]b]\\d', '\\p{Lu}{3}', 'a{b'])(
    '%s is one',
    (pattern) => {
      expect(problems(pattern)).toEqual([]);
    },
  );

  it('is counted with the others', () => {
    const identifiers = { a: { pattern: 'a{600}' }, b: { pattern: 'b{600}' } };
    expect(parseConfig(JSON.stringify({ identifiers })).problems).toMatchObject([
      { code: 'pattern-size', detail: 'identifiers[1].pattern' },
    ]);
  });

  it('whatever it is, there is a config or a problem, and no text of it in the problem', () => {
    const part = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '9',
      ',',
      '*',
      '+',
      '?',
      '|',
      '\\',
      'p',
      'Q',
      'a',
      ':',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 25 }), (parts) => {
        const { valid, config } = parseConfig(
          JSON.stringify({ identifiers: { x: { pattern: parts.join('') } } }),
        );
        if (valid) scan('a9 aa:99 (a) '.repeat(20), 'plaintext', CustomIdentifiers.of(config.identifiers));
        expect(config.identifiers).toHaveLength(1);
      }),
      runs(300),
    );
  });
});

describe('a definition', () => {
  it.each<[object, string]>([
    [{ cpf: { pattern: 'a' } }, 'identifier-id identifiers[0]'],
    [{ 'A b': { pattern: 'a' } }, 'identifier-id identifiers[0]'],
    [{ x: {} }, 'missing-key identifiers[0].pattern'],
    [{ x: { pattern: 5 } }, 'wrong-type identifiers[0].pattern'],
    [{ x: { pattern: 'a', check: 'mod12' } }, 'check identifiers[0].check'],
    [{ x: { pattern: 'a', confidence: 'sure' } }, 'confidence identifiers[0].confidence'],
    [{ x: { pattern: 'a', severity: 'loud' } }, 'severity identifiers[0].severity'],
    [{ x: { pattern: 'a', mask: 'MATRÍCULA 1' } }, 'identifier-mask identifiers[0].mask'],
    [{ x: { pattern: 'a', labels: ['1'] } }, 'identifier-label identifiers[0].labels[0]'],
    [{ x: { pattern: 'a', name: 'a\nb' } }, 'identifier-text identifiers[0].name'],
    [{ x: { pattern: 'a', name: {} } }, 'identifier-text identifiers[0].name'],
    [
      Object.fromEntries(Array.from({ length: 33 }, (_, i) => [`x${i}`, { pattern: 'a' }])),
      'identifier-count identifiers[32]',
    ],
  ])('%j is refused', (identifiers, problem) => {
    const { problems } = parseConfig(JSON.stringify({ identifiers }));
    expect(problems.map(({ code, detail }) => `${code} ${detail}`)).toEqual([problem]);
  });
});
