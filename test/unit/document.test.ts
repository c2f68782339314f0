import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { ScannedDocument } from '../../shared/document.ts';
import { StreamScan, scan } from '../../shared/scan.ts';
import { runs } from './runs.ts';
import { FORMAT_IDS, hostileText } from './snippets.ts';

const untilDone = () => false;

interface RandomEdit {
  at: number;
  length: number;
  text: string;
}

const edits = (text: fc.Arbitrary<string>): fc.Arbitrary<RandomEdit[]> =>
  fc.array(
    fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat({ max: 60 }),
      text: fc.oneof(text, fc.constantFrom('"', '\n', '```\n', '\\', '{', '1', '')),
    }),
    { maxLength: 6 },
  );

describe.each(FORMAT_IDS)('a %s document', (format) => {
  it('finds after any edits what a scan from scratch finds', () => {
    fc.assert(
      fc.property(hostileText[format], edits(hostileText[format]), fc.boolean(), (text, changes, between) => {
        const document = new ScannedDocument(text, format);
        let expected = text;
        for (const change of changes) {
          const start = Math.floor(change.at * expected.length);
          const end = Math.min(expected.length, start + change.length);
          document.edit(start, end, change.text);
          expected = expected.slice(0, start) + change.text + expected.slice(end);
          if (between) document.scan(untilDone);
        }
        document.scan(untilDone);
        expect(document.text()).toBe(expected);
        expect(document.findings()).toEqual(scan(expected, format));
      }),
      runs(20),
    );
  });

  it('finds the same wherever the scan begins', () => {
    fc.assert(
      fc.property(fc.array(hostileText[format], { maxLength: 20 }), fc.nat(), (texts, line) => {
        const text = texts.join('\n');
        const document = new ScannedDocument(text, format, 4096);
        document.scanLines(line % document.lineCount, document.lineCount - 1);
        document.scan(untilDone);
        expect(document.findings()).toEqual(scan(text, format));
      }),
      runs(20),
    );
  });

  it('finds in a stream what it finds in the whole, however the text is cut', () => {
    fc.assert(
      fc.property(
        hostileText[format],
        fc.integer({ min: 1, max: 3 }),
        fc.array(fc.integer({ min: 1, max: 30_000 }), { minLength: 1 }),
        (text, repeat, sizes) => {
          const whole = `${text}\n`.repeat(repeat * 20);
          const stream = new StreamScan(format);
          const found = [];
          for (let at = 0, i = 0; at < whole.length; i++) {
            const size = sizes[i % sizes.length]!;
            found.push(...stream.push(whole.slice(at, at + size)));
            at += size;
          }
          found.push(...stream.end());
          expect(found.map((f) => f.finding)).toEqual(scan(whole, format));
          const document = new ScannedDocument(whole, format);
          for (const { finding, line, character } of found) {
            expect({ line, character }).toEqual(document.positionAt(finding.start));
          }
        },
      ),
      runs(4),
    );
  });

  it('gives spans in order, without overlaps, that split no surrogate pair', () => {
    fc.assert(
      fc.property(hostileText[format], (text) => {
        let last = 0;
        for (const { start, end } of scan(text, format)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(end).toBeGreaterThan(start);
          expect(end).toBeLessThanOrEqual(text.length);
          for (const at of [start, end])
            expect(
              /^[\udc00-\udfff]/.test(text.slice(at)) && /[\ud800-\udbff]$/.test(text.slice(0, at)),
            ).toBe(false);
          last = end;
        }
      }),
      runs(25),
    );
  });

  // Markdown's lines must not be cut, which so small a chunk would do.
  if (format === 'markdown') return;
  it('finds the same in small chunks as in one', () => {
    fc.assert(
      fc.property(hostileText[format], fc.integer({ min: 2, max: 300 }), (text, size) => {
        const document = new ScannedDocument(text, format, size);
        document.scan(untilDone);
        expect(document.findings()).toEqual(scan(text, format));
      }),
      runs(25),
    );
  });
});

describe('positions', () => {
  const texts = fc
    .array(fc.oneof(fc.constantFrom('\n', '\r\n', '\r', 'a', 'ação', '😀'), fc.string({ maxLength: 4 })), {
      maxLength: 60,
    })
    .map((parts) => parts.join(''));

  it('are those of the Language Server Protocol', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 2, max: 40 }), (text, size) => {
        const document = new ScannedDocument(text, 'plaintext', size);
        const reference = TextDocument.create('file:///a.txt', 'plaintext', 1, text);
        expect(document.lineCount).toBe(reference.lineCount);
        for (let offset = 0; offset <= text.length; offset++) {
          const position = document.positionAt(offset);
          expect(document.offsetAt(position)).toBe(reference.offsetAt(position));
          const inLineBreak = text[offset] === '\n' && text[offset - 1] === '\r';
          if (!inLineBreak) expect(position).toEqual(reference.positionAt(offset));
        }
        expect(document.offsetAt({ line: 0, character: 10_000 })).toBe(
          reference.offsetAt({ line: 0, character: 10_000 }),
        );
        expect(document.offsetAt({ line: 10_000, character: 0 })).toBe(text.length);
      }),
    );
  });

  it('slices like a string', () => {
    fc.assert(
      fc.property(texts, fc.nat({ max: 100 }), fc.nat({ max: 100 }), (text, start, end) => {
        expect(new ScannedDocument(text, 'plaintext', 7).slice(start, end)).toBe(
          text.slice(start, Math.max(start, end)),
        );
      }),
    );
  });
});
