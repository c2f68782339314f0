// What is known of a word, as bits.

/** A given name in Brazilian or Portuguese lists (with `FOREIGN`: in lists of other origins only). */
export const GIVEN = 1 << 0;
/** A surname in Brazilian or Portuguese lists (with `FOREIGN`: in lists of other origins only). */
export const SURNAME = 1 << 1;
/** On names and places: also a common Portuguese word, so that a capital at the start of a sentence says little. */
export const COMMON = 1 << 2;
/** Beside `GIVEN` or `SURNAME`: a name only in lists of other origins (Japanese, Italian, Arabic, Yoruba …). */
export const FOREIGN = 1 << 3;
/** A given name of women. Where neither or both of `FEMALE` and `MALE` are set, it may be anyone's. */
export const FEMALE = 1 << 4;
/** A given name of men. */
export const MALE = 1 << 5;
/** Among the frequent names: those that most people have. */
export const FREQUENT = 1 << 6;
/** A Brazilian municipality whose name is this one word. */
export const CITY = 1 << 7;
/** A word (no particle) in the name of a Brazilian municipality or state, or of a country. */
export const PLACE_PART = 1 << 8;
/** Bits from this one to 30 are free for the closed classes of words of other rooms. */
export const FIRST_FREE_BIT = 9;
