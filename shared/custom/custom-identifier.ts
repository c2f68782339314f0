/** Identifiers that a config defines, and the set of those that count for a document. */
import type { Candidates } from '../candidates/candidates.ts';
import type { Passage } from '../formats/format.ts';
import { drawLike } from '../identifiers/canonical.ts';
import { digitsOf } from '../identifiers/check-digits.ts';
import type {
  CustomIdentifier,
  CustomSeverity,
  Dice,
  Identifier,
  Locale,
} from '../identifiers/identifier.ts';
import { IDENTIFIERS, identifierById, normalise } from '../identifiers/registry.ts';
import { type CheckRule, passes, withCheckDigits } from './check-rules.ts';
import { CustomScan, type KeyAt } from './custom-scan.ts';
import { FIRST_CUSTOM } from './custom-types.ts';
import { LONGEST_MATCH, readPattern } from './pattern.ts';

/** More are refused. */
export const MOST_CUSTOM = 32;

/** What a config says of an identifier. */
export interface CustomDefinition {
  readonly id: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly summary: Readonly<Record<Locale, string>>;
  readonly labels: readonly string[];
  /** A right one. */
  readonly pattern: string;
  readonly check: CheckRule;
  readonly mask: string;
  readonly confidence: CustomIdentifier['confidence'];
  readonly severity: CustomSeverity | undefined;
}

function customIdentifier({ pattern: source, check, ...said }: CustomDefinition): CustomIdentifier[] {
  const pattern = readPattern(source);
  if (typeof pattern === 'string') return [];
  const identifier: CustomIdentifier = {
    ...said,
    kind: 'custom',
    source: '',
    examples: { found: [], clean: [] },
    normalise: (spelling) => normalise(said.id, spelling),
    matchAt: (text, start, end) => pattern.matchAt(text, start, end),
    searchIn: (text, start, end) => pattern.searchIn(text, start, end),
    verdictOf(value) {
      if (check === 'none') return undefined;
      return passes(check, digitsOf(value.replace(/\D/g, ''))) ? 'pass' : 'fail';
    },
    surrogate: (value, dice) => drawValue(value, check, dice),
  };
  return [identifier];
}

/** Other digits in the places of the digits, with the check digits that they have; where there are none, other letters. */
function drawValue(value: string, check: CheckRule, dice: Dice): string {
  const digits = value.replace(/\D/g, '');
  if (digits === '') return drawLike(value, dice);
  const drawn = drawLike(digits, dice);
  const right = check === 'none' ? drawn : withCheckDigits(check, digitsOf(drawn)).join('');
  let at = 0;
  return value.replace(/\d/g, () => right[at++] ?? '');
}

/** Whether a text is, as a whole, what the pattern of an identifier matches. */
export function matchesWhole(identifier: CustomIdentifier, text: string): boolean {
  return text.length <= LONGEST_MATCH && identifier.matchAt(text, 0, text.length) === text.length;
}

/** Sets that are remembered: a config is read again at each keystroke in it, and mostly says the same of these. */
const REMEMBERED = 8;

const made = new Map<string, CustomIdentifiers>();

/** The custom identifiers that count for a document, or none. Of equal definitions there is one set. */
export class CustomIdentifiers {
  static readonly none = new CustomIdentifiers([]);

  static of(definitions: readonly CustomDefinition[]): CustomIdentifiers {
    if (definitions.length === 0) return CustomIdentifiers.none;
    const key = JSON.stringify(definitions);
    const known = made.get(key) ?? new CustomIdentifiers(definitions.flatMap(customIdentifier));
    if (made.size >= REMEMBERED) made.clear();
    made.set(key, known);
    return known;
  }

  readonly all: readonly CustomIdentifier[];
  /** The identifiers by the number of their type. */
  readonly types: readonly Identifier[];
  readonly #byId: ReadonlyMap<string, CustomIdentifier>;
  #scan: CustomScan | undefined;

  private constructor(all: readonly CustomIdentifier[]) {
    this.all = all;
    this.#byId = new Map(all.map((identifier) => [identifier.id, identifier]));
    const types = [...IDENTIFIERS];
    for (const [i, identifier] of all.entries()) types[FIRST_CUSTOM + i] = identifier;
    this.types = types;
  }

  get size(): number {
    return this.all.length;
  }

  /** One of Biombo's own, or one of these. */
  find(id: string): Identifier | undefined {
    return identifierById(id) ?? this.#byId.get(id);
  }

  nameOf(id: string, locale: Locale): string {
    return this.find(id)?.names[locale] ?? id;
  }

  /** Adds what of these starts in the passage's `[from, to)`; offsets are those of the source. */
  scan(passage: Passage, keyAt: KeyAt, out: Candidates): void {
    if (this.all.length === 0) return;
    this.#scan ??= new CustomScan(this.all);
    this.#scan.scan(passage, keyAt, out);
  }
}
