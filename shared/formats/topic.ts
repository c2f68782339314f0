/**
 * Objects and mappings of which one value says what another one is: `{"tipo": "CPF", "numero": "…"}`, and in FHIR
 * `{"system": "http://…/NamingSystem/cpf", "value": "…"}`.
 */
import type { Label } from '../evidence/labels.ts';
import { labelOfKey, labelOfValue } from '../labelling.ts';
import { remembered } from '../text/remembered.ts';
import { decodeString } from './json-string.ts';

/** A longer value says nothing of the others. */
export const LONGEST_TOPIC = 128;
const LONGEST_NAME = 60;
const LOOK_AHEAD = 384;

const TOPIC_KEYS =
  'tipo|type|kind|evento|event|ocorrencia|ocorrência|movimento|movimentacao|movimentação|system|sistema|campo|field|key|chave|name|nome|label|rotulo|rótulo|atributo|attribute|propriedade|property|coluna|column|bandeira|resourcetype';
const TOPIC_KEY = new RegExp(`^(?:${TOPIC_KEYS}|(?:tipo|type)[a-z_]{1,16})$`, 'i');
/** Keys that say nothing of their values. */
const NEUTRAL =
  /^[@#$_]?(?:n[uú]meros?|numbers?|num|nr|nro|valor(?:es)?|values?|val|chave|key|conte[uú]do|content|date|iso|texto?|text|documento|document|doc|dado|data|resposta|answer|input|raw|formatado|formatted|entrada|sa[ií]da|in[ií]cio|fim|start|end|quando|dia|antes|depois|before|after|old|new|anterior|novo|atual|valor_?(?:novo|antigo|anterior|atual)|(?:novo|old|new)_?val(?:or|ue))$/i;
const CHARACTER = '(?:[^"\\\\]|\\\\.)';
/** After a value: at most four more of the object's values, then the one that names them. */
const AHEAD = new RegExp(
  `^"?\\s{0,40},(?:\\s{0,40}"[^"\\\\]{1,40}"\\s{0,9}:\\s{0,9}(?:"${CHARACTER}{0,99}"|[\\w.+-]{1,40})\\s{0,40},){0,4}\\s{0,40}"(?:${TOPIC_KEYS})"\\s{0,9}:\\s{0,9}"(${CHARACTER}{1,${LONGEST_TOPIC}})"`,
  'i',
);

export function isTopicKey(key: string | undefined): boolean {
  return key !== undefined && (traitsOf(key) & IS_TOPIC) !== 0;
}

export function isNeutral(key: string | undefined): boolean {
  return key !== undefined && (traitsOf(key) & IS_NEUTRAL) !== 0;
}

const IS_TOPIC = 1;
const IS_NEUTRAL = 2;
const traitsOf = remembered(
  (key) => (TOPIC_KEY.test(key) ? IS_TOPIC : 0) | (NEUTRAL.test(key) ? IS_NEUTRAL : 0),
);

const PART_OF_DATE = /^(?:dia|day|m[eê]s|month)$/i;

/** The label of a part of a date under the key that says of what it is: `"nascimento": {"dia": 12, "mes": 3}`. */
export function labelOfDatePart(key: string | undefined, parent: string | undefined): Label | undefined {
  if (key === undefined || parent === undefined || !PART_OF_DATE.test(key)) return undefined;
  return labelOfKey(`${key} ${parent}`);
}

/** The label that a value is; of a URI its last segment. */
export function topicOf(value: string): Label | undefined {
  const name = value.slice(value.search(/[^/#|:]*[/#|:]?$/));
  return /\d/.test(name) || name.length > LONGEST_NAME ? undefined : labelOfValue(name);
}

/** The label in a value that follows the one that ends at `end`, in the same JSON object. */
export function topicAhead(text: string, end: number): Label | undefined {
  const topic = AHEAD.exec(text.slice(end, end + LOOK_AHEAD))?.[1];
  return topic === undefined ? undefined : topicOf(decodeString(topic, 0, topic.length).text);
}

/** A street, then the key of the value that ends the text. */
const STREET =
  /"(?:ds_)?(?:x?lgr|logradouro|rua|endere[cç]o|street|address)[^"\n]{0,16}"\s{0,4}:\s{0,4}"([^"{}\n]{1,120})"\s{0,4},\s{0,24}"[^"\n]{1,12}"\s{0,4}:\s{0,4}"?[^",{}\n]{0,12}$/i;
const LOOK_BACK = 256;

/** Whether the value that ends at `end` stands right behind that of a street, in the same JSON object. */
export function isBehindStreet(text: string, end: number): boolean {
  return STREET.test(text.slice(Math.max(0, end - LOOK_BACK), end));
}
