/**
 * Every identifier that Biombo knows. The order decides between two that fit one number equally well: the more
 * common one first.
 */

import { ageOver89 } from '../dates/age-over-89.ts';
import { birthDate } from '../dates/birth-date.ts';
import { date } from '../dates/date.ts';
import { name } from '../people/name.ts';
import { relation } from '../people/relation.ts';
import { address } from '../places/address.ts';
import { foldToAscii } from '../text/characters.ts';
import { withDigitsForLetters } from '../text/look-alike-digits.ts';
import { digitsInWords } from '../text/number-words.ts';
import { bankAccount } from './br/bank-account.ts';
import { cei } from './br/cei.ts';
import { cep } from './br/cep.ts';
import { certificate } from './br/certificate.ts';
import { cnh } from './br/cnh.ts';
import { cnpj } from './br/cnpj.ts';
import { cns } from './br/cns.ts';
import { courtCase } from './br/court-case.ts';
import { cpf } from './br/cpf.ts';
import { ctps } from './br/ctps.ts';
import { ie } from './br/ie.ts';
import { medicalRecord } from './br/medical-record.ts';
import { nfeKey } from './br/nfe-key.ts';
import { passport } from './br/passport.ts';
import { phone } from './br/phone.ts';
import { pis } from './br/pis.ts';
import { pixKey } from './br/pix-key.ts';
import { plate } from './br/plate.ts';
import { professionalId } from './br/professional-id.ts';
import { renavam } from './br/renavam.ts';
import { rg } from './br/rg.ts';
import { staffId } from './br/staff-id.ts';
import { voterId } from './br/voter-id.ts';
import { lettersAndDigits } from './canonical.ts';
import { digitsOf } from './check-digits.ts';
import type { Identifier } from './identifier.ts';
import { card } from './intl/card.ts';
import { email } from './intl/email.ts';
import { iban } from './intl/iban.ts';
import { imei } from './intl/imei.ts';
import { ip } from './intl/ip.ts';
import { mac } from './intl/mac.ts';
import { secret } from './intl/secret.ts';
import { username } from './intl/username.ts';

export const IDENTIFIERS: readonly Identifier[] = [
  cpf,
  cns,
  cnpj,
  pis,
  cnh,
  renavam,
  voterId,
  phone,
  card,
  cep,
  rg,
  courtCase,
  certificate,
  cei,
  ie,
  passport,
  plate,
  birthDate,
  date,
  medicalRecord,
  professionalId,
  staffId,
  ctps,
  bankAccount,
  email,
  iban,
  imei,
  ip,
  mac,
  pixKey,
  nfeKey,
  secret,
  username,
  name,
  relation,
  ageOver89,
  address,
];

const BY_ID: ReadonlyMap<string, Identifier> = new Map(IDENTIFIERS.map((it) => [it.id, it]));

export function identifierById(id: string): Identifier | undefined {
  return BY_ID.get(id);
}

/**
 * The canonical value of a found text: two spellings of one value have one canonical form.
 * @param type an identifier's id; of one that is not of ours the letters and digits count
 * @param source the text as found, with any width of digits and any punctuation
 */
export function normalise(type: string, source: string): string {
  const written = /\d/.test(source) ? source : (digitsInWords(source) ?? source);
  const folded = foldToAscii(written).replace(/%2[fed089]/gi, ' ');
  const identifier = identifierById(type);
  if (identifier === undefined) return lettersAndDigits(folded) || folded;
  if (identifier.kind !== 'number') return identifier.normalise(folded);
  const value = identifier.normalise(folded);
  // Where its form has letters of its own, the letters are taken as they are if they can be.
  const isSpelled = identifier.shapes.some((shape) => shape.includes('A'));
  if (isSpelled && identifier.check(digitsOf(value), value.length) !== 'never') return value;
  return identifier.normalise(withDigitsForLetters(folded));
}
