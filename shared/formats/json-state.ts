/** What the reader of JSON remembers from one piece of a document to the next. */
import type { Label } from '../evidence/labels.ts';

/** What a container is inside: the keys lead to the label of a value. */
export interface Container {
  readonly parent: Container | undefined;
  readonly array: boolean;
  /** The label of the container's own key: an array's elements carry it. */
  readonly label: Label | undefined;
  readonly key: string | undefined;
  /** What another value of the object says that it is about (`"tipo": "CPF"`). */
  readonly topic: Label | undefined;
  readonly depth: number;
}

/** Where the reader is. */
export interface State {
  readonly container: Container | undefined;
  /** The key that was read last, and its label. */
  readonly key: string | undefined;
  readonly label: Label | undefined;
  /** In an object, before the colon. */
  readonly expectsKey: boolean;
  /** A token cut by the end of a piece. */
  readonly open: 'none' | 'string' | 'key' | 'prose' | 'bare';
  /** How far back the open token can be read, up to `REACH`: to its start, or to a whole character of it. */
  readonly back: number;
  /** Code units at the start of the piece that belong to an escape begun before. */
  readonly skip: number;
}

/** At the start of a document. */
export const INITIAL: State = {
  container: undefined,
  key: undefined,
  label: undefined,
  expectsKey: false,
  open: 'none',
  back: 0,
  skip: 0,
};
