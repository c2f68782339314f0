/** Values that have no groups, drawn whole. None is at a reserved name or address, which is nobody's. */
import { drawFrom } from '../../shared/identifiers/canonical.ts';
import type { Dice } from '../../shared/identifiers/identifier.ts';
import { identifierById } from '../../shared/identifiers/registry.ts';

/** One way to invent a value. */
export interface Invention {
  /** For slots that want it: `{{secret=jwt}}`. */
  readonly name: string;
  draw(dice: Dice): string;
}

const NAMES =
  'ana bia caio davi elisa fabio gilda heitor iara jonas katia lauro mirela nilo olivia paulo'.split(' ');
const SURNAMES = 'prado luz mota rocha salgado quintela falcao teixeira viana rezende'.split(' ');
const HOSTS = [
  'correio-ficticio.com.br',
  'mail-inventado.com.br',
  'clinica-inventada.med.br',
  'provedor-ficticio.net',
  'escola-inventada.edu.br',
  'prefeitura-ficticia.gov.br',
];

const LOWER = 'abcdefghijkmnopqrstuvwxyz';
const DIGITS = '0123456789';
const HEXADECIMAL = '0123456789abcdef';
const LETTERS = LOWER + LOWER.toUpperCase();

function draw(alphabet: string, length: number, dice: Dice): string {
  let text = '';
  while (text.length < length) text += alphabet[dice.roll(alphabet.length)];
  return text;
}

function localPart(dice: Dice): string {
  const name = drawFrom(NAMES, dice);
  const surname = drawFrom(SURNAMES, dice);
  const all = [
    `${name}.${surname}`,
    `${name}_${surname}`,
    `${name}${surname}${dice.roll(100)}`,
    `${name[0]}.${surname}`,
    `${name}-${surname}`,
    `${name}.${surname}+${draw(LOWER, 4, dice)}`,
  ];
  return drawFrom(all, dice);
}

/** In ranges that Brazilian providers hold. */
function ipv4(dice: Dice): string {
  const network = drawFrom(['177', '179', '186', '187', '189', '191', '200', '201'], dice);
  return `${network}.${1 + dice.roll(254)}.${dice.roll(256)}.${1 + dice.roll(254)}`;
}

function ipv6(dice: Dice): string {
  return `2804:${draw(HEXADECIMAL, 3, dice)}:${draw(HEXADECIMAL, 4, dice)}::${draw(HEXADECIMAL, 4, dice)}`;
}

function like(type: string, value: string, dice: Dice): string {
  const identifier = identifierById(type);
  if (identifier === undefined) throw new Error(`No identifier ${type}`);
  return identifier.surrogate(value, dice);
}

const UUID = '00000000-0000-4000-8000-000000000000';
/** Payment codes to draw others like them: a random key, a phone, an e-mail address. */
const CODES = [
  `00020126580014br.gov.bcb.pix0136${UUID}5204000053039865406120.505802BR5909Bia Prado6005Natal62070503***63040000`,
  '00020126360014br.gov.bcb.pix0114+55849914027165204000053039865802BR5909Caio Mota6006Recife62070503***63040000',
  '00020126450014br.gov.bcb.pix0123ana@correio-ficticio.br52040000530398654045.005802BR5907Ana Luz6005Belem62070503***63040000',
];

const WORDS = ['caju', 'ipê', 'barco', 'sereno', 'Manga', 'Praia', 'neblina'];

function password(dice: Dice): string {
  const word = drawFrom(WORDS, dice);
  return drawFrom(
    [
      `${word}@${draw(DIGITS, 4, dice)}`,
      `${word}${draw(DIGITS, 4, dice)}!`,
      `${draw(LETTERS, 5, dice)}${draw(DIGITS, 3, dice)}`,
      `${word}-${drawFrom(WORDS, dice)}-${draw(DIGITS, 2, dice)}`,
    ],
    dice,
  );
}

function jsonWebToken(dice: Dice): string {
  const alphabet = LETTERS + DIGITS;
  return `eyJhbGciOiJIUzI1NiJ9.eyJ${draw(alphabet, 40, dice)}.${draw(alphabet, 43, dice)}`;
}

function username(dice: Dice): string {
  const name = drawFrom(NAMES, dice);
  const surname = drawFrom(SURNAMES, dice);
  return drawFrom(
    [`@${name}.${surname}`, `@${name}_${surname}`, `@${name}${surname}${dice.roll(100)}`],
    dice,
  );
}

/** By identifier's id. */
export const INVENTED: Readonly<Record<string, readonly Invention[]>> = {
  email: [{ name: 'address', draw: (dice) => `${localPart(dice)}@${drawFrom(HOSTS, dice)}` }],
  ip: [
    { name: 'v4', draw: ipv4 },
    { name: 'v6', draw: ipv6 },
  ],
  'pix-key': [
    { name: 'random', draw: (dice) => like('pix-key', UUID, dice) },
    { name: 'code', draw: (dice) => like('pix-key', drawFrom(CODES, dice), dice) },
  ],
  secret: [
    { name: 'password', draw: password },
    { name: 'token', draw: (dice) => `ghp_${draw(LETTERS + DIGITS, 36, dice)}` },
    { name: 'jwt', draw: jsonWebToken },
    { name: 'hex', draw: (dice) => draw(HEXADECIMAL, 32, dice) },
    { name: 'aws', draw: (dice) => `AKIA${draw('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 16, dice)}` },
  ],
  username: [{ name: 'handle', draw: username }],
};
