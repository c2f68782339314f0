/**
 * Path globs of the config: `*` and `?` within a path segment, `**` over segments, `{a,b}`, and a `/` at the
 * end for everything below. Case counts and a leading dot is a letter like any other.
 *
 * Written here because every glob package turns a pattern into a backtracking regular expression, and the
 * pattern comes from whoever wrote the repository: five `*` in one name already take a second there. This
 * takes at most (pattern length × path length) steps, by going back to the last star only, which is enough.
 */

const MAX_PATTERN = 1_000;
const MAX_ALTERNATIVES = 64;

type Pattern = readonly string[];

/** A compiled glob. */
export class Glob {
  readonly #alternatives: readonly Pattern[];

  private constructor(alternatives: readonly Pattern[]) {
    this.#alternatives = alternatives;
  }

  /** @returns undefined where `source` is not a glob of this kind: see `parse`'s conditions */
  static parse(source: string): Glob | undefined {
    // A backslash is a Windows path and a `!` a negation: neither would do what its author meant.
    if (source === '' || source.length > MAX_PATTERN || /^[!/]|^\.\.?\/|\\/.test(source)) return undefined;
    const alternatives = expandBraces(source.endsWith('/') ? `${source}**` : source);
    return alternatives && new Glob(alternatives.map((alternative) => alternative.split('/')));
  }

  /** @param path relative, separated by `/` */
  matches(path: string): boolean {
    const segments = path.split('/');
    return this.#alternatives.some((pattern) =>
      matchWithStars(pattern.length, segments.length, {
        isStar: (p) => pattern[p] === '**',
        accepts: (p, s) => matchesSegment(pattern[p]!, segments[s]!),
      }),
    );
  }
}

function matchesSegment(pattern: string, name: string): boolean {
  return matchWithStars(pattern.length, name.length, {
    isStar: (p) => pattern[p] === '*',
    accepts: (p, s) => pattern[p] === '?' || pattern[p] === name[s],
  });
}

/** Matches a sequence of `subjects` against a sequence of `patterns` where a star takes any number of them. */
function matchWithStars(
  patterns: number,
  subjects: number,
  rule: { isStar(p: number): boolean; accepts(p: number, s: number): boolean },
): boolean {
  let p = 0;
  let star = -1;
  let resume = 0;
  for (let s = 0; s < subjects; ) {
    if (p < patterns && rule.isStar(p)) {
      star = p++;
      resume = s;
    } else if (p < patterns && rule.accepts(p, s)) {
      p++;
      s++;
    } else if (star >= 0) {
      p = star + 1;
      s = ++resume;
    } else {
      return false;
    }
  }
  while (p < patterns && rule.isStar(p)) p++;
  return p === patterns;
}

/** `a{b,c}` → `ab`, `ac`. Braces do not nest; undefined where they would, are not closed, or make too many. */
function expandBraces(source: string): string[] | undefined {
  let alternatives = [''];
  for (const part of source.split(/(\{[^{}]*\})/)) {
    const choices = part.startsWith('{') && part.endsWith('}') ? part.slice(1, -1).split(',') : [part];
    if (choices.length === 1 && /[{}]/.test(part)) return undefined;
    if (alternatives.length * choices.length > MAX_ALTERNATIVES) return undefined;
    alternatives = alternatives.flatMap((head) => choices.map((choice) => head + choice));
  }
  return alternatives;
}
