import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { OBJECTIONS } from '../../shared/candidates/trace.ts';
import { ScannedDocument } from '../../shared/document.ts';
import { type Dismissal, dismissalsIn } from '../../shared/explain/dismissals.ts';
import { explain } from '../../shared/explain/explain.ts';
import { LOOKS } from '../../shared/explain/looks.ts';
import { tellDismissal, tellReasons } from '../../shared/explain/telling.ts';
import type { FormatId } from '../../shared/formats/registry.ts';
import { messages } from '../../shared/messages/messages.ts';
import { parseConfig } from '../../shared/policy/parse-config.ts';
import { Policy } from '../../shared/policy/policy.ts';
import { runs } from './runs.ts';
import { FORMAT_IDS, hostileText } from './snippets.ts';

function scanned(text: string, format: FormatId = 'plaintext'): ScannedDocument {
  const document = new ScannedDocument(text, format);
  document.scan(() => false);
  return document;
}

function dismissals(text: string, format?: FormatId): Dismissal[] {
  return dismissalsIn(scanned(text, format), { start: 0, end: text.length });
}

/** The number, and the identifier that comes first with what stands against it. */
function first(text: string, format?: FormatId): unknown[] {
  return dismissals(text, format).map(({ start, end, attempts: [attempt] }) => [
    text.slice(start, end),
    attempt && [attempt.type, attempt.objection, ...attempt.reasons],
  ]);
}

describe('why a number is not reported: what comes nearest, and what stands against it', () => {
  it.each<[string, string, readonly string[]]>([
    [
      'Pedido 345.166.574-31',
      '345.166.574-31',
      ['cpf', 'weak', 'check-digits-fail', 'punctuation', 'label-against'],
    ],
    ['Protocolo 86672930167', '86672930167', ['cpf', 'weak', 'check-digits', 'bare', 'label-against']],
    ['Foram 81213344451 acessos', '81213344451', ['cpf', 'weak', 'check-digits-fail', 'bare', 'no-label']],
    ['CPF 111.111.111-11', '111.111.111-11', ['cpf', 'never-issued', 'label']],
    ['valor 12345678901 aqui', '12345678901', ['cpf', 'sequence', 'check-digits-fail', 'bare', 'no-label']],
    ['x86672930167', '86672930167', ['cpf', 'part', 'check-digits', 'bare', 'no-label']],
    ['CPF ***.166.574-**', '***.166.574-**', ['cpf', 'masked', 'punctuation', 'label', 'half-masked']],
    ['CPF 81.234', '81.234', ['cpf', 'form', 'label']],
    ['itens 866729 30167', '866729 30167', ['cpf', 'row', 'check-digits', 'partial-punctuation', 'no-label']],
    ['Linha 98123 sem nada', '98123', ['rg', 'weak', 'weak-check', 'bare', 'no-label']],
  ])('%s', (text, number, attempt) => {
    expect(first(text)).toEqual([[number, attempt]]);
  });

  it.each<[string, string]>([
    ['123e4567-e89b-12d3-a456-426614174000', 'uuid'],
    ['9f86d081884c7d659a34516657430d15a0b1c2d3', 'hash'],
    ['R$ 1.234.567,89', 'money'],
    ['pagou 1234567 reais', 'money'],
    ['2023-10-12', 'date'],
    ['1700000000', 'date'],
    ['v10.20.301', 'version'],
    ['34,51665', 'longer-number'],
    ['34516,5', 'quantity'],
    ['PX34516657', 'longer-code'],
    ['34191.79001 01043.510047 91020.150008 5 84410026000', 'slip'],
  ])('%s looks like: %s', (text, look) => {
    expect(dismissals(text).map((one) => one.look)).toContain(look);
  });

  it('a column of something else', () => {
    const numbers = Array.from({ length: 40 }, (_, i) =>
      String(10_000_000_019 + i * 7_919_333_333).slice(0, 11),
    );
    const text = `codigo\n${numbers.join('\n')}\n`;
    expect(new Set(dismissals(text, 'csv').map(({ against }) => against))).toEqual(
      new Set(['column-against']),
    );
  });

  it('escapes of JSON are counted as the source has them', () => {
    const text = '{"obs":"\\u0050edido 86672930167"}';
    const [one] = dismissals(text, 'json');
    expect(text.slice(one?.start, one?.end)).toBe('86672930167');
    expect(one?.against).toBe('label-against');
  });

  it('only what the place touches, and nothing of fewer digits', () => {
    const text = 'a 1234 b 8667293016 c 98123777';
    expect(dismissals(text)).toHaveLength(2);
    expect(dismissalsIn(scanned(text), { start: 12, end: 12 })).toHaveLength(1);
    expect(dismissalsIn(scanned(text), { start: 4, end: 4 })).toEqual([]);
  });
});

