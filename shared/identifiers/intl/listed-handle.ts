/** User names in lists: `admins = ["jkmelo", "sarahb"]`, `Usuários: amelo, bferraz e root`. */
import type { Match } from '../identifier.ts';
import { isOfNames, isOfWords, isPersonal, NO_HANDLE, TECHNICAL, wholeEnd } from './handle.ts';

/** Between two items; what stands in brackets has quotes or none. */
const JOINT = /^["'`]?(?:, ?| e | and |; ?)(?:e |and )?["'`]?@?/;
const LONGEST_JOINT = 10;

/** The item that stands behind the one that ends at `end`. */
export function nextHandle(text: string, end: number, hi: number): Match | undefined {
  const joint = JOINT.exec(text.slice(end, Math.min(hi, end + LONGEST_JOINT)))?.[0];
  return joint === undefined ? undefined : itemAt(text, end + joint.length, hi);
}

/** The first item of the list in brackets that opens at `at`. */
export function firstHandle(text: string, at: number, hi: number): Match | undefined {
  const opening = /^\[\s{0,4}["'`]?@?/.exec(text.slice(at, Math.min(hi, at + LONGEST_JOINT)))?.[0];
  return opening === undefined ? undefined : itemAt(text, at + opening.length, hi);
}

const IS_KEY = /^["'`]?\s{0,2}[:=]/;

function itemAt(text: string, start: number, hi: number): Match | undefined {
  const end = wholeEnd(text, start, hi);
  // What a colon follows is the next key.
  if (end < 0 || IS_KEY.test(text.slice(end, Math.min(hi, end + LONGEST_JOINT)))) return undefined;
  const handle = text.slice(start, end).replace(/\.+$/, '');
  // In capitals alone it is a mask: `[PLACA]`.
  if (
    !/[a-z]/.test(handle) ||
    !/^[a-z\d_]*[a-z]{2}/i.test(handle) ||
    TECHNICAL.test(handle) ||
    NO_HANDLE.test(handle)
  )
    return undefined;
  const isPersons = isPersonal(handle);
  if (!isPersons && (isOfWords(handle) || !isListed(handle))) return undefined;
  return { start, end: start + handle.length, level: isPersons ? 'likely' : 'possible', reasons: ['label'] };
}

/** Small letters that are no word, or what no word has in it. */
function isListed(handle: string): boolean {
  return isOfNames(handle) || /^[a-z]{5,}$/.test(handle) || /_|[a-z]\d|[a-z][A-Z]|[a-z]-[a-z]/.test(handle);
}
