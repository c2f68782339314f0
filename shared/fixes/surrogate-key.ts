/** The key that surrogates are made with, as the editor's secret storage, a file or the environment has it. */

export const KEY_BYTES = 32;

/** @param key base64 of 32 bytes, with either alphabet (RFC 4648, sections 4 and 5); anything else is no key */
export function decodeKey(key: string | undefined): Uint8Array | undefined {
  if (key === undefined || !/^[A-Za-z0-9_+/-]{43}=?$/.test(key)) return undefined;
  const binary = atob(key.slice(0, 43).replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