test.each(FORMAT_IDS)(
  '%s: of any text, numbers in order that no finding overlaps, told without them',
  (format) => {
    fc.assert(
      fc.property(hostileText[format], (text) => {
        const document = scanned(text, format);
        let end = -1;
        for (const one of dismissalsIn(document, { start: 0, end: text.length })) {
          expect(document.findings(one.start, one.end)).toEqual([]);
          expect(one.start).toBeGreaterThanOrEqual(end);
          expect(one.end).toBeLessThanOrEqual(text.length);
          end = one.start + 1;
          for (const locale of ['en', 'pt-BR'] as const) {
            const lines = tellDismissal(one, locale);
            expect(lines.length).toBeGreaterThan(0);
            expect(lines.join()).not.toMatch(/\d{5}/);
          }
        }
      }),
      runs(40),
    );
  },
);

test('a finding is told with its points, and their sum where that decides', () => {
  const [cpf, phone] = scanned('CPF: 718.337.679-96, tel (11) 98765-4321').findings();
  expect(cpf && tellReasons(cpf, 'en')).toEqual([
    'The check digits are wrong: a typing error, or another kind of number. (−1)',
    'It is written with its full punctuation. (+2)',
    'Words beside it announce it. (+3)',
    '+4 in all: from +3 on certain, from +2 likely, from +1 possible; with such digits likely at most.',
  ]);
  expect(phone && tellReasons(phone, 'pt-BR')).toEqual([
    'Tem o formato de um. (+1)',
    'Está escrito com a pontuação completa. (+2)',
    'Palavras ao lado o anunciam. (+3)',
  ]);
});

test('what a config hides is said to be hidden', () => {
  const text = 'solto 52998224725.\n\nCPF 529.982.247-25';
  const policyOf = (config: string) => new Policy(parseConfig(config).config);
  const hidings = (config: string) =>
    explain(scanned(text), { start: 0, end: text.length }, { policy: policyOf(config), path: 'a.md' }).map(
      (one) => one.kind === 'finding' && one.hiding,
    );
  expect(hidings('{}')).toEqual([undefined, undefined]);
  expect(hidings('{"levels":{"cpf":"likely"}}')).toEqual(['level', undefined]);
  expect(hidings('{"falsePositives":[{"type":"cpf","paths":"*.md"}]}')).toEqual([
    'false-positive',
    'false-positive',
  ]);
  expect(hidings('{"ignore":["*.md"]}')).toEqual(['ignored', 'ignored']);
});

test('every look and objection has words of its own', () => {
  for (const locale of ['en', 'pt-BR'] as const) {
    const { look, objection } = messages(locale).unreported;
    expect(Object.keys(look)).toEqual([...LOOKS]);
    expect(new Set(Object.values(look)).size).toBe(LOOKS.length);
    expect(Object.keys(objection)).toEqual([...OBJECTIONS]);
    expect(new Set(Object.values(objection)).size).toBe(OBJECTIONS.length);
  }
});
