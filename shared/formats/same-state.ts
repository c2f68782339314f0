/**
 * Whether two states of a format lead to the same passages. They are plain data of one form, but for the labels, whose
 * types are known by identity.
 */
export function sameState(a: unknown, b: unknown): boolean {
  // No call in a call: JSON may be nested a hundred thousand deep.
  const pairs: unknown[] = [a, b];
  while (pairs.length > 0) {
    const [y, x] = [pairs.pop(), pairs.pop()];
    if (x === y) continue;
    if (!isPlain(x) || !isPlain(y)) return false;
    const keys = Object.keys(x);
    if (keys.length !== Object.keys(y).length) return false;
    for (const key of keys) pairs.push(x[key], y[key]);
  }
  return true;
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}
