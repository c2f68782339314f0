import { describe, expect, it } from 'vitest';
import { CONFIDENCES, REASONS } from '../../../shared/finding.ts';
import { localeFor, messages } from '../../../shared/messages/messages.ts';
import { CONFIG_PROBLEM_CODES } from '../../../shared/policy/config.ts';

describe('localeFor', () => {
  it.each([
    ['pt-BR', 'pt-BR'],
    ['pt-br', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['pt_PT.UTF-8', 'pt-BR'],
    ['en-US', 'en'],
    ['ptx', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('%s → %s', (tag, locale) => {
    expect(localeFor(tag)).toBe(locale);
  });
});

describe('a diagnostic', () => {
  it('says type, confidence and reasons', () => {
    expect(messages('en').diagnostic('CPF', 'certain', ['check-digits', 'label'])).toBe(
      'CPF (certain): check digits right, labelled',
    );
    expect(messages('pt-BR').diagnostic('CPF', 'certain', ['check-digits', 'label'])).toBe(
      'CPF (certo): dígitos verificadores corretos, com rótulo',
    );
  });

  it('counts as the language writes numbers', () => {
    expect(messages('en').limit(500, 12_345)).toContain('500 of 12,345');
    expect(messages('pt-BR').limit(500, 12_345)).toContain('500 de 12.345');
  });
});

/** Every plain text of a language, by its path. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => texts(part, `${path}/${key}`));
}

it('has a text of its own for each reason, confidence and config problem', () => {
  for (const locale of ['en', 'pt-BR'] as const) {
    const { reason, explanation, confidence, config } = messages(locale);
    expect(new Set(Object.values(reason)).size).toBe(REASONS.length);
    expect(new Set(Object.values(explanation)).size).toBe(REASONS.length);
    expect(new Set(Object.values(confidence)).size).toBe(CONFIDENCES.length);
    expect(Object.keys(config.problem)).toEqual([...CONFIG_PROBLEM_CODES]);
  }
});

it('leaves nothing in English in the Portuguese texts', () => {
  const english = new Set(texts(messages('en')).map(([, text]) => text));
  const same = texts(messages('pt-BR')).filter(([, text]) => english.has(text));
  expect(same).toEqual([]);
});
