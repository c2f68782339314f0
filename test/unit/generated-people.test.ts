/** Records as a generator of test data makes them: with area codes that nobody has, and house numbers before streets. */
import { fakerPT_BR as faker } from '@faker-js/faker';
import { expect, test } from 'vitest';
import type { FormatId } from '../../shared/formats/registry.ts';
import { scan } from '../../shared/scan.ts';

const RECORDS = 100;

interface Person {
  readonly nome: string;
  readonly telefone: string;
  readonly endereco: string;
  readonly cep: string;
  readonly nascimento: string;
  readonly email: string;
  readonly senha: string;
}

function people(): Person[] {
  faker.seed(20261203);
  return Array.from({ length: RECORDS }, () => ({
    // The title of a name is outside of it.
    nome: faker.person.fullName().replace(/^\p{L}+\. /u, ''),
    telefone: faker.phone.number(),
    endereco: faker.location.streetAddress({ useFullAddress: true }),
    cep: faker.location.zipCode(),
    nascimento: faker.date.birthdate().toISOString().slice(0, 10),
    email: faker.internet.email(),
    // Of letters alone some have too many that could be words.
    senha: faker.internet.password({ prefix: 'q7' }),
  }));
}

/** The values of which a letter or a digit stays outside of what is found. */
function leaks(text: string, format: FormatId, values: readonly string[]): string[] {
  const found = scan(text, format);
  const isOpen = (at: number) => !found.some(({ start, end }) => start <= at && at < end);
  return values.filter((value) => {
    const start = text.indexOf(value);
    return Array.from(value).some((sign, i) => /[\p{L}\p{N}]/u.test(sign) && isOpen(start + i));
  });
}

test('leak nothing under their keys', () => {
  for (const person of people()) {
    expect(leaks(JSON.stringify(person), 'json', Object.values(person))).toEqual([]);
  }
});

test('leak nothing in a sentence that says what each is', () => {
  for (const { nome, nascimento, endereco, cep, telefone, email } of people()) {
    const text = `O cliente ${nome}, nascido em ${nascimento}, mora em ${endereco}, CEP ${cep}. Telefone ${telefone}, e-mail ${email}.`;
    expect(leaks(text, 'plaintext', [nome, nascimento, endereco, cep, telefone, email])).toEqual([]);
  }
});
