import type { Finding } from '../shared/finding.ts';
import type { Accepted } from '../shared/policy/baseline.ts';
import { groupOf } from '../shared/policy/baseline.ts';
import type { OpenDocument } from './document.ts';

/** The group that a baseline counts a finding in. */
export function groupIn({ text }: OpenDocument, { type, start }: Finding): string {
  return groupOf(type, text.keyAt(start));
}

/** Counts a document's findings by group, from slice to slice. */
export class GroupCounts {
  readonly version: number;
  readonly revision: number;
  readonly #windows: Iterator<readonly Finding[]>;
  readonly #counts = new Map<string, number>();
  readonly #document: OpenDocument;
  #done = false;

  /** @param windows what the policy shows of the document as it stands, in order */
  constructor(document: OpenDocument, revision: number, windows: Iterator<readonly Finding[]>) {
    this.#document = document;
    this.version = document.version;
    this.revision = revision;
    this.#windows = windows;
  }

  get done(): boolean {
    return this.#done;
  }

  /** Goes on counting until `isTime`; returns whether all is counted. */
  advance(isTime: () => boolean): boolean {
    while (!this.#done) {
      const next = this.#windows.next();
      if (next.done) this.#done = true;
      else {
        for (const finding of next.value) {
          const group = groupIn(this.#document, finding);
          this.#counts.set(group, (this.#counts.get(group) ?? 0) + 1);
        }
        if (isTime()) break;
      }
    }
    return this.#done;
  }

  /** Whether there are more findings of a group than a baseline has. */
  exceeds(group: string, accepted: Accepted): boolean {
    return (this.#counts.get(group) ?? 0) > (accepted.get(group) ?? 0);
  }
}
