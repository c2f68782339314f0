/** The number identifiers of the registry as the judge asks of them: by type index, with what is asked most worked out. */
import { CHECK_DIGIT_LEVELS } from '../evidence/levels.ts';
import type { Identifier, LevelTable, NumberIdentifier } from '../identifiers/identifier.ts';
import { type GroupShape, lengthsOf, markedShapesOf, Shapes } from './shapes.ts';

/** One number identifier. */
export interface Entry {
  readonly identifier: NumberIdentifier;
  readonly type: number;
  readonly levels: LevelTable;
  readonly lengths: ReadonlySet<number>;
  readonly longest: number;
  /** With digits hidden, which is nothing. */
  readonly publicForms: readonly string[];
  /** The shapes in which two may be glued together. */
  readonly glued: readonly GroupShape[];
  /** Whether the number may begin with a plus sign. */
  readonly plus: boolean;
}

export class NumberCatalogue {
  /** By type index; undefined for identifiers that are not numbers. */
  readonly entries: readonly (Entry | undefined)[];
  #shapes: Shapes | undefined;

  constructor(identifiers: readonly Identifier[]) {
    const forms = identifiers.flatMap((it) => (it.kind === 'number' ? (it.publicForm ?? []) : []));
    // What shows the middle only is as public under the label of something else.
    const shared = forms.filter((form) => /^\*.*\*$/.test(form));
    this.entries = identifiers.map((it, type) =>
      it.kind === 'number' ? newEntry(it, type, shared) : undefined,
    );
  }

  /** Made for the first number that is long enough. */
  get shapes(): Shapes {
    this.#shapes ??= new Shapes(this.entries.map((entry) => entry?.identifier));
    return this.#shapes;
  }
}

function newEntry(identifier: NumberIdentifier, type: number, publicForms: readonly string[]): Entry {
  const lengths = lengthsOf(identifier);
  return {
    identifier,
    type,
    levels: identifier.levels ?? CHECK_DIGIT_LEVELS,
    lengths,
    longest: Math.max(...lengths),
    publicForms: [...publicForms, ...(identifier.publicForm === undefined ? [] : [identifier.publicForm])],
    glued: identifier.levels === undefined ? markedShapesOf(identifier) : [],
    plus: identifier.shapes.some((shape) => shape.startsWith('+')),
  };
}
