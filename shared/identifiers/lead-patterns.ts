/** Patterns of the labels in what stands before an identifier, folded. */
import { fold } from './reading.ts';

/** What stands between a label and its number: signs, dots up to it, something in brackets, a word for "number", a verb. */
const LINK =
  '[^a-z0-9]{0,6}(?:\\.{1,48}[^a-z0-9]{0,4})?(?:(?<=\\()[^()\\n]{0,24}\\)[^a-z0-9]{0,6})?' +
  '(?:(?:no|n|nr|num|numero|number|cod|codigo|de|sob|o|e|eh|is)[^a-z0-9]{1,4}){0,3}$';

/**
 * Labels, as an identifier gives them, as alternatives of a regular expression over folded text: in singular or
 * plural, with any signs between their words.
 */
export function anyOf(labels: readonly string[]): string {
  const alternatives = labels.map((label) => {
    const words = fold(label, 0, label.length).text.match(/[a-z]+/g) ?? [];
    return words.join('[^a-z0-9]{0,3}');
  });
  return `(?<![a-z])(?:${alternatives.join('|')})s?(?![a-z])`;
}

/** A pattern that is made when it is first asked: most runs ask few of them. */
class LeadPattern {
  readonly #write: () => string;
  #pattern: RegExp | undefined;

  constructor(write: () => string) {
    this.#write = write;
  }

  test(lead: string): boolean {
    this.#pattern ??= new RegExp(this.#write());
    return this.#pattern.test(lead);
  }
}

/** Matches a lead in which one of `labels` stands. */
export function mentioning(labels: readonly string[]): LeadPattern {
  return new LeadPattern(() => anyOf(labels));
}

/** Matches a lead in which one of `labels` stands in the last clause. */
export function nearing(labels: readonly string[]): LeadPattern {
  return new LeadPattern(() => `${anyOf(labels)}[^.;\\n]*$`);
}

/** Matches a lead that ends in one of `labels`, and perhaps a word for "number". */
export function announcing(labels: readonly string[]): LeadPattern {
  return new LeadPattern(() => anyOf(labels) + LINK);
}
