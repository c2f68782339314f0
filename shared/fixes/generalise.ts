/**
 * A coarser form of a value, for data that must still say something: the month of a date, the region of a postal
 * code, the network of an address.
 */
import { fromIso } from '../dates/calendar.ts';
import { normalise } from '../identifiers/registry.ts';
import { coarseAddress } from './coarse-address.ts';
import { ADDRESS_PRECISIONS, type DatePrecision, type Precision } from './precision.ts';
import type { Surrogates } from './surrogates.ts';

/** What can be chosen of a generalisation. */
export interface Coarseness {
  /** One that the type does not have counts for nothing. Default `year`, and `city`. */
  readonly precision?: Precision | undefined;
  /** Makes a record number the same random UUID wherever it stands; without it there is none. */
  readonly surrogates?: Surrogates;
  /** The CEP that stands beside an address. */
  readonly cep?: string | undefined;
}

const GENERALISED: Readonly<Record<string, (source: string, coarseness: Coarseness) => string | undefined>> =
  {
    'birth-date': dateAs,
    date: dateAs,
    'age-over-89': coarseAge,
    address: (source, { precision, cep }) => {
      const wanted = ADDRESS_PRECISIONS.find((it) => it === precision);
      return coarseAddress(source, wanted, cep);
    },
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

function dateAs(source: string, { precision }: Coarseness): string | undefined {
  return coarseDate(source, precision === 'month' ? 'month' : 'year');
}

/** The names of the months begin with these letters, in Portuguese and in English. */
const MONTHS = 'jan|fev|feb|mar|abr|apr|mai|may|jun|jul|ago|aug|set|sep|out|oct|nov|dez|dec';
const MONTH = new RegExp(`(?<!\\p{L})(?:${MONTHS})\\p{L}{0,7}`, 'iu');

/** `12/03/2024` → `03/2024`, `12 de março de 2024` → `março de 2024`, `2024-03-12` → `2024-03`; or the year. */
function coarseDate(source: string, precision: DatePrecision): string | undefined {
  const date = fromIso(normalise('date', source));
  if (date === undefined || date.year === 0) return undefined;
  const year = String(date.year);
  if (precision === 'year') return year;
  const name = MONTH.exec(source)?.[0];
  if (name !== undefined) return `${name} de ${year}`;
  if (/\p{L}/u.test(source)) return year;
  const month = String(date.month).padStart(2, '0');
  return /^\d{4}\D/.test(source) ? `${year}-${month}` : `${month}/${year}`;
}

/** `92 anos` and `101 anos e 4 meses` → `90+ anos`, `noventa e três anos` → `90+ anos`. */
function coarseAge(source: string): string | undefined {
  if (!/\d/.test(source)) return /\sanos$/i.test(source) ? '90+ anos' : undefined;
  return /^\s*\d{2,3}/.test(source) ? `90+${/^\s*\d{2,3}(\s*\p{L}+)/u.exec(source)?.[1] ?? ''}` : undefined;
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
