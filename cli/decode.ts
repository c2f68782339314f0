/**
 * Bytes to text, in pieces, so that memory does not grow with the file.
 *
 * A byte order mark decides (UTF-8, UTF-16 either way) and is not part of the text. Without one, text in which
 * every other byte is NUL is UTF-16. Everything else is UTF-8, and a line that is not valid UTF-8 is
 * Windows-1252. No byte is lost and nothing throws for its content.
 */
import { Buffer, isUtf8 } from 'node:buffer';
import type { ByteSource } from './bytes.ts';
import { fill } from './bytes.ts';

/** So much is looked at to tell text from other data. */
const SAMPLE = 8192;

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The file is not text in an encoding that is read. */
export class NotText extends Error {
  readonly reason: 'binary' | 'utf-32';

  constructor(reason: 'binary' | 'utf-32') {
    super(reason);
    this.reason = reason;
  }
}

export interface DecodedText {
  readonly encoding: Encoding;
  /** Bytes of the byte order mark. */
  readonly mark: number;
  /** Where the text taken so far was read as Windows-1252, one byte a UTF-16 unit; grows with each piece. */
  readonly windows1252: MutableSpan[];
  /** The text in order; each piece but the last ends at a line end, or in a giant line at a character's. */
  readonly pieces: AsyncIterable<string>;
}

interface MutableSpan {
  readonly start: number;
  end: number;
}

/**
 * Begins to read a text.
 * @param buffer space to read into, at least a few hundred bytes; in use until the last piece was taken
 * @throws NotText
 */
export async function decode(source: ByteSource, buffer: Buffer): Promise<DecodedText> {
  const filled = await fill(source, buffer, 0);
  const { encoding, mark } = recognise(buffer.subarray(0, Math.min(filled, SAMPLE)));
  const windows1252: MutableSpan[] = [];
  const start = { encoding, from: mark, filled };
  return { encoding, mark, windows1252, pieces: pieces(source, buffer, start, windows1252) };
}

/** A whole text that is in memory already. @throws NotText */
export function decodeWhole(bytes: Buffer): string {
  const { encoding, mark } = recognise(bytes.subarray(0, SAMPLE));
  return CODERS[encoding].text(bytes.subarray(mark), () => {});
}

async function* pieces(
  source: ByteSource,
  buffer: Buffer,
  start: { readonly encoding: Encoding; readonly from: number; readonly filled: number },
  windows1252: MutableSpan[],
): AsyncGenerator<string> {
  const coder = CODERS[start.encoding];
  let { from, filled } = start;
  let offset = 0;
  const note = (first: number, last: number) => {
    const before = windows1252.at(-1);
    if (before?.end === offset + first) before.end = offset + last;
    else windows1252.push({ start: offset + first, end: offset + last });
  };
  while (filled > from) {
    const last = filled < buffer.length;
    const end = last ? filled : coder.cut(buffer, filled);
    const text = coder.text(buffer.subarray(from, end), note);
    offset += text.length;
    yield text;
    buffer.copyWithin(0, end, filled);
    from = 0;
    filled = last ? 0 : await fill(source, buffer, filled - end);
  }
}

/** @param sample the first bytes of a file */
function recognise(sample: Buffer): { encoding: Encoding; mark: number } {
  const [a, b, c, d] = sample;
  if (a === 0xef && b === 0xbb && c === 0xbf) return { encoding: 'utf-8', mark: 3 };
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) throw new NotText('utf-32');
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) throw new NotText('utf-32');
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', mark: 2 };
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', mark: 2 };
  const encoding = utf16WithoutMark(sample) ?? 'utf-8';
  if (encoding === 'utf-8' && isBinary(sample)) throw new NotText('binary');
  return { encoding, mark: 0 };
}

/**
 * UTF-16 of a Latin script has NUL as the upper byte of nearly every unit and in no lower one. The lower bytes
 * must be text too: 16-bit samples and tables of small numbers are not.
 */
function utf16WithoutMark(sample: Buffer): Encoding | undefined {
  const units = sample.length >> 1;
  if (units < 4) return undefined;
  const nuls = [0, 0];
  const controls = [0, 0];
  for (let i = 0; i < units * 2; i++) {
    if (sample[i] === 0) nuls[i & 1]!++;
    else if (isControl(sample[i]!)) controls[i & 1]!++;
  }
  for (const [encoding, upper] of [['utf-16le', 1] as const, ['utf-16be', 0] as const]) {
    const lower = 1 - upper;
    if (nuls[upper]! >= units * 0.75 && nuls[lower]! + controls[lower]! <= units * 0.05) return encoding;
  }
  return undefined;
}

