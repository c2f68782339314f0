/** A command that writes a key for surrogates, in any shell. */
export const MAKE_KEY = `node -p "require('crypto').randomBytes(32).toString('base64url')"`;
