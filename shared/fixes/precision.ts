/** How coarse a generalisation is: a module of its own, so that the command line can read its words without the engine. */

/** How much of a date stays. HIPAA's Safe Harbor (45 CFR 164.514(b)(2)(i)(C)) lets only years stand. */
export const DATE_PRECISIONS = ['month', 'year'] as const;
export type DatePrecision = (typeof DATE_PRECISIONS)[number];

/** How much of an address stays: the neighbourhood and what is around it, the municipality, or the region of its CEP. */
export const ADDRESS_PRECISIONS = ['neighbourhood', 'city', 'cep'] as const;
export type AddressPrecision = (typeof ADDRESS_PRECISIONS)[number];

export const PRECISIONS = [...DATE_PRECISIONS, ...ADDRESS_PRECISIONS] as const;
export type Precision = (typeof PRECISIONS)[number];

/** By type, what can be chosen. */
const CHOICES: Readonly<Record<string, readonly Precision[]>> = {
  'birth-date': DATE_PRECISIONS,
  date: DATE_PRECISIONS,
  address: ADDRESS_PRECISIONS,
};

/** The first of `wanted` that a type has. */
export function precisionOf(type: string, wanted: readonly Precision[]): Precision | undefined {
  const choices = Object.hasOwn(CHOICES, type) ? CHOICES[type] : undefined;
  return wanted.find((precision) => choices?.includes(precision));
}
