/**
 * The schema of `biombo.jsonc`, once for each language, from `schemas/source.json`: descriptions are written there in
 * both, and identifiers are known by their files.
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
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
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
      return [FILES[locale], `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
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