/**
 * Not text: more than 1 + 1 in 20 of the bytes are NUL or other controls that text does not have (in random
 * data it is 1 in 9), or a PDF, whose beginning is text and whose content is not. A log or a table with a few
 * stray NULs stays text.
 */
function isBinary(sample: Buffer): boolean {
  if (sample.subarray(0, 5).equals(Buffer.from('%PDF-'))) return true;
  let controls = 0;
  for (const byte of sample) if (isControl(byte)) controls++;
  return controls > 1 + sample.length / 20;
}

/** Controls other than tab, line ends, form feed, DOS end of file and escape (colours in logs). */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 26 && byte !== 27) || byte === 127;
}

interface Coder {
  /** Where to end a piece of a full buffer: after its last line end, else where no character is split. */
  cut(buffer: Buffer, filled: number): number;
  /** @param note told of what is Windows-1252, in UTF-16 units of the text returned */
  text(bytes: Buffer, note: (start: number, end: number) => void): string;
}

const UTF_8: Coder = {
  cut(buffer, filled) {
    const lineFeed = buffer.lastIndexOf(0x0a, filled - 1);
    if (lineFeed >= 0) return lineFeed + 1;
    // A carriage return at the very end may belong to a line feed that is still to come.
    const carriageReturn = buffer.lastIndexOf(0x0d, filled - 2);
    if (carriageReturn >= 0) return carriageReturn + 1;
    let lead = filled - 1;
    while (lead > filled - 4 && (buffer[lead]! & 0xc0) === 0x80) lead--;
    return buffer[lead]! >= 0xc0 ? lead : filled;
  },
  text: (bytes, note) => (isUtf8(bytes) ? bytes.toString('utf8') : decodeByLine(bytes, note)),
};

function decodeByLine(bytes: Buffer, note: (start: number, end: number) => void): string {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const lineFeed = bytes.indexOf(0x0a, at);
    const end = lineFeed < 0 ? bytes.length : lineFeed + 1;
    const line = bytes.subarray(at, end);
    if (!isUtf8(line)) note(text.length, text.length + line.length);
    text += decodeLine(line);
    at = end;
  }
  return text;
}

/** A line, or a file name. */
export function decodeLine(bytes: Buffer): string {
  return isUtf8(bytes) ? bytes.toString('utf8') : decodeWindows1252(bytes);
}

/** 0x80 to 0x9F, as the WHATWG Encoding Standard maps them; the rest is Latin-1. */
const WINDOWS_1252 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** The byte of a character in Windows-1252; undefined where it has none. */
export function windows1252Byte(character: string): number | undefined {
  const code = character.charCodeAt(0);
  if (code < 0x80 || (code > 0x9f && code < 0x100)) return code;
  const at = WINDOWS_1252.indexOf(character);
  return at < 0 ? undefined : 0x80 + at;
}

/** TextDecoder does not serve: some releases of Node 20 to 23 decode windows-1252 as Latin-1. */
function decodeWindows1252(bytes: Buffer): string {
  return bytes.toString('latin1').replace(/[\x80-\x9f]/g, (c) => WINDOWS_1252[c.charCodeAt(0) - 0x80]!);
}

/** @param low where the low byte of a unit stands */
function utf16(toLittleEndian: (bytes: Buffer) => Buffer, low: 0 | 1): Coder {
  const unit = (buffer: Buffer, at: number) => buffer[at + low]! | (buffer[at + 1 - low]! << 8);
  return {
    cut(buffer, filled) {
      const end = filled & ~1;
      for (let at = end - 2; at >= 0; at -= 2) if (unit(buffer, at) === 0x0a) return at + 2;
      return (unit(buffer, end - 2) & 0xfc00) === 0xd800 ? end - 2 : end;
    },
    text(bytes, note) {
      const even = bytes.length & ~1;
      const text = toLittleEndian(bytes.subarray(0, even)).toString('utf16le');
      if (even === bytes.length) return text;
      // The half of a unit at the end of a damaged file.
      note(text.length, text.length + 1);
      return text + decodeWindows1252(bytes.subarray(even));
    },
  };
}

const CODERS: Readonly<Record<Encoding, Coder>> = {
  'utf-8': UTF_8,
  'utf-16le': utf16((bytes) => bytes, 0),
  'utf-16be': utf16((bytes) => Buffer.from(bytes).swap16(), 1),
};
