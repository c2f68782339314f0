/** What stands under a name in markup: `<xLgr>Rua Aurora</xLgr>`, `<input name="nick" value="ana_luz">`. */
import type { Label } from '../evidence/labels.ts';
import { labelOfKey } from '../labelling.ts';
import { elementsBeside } from './keys-around.ts';
import { labelBesideKeys } from './record-of.ts';

export interface MarkupValue {
  /** The value's span in the source. */
  readonly start: number;
  readonly end: number;
  readonly label: Label;
}

const LONGEST_NAME = 40;
const LONGEST_VALUE = 512;
const LONGEST_ATTRIBUTES = 400;
/** How far before its end an element with a value may begin, in UTF-16 units. */
export const LONGEST_ELEMENT = 2 * LONGEST_NAME + LONGEST_VALUE + LONGEST_ATTRIBUTES + 8;

/** An element without elements in it, or the tag of a field of a form; the text of one begins at no other. */
const ELEMENT = new RegExp(
  `<(?:(input|option|meta|param|property)\\s([^<>]{1,${LONGEST_ATTRIBUTES}})>` +
    `|([a-z][\\w.:-]{0,${LONGEST_NAME}})\\svalue\\s?=\\s?"([^"<>]{1,${LONGEST_VALUE}})"\\s?/?>` +
    `|([a-z][\\w.:-]{0,${LONGEST_NAME}})(?:\\s[^<>]{0,${LONGEST_ATTRIBUTES}})?>([^<>]{1,${LONGEST_VALUE}})</\\5>)`,
  'gi',
);
const NAME = /(?:^|\s)(?:name|id|key|property)\s?=\s?"([^"]{1,40})"/i;
const VALUE = /(?:^|\s)(?:value|content)\s?=\s?"([^"]+)"/di;

/** A key that says nothing, which is a house's number beside a street. */
const NUMBER = /^(?:nro|nr|num|numero|number)$/i;
const STREET = /<(?:xLgr|logradouro|endereco|rua|street|dsc_?logradouro|nm_?logradouro)\b/i;
const NEAR = 256;

/** The values in `text` whose elements begin in `[from, to)`, in order; only those that their names say something of. */
export function valuesInMarkup(text: string, from: number, to: number): MarkupValue[] {
  const values: MarkupValue[] = [];
  ELEMENT.lastIndex = from;
  for (let match = ELEMENT.exec(text); match !== null && match.index < to; match = ELEMENT.exec(text)) {
    const value =
      match[1] !== undefined
        ? ofField(text, match)
        : match[3] !== undefined
          ? ofValue(match)
          : ofElement(text, match);
    // What names nobody's is told in the words around as well, beside what else is said there.
    if (value !== undefined && value.label.types.size > 0) values.push(value);
  }
  return values;
}

function ofElement(text: string, match: RegExpExecArray): MarkupValue | undefined {
  const [whole, , , , , tag = '', value = ''] = match;
  const name = tag.slice(tag.indexOf(':') + 1);
  const own = NUMBER.test(name) ? houseNumber(text, match.index) : labelOfKey(name);
  if (own === undefined || value.trim() === '') return undefined;
  const label = labelBesideKeys(own, elementsBeside(text, match.index, match.index + whole.length));
  if (label === undefined) return undefined;
  const end = match.index + whole.length - `</${tag}>`.length;
  return { start: end - value.length, end, label };
}

/** `<birthDate value="…"/>`, as FHIR and HL7 write it. */
function ofValue(match: RegExpExecArray): MarkupValue | undefined {
  const [whole, , , tag = '', value = ''] = match;
  const label = labelOfKey(tag.slice(tag.indexOf(':') + 1));
  const start = match.index + whole.lastIndexOf(value);
  return label && { start, end: start + value.length, label };
}

function houseNumber(text: string, at: number): Label | undefined {
  return STREET.test(text.slice(Math.max(0, at - NEAR), at)) ? labelOfKey('número do imóvel') : undefined;
}

function ofField(text: string, match: RegExpExecArray): MarkupValue | undefined {
  const [whole, , attributes = ''] = match;
  const name = NAME.exec(attributes)?.[1];
  const [start = 0, end = 0] = VALUE.exec(attributes)?.indices?.[1] ?? [];
  if (end === start) return undefined;
  const label = (name === undefined ? undefined : labelOfKey(name)) ?? labelBefore(text, match.index);
  if (label === undefined) return undefined;
  const at = match.index + whole.length - 1 - attributes.length;
  return { start: at + start, end: at + end, label };
}

/** The text of the label that stands right before a field. */
const LABEL =
  /<label(?:\s[^<>]{0,80})?>\s{0,20}([^<>]{1,40}?)\s{0,4}[:*]?\s{0,20}<\/label>\s{0,20}(?:<br\s?\/?>\s{0,20})?$/i;
const LONGEST_LABEL = 260;
const STREET_LABEL = /(?:rua|logradouro|endere[cç]o|avenida)\s{0,4}[:*]?\s{0,4}<\/label>/i;

/** `<label>Rua</label><input value="…">` */
function labelBefore(text: string, at: number): Label | undefined {
  const before = text.slice(Math.max(0, at - LONGEST_LABEL), at);
  const name = before.endsWith('>') || /\s$/.test(before) ? LABEL.exec(before)?.[1] : undefined;
  if (name === undefined) return undefined;
  const isNumber = /^n(?:[º°o.]|r|ro|[uú]mero)\.?$/i.test(name);
  return isNumber && STREET_LABEL.test(before) ? labelOfKey('número do imóvel') : labelOfKey(name);
}
