/** Of whom or what a record is: beside `cpf` or `nascimento` a key such as `nome` is a person's, beside `preco` none's. */
import type { Label } from '../evidence/labels.ts';
import { isWeak, labelOfKey } from '../labelling.ts';
import { remembered } from '../text/remembered.ts';

const OF_PERSON =
  /^(?:(?:nr?|num|n[uú]mero|data|dt|fecha|fec|d[ae]|ds|cd|tp|st|sg|id)?[_ ]?(?:d[aeo][_ ])?(?:cpf|rg|cns|pis|nis|nasc\w{0,10}|birth\w{0,8}|dob|idade|age|sexo|sex|g[eê]nero|gender|m[aã]e|pai|filia[cç][aã]o|estado[_ ]?civil|matr[ií]cula|cargo|profiss[aã]o|ocupa[cç][aã]o|parentesco|ra[cç]a|etnia|celular|whats(?:app)?|telefone|fone|phone|tel|e-?mail|mail|sal[aá]rio|turma|prontu[aá]rio|leito|alergias?|diagn[oó]stico|conv[eê]nio|apelido|escolaridade|naturalidade|nacionalidade|nacionalidad|aldeia|given|nac\w{0,8}|sobrenomes?|apellidos?|surname|last[_ ]?name|tel[eé]fono|c[eé]dula|dni|pasaporte|passaporte|passport))$/i;
const OF_THING =
  /^(?:cnpj\w{0,8}|raz[aã]o\w{0,10}|inscri[cç][aã]o\w{0,12}|pre[cç]os?|price|valor\w{0,10}|sku|ean|gtin|ncm|estoque|stock|marca|brand|hex|rgb|vers[aã]o|version|licen[cs]e|licen[cç]a|ibge\w{0,8}|popula\w{0,8}|capital|lat(?:itude)?|lon(?:g|gitude)?|lng|country|continent|produto|fabricante|[aá]rea|tamanho|unidade|voltagem|autores?|editora|isbn|esp[eé]cie|dependencies|scripts|repository|parent|size|when|then)$/i;

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
