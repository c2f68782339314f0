import { identifierById } from '../../shared/identifiers/registry.ts';

/** A CPF with valid check digits, invented by `seed`, with full punctuation. */
export function cpf(seed: number): string {
  const digits = value('cpf', seed);
  return `${digits.slice(0, 3)}.${digits.slice(3, 6)}.${digits.slice(6, 9)}-${digits.slice(9)}`;
}

/** A well-formed value of a type, canonical, the same for the same seed. */
export function value(type: string, seed: number): string {
  const identifier = identifierById(type);
  if (!identifier) throw new Error(`no identifier ${type}`);
  let state = seed * 2_654_435_761 + 12_345;
  const roll = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return identifier.surrogate('1'.repeat(11), { roll });
}
