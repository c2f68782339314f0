/** What the formats with columns have in common: headers, and cells that label the one beside them. */
import type { Label } from '../evidence/labels.ts';
import { isFirm, labelOfKey, labelOfNumber, labelOfValue } from '../labelling.ts';
import { CLASS, DIGIT } from '../text/characters.ts';
import { labelBesideKeys } from './record-of.ts';

export type Labels = readonly (Label | undefined)[];

/** A longer cell is text of its own: the column does not label every number in it. */
export const LONGEST_VALUE = 256;
/** Columns beyond the limit have no label. */
export const MOST_COLUMNS = 4096;
/** A cell that says what the one beside it is, says it of a value and not of a text. */
const LONGEST_BESIDE = 80;
const LONGEST_NAME = 128;
const LONGEST_LABEL = 40;

export type Names = readonly string[];

/** Whether a cell of the first record names a column, and is no value yet. */
export function isName(cell: string): boolean {
  return !cell.includes('@') && cell.length <= LONGEST_NAME && !/\d{4}/.test(cell);
}

/**
 * The label of a cell.
 * @param length of the cell, in UTF-16 units
 * @param column the label of its column
 * @param beside the label in the cell beside it
 */
export function labelOfCell(
  length: number,
  column: Label | undefined,
  beside: Label | undefined,
): Label | undefined {
  if (length > LONGEST_VALUE) return undefined;
  return column ?? (length <= LONGEST_BESIDE ? beside : undefined);
}

/** The label of a cell that is one (`CPF`, `Telefone:`): it labels the cell beside it. */
export function labelBeside(cell: string): Label | undefined {
  if (cell.length > LONGEST_LABEL || cell.length < 2) return undefined;
  for (let i = 0; i < cell.length; i++) if (CLASS[cell.charCodeAt(i)] === DIGIT) return undefined;
  const label = labelOfValue(cell);
  // `session closed for user root`: a sentence that has such a word in it.
  return label === undefined || isFirm(label) || isBrief(cell) ? label : undefined;
}

/** Two words at most. */
function isBrief(cell: string): boolean {
  return !/\S\s+\S+\s+\S/.test(cell);
}

/** A column that counts people: an age beside it is that of a group. */
const COUNTS =
  /^(?:people|population|popula[cç][aã]o|pop|count|total|habitantes|casos|cases|[oó]bitos|deaths|quantidade|frequencia)$/i;

/**
 * A column of people to whom things happen on the days of a column that says no more than when, or of what is done to one
 * of them there: vaccines, teeth, weeks of a pregnancy, what is measured at the bed.
 */
const PATIENT =
  /^(?:(?:nm_|nome_?(?:d[oa]_?)?)?(?:paciente|patient|gestante|v[ií]tima|beneficiari[oa]|segurad[oa])(?:_?name)?|vacina|imunizante|imunobiol[oó]gico|vacinador|aplicador|dente|dentista|ig|idade gestacional|bcf|au|altura uterina|hgt|dextro|glicemia|conduta|queixa|curativo|leito|prontu[aá]rio)$/i;
const EVENT = 'data de atendimento';
/** What a column of its days is called for short. */
const STAY = /^(?:int|intern|adm|entrada|sa[ií]da|alta)\.?$/i;

/** What a table that counts people is by: no age of one of them, and nobody's town. */
const OF_MANY = /^(?:age|idade|munic[ií]pio|cidade|city|uf|estado|state|bairro)$/i;

/** The label of a column by its name; a number right behind a street is a house's. */
export function labelAt(names: readonly string[], column: number): Label | undefined {
  const name = names[column];
  if (name === undefined) return undefined;
  const before = names[column - 1];
  return labelOfKey(name) ?? labelOfNumber(name, before === undefined ? undefined : labelOfKey(before));
}

/** The labels of columns by their names. */
export function labelsOf(names: readonly string[]): Labels {
  const labels: (Label | undefined)[] = [];
  const isOfMany = names.some((name) => COUNTS.test(name));
  const isOfPatients = names.some((name) => PATIENT.test(name));
  for (const [i, name] of names.entries()) {
    const own = labelAt(names, i);
    const label =
      own ?? (isOfPatients && (isWhen(name) || STAY.test(name.trim())) ? labelOfKey(EVENT) : undefined);
    labels.push(isOfMany && OF_MANY.test(name) ? undefined : labelBesideKeys(label, names));
  }
  return labels;
}

/** Whether a column says when, and not of what: the cell beside it says that (`| Data | Evento |`). */
export function isWhen(name: string): boolean {
  return /^(?:data|dt|dia|quando|date|when)$/i.test(name);
}
