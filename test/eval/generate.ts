/** Makes an evaluation set: always the same for the same seed and templates. */
import { IDENTIFIERS } from '../../shared/identifiers/registry.ts';
import { SeededDice } from '../bench/texts.ts';
import { TYPES } from './forms.ts';
import type { EvalDocument } from './mention.ts';
import { proseDocuments } from './prose.ts';
import { columnDocuments, recordDocuments } from './records.ts';
import type { TemplateSet } from './template-set.ts';
import { ValueMaker } from './values.ts';

/** The types that users meet most. */
export const MAIN_TYPES: readonly string[] = [
  'cpf',
  'cnpj',
  'cns',
  'pis',
  'cnh',
  'voter-id',
  'renavam',
  'phone',
  'email',
  'card',
  'cep',
];

interface Counts {
  readonly prose: number;
  readonly records: number;
}

/** At least so many mentions a type, in each half. */
const MAIN: Counts = { prose: 260, records: 160 };
const OTHER: Counts = { prose: 90, records: 60 };
const COLUMNS_PER_TYPE = 6;

/** The types that sets are made of: those that have forms and that the engine knows. */
export function measuredTypes(): string[] {
  const known = IDENTIFIERS.map(({ id }) => id);
  return TYPES.filter((type) => known.includes(type));
}

/** @param seed the halves take different ones */
export function generate(set: TemplateSet, seed: number): EvalDocument[] {
  const dice = new SeededDice(seed);
  const values = new ValueMaker(dice);
  const counts = (part: keyof Counts): Map<string, number> =>
    new Map(measuredTypes().map((type) => [type, (MAIN_TYPES.includes(type) ? MAIN : OTHER)[part]]));
  return [
    ...proseDocuments(set, counts('prose'), values, dice),
    ...recordDocuments(set, counts('records'), values, dice),
    ...columnDocuments(COLUMNS_PER_TYPE, values, dice),
  ];
}
