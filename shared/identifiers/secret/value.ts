/**
 * Whether a value behind a label such as `senha` or `api_key` is a secret, or a placeholder, a reference to where the
 * secret is kept, or something else. Every pattern is run on a piece of at most `MOST_CHARACTERS`.
 */

/** A longer value is judged by its beginning. */
export const MOST_CHARACTERS = 256;
const FEWEST_IN_PASSWORD = 6;
const FEWEST_IN_TOKEN = 16;
/** Bits a character, of a token: hexadecimal digits at random have up to 4, words about 3.5 of 4.7. */
export const LEAST_ENTROPY = 3;
const MOST_WORDS = 0.6;

const PLACEHOLDER =
  /change.?me|exampl|exempl|placeholder|redact|dummy|insira|insert|x{3}|(?:\\?\*){3}|•{2}|\.{3}|…|0{8}|(?:your|sua|seu|my|minha|meu|some|nova|new)[-_. ]?(?:pass|senha|token|secret|segredo|api|key|chave)/i;
const NOTHING = /^(?:null|none|nil|undefined|true|false|todo|tbd|vazio|(.)\1+)\d*$/i;
/** `${X}`, `{{ x }}`, `<x>`, `%s`, `[x]`, `$X`, `@x`: something is put in there. */
const TEMPLATE = /^(?:[<{[(%]|\$[A-Z_{(])|\$\{|\{\{|<%/;
/**
 * `process.env.X`, `vault:kv/x`, `DB_PASSWORD_2`, `getToken1()`, `a->b`, `row[1]`: where it is kept. A part of more
 * than 32 characters is no name, but a token's.
 */
const REFERENCE =
  /^(?:[a-z_]\w{0,31}(?:(?:\.|->|::)[A-Za-z_]\w{0,31})+|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|(?:vault|secretKeyRef|ref|env|file|arn):.*|[A-Za-z_$][\w$.]*[([{].*)$/;
/** `newPassword2`, `FlowResultV2`, `minha-senha`: the name of something in a program, not a value. */
const NAME = /^[a-z]+(?:[_-][a-z]+)*[_-]?\d{0,2}$/;
/** The same with a capital for each word; what has no words in it has them by chance. */
const NAME_OF_CAPITALS = /^[A-Za-z][a-z]*(?:[A-Z][a-z]*){2,}\d{0,2}$/;
const FEWEST_WORDS_IN_NAME = 0.5;
const ALGORITHM =
  /^(?:sha|md|aes|rsa|des|utf|iso|base|oauth|hs|rs|es|ps|ed|argon|pbkdf|bcrypt|scrypt|x|v|p|secp|ipv)[-_]?\d{1,5}(?:[a-z]{0,5}\d{0,2}|[-_./][\w./-]*)$/i;
const PLACE =
  /^(?:[a-z][a-z+.-]*:\/\/|\.{0,2}\/|~\/|[a-z]:\\)|\.(?:[cm]?[jt]sx?|py|rb|php|json|ya?ml|toml|env|pem|key|crt|txt|md|html?)$/i;
/** Dates, amounts, versions, times. */
const NUMBER = /^(?:[-+~^v]|[<>]=?)?\d+(?:[.,:/-]\d+)+[a-z%]?$/i;

export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value) || NOTHING.test(value) || TEMPLATE.test(value) || countsUp(value) > 0.6;
}

function isElsewhere(value: string): boolean {
  return REFERENCE.test(value) || PLACE.test(value) || ALGORITHM.test(value) || NUMBER.test(value);
}

/** The share of characters that follow the one before them in the alphabet or in counting. */
function countsUp(value: string): number {
  let following = 0;
  for (let i = 1; i < value.length; i++) {
    if (value.charCodeAt(i) === value.charCodeAt(i - 1) + 1) following++;
  }
  return following / Math.max(1, value.length - 1);
}

/** The share of a value that could be words: letters in a row, with vowels among them and not too many consonants. */
function wordsIn(value: string): number {
  let length = 0;
  for (const [word] of value.matchAll(/[A-Z]?[a-z]{3,}|[A-Z]{4,}/g)) {
    const vowels = word.match(/[aeiouy]/gi)?.length ?? 0;
    if (vowels * 4 >= word.length && !/[^aeiouy]{4}/i.test(word)) length += word.length;
  }
  return length / value.length;
}

/** Shannon entropy of the characters, in bits a character. */
export function entropy(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / value.length) * Math.log2(count / value.length);
  return bits;
}

function isName(value: string): boolean {
  return NAME.test(value) || (NAME_OF_CAPITALS.test(value) && wordsIn(value) >= FEWEST_WORDS_IN_NAME);
}

/** How many of small letters, capitals, digits and other signs a value has. */
function kindsIn(value: string): number {
  return [/[a-zà-ÿ]/, /[A-ZÀ-Þ]/, /\d/, /[^A-Za-zÀ-ÿ\d]/].filter((kind) => kind.test(value)).length;
}

/** Six characters or more, of two kinds at least, that are no placeholder and no name of something else. */
export function isPassword(value: string): boolean {
  if (value.length < FEWEST_IN_PASSWORD || kindsIn(value) < 2) return false;
  return !isPlaceholder(value) && !isElsewhere(value) && !isName(value);
}

/** A password that needs no sign of being one but its label: three kinds of characters. */
export function isStrongPassword(value: string): boolean {
  return isPassword(value) && value.length >= 8 && kindsIn(value) >= 3;
}

/** A number of six digits or more that neither counts up nor repeats one digit. */
export function isPin(value: string): boolean {
  return /^\d{6,12}$/.test(value) && !isPlaceholder(value);
}

/** 16 characters or more of the alphabet of tokens, letters and digits among them, 3 bits a character, few words. */
export function isToken(value: string): boolean {
  if (value.length < FEWEST_IN_TOKEN || !/^[\w+/=.~:-]+$/.test(value)) return false;
  if (!/[A-Za-z]/.test(value) || !/\d.*\d/.test(value)) return false;
  if (entropy(value) < LEAST_ENTROPY || wordsIn(value) > MOST_WORDS) return false;
  return !isPlaceholder(value) && !isElsewhere(value);
}

const FEWEST_WITHOUT_DIGITS = 8;
const FEWEST_IN_TOKEN_WITHOUT_DIGITS = 10;
/** Of the bits a character that so many different characters would have. */
const LEAST_OF_ENTROPY = 0.8;
const MOST_WORDS_WITHOUT_DIGITS = 0.3;
/** A sign that words do not have, before the last character or twice: `Caju#Azul`, `tamanco@!`. */
const SIGN_WITHIN = /[@#$%&*+^~!](?=.)/;
/** `ana@servidor.com`, `a&b=`, `--opção`, `olá!!` */
const NO_SIGN = /@.*\.[a-z]+$|[&?][\w.]+=|^[-@#$%&+]|^\p{L}+[!?.]+$/iu;

/** A password without a digit: letters, and a sign in the middle of them. */
export function isPasswordWithoutDigits(value: string): boolean {
  if (value.length < FEWEST_WITHOUT_DIGITS || /\d/.test(value)) return false;
  return SIGN_WITHIN.test(value) && !NO_SIGN.test(value) && isPassword(value);
}

/** A token without a digit: many letters of both cases, and no words. */
export function isTokenWithoutDigits(value: string): boolean {
  if (value.length < FEWEST_IN_TOKEN_WITHOUT_DIGITS || !/^[\w+/=-]+$/.test(value)) return false;
  if (!/[a-z]/.test(value) || !/[A-Z].*[A-Z]/.test(value) || wordsIn(value) > MOST_WORDS_WITHOUT_DIGITS)
    return false;
  const least = Math.min(LEAST_ENTROPY, LEAST_OF_ENTROPY * Math.log2(value.length));
  return entropy(value) >= least && !isPlaceholder(value) && !isElsewhere(value);
}

/** Words and a number in the end, as people make passwords: `neblina-caju-86`. In programs they are names. */
export function isPassphrase(value: string): boolean {
  return /^\p{L}{3,}(?:-\p{L}{3,})+-?\d{2,}$/u.test(value) && !isPlaceholder(value);
}
