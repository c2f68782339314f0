/** Reading in pieces, with a buffer small enough that every cut happens. */
import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ByteSource } from '../../cli/bytes.ts';
import { decode, decodeWhole } from '../../cli/decode.ts';
import { TouchedText } from '../../cli/touched.ts';

/** A source that gives at most `chunk` bytes at a time. */
function bytesOf(bytes: Buffer, chunk: number): ByteSource {
  let at = 0;
  return {
    read(into) {
      const count = Math.min(chunk, into.length, bytes.length - at);
      into.set(bytes.subarray(at, at + count));
      at += count;
      return count;
    },
    close() {},
  };
}

async function piecesOf(bytes: Buffer, { buffer = 512, chunk = 100 } = {}): Promise<string[]> {
  const pieces: string[] = [];
  const text = await decode(bytesOf(bytes, chunk), Buffer.alloc(buffer));
  for await (const piece of text.pieces) pieces.push(piece);
  return pieces;
}

const line = fc.string({ unit: fc.constantFrom('a', 'é', '€', '👍', '5', '.', ' ', '\r'), maxLength: 120 });
const lines = fc.array(line, { maxLength: 40 }).map((all) => all.join('\n'));

describe('a text in pieces is the text', () => {
  test('UTF-8, with lines and without', async () => {
    const texts = fc.oneof(lines, fc.string({ unit: fc.constantFrom('a', 'é', '€', '👍'), maxLength: 3000 }));
    await fc.assert(
      fc.asyncProperty(texts, fc.integer({ min: 1, max: 600 }), async (text, chunk) => {
        expect((await piecesOf(Buffer.from(text), { chunk })).join('')).toBe(text);
      }),
    );
  });

  test('UTF-16, lone surrogates too', async () => {
    const unit = fc.constantFrom('a', '\n', '\u0a0d', '\u0d0a', '\ud83d', '\udc4d', '5', ' ');
    await fc.assert(
      fc.asyncProperty(fc.string({ unit, maxLength: 2000 }), fc.boolean(), async (text, big) => {
        const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
        const bytes = big ? little.swap16() : little;
        expect((await piecesOf(bytes)).join('')).toBe(text);
      }),
    );
  });

  test('mixed UTF-8 and Windows-1252, the same in pieces as whole', async () => {
    const mixed = fc
      .array(
        fc.tuple(fc.string({ unit: fc.constantFrom('a', 'é', 'ç', ' '), maxLength: 60 }), fc.boolean()),
        {
          maxLength: 60,
        },
      )
      .map((all) =>
        Buffer.concat(all.map(([text, old]) => Buffer.from(`${text}\n`, old ? 'latin1' : 'utf8'))),
      );
    await fc.assert(
      fc.asyncProperty(mixed, async (bytes) => {
        expect((await piecesOf(bytes)).join('')).toBe(decodeWhole(bytes));
      }),
    );
  });

  test('any bytes that are taken for text keep their number of lines', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 3000 }), async (noise) => {
        const bytes = Buffer.concat([Buffer.from('texto '.repeat(1500)), noise]);
        const lineFeeds = bytes.filter((byte) => byte === 10).length;
        expect((await piecesOf(bytes)).join('').split('\n')).toHaveLength(lineFeeds + 1);
      }),
    );
  });
});

test('pieces end at line ends, a carriage return alone among them', async () => {
  const windows = await piecesOf(Buffer.from('linha\r\n'.repeat(500)));
  expect(windows.slice(0, -1).every((piece) => piece.endsWith('\r\n'))).toBe(true);
  expect(windows.length).toBeGreaterThan(5);
  const mac = await piecesOf(Buffer.from('linha\r'.repeat(500)));
  expect(mac.slice(0, -1).every((piece) => piece.endsWith('\r'))).toBe(true);
});

test('all of Windows-1252', () => {
  const bytes = Buffer.from([...Array(128).keys()].map((i) => i + 128));
  const expected =
    '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ' +
    '\xa0¡¢£¤¥¦§¨©ª«¬\xad®¯°±²³´µ¶·¸¹º»¼½¾¿ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ';
  expect(decodeWhole(bytes)).toBe(expected);
});

test('touched lines are those that git names, however the text is cut', () => {
  const ranges = fc
    .uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 10 })
    .map((all) => all.sort((a, b) => a - b).map((first, i) => ({ first, count: i % 3 === 2 ? 0 : 1 })));
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'b', '\n', '\r'), maxLength: 120 }),
      ranges,
      fc.integer({ min: 1, max: 50 }),
      (text, touchedRanges, step) => {
        const touched = new TouchedText(touchedRanges);
        for (let at = 0; at < text.length; at += step) touched.push(text.slice(at, at + step));
        for (let at = 0; at < text.length; at++) {
          const lineNumber = text.slice(0, at).split('\n').length;
          const expected = touchedRanges.some(({ first, count }) => count > 0 && first === lineNumber);
          expect(touched.touches({ start: at, end: at + 1 })).toBe(expected);
        }
      },
    ),
  );
});
