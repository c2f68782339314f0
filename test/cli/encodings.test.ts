import { describe, expect, test } from 'vitest';
import { biombo, folderWith, scanJson } from './biombo.ts';
import { CPF, CPF_2 } from './values.ts';

const TEXT = `Anotação: paciente está bem.\nCPF ${CPF}\n`;
const START = TEXT.indexOf(CPF);

function utf16be(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

/** `[start, end, line, column]` of each finding in a file with these bytes. */
async function found(bytes: Uint8Array, name = 'a.txt'): Promise<number[][]> {
  const { report } = await scanJson([name], { cwd: folderWith({ [name]: bytes }) });
  expect(report.errors).toEqual([]);
  return (report.files[0]?.findings ?? []).map(({ start, end, line, column }) => [start, end, line, column]);
}

describe('the same offsets in every encoding, counted from after the byte order mark', () => {
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(TEXT)],
    ['UTF-8 with a mark', Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(TEXT)])],
    ['UTF-16LE with a mark', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(TEXT, 'utf16le')])],
    ['UTF-16BE with a mark', Buffer.concat([Buffer.from([0xfe, 0xff]), utf16be(TEXT)])],
    ['UTF-16LE without a mark', Buffer.from(TEXT, 'utf16le')],
    ['UTF-16BE without a mark', utf16be(TEXT)],
    ['Windows-1252', Buffer.from(TEXT, 'latin1')],
  ])('%s', async (_, bytes) => {
    expect(await found(bytes)).toEqual([[START, START + 14, 2, 5]]);
  });
});

test('a second mark is a character', async () => {
  const bytes = Buffer.from(`\uFEFF\uFEFFCPF ${CPF}`);
  expect(await found(bytes)).toEqual([[5, 19, 1, 6]]);
});

test('each line is UTF-8 or Windows-1252 by itself', async () => {
  const lines = [
    Buffer.from(`ação – ${CPF}\n`),
    Buffer.from(`a\xe7\xe3o \x96 ${CPF_2}\n`, 'latin1'),
    Buffer.from(`👍 ${CPF}\r\n`),
    Buffer.from(`\x93fim\x94 ${CPF_2}`, 'latin1'),
  ];
  expect(await found(Buffer.concat(lines))).toEqual([
    [7, 21, 1, 8],
    [29, 43, 2, 8],
    [47, 61, 3, 4],
    [69, 83, 4, 7],
  ]);
});

describe('damaged UTF-16 is read to its last byte', () => {
  test('lone surrogates', async () => {
    const bytes = Buffer.from(`\uFEFF\ud83d x \udc00 CPF ${CPF} \ud83d`, 'utf16le');
    expect(await found(bytes)).toEqual([[10, 24, 1, 11]]);
  });

  test('half a unit at the end', async () => {
    const whole = Buffer.from(`\uFEFFCPF ${CPF}`, 'utf16le');
    expect(await found(whole.subarray(0, -1))).toEqual([[4, 18, 1, 5]]);
  });

  test('a mark and nothing else, or half of one', async () => {
    expect(await found(Buffer.from([0xff, 0xfe]))).toEqual([]);
    expect(await found(Buffer.from([0xff, 0xfe, 0x41]))).toEqual([]);
    expect(await found(Buffer.from([0xff]))).toEqual([]);
  });
});

describe('NUL bytes', () => {
  test('a few in a text leave it a text', async () => {
    const log = `${'linha de log sem nada\n'.repeat(20)}\0\0 CPF ${CPF}\n`;
    expect(await found(Buffer.from(log))).toEqual([[447, 461, 21, 8]]);
  });

  test('after the first 8 KB they count for nothing', async () => {
    const bytes = Buffer.concat([
      Buffer.from('texto\n'.repeat(2000)),
      Buffer.alloc(100),
      Buffer.from(`\nCPF ${CPF}`),
    ]);
    expect(await found(bytes)).toEqual([[12105, 12119, 2002, 5]]);
  });

  test('many make it no text, as 16-bit numbers do', async () => {
    const samples = new Uint8Array(new Uint16Array(2000).map((_, i) => i % 25).buffer);
    for (const bytes of [
      new Uint8Array(100),
      samples,
      Buffer.from('GIF89a\x01\0\x02\0\xf0\0\0\0\0\0', 'latin1'),
    ]) {
      const cwd = folderWith({ 'a.bin': bytes });
      const { stderr, status } = await biombo(['scan', 'a.bin'], { cwd });
      expect({ status, stderr }).toEqual({ status: 2, stderr: 'biombo: a.bin: not a text file\n' });
    }
  });
});

test('UTF-32 is an error, in a walk too: it is text that is not read', async () => {
  const units = Uint32Array.from([0xfeff, ...[...`CPF ${CPF}`].map((c) => c.codePointAt(0) ?? 0)]);
  const cwd = folderWith({ 'a.txt': new Uint8Array(units.buffer) });
  const { status, report } = await scanJson([], { cwd });
  expect(status).toBe(2);
  expect(report.errors).toEqual([{ path: 'a.txt', message: 'UTF-32 is not read; save it as UTF-8' }]);
});

test('an empty file', async () => {
  expect(await found(Buffer.alloc(0))).toEqual([]);
});
