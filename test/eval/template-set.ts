/** Snippets of one kind of text, and lines to stand between them in which nothing is to be found. */
export interface Prose {
  readonly snippets: readonly string[];
  readonly traps: readonly string[];
}

export const PROSE_STYLES = ['chat', 'clinical', 'legal', 'form', 'log', 'mail'] as const;
export type ProseStyle = (typeof PROSE_STYLES)[number];

/** How the values of a type are called in data: keys in JSON, YAML, SQL and URLs, headers in tables and forms. */
export interface Field {
  readonly keys: readonly string[];
  readonly headers: readonly string[];
}

/**
 * The hand-written half of an evaluation set. In a template `{{cpf}}` is a value that its surroundings announce,
 * `{{cpf?}}` one that they don't, `{{cpf~}}` one that only its column tells, `{{cpf=full,bare}}` one in these spellings (or forms) only; `<<order>>` is a
 * filler in which nothing is to be found.
 */
export interface TemplateSet {
  readonly prose: Readonly<Record<ProseStyle, Prose>>;
  /** By identifier's id. */
  readonly fields: Readonly<Record<string, Field>>;
}
