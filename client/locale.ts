import type { Locale } from '../shared/identifiers/identifier.ts';

/**
 * The language of the server's messages for an editor's display language.
 * @param language as in `vscode.env.language`: `pt-br`, `en`, `fr`
 */
export function localeFor(language: string): Locale {
  return /^pt\b/i.test(language) ? 'pt-BR' : 'en';
}
