/** Surrogates whose check digits are wrong: the setting `surrogateDigits`. */
import { expect, test } from 'vitest';
import { fixFinding } from '../../shared/fixes/fix.ts';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import { IDENTIFIERS } from '../../shared/identifiers/registry.ts';
import { EMPTY_CONFIG } from '../../shared/policy/config.ts';
import { Policy } from '../../shared/policy/policy.ts';
import { scan } from '../../shared/scan.ts';
import { seededDice, verdictOf } from './identifiers/judging.ts';

const surrogates = new Surrogates(new Uint8Array(32).fill(9));
const wrong = surrogates.withWrongDigits(() => true);

const CHECKED = IDENTIFIERS.flatMap((it) => (it.kind === 'number' && it.payload ? [it] : [])).filter((it) => {
  const value = it.surrogate('', seededDice(1));
  return Array.from('0123456789', (digit) => verdictOf(it, value.slice(0, -1) + digit)).includes('fail');
});

test('there are numbers with check digits', () => {
  expect(CHECKED.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['cpf', 'cnpj', 'cns', 'pis', 'cnh', 'voter-id', 'renavam', 'card']),
  );
});

test.each(CHECKED.map((it) => [it.id, it] as const))(
  '%s: none of them passes, and no two meet',
  (id, identifier) => {
    const dice = seededDice(42);
    const values = new Set(Array.from({ length: 300 }, () => identifier.surrogate('', dice)));
    const made = [...values].map((value) => wrong.for(id, value));
    expect(made.filter((it) => it === undefined || verdictOf(identifier, it) !== 'fail')).toEqual([]);
    expect(new Set(made).size).toBe(values.size);
    expect(wrong.for(id, [...values][0] ?? '')).toBe(made[0]);
  },
);

test('a config says for which types', () => {
  const text = 'CPF 529.982.247-25, PIS 701.35293.93-7';
  const surrogateDigits = new Map([['cpf', 'wrong']] as const);
  const policy = new Policy({ ...EMPTY_CONFIG, surrogateDigits });
  const drawn = policy.surrogatesOf(surrogates);
  expect(policy.surrogatesOf(surrogates)).toBe(drawn);
  expect(Policy.none.surrogatesOf(surrogates)).toBe(surrogates);
  const verdicts = scan(text, 'plaintext').map((finding) => {
    const edit = fixFinding(text, finding, { kind: 'surrogate', surrogates: drawn });
    expect(edit?.text).toMatch(/^[\d.-]{14}$/);
    const identifier = CHECKED.find(({ id }) => id === finding.type);
    return identifier && edit && verdictOf(identifier, edit.text.replace(/\D/g, ''));
  });
  expect(verdicts).toEqual(['fail', 'weak']);
});
