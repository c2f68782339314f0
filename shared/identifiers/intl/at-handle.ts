/** User names behind an at sign: announced, as a value by themselves, or among words. */

import type { Match } from '../identifier.ts';
import { fold } from '../reading.ts';
import { bareHandle } from './bare-handle.ts';
import {
  AT,
  handleEnd,
  hasGivenName,
  hyphenedEnd,
  isHandle,
  isInProse,
  isOfNames,
  PERSONAL,
  TECHNICAL,
} from './handle.ts';
import { announced, isAnnounced, NETWORKS } from './user-labels.ts';

/** `@ana no Instagram`, `@ana (TikTok)` */
const BEHIND = new RegExp(
  `^(?: ?\\(|,? (?:n[oa]|d[oa]|pel[oa]|on|at|em) )(?:${NETWORKS.filter((it) => it.length > 4).join('|')})(?![a-z])`,
);
const LONGEST_BEHIND = 24;
/** `o `, `meu ` before the sign. */
const LONGEST_LEAD = 8;

/** The user name behind the at sign at `at`. */
export function atHandle(text: string, at: number, lo: number, hi: number, keyed = false): Match | undefined {
  if (text.charCodeAt(at) !== AT || (at > lo && isHandle(text.charCodeAt(at - 1)))) return undefined;
  if (text.charAt(at + 1) === ' ') return behindSign(text, at, lo, hi);
  const end = handleEnd(text, at + 1, hi);
  if (end < 0) return hyphened(text, at, lo, hi);
  if (keyed) return { start: at, end, level: 'likely' };
  if (isCell(text, at, end, lo, hi)) return inCell(text, at, end);
  const behind = fold(text, end, Math.min(hi, end + LONGEST_BEHIND)).text;
  if (isAnnounced(text, at, lo) || BEHIND.test(behind)) return announced(text, at, end, lo);
  return inProse(text, at, end, lo, hi);
}

/** `meu @ é lua.nova`: the sign by its name. */
function behindSign(text: string, at: number, lo: number, hi: number): Match | undefined {
  const isSaid = /(?:^|[\s(])(?:[mst]eu|o|qual) $/i.test(text.slice(Math.max(lo, at - LONGEST_LEAD), at));
  return isSaid ? bareHandle(text, at + 1, lo, hi, true) : undefined;
}

/** `cc @marcos-f`: some systems allow a hyphen; so do rules and tags of languages. */
function hyphened(text: string, at: number, lo: number, hi: number): Match | undefined {
  const end = hyphenedEnd(text, at + 1, hi);
  if (end < 0 || TECHNICAL.test(text.slice(at + 1, end)) || !isInProse(text, at, end, lo, hi))
    return undefined;
  if (isAnnounced(text, at, lo)) return announced(text, at, end, lo);
  return hasGivenName(text.slice(at + 1, end)) ? { start: at, end, level: 'possible' } : undefined;
}

/**
 * `obrigado @ana.luz, até mais`: among words, and not in code, what has the form of a user name is one; surely where a
 * part of it is a given name.
 */
function inProse(text: string, start: number, end: number, lo: number, hi: number): Match | undefined {
  const handle = text.slice(start + 1, end);
  if (TECHNICAL.test(handle) || /^[a-z]+\d$/i.test(handle)) return undefined;
  const isFormed = PERSONAL.test(handle) || /^[a-z][._][a-z]{3,}$/i.test(handle);
  if (!isFormed && !hasGivenName(handle) && !isOfNames(handle)) return undefined;
  if (!isInProse(text, start, end, lo, hi)) return undefined;
  return { start, end, level: isFormed && hasGivenName(handle) ? 'likely' : 'possible' };
}

/** Whether the handle is all of a string or of a cell: it begins and ends at quotes or separators. */
function isCell(text: string, start: number, end: number, lo: number, hi: number): boolean {
  if (start === lo && end === hi) return true;
  const open = start > lo ? text.charAt(start - 1) : '';
  if (open === ' ') return text.charAt(start - 2) === '|' && text.startsWith(' |', end);
  return (open === '"' || open === '|' || open === ';' || open === '\t') && CELL_END.test(text.charAt(end));
}

const CELL_END = /^["|;\t]?$/;

/** As a value by itself only what people are called and programs are not (`"@type"`, `"@id"`). */
function inCell(text: string, start: number, end: number): Match | undefined {
  const handle = text.slice(start + 1, end);
  if (TECHNICAL.test(handle)) return undefined;
  if (PERSONAL.test(handle)) return { start, end, level: 'likely' };
  return handle.length >= LONG ? { start, end, level: 'possible' } : undefined;
}

/** Words of programs behind an at sign are shorter (`@context`, `@language`). */
const LONG = 10;
