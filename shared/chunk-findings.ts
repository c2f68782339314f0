/** What chunks find, settled across their borders. */
import { Candidates, echoFinding } from './candidates/candidates.ts';
import type { Echoes } from './candidates/echoes.ts';
import type { Chunk } from './chunk.ts';
import type { Finding } from './finding.ts';
import type { Identifier } from './identifiers/identifier.ts';
import { LONGEST, settle } from './settle.ts';

/**
 * The settled findings of `chunks[index]`, relative to it. What starts just before or after it can overlap with them,
 * so the neighbours' candidates take part.
 */
export function settled(chunks: readonly Chunk[], index: number): Candidates {
  const chunk = chunks[index]!;
  const [before, after] = [chunks[index - 1], chunks[index + 1]];
  const known = chunk.settled;
  if (
    known !== undefined &&
    known.own === chunk.candidates &&
    known.before === before?.candidates &&
    known.after === after?.candidates
  ) {
    return known.candidates;
  }
  const candidates = settleAround(chunks, index);
  // Beyond a short neighbour the next one takes part.
  if (!isShort(before) && !isShort(after)) {
    chunk.settled = {
      before: before?.candidates,
      own: chunk.candidates,
      after: after?.candidates,
      candidates,
    };
  }
  return candidates;
}

/** How far before and behind a chunk what starts there takes part. */
const SETTLE_REACH = 3 * LONGEST;

function isShort(chunk: Chunk | undefined): boolean {
  return chunk !== undefined && chunk.text.length < SETTLE_REACH;
}

function settleAround(chunks: readonly Chunk[], index: number): Candidates {
  const chunk = chunks[index]!;
  const own = chunk.candidates ?? new Candidates();
  const size = chunk.text.length;
  if (isSettled(own, size) && !reachesOut(chunks[index - 1])) return own;
  const all = new Candidates();
  for (let i = index - 1, shift = 0; i >= 0 && shift > -SETTLE_REACH; i--) {
    const { candidates, text } = chunks[i]!;
    shift -= text.length;
    if (candidates) addShifted(all, candidates, shift, -SETTLE_REACH, 0);
  }
  addShifted(all, own, 0, 0, size);
  for (let i = index + 1, shift = size; i < chunks.length && shift < size + SETTLE_REACH; i++) {
    const { candidates, text } = chunks[i]!;
    if (candidates) addShifted(all, candidates, shift, size, size + SETTLE_REACH);
    shift += text.length;
  }
  const kept = new Candidates();
  addShifted(kept, settle(all), 0, 0, size);
  return kept;
}

/**
 * Takes a finding of a chunk.
 * @param key of an echo: it counts only where the document names somebody in full by that word
 */
export type TakeFinding = (finding: Finding, key?: number) => void;

/**
 * Gives the findings of a chunk in order: its settled candidates, and the echoes between them.
 * @param types the identifiers by number
 * @param offset of the chunk in the document
 * @param last where the last settled candidate before the chunk ends
 * @returns where the last one ends now
 */
export function eachFinding(
  candidates: Candidates,
  echoes: Echoes | undefined,
  types: readonly Identifier[],
  { offset, last }: { readonly offset: number; readonly last: number },
  take: TakeFinding,
): number {
  let end = last;
  let echo = 0;
  const takeEchoes = (until: number) => {
    for (; echoes !== undefined && echo < echoes.keys.length && echoes.starts[echo]! < until; echo++) {
      const isFree = echoes.starts[echo]! + offset >= end && echoes.ends[echo]! <= until;
      if (isFree) take(echoFinding(echoes, echo, types, offset), echoes.keys[echo]!);
    }
  };
  for (let i = 0; i < candidates.length; i++) {
    takeEchoes(candidates.starts[i]!);
    const finding = candidates.finding(i, types, offset);
    take(finding);
    end = finding.end;
  }
  takeEchoes(Infinity);
  return end;
}

/** Whether candidates are in order, without overlaps, and all inside their chunk. */
function isSettled({ starts, ends, length }: Candidates, size: number): boolean {
  for (let i = 1; i < length; i++) if (starts[i]! < ends[i - 1]!) return false;
  return length === 0 || ends[length - 1]! <= size;
}

/** Whether something found in a chunk may reach into the next one. */
function reachesOut(chunk: Chunk | undefined): boolean {
  if (chunk === undefined) return false;
  const { candidates, text } = chunk;
  if (text.length < LONGEST || candidates === undefined) return text.length < LONGEST;
  for (let i = 0; i < candidates.length; i++) if (candidates.ends[i]! > text.length) return true;
  return false;
}

/** Adds what starts, once moved by `shift`, in `[from, to)`. */
function addShifted(out: Candidates, source: Candidates, shift: number, from: number, to: number): void {
  for (let i = 0; i < source.length; i++) {
    const start = source.starts[i]! + shift;
    if (start >= from && start < to) out.addFrom(source, i, start, source.ends[i]! + shift);
  }
}
