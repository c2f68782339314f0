/**
 * A coarser form of a value, for data that must still say something: the month of a date, the region of a postal
 * code, the network of an address.
 */
import { fromIso } from '../dates/calendar.ts';
import { normalise } from '../identifiers/registry.ts';
import { LEXICON } from '../words/vocabulary.ts';
import type { Surrogates } from './surrogates.ts';

/** How coarse a date becomes. HIPAA's Safe Harbor (45 CFR 164.514(b)(2)(i)(C)) lets only years stand. */
export type DatePrecision = 'month' | 'year';

/** What can be chosen of a generalisation. */
export interface Coarseness {
  /** Default `year`. */
  readonly date?: DatePrecision;
  /** Makes a record number the same random UUID wherever it stands; without it there is none. */
  readonly surrogates?: Surrogates;
}

const GENERALISED: Readonly<Record<string, (source: string, coarseness: Coarseness) => string | undefined>> =
  {
    'birth-date': (source, { date }) => coarseDate(source, date),
    date: (source, { date }) => coarseDate(source, date),
    'age-over-89': coarseAge,
    address: townOf,
    cep: (source) => shown(source, 5, 8),
    phone: areaCode,
    ip: network,
    'medical-record': recordOf('medical-record'),
    'staff-id': recordOf('staff-id'),
  };

/** The identifiers that have a coarser form. */
export const GENERALISABLE: readonly string[] = Object.keys(GENERALISED);

/** @returns undefined where the type, or this spelling, has no coarser form */
export function generalised(type: string, source: string, coarseness: Coarseness): string | undefined {
  return Object.hasOwn(GENERALISED, type) ? GENERALISED[type]?.(source, coarseness) : undefined;
}

/** `12/03/2024` → `03/2024`, `12 de março de 2024` → `março de 2024`, `2024-03-12` → `2024-03`; or the year. */
function coarseDate(source: string, precision: DatePrecision = 'year'): string | undefined {
  const date = fromIso(normalise('date', source));
  if (date === undefined || date.year === 0) return undefined;
  const year = String(date.year);
  if (precision === 'year') return year;
  const month = String(date.month).padStart(2, '0');
  const name = /\p{L}{3,}(?=\P{L}{0,3}(?:\s?de\s)?\s?(?:\d{4}|\d{2})$)/iu.exec(source)?.[0];
  if (name !== undefined) return `${name} de ${year}`;
  if (/\p{L}/u.test(source)) return year;
  const sign = /[/.-]/.exec(source)?.[0];
  if (sign === undefined) return undefined;
  return /^\d{4}/.test(source) ? `${year}${sign}${month}` : `${month}${sign}${year}`;
}

const CEP_AT_END = /[\s,;.(-]{0,4}(?:CEP[\s:]{0,3})?\d{2}\.?\d{3}-?\d{3}\)?$/i;
const STATE_AT_END =
  /\s?[/,(–-]\s?(?:AC|AL|AM|AP|BA|CE|DF|ES|GO|MA|MG|MS|MT|PA|PB|PE|PI|PR|RJ|RN|RO|RR|RS|SC|SE|SP|TO)\)?$/i;

/** The town and the state of an address, as written; only where a state says that a municipality is one. */
function townOf(source: string): string | undefined {
  const address = source.replace(CEP_AT_END, '');
  const state = STATE_AT_END.exec(address);
  if (state === null) return undefined;
  const before = address.slice(0, state.index);
  const town = (/[^,;/()\n–]*$/.exec(before)?.[0] ?? '').replace(/^.* - /, '').replace(/^\s*(?:em )?/, '');
  return LEXICON.isPlace(town, 0, town.length) ? town + state[0] : undefined;
}

/** `92 anos` → `90+ anos`. */
function coarseAge(source: string): string | undefined {
  const unit = /^\s*\d{2,3}(\s*\p{L}+)?\s*$/u.exec(source);
  return unit === null ? undefined : `90+${unit[1] ?? ''}`;
}

/** The first `count` of `length` digits; the others become stars. */
function shown(source: string, count: number, length: number): string | undefined {
  if (source.replace(/\D/g, '').length !== length || /[^\d\s.\-\p{Pd}]/u.test(source)) return undefined;
  let place = 0;
  return source.replace(/\d/g, (digit) => (place++ < count ? digit : '*'));
}

/** A phone with its area code only: `(11) *****-****`. */
function areaCode(source: string): string | undefined {
  const digits = source.replace(/\D/g, '');
  if (/[^\d\s.\-()+\p{Pd}]/u.test(source)) return undefined;
  return digits.length === 10 || (digits.length === 11 && /^[1-9]/.test(digits))
    ? shown(source.replace(/[()+]/g, ''), 2, digits.length) && inPlace(source)
    : undefined;
}

function inPlace(source: string): string {
  let place = 0;
  return source.replace(/\d/g, (digit) => (place++ < 2 ? digit : '*'));
}

/** `203.0.113.7` → `203.0.113.0/24`; the first 48 bits of a version 6 address. */
function network(source: string): string | undefined {
  const octets = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(source);
  if (octets !== null) return `${octets[1]}.0/24`;
  const groups = /^([0-9a-f]{1,4}):([0-9a-f]{1,4}):([0-9a-f]{1,4}):[0-9a-f:]*$/i.exec(source);
  return groups === null ? undefined : `${groups[1]}:${groups[2]}:${groups[3]}::/48`;
}

function recordOf(type: string): (source: string, coarseness: Coarseness) => string | undefined {
  return (source, { surrogates }) => surrogates?.uuid(type, normalise(type, source));
}
