/** The labels of all identifiers: the words before a number, and the keys and headers of values. */
import { AGAINST } from './evidence/against.ts';
import { type Label, LabelLexicon } from './evidence/labels.ts';
import { IDENTIFIERS } from './identifiers/registry.ts';
import { HOUSE_NUMBER } from './places/vocabulary.ts';
import { LABEL_WORD } from './words/classes.ts';
import { LEXICON } from './words/vocabulary.ts';

export const MASKS = IDENTIFIERS.map((identifier) => identifier.mask);
/** Labels that a number can have: a name, an address or a date reads its own in the words around it. */
export const lexicon = new LabelLexicon(
  [
    ...IDENTIFIERS.map((identifier) =>
      identifier.kind === 'words' ? [] : [...identifier.labels, ...(identifier.abbreviations ?? [])],
    ),
    ...IDENTIFIERS.map((identifier) => (identifier.kind === 'number' ? (identifier.weakLabels ?? []) : [])),
  ],
  AGAINST,
  {
    masks: MASKS,
    weakFrom: IDENTIFIERS.length,
    issuers: IDENTIFIERS.map((identifier) =>
      identifier.kind === 'number' ? (identifier.issuers ?? []) : [],
    ),
  },
);
for (const word of lexicon.lastWords()) LEXICON.mark(word, LABEL_WORD);

/** Keys; a weak one announces a type behind those of the identifiers, which no number has. */
const keyLexicon = new LabelLexicon(
  [
    ...IDENTIFIERS.map(({ labels, keys }) => (keys === undefined ? labels : [...labels, ...keys])),
    ...IDENTIFIERS.map((identifier) => (identifier.kind === 'words' ? (identifier.weakKeys ?? []) : [])),
  ],
  AGAINST,
  { masks: MASKS },
);

/** The label in a key or column header, for formats. */
export function labelOfKey(key: string): ReturnType<LabelLexicon['ofKey']> {
  return keyLexicon.ofKey(key);
}

/** The label that a value is, as `labelOfKey` of it: values are new each time, and not worth remembering. */
export function labelOfValue(value: string): ReturnType<LabelLexicon['ofKey']> {
  return keyLexicon.ofValue(value);
}

/**
 * Whether a label leaves no doubt of what its column holds, whatever its values say: a user's name or a password can be
 * any other identifier, and under a key such as `nome` anything stands.
 */
export function isFirm({ types }: Label): boolean {
  for (const type of types) {
    const identifier = IDENTIFIERS[type];
    // A weak key's type is behind those of the identifiers.
    if (identifier === undefined) continue;
    if (identifier.kind !== 'anchored' || identifier.value === undefined) return true;
  }
  return false;
}

/** Whether a key says so little that what its column says counts instead, also what it is not. */
export function isWeak({ types }: Label): boolean {
  for (const type of types) if (type < IDENTIFIERS.length) return false;
  return types.size > 0;
}

const ADDRESS = IDENTIFIERS.findIndex(({ id }) => id === 'address');

function isOfAddress({ types }: Label): boolean {
  return types.has(ADDRESS) || types.has(IDENTIFIERS.length + ADDRESS);
}

/** Keys that are a part of an address where they stand in one, and elsewhere much else (`cid` is a disease's code). */
const PART_OF_ADDRESS = /^(?:lines?|linhas?|line_?\d|linha_?\d|cid|town|place)$/i;

/** The label of a part of an address, by the label of what it stands in. */
export function labelOfPart(key: string | undefined, around: Label | undefined): Label | undefined {
  if (key === undefined || around === undefined || !isOfAddress(around)) return undefined;
  if (key === 'n') return labelOfKey(HOUSE_NUMBER);
  return PART_OF_ADDRESS.test(key) ? labelOfKey('endereço') : undefined;
}

/**
 * The label of a house's number: of a key that says no more than that it is a number, where what stands before it in
 * the record, or what it stands in, is an address.
 */
export function labelOfNumber(
  key: string | undefined,
  around: Label | undefined,
  isBehindStreet?: () => boolean,
): Label | undefined {
  if (key === undefined || !/^(?:n|nr|num|nro|n[uú]mero|number)[º°.]?$/i.test(key.trim())) return undefined;
  const isAddress = (around && isOfAddress(around)) || isBehindStreet?.();
  return isAddress ? labelOfKey(HOUSE_NUMBER) : undefined;
}
