/** Of whom or what a record is: beside `cpf` or `nascimento` a key such as `nome` is a person's, beside `preco` none's. */
import type { Label } from '../evidence/labels.ts';
import { blankEnd } from '../identifiers/reading.ts';
import { isWeak, labelOfKey } from '../labelling.ts';
import { remembered } from '../text/remembered.ts';

const OF_PERSON =
  /^(?:(?:nr?|num|n[uú]mero|data|dt|d[ae]|ds|cd|tp|st|sg|id)?[_ ]?(?:d[aeo][_ ])?(?:cpf|rg|cns|pis|nis|nasc\w{0,10}|birth\w{0,8}|dob|idade|age|sexo|sex|g[eê]nero|gender|m[aã]e|pai|filia[cç][aã]o|estado[_ ]?civil|matr[ií]cula|cargo|profiss[aã]o|ocupa[cç][aã]o|parentesco|ra[cç]a|etnia|celular|whats(?:app)?|telefone|fone|phone|tel|e-?mail|mail|sal[aá]rio|turma|prontu[aá]rio|leito|alergias?|diagn[oó]stico|conv[eê]nio|apelido|escolaridade|naturalidade|nacionalidade|aldeia))$/i;
const OF_THING =
  /^(?:cnpj\w{0,8}|raz[aã]o\w{0,10}|inscri[cç][aã]o\w{0,12}|pre[cç]os?|price|valor\w{0,10}|sku|ean|gtin|ncm|estoque|stock|marca|brand|hex|rgb|vers[aã]o|version|licen[cs]e|licen[cç]a|ibge\w{0,8}|popula\w{0,8}|capital|lat(?:itude)?|lon(?:g|gitude)?|lng|country|continent|produto|fabricante|[aá]rea|tamanho|unidade|voltagem|autores?|editora|isbn|esp[eé]cie|dependencies|scripts|repository|parent|size)$/i;

/** What keys beside it say of a weak one: a person, a thing (and then nothing announces anybody), or nothing. */
type Kind = 'person' | 'thing' | 'any';

function kindOf(keys: Iterable<string>): Kind {
  let kind: Kind = 'any';
  for (const key of keys) {
    const one = kindOfKey(key);
    if (one === 'thing') return one;
    if (one === 'person') kind = one;
  }
  return kind;
}

const kindOfKey = remembered((key): Kind => {
  const name = key.trim();
  if (OF_THING.test(name)) return 'thing';
  return OF_PERSON.test(name) ? 'person' : 'any';
});

/** A key that is a person's and no thing's. */
const PERSONS_NAME = 'nome completo';
/** Says of a value that it is nobody's name. */
const NOBODYS: Label = { types: new Set() };

/** The label of a key of which `keys` stand in the same record: another where that is weak and they tell whose it is. */
export function labelBesideKeys(label: Label | undefined, keys: Iterable<string>): Label | undefined {
  if (label === undefined || !isWeakName(label)) return label;
  const kind = kindOf(keys);
  if (kind === 'any') return label;
  return kind === 'person' ? labelOfKey(PERSONS_NAME) : NOBODYS;
}

let weakName: Label | undefined;

function isWeakName(label: Label): boolean {
  weakName ??= labelOfKey('nome');
  if (label === weakName) return true;
  return (
    isWeak(label) && weakName !== undefined && [...weakName.types].every((type) => label.types.has(type))
  );
}

const LOOK_BACK = 256;
const LOOK_AHEAD = 384;
const LONGEST_KEY = 40;
/** So many blanks may part a key from its colon. */
const MOST_BLANKS = 4;

/** The keys that stand around the value `[start, end)` in the same object of JSON; read in place, since every record has them. */
export function* keysAround(text: string, start: number, end: number): Generator<string> {
  const first = Math.max(0, start - LOOK_BACK);
  let from = start;
  while (from > first && !isBrace(text.charCodeAt(from - 1))) from--;
  yield* keysIn(text, from, start);
  const last = Math.min(text.length, end + LOOK_AHEAD);
  let to = end;
  while (to < last && !isBrace(text.charCodeAt(to))) to++;
  yield* keysIn(text, end, to);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LINE_FEED = 0x0a;
const COLON = 0x3a;

function isBrace(code: number): boolean {
  return code === 0x7b || code === 0x7d;
}

/** The strings without escapes in `[from, to)` that a colon follows. */
function* keysIn(text: string, from: number, to: number): Generator<string> {
  for (let i = from; i < to; ) {
    if (text.charCodeAt(i) !== QUOTE) {
      i++;
      continue;
    }
    const close = stringEnd(text, i + 1, Math.min(to, i + 2 + LONGEST_KEY));
    const colon = close > i + 1 ? blankEnd(text, close + 1, Math.min(to, close + 1 + MOST_BLANKS)) : to;
    if (colon < to && text.charCodeAt(colon) === COLON) {
      yield text.slice(i + 1, close);
      i = colon + 1;
    } else i++;
  }
}

/** Where the quote stands that closes a string; -1 where none does before `limit`, or an escape or a line break. */
function stringEnd(text: string, at: number, limit: number): number {
  for (let i = at; i < limit; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) return i;
    if (code === BACKSLASH || code === LINE_FEED) return -1;
  }
  return -1;
}
