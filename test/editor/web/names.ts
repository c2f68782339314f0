/** The tests that run inside the browser; each is a test of its own outside. */
export const WEB_TESTS = [
  'runs in a web worker',
  'finds in three languages',
  'masks',
  'replaces with a surrogate',
  'marks a false positive in a saved biombo.jsonc',
  'speaks Portuguese',
] as const;
export type WebTest = (typeof WEB_TESTS)[number];

/** What is written to the console of each, after `MARK`. */
export interface WebResult {
  readonly name: WebTest;
  readonly error?: string;
}
export const MARK = '@@biombo ';

/** Written when there is something to look at; the page answers by typing into the document. */
export const LOOK = '@@look';
