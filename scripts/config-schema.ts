/**
 * The schema of `biombo.jsonc`, once for each language, from `schemas/source.json`, which says what is right and
 * describes it in both languages; identifiers are known by their files. What comes of it only offers: an editor with
 * Biombo would tell what is wrong twice, and in the words of patterns.
 */
import { readFileSync } from 'node:fs';
import type { Identifier, Locale } from '../shared/identifiers/identifier.ts';
import { IDENTIFIERS } from '../shared/identifiers/registry.ts';

const FILES: Readonly<Record<Locale, string>> = {
  en: 'schemas/biombo.schema.json',
  'pt-BR': 'schemas/biombo.schema.pt-br.json',
};
/** Between the languages of a description. */
const BETWEEN = '. / ';
/** Those that say something of each identifier. */
const BY_IDENTIFIER = ['levels', 'wrongDigits', 'masks'];

interface Schema {
  description?: string;
  type?: string;
  enum?: readonly string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  items?: Schema;
  anyOf?: readonly Schema[];
  definitions?: Record<string, Schema>;
  [key: string]: unknown;
}

/** Each schema by its path relative to the root. @param root of the repository */
export function configSchemas(root: string): Map<string, string> {
  const source = readFileSync(`${root}/schemas/source.json`, 'utf8');
  const locales: readonly Locale[] = ['en', 'pt-BR'];
  return new Map(
    locales.map((locale) => {
      const schema: Schema = JSON.parse(source, (key, value: unknown) =>
        key === 'description' && typeof value === 'string' ? partOf(value, locale) : value,
      );
      for (const name of BY_IDENTIFIER) nameIdentifiers(schema.properties?.[name], locale);
      return [FILES[locale], `${JSON.stringify(offersOf(schema), null, 2)}\n`];
    }),
  );
}

/** Keywords that neither ask for anything nor hold other schemas. */
const ANNOTATIONS = ['$schema', '$ref', 'title', 'description', 'allowComments', 'allowTrailingCommas'];

/** The same schema with nothing that a config can break. */
function offersOf(schema: Schema): Schema {
  const { properties, additionalProperties: others, items, definitions } = schema;
  const either = schema.anyOf?.map(offersOf).filter((offers) => Object.keys(offers).length > 0) ?? [];
  return {
    ...Object.fromEntries(ANNOTATIONS.filter((key) => key in schema).map((key) => [key, schema[key]])),
    ...(schema.enum ? { examples: schema.enum } : {}),
    ...(schema.type ? { defaultSnippets: [snippetOf(schema)] } : {}),
    ...(properties ? { properties: offersOfEach(properties) } : {}),
    ...(typeof others === 'object' ? { additionalProperties: offersOf(others) } : {}),
    ...(items ? { items: offersOf(items) } : {}),
    ...(either.length > 0 ? { anyOf: either } : {}),
    ...(definitions ? { definitions: offersOfEach(definitions) } : {}),
  };
}

function offersOfEach(schemas: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(schemas).map(([key, schema]) => [key, offersOf(schema)]));
}

/** What an editor writes for a value of this kind. Behind `^` it is written as it stands, `$1` being the cursor. */
function snippetOf({ type, items }: Schema): { label: string; body: string } {
  if (type === 'string') return { label: '""', body: '^"$1"' };
  if (type === 'object') return { label: '{}', body: '^{$1}' };
  return { label: '[]', body: items?.type === 'string' ? '^["$1"]' : '^[$1]' };
}

/** @throws where a description is not there in both languages */
function partOf(description: string, locale: Locale): string {
  const [english, portuguese, ...more] = description.split(BETWEEN);
  if (portuguese === undefined || more.length > 0) throw new Error(`not in two languages: ${description}`);
  return locale === 'en' ? `${english}.` : portuguese;
}

/** Lets an editor offer the identifiers, each with its name; others stay allowed. */
function nameIdentifiers(schema: Schema | undefined, locale: Locale): void {
  const value = schema?.additionalProperties;
  if (schema === undefined || typeof value !== 'object') throw new Error('the source has no such settings');
  const named = ({ id, names, summary }: Identifier) => {
    return [id, { ...value, description: `${names[locale]}: ${summary[locale]}` }] as const;
  };
  schema.properties = Object.fromEntries(IDENTIFIERS.map(named));
}
