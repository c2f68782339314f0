import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CHECK_RULES } from '../../../shared/custom/check-rules.ts';
import { MOST_CUSTOM } from '../../../shared/custom/custom-identifier.ts';
import { CONFIDENCES } from '../../../shared/finding.ts';
import { MASK_STYLES } from '../../../shared/fixes/mask.ts';
import { ADDRESS_PRECISIONS, DATE_PRECISIONS } from '../../../shared/fixes/precision.ts';
import { CUSTOM_SEVERITIES } from '../../../shared/identifiers/identifier.ts';
import {
  CONFIG_KEYS,
  FALSE_POSITIVE_KEYS,
  FINGERPRINT_PATTERN,
  IDENTIFIER_KEYS,
  KEY_PATTERN,
  LEVEL_SETTINGS,
  MASK_PATTERN,
  PATH_PATTERN,
  SALT_PATTERN,
  SURROGATE_DIGITS,
  SURROGATE_PATTERN,
  TYPE_PATTERN,
  WRONG_DIGITS_SETTINGS,
} from '../../../shared/policy/config.ts';
import { parseConfig } from '../../../shared/policy/parse-config.ts';

it('the source of the schema says what the parser accepts', () => {
  const { properties } = JSON.parse(readFileSync('schemas/source.json', 'utf8'));
  const entry = properties.falsePositives.items;
  expect(Object.keys(properties)).toEqual(CONFIG_KEYS);
  expect(Object.keys(entry.properties)).toEqual(FALSE_POSITIVE_KEYS);
  const identifier = properties.identifiers.additionalProperties.properties;
  expect(Object.keys(identifier)).toEqual(IDENTIFIER_KEYS);
  expect(properties.identifiers.maxProperties).toBe(MOST_CUSTOM);
  expect(identifier.check.enum).toEqual(CHECK_RULES);
  expect(identifier.confidence.enum).toEqual([...CONFIDENCES, 'label']);
  expect(identifier.severity.enum).toEqual(CUSTOM_SEVERITIES);
  expect(properties.levels.additionalProperties.enum).toEqual(LEVEL_SETTINGS);
  expect(properties.wrongDigits.additionalProperties.enum).toEqual(WRONG_DIGITS_SETTINGS);
  expect(properties.surrogateDigits.additionalProperties.enum).toEqual(SURROGATE_DIGITS);
  expect(properties.masks.additionalProperties.enum).toEqual(MASK_STYLES);
  const { date, 'birth-date': birth, address } = properties.generalise.properties;
  expect([date.enum, birth.enum, address.enum]).toEqual([
    DATE_PRECISIONS,
    DATE_PRECISIONS,
    ADDRESS_PRECISIONS,
  ]);
  expect({
    salt: properties.salt.pattern,
    identifierType: properties.identifiers.propertyNames.pattern,
    mask: identifier.mask.pattern,
    levelType: properties.levels.propertyNames.pattern,
    type: entry.properties.type.pattern,
    fingerprint: entry.properties.fingerprint.pattern,
    path: entry.properties.path.pattern,
    key: entry.properties.key.pattern,
    digitsType: properties.wrongDigits.propertyNames.pattern,
    maskType: properties.masks.propertyNames.pattern,
    surrogate: properties.surrogates.items.pattern,
  }).toEqual({
    salt: SALT_PATTERN.source,
    identifierType: TYPE_PATTERN.source,
    mask: MASK_PATTERN.source,
    levelType: TYPE_PATTERN.source,
    type: TYPE_PATTERN.source,
    fingerprint: FINGERPRINT_PATTERN.source,
    path: PATH_PATTERN.source,
    key: KEY_PATTERN.source,
    digitsType: `^(\\*|${TYPE_PATTERN.source.slice(1, -1)})$`,
    maskType: `^(\\*|${TYPE_PATTERN.source.slice(1, -1)})$`,
    surrogate: SURROGATE_PATTERN.source,
  });
});

it.each(['biombo.schema.json', 'biombo.schema.pt-br.json'])('%s offers, and finds nothing wrong', (file) => {
  const keywords = new Set<string>();
  const look = (schema: object) => {
    for (const [key, value] of Object.entries(schema)) {
      keywords.add(key);
      const isByName = ['properties', 'definitions'].includes(key);
      const held = isByName ? Object.values(value) : key === 'anyOf' ? value : [value];
      if (isByName || ['anyOf', 'items', 'additionalProperties'].includes(key)) held.forEach(look);
    }
  };
  look(JSON.parse(readFileSync(`schemas/${file}`, 'utf8')));
  expect([...keywords].sort()).toEqual([
    '$ref',
    '$schema',
    'additionalProperties',
    'allowComments',
    'allowTrailingCommas',
    'anyOf',
    'defaultSnippets',
    'definitions',
    'description',
    'examples',
    'items',
    'properties',
    'title',
  ]);
});

it.each([
  ['{ "igore": [] }', 'unknown-key'],
  ['{ "salt": 5 }', 'wrong-type'],
  ['{ "salt": "short" }', 'salt'],
  ['{ "ignore": [""] }', 'glob'],
  ['{ "levels": { "CPF": "off" } }', 'type'],
  ['{ "wrongDigits": { "cpf": "off" } }', 'wrong-digits'],
  ['{ "generalise": { "cpf": "month" } }', 'precision'],
  ['{ "falsePositives": [{ "fingerprint": "abcd" }] }', 'missing-key'],
  ['{ "falsePositives": [{ "type": "cpf" }] }', 'missing-key'],
  ['{ "falsePositives": [{ "type": "cpf", "key": "" }] }', 'key'],
  ['{ "falsePositives": [{ "type": "cpf", "paths": "" }] }', 'glob'],
  ['{ "falsePositives": [{ "type": "cpf", "key": "a", "path": "b" }] }', 'scope'],
  ['{ "falsePositives": [{ "type": "cpf", "key": "a", "typ": "b" }] }', 'unknown-key'],
  ['{ "surrogates": ["short"] }', 'surrogate'],
  ['{ "identifiers": { "a": {} } }', 'missing-key'],
  ['{ "identifiers": { "A": { "pattern": "a" } } }', 'identifier-id'],
  ['{ "identifiers": { "a": { "pattern": "" } } }', 'pattern-empty'],
  ['{ "identifiers": { "a": { "pattern": "a", "name": {} } } }', 'identifier-text'],
  ['{ "identifiers": { "a": { "pattern": "a", "name": { "fr": "a", "en": "b" } } } }', 'unknown-key'],
  ['{ "identifiers": { "a": { "pattern": "a", "labels": [""] } } }', 'identifier-label'],
])('what the schema does not ask for the parser does: %s', (text, code) => {
  expect(parseConfig(text).problems.map((problem) => problem.code)).toContain(code);
});
