import fc from 'fast-check';
import { expect, it } from 'vitest';
import { StreamBytes } from '../../cli/bytes.ts';
import { decode } from '../../cli/decode.ts';
import { Encoder } from '../../cli/encode.ts';
import { type Edit, fixFinding } from '../../shared/fixes/fix.ts';
import { StreamFix, type Stretch } from '../../shared/fixes/stream-fix.ts';
import type { FormatId } from '../../shared/formats/registry.ts';
import { scan } from '../../shared/scan.ts';
import { GENERATED } from '../fuzz/documents.ts';
import { wellFormed } from '../fuzz/fragments.ts';

/** `npm run fuzz` sets both. */
const { FUZZ_DOCUMENTS = '60', FUZZ_SEED = '20261202' } = process.env;

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const ENCODINGS: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(wellFormed(text)),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${wellFormed(text)}`),
  'UTF-16LE with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16BE with a mark': (text) => utf16be(`\ufeff${text}`),
};

function isEdit(edit: Edit | undefined): edit is Edit {
  return edit !== undefined;
}

/** Masks bytes as the command line does. */
async function maskBytes(bytes: Buffer, format: FormatId): Promise<Buffer> {
  async function* once() {
    yield bytes;
  }
  const text = await decode(new StreamBytes(once()), Buffer.allocUnsafe(1 << 16));
  const encoder = new Encoder(text);
  const fix = new StreamFix(format, (found, document) =>
    found.map(({ finding }) => fixFinding(document, finding, { kind: 'mask' })).filter(isEdit),
  );
  const parts = [encoder.mark];
  const write = (stretches: readonly Stretch[]) => {
    for (const stretch of stretches) parts.push(encoder.encode(stretch));
  };
  for await (const piece of text.pieces) write(fix.push(piece));
  write(fix.end());
  return Buffer.concat(parts);
}

function maskText(text: string, format: FormatId): string {
  let result = '';
  let at = 0;
  for (const edit of scan(text, format).map((it) => fixFinding(text, it, { kind: 'mask' }))) {
    if (edit === undefined) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

it('a document is masked byte by byte as its text is, in every encoding, lone surrogates and all', {
  timeout: 3_600_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...GENERATED).chain(({ format, text }) => fc.tuple(fc.constant(format), text)),
      fc.constantFrom(...Object.keys(ENCODINGS)),
      async ([format, text], name) => {
        const encode = ENCODINGS[name];
        const held = name.startsWith('UTF-8') ? wellFormed(text) : text;
        if (encode === undefined || held === '') return;
        const masked = await maskBytes(encode(held), format);
        expect(masked.equals(encode(maskText(held, format))), held).toBe(true);
      },
    ),
    { numRuns: Number(FUZZ_DOCUMENTS), seed: Number(FUZZ_SEED) },
  );
});
