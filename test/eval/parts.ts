/** A value laid out in groups, from which its spellings are made. */
export interface Parts {
  /** What stands before the first group and belongs to the value: a plus sign, a bracket. */
  readonly lead: string;
  readonly groups: readonly string[];
  /** Between the groups: one fewer than they. */
  readonly separators: readonly string[];
}

const PLACE = /[#@&%]/;

/**
 * Lays a value out.
 * @param shape `#` for a digit, `@` a capital letter, `&` either, `%` a small hexadecimal digit; the rest stands
 * for itself
 * @param value its characters, as many as the shape has places
 */
export function layOut(shape: string, value: string): Parts {
  const groups: string[] = [];
  const between: string[] = [''];
  let place = 0;
  let inGroup = false;
  for (const character of shape) {
    const isPlace = PLACE.test(character);
    if (!isPlace && inGroup) between.push('');
    if (isPlace) groups[between.length - 1] = (groups[between.length - 1] ?? '') + (value[place++] ?? '');
    else between[between.length - 1] += character;
    inGroup = isPlace;
  }
  return { lead: between[0] ?? '', groups, separators: between.slice(1, groups.length) };
}

export function placesOf(shape: string): string {
  return shape.replace(/[^#@&%]/g, '');
}

/** Writes the groups with their own separators, or with `separator` instead of each. */
export function write({ lead, groups, separators }: Parts, separator?: string): string {
  return groups.reduce(
    (text, group, i) => text + (i === 0 ? '' : (separator ?? separators[i - 1])) + group,
    separator === undefined ? lead : lead.replace('(', ''),
  );
}
