/** User names again, without what made them one: `Login: tferraz` and, further down, `tferraz pediu acesso`. */
import type { Echo, Match } from '../identifier.ts';
import { AT, handleEnd, isHandle, TECHNICAL } from './handle.ts';

/** Shorter ones are too many other things. */
const SHORTEST = 4;
const CAPITAL = /[A-Z]/;
/** `Chapolin74`: capitals and figures, as no word has them. */
const NUMBERED = /^[A-Za-z]{3,}\d{1,4}$/;
const NUMBER_BEHIND = /#\w{2,5}$/;

/** Adds the key of what was found for a user name; of an unsure one only where it has an at sign. */
export function addHandle(text: string, { start, end, level }: Match, keys: number[]): void {
  const hasSign = text.charCodeAt(start) === AT;
  if (level === 'possible' && !hasSign) return;
  const handle = text.slice(hasSign ? start + 1 : start, end).replace(NUMBER_BEHIND, '');
  if (handle.length < SHORTEST || TECHNICAL.test(handle)) return;
  keys.push(keyOf(handle.toLowerCase()));
}

/** The token in small letters, or with a number at its end, that begins at `at`, which is a user name where the document says so of it elsewhere. */
export function handleEcho(text: string, at: number, lo: number, hi: number): Echo | undefined {
  if (at > lo && (isHandle(text.charCodeAt(at - 1)) || NOT_BEFORE.includes(text.charAt(at - 1))))
    return undefined;
  const end = handleEnd(text, at, hi);
  if (end - at < SHORTEST) return undefined;
  const token = text.slice(at, end);
  return CAPITAL.test(token) && !NUMBERED.test(token)
    ? undefined
    : { start: at, end, key: keyOf(token.toLowerCase()) };
}

/** Of a word in two parts, a variable, an option. */
const NOT_BEFORE = '-$%#';

/** Apart from the keys of names, which are those of words. */
const SALT = 0x2c1b3c6d;
const PRIME = 0x01000193;

function keyOf(handle: string): number {
  let key = SALT;
  for (let i = 0; i < handle.length; i++) key = Math.imul(key ^ handle.charCodeAt(i), PRIME);
  return key;
}
