import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** Crockford's letters in lower case: none that is taken for another. */
const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';
const BASE64URL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const SALT_BYTES = 16;

/** A value as two fingerprints of one keyed hash; see docs/decisions/0001 and 0002 for their lengths. */
export interface Fingerprints {
  /** 20 bits as 4 letters: so short that about a thousand CPFs share it. For false positives. */
  readonly short: string;
  /** 48 bits as 8 letters: long enough to be one value's alone. For surrogates, which are nobody's. */
  readonly long: string;
}

/**
 * Writes random bytes as a config's salt: base64url without padding.
 * @param random 16 bytes from a cryptographic source
 */
export function saltFrom(random: Uint8Array): string {
  return base64url(random.subarray(0, SALT_BYTES));
}

/** Fingerprints under one salt. */
export class Fingerprinter {
  readonly #keyed: ReturnType<typeof hmac.create>;

  /** @param salt as it stands in the config; its characters are the key, so nothing is decoded */
  constructor(salt: string) {
    this.#keyed = hmac.create(sha256, new TextEncoder().encode(salt));
  }

  /** @param value the canonical value: see `normalise` of the identifiers */
  of(type: string, value: string): Fingerprints {
    const message = new TextEncoder().encode(`${type}\0${value}`);
    const digest: Uint8Array = this.#keyed.clone().update(message).digest();
    return { short: base32of20bits(digest), long: base64url(digest.subarray(0, 6)) };
  }
}

function base32of20bits(bytes: Uint8Array): string {
  const bits = (bytes[0]! << 12) | (bytes[1]! << 4) | (bytes[2]! >> 4);
  return [15, 10, 5, 0].map((shift) => BASE32[(bits >> shift) & 31]).join('');
}

function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const bits = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = [18, 12, 6, 0].map((shift) => BASE64URL[(bits >> shift) & 63]);
    text += letters.slice(0, Math.min(4, bytes.length - i + 1)).join('');
  }
  return text;
}
