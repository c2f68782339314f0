/** Fixed text back to bytes: what was not replaced has the bytes that it was read from. */
import { Buffer } from 'node:buffer';
import type { Stretch } from '../shared/fixes/stream-fix.ts';
import type { DecodedText, Encoding } from './decode.ts';
import { windows1252Byte } from './decode.ts';

const MARKS: Readonly<Record<Encoding, readonly number[]>> = {
  'utf-8': [0xef, 0xbb, 0xbf],
  'utf-16le': [0xff, 0xfe],
  'utf-16be': [0xfe, 0xff],
};

export class Encoder {
  readonly #encoding: Encoding;
  readonly #windows1252: DecodedText['windows1252'];
  /** So many of the spans are behind. */
  #passed = 0;
  /** The byte order mark; empty where there was none. */
  readonly mark: Buffer;

  constructor({ encoding, mark, windows1252 }: DecodedText) {
    this.#encoding = encoding;
    this.#windows1252 = windows1252;
    this.mark = mark === 0 ? Buffer.alloc(0) : Buffer.from(MARKS[encoding]);
  }

  /** @param stretch behind those that it was given before */
  encode({ start, end, text, isReplaced }: Stretch): Buffer {
    // A replacement is written as the line that it begins in.
    if (isReplaced) return this.#spanAt(start).inside ? encodeWindows1252(text) : this.#encode(text);
    const parts: Buffer[] = [];
    for (let at = start; at < end; ) {
      const { inside, until } = this.#spanAt(at);
      const stop = Math.min(until, end);
      const part = text.slice(at - start, stop - start);
      parts.push(inside ? encodeWindows1252(part) : this.#encode(part));
      at = stop;
    }
    return parts.length === 1 ? parts[0]! : Buffer.concat(parts);
  }

  /** Whether Windows-1252 was read at `at`, and up to where that is so. */
  #spanAt(at: number): { readonly inside: boolean; readonly until: number } {
    const spans = this.#windows1252;
    while (this.#passed < spans.length && spans[this.#passed]!.end <= at) this.#passed++;
    const span = spans[this.#passed];
    if (span === undefined) return { inside: false, until: Number.POSITIVE_INFINITY };
    return span.start <= at ? { inside: true, until: span.end } : { inside: false, until: span.start };
  }

  #encode(text: string): Buffer {
    if (this.#encoding === 'utf-8') return Buffer.from(text, 'utf8');
    const bytes = Buffer.from(text, 'utf16le');
    return this.#encoding === 'utf-16le' ? bytes : bytes.swap16();
  }
}

/** Accents that Windows-1252 lacks are left out; other characters that it lacks become `?`. */
function encodeWindows1252(text: string): Buffer {
  const bytes: number[] = [];
  for (const character of text) {
    const [base = '?'] = character.normalize('NFD');
    bytes.push(windows1252Byte(character) ?? windows1252Byte(base) ?? 0x3f);
  }
  return Buffer.from(bytes);
}
