import type { Finding } from '../shared/finding.ts';
import { decodeKey, KEY_BYTES } from '../shared/fixes/surrogate-key.ts';
import { Surrogates } from '../shared/fixes/surrogates.ts';
import type { TypedValue } from '../shared/policy/edit-config.ts';
import type { TextSource } from '../shared/source.ts';
import { canonicalValue } from '../shared/source.ts';

/**
 * The surrogates of one session. It remembers those it made, so that they are not reported while the config that
 * lists them is not saved, or where there is none.
 */
export class MadeSurrogates {
  readonly surrogates: Surrogates;
  readonly #made = new Set<string>();

  /**
   * @param key base64url of 32 bytes, as the client keeps it; anything else is as if there were none
   * @param randomBytes a cryptographic source, for a key that lasts as long as the session
   */
  constructor(key: string | undefined, randomBytes: (length: number) => Uint8Array) {
    this.surrogates = new Surrogates(decodeKey(key) ?? randomBytes(KEY_BYTES));
  }

  note({ type, value }: TypedValue): void {
    this.#made.add(`${type}\0${value}`);
  }

  /** Findings without those that were made here. */
  without(document: TextSource, findings: readonly Finding[]): readonly Finding[] {
    if (this.#made.size === 0) return findings;
    return findings.filter(
      (finding) => !this.#made.has(`${finding.type}\0${canonicalValue(document, finding)}`),
    );
  }
}
