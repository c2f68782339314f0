import {
  appendFileSync,
  chmodSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { biombo as command } from '../../cli/biombo.ts';
import { biombo, bytes, CLI, ENV, execute, folderWith } from './biombo.ts';
import { bare, CPF, CPF_2, EMAIL } from './values.ts';

describe('the report in JSON', () => {
  test('counts by file what was replaced and what was left, and has no value', async () => {
    const cwd = folderWith({
      'a.txt': `CPF ${CPF}, ${EMAIL}\nCPF ${CPF_2}\nCPF ${CPF} # biombo-ignore cpf\n`,
      'b.json': `{"${CPF}":1}`,
      [`${CPF}.txt`]: `CPF ${CPF}`,
    });
    const { status, stdout } = await biombo(['mask', '.', '--in-place', '--format', 'json'], { cwd });
    expect(status).toBe(1);
    const { tool, ...report } = JSON.parse(stdout);
    expect(tool.name).toBe('biombo');
    expect(report).toEqual({
      files: [
        { path: '[CPF].txt', replaced: { cpf: 1 }, inKeys: 0, inPaths: 1, failed: 0, hidden: 0 },
        { path: 'a.txt', replaced: { cpf: 2, email: 1 }, inKeys: 0, inPaths: 0, failed: 0, hidden: 1 },
        { path: 'b.json', replaced: {}, inKeys: 1, inPaths: 0, failed: 0, hidden: 0 },
      ],
      errors: [],
      summary: {
        files: 3,
        replaced: 4,
        byType: { cpf: 3, email: 1 },
        inKeys: 1,
        inPaths: 1,
        failed: 0,
        hidden: 1,
        skipped: 0,
        errors: 0,
      },
    });
    expect(stdout).not.toContain(CPF);
  });

  test('names what went wrong', async () => {
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}` });
    const { status, stdout } = await biombo(['mask', 'a.txt', 'b.txt', '--in-place', '--format', 'json'], {
      cwd,
    });
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject({
      files: [{ path: 'a.txt', replaced: { cpf: 1 } }],
      errors: [{ path: 'b.txt' }],
    });
  });

  test('does not go where the text goes', async () => {
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}` });
    const { status, stdout, stderr } = await biombo(['mask', 'a.txt', '--format', 'json'], { cwd });
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('--format json needs --in-place / --output');
  });
});

describe('to standard output', () => {
  test('a file, without touching it', async () => {
    const cwd = folderWith({ 'a.jsonl': `{"cpf":${bare(CPF)}}\n{"obs":"sem nada"}\n` });
    const { status, stdout, stderr } = await biombo(['mask', 'a.jsonl'], { cwd });
    expect(stdout).toBe('{"cpf":"[CPF]"}\n{"obs":"sem nada"}\n');
    expect(stderr).toBe('biombo: 1 replaced in 1 file (cpf 1)\n');
    expect(status).toBe(0);
    expect(bytes(cwd, 'a.jsonl')).toContain(bare(CPF));
  });

  test('standard input, in the format of its name', async () => {
    const input = `item;CPF\r\nLata;"${CPF}"\r\n`;
    const { stdout } = await biombo(['mask', '--stdin', '--stdin-filename', 'a.csv'], {
      cwd: folderWith(),
      input,
    });
    expect(stdout).toBe('item;CPF\r\nLata;"[CPF]"\r\n');
  });

  test('several files or a folder is a mistake', async () => {
    const cwd = folderWith({ 'a.txt': 'a', 'b.txt': 'b' });
    for (const paths of [['a.txt', 'b.txt'], ['.']]) {
      const { status, stdout, stderr } = await biombo(['mask', ...paths], { cwd });
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toContain('several files need --in-place or --output FOLDER');
    }
  });

  test('no path is a mistake', async () => {
    const { status, stderr } = await biombo(['mask'], { cwd: folderWith() });
    expect(status).toBe(2);
    expect(stderr).toContain('name a file, or give the text with --stdin');
  });
});

describe('every byte that is not replaced stays', () => {
  const line = (encoding: BufferEncoding, text: string) => Buffer.from(text, encoding);
  const marked = (mark: readonly number[], rest: Buffer) => Buffer.concat([Buffer.from(mark), rest]);
  const text = `Anotação\r\nCPF ${CPF} está\rfim`;
  const masked = `Anotação\r\nCPF [CPF] está\rfim`;
  test.each<[string, Buffer, Buffer]>([
    ['UTF-8', line('utf8', text), line('utf8', masked)],
    [
      'UTF-8 with a mark',
      marked([0xef, 0xbb, 0xbf], line('utf8', text)),
      marked([0xef, 0xbb, 0xbf], line('utf8', masked)),
    ],
    ['UTF-16LE', line('utf16le', `\uFEFF${text}\ud800`), line('utf16le', `\uFEFF${masked}\ud800`)],
    ['UTF-16BE', line('utf16le', `\uFEFF${text}`).swap16(), line('utf16le', `\uFEFF${masked}`).swap16()],
    [
      'UTF-16 with half a unit at the end',
      Buffer.concat([line('utf16le', `\uFEFF${text}`), Buffer.from([0xe9])]),
      Buffer.concat([line('utf16le', `\uFEFF${masked}`), Buffer.from([0xe9])]),
    ],
    [
      'lines of UTF-8 and of Windows-1252',
      Buffer.concat([
        line('latin1', `a\x80\x81ç CPF ${CPF} é\n`),
        line('utf8', `é CPF ${CPF_2}\n`),
        line('latin1', '\xff'),
      ]),
      Buffer.concat([
        line('latin1', 'a\x80\x81ç CPF [CPF] é\n'),
        line('utf8', 'é CPF [CPF]\n'),
        line('latin1', '\xff'),
      ]),
    ],
  ])('%s', async (_, from, to) => {
    const cwd = folderWith({ 'a.txt': from });
    const { status } = await biombo(['mask', 'a.txt', '--in-place'], { cwd });
    expect(status).toBe(0);
    expect(bytes(cwd, 'a.txt')).toBe(to.toString('latin1'));
  });
});

describe('in the place of the files', () => {
  test('a whole folder, permissions and links kept; what has nothing in it is not written', async () => {
    const cwd = folderWith({ 'x/a.md': `CPF ${CPF}\n`, 'clean.txt': 'nada\n', 'real.txt': `CPF ${CPF_2}` });
    chmodSync(path.join(cwd, 'x/a.md'), 0o640);
    mkdirSync(path.join(cwd, 'y'));
    symlinkSync('../real.txt', path.join(cwd, 'y/link.txt'));
    const inode = statSync(path.join(cwd, 'clean.txt')).ino;
    const { status, stderr } = await biombo(['mask', '.', '--in-place'], { cwd });
    expect(status).toBe(0);
    expect(stderr).toContain('2 replaced in 4 files (cpf 2)');
    expect(bytes(cwd, 'x/a.md')).toBe('CPF [CPF]\n');
    expect(statSync(path.join(cwd, 'x/a.md')).mode & 0o777).toBe(0o640);
    expect(bytes(cwd, 'real.txt')).toBe('CPF [CPF]');
    expect(lstatSync(path.join(cwd, 'y/link.txt')).isSymbolicLink()).toBe(true);
    expect(statSync(path.join(cwd, 'clean.txt')).ino).toBe(inode);
    expect(readdirSync(cwd).sort()).toEqual(['clean.txt', 'real.txt', 'x', 'y']);
  });

  test('a file with another name, or that nobody may write, is left as it is and named', async () => {
    const text = `CPF ${CPF}\n`;
    const cwd = folderWith({ 'a.txt': text, 'b.txt': text, 'c.txt': text });
    linkSync(path.join(cwd, 'a.txt'), path.join(cwd, 'same.txt'));
    chmodSync(path.join(cwd, 'b.txt'), 0o444);
    const { status, stderr } = await biombo(['mask', 'a.txt', 'b.txt', 'c.txt', '--in-place'], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain('a.txt: has another name (a hard link)');
    expect(stderr).toContain('b.txt: may not be written (read-only)');
    expect(stderr).toContain('1 replaced in 1 file (cpf 1); 2 could not be read or written');
    expect(['a.txt', 'same.txt', 'b.txt', 'c.txt'].map((name) => bytes(cwd, name))).toEqual([
      text,
      text,
      text,
      'CPF [CPF]\n',
    ]);
    expect(readdirSync(cwd).sort()).toEqual(['a.txt', 'b.txt', 'c.txt', 'same.txt']);
  });

  test('how many the config and comments leave is said', async () => {
    const cwd = folderWith({
      'a.md': `CPF ${CPF}\nCPF ${CPF_2} <!-- biombo-ignore cpf: invented -->\n`,
      'b/c.md': `CPF ${CPF}\n`,
      'biombo.jsonc': '{ "ignore": ["b/"], "levels": { "email": "off" } }',
    });
    writeFileSync(path.join(cwd, 'd.md'), `${EMAIL}\n`);
    const { status, stderr } = await biombo(['mask', '.', '--in-place'], { cwd });
    expect(status).toBe(0);
    expect(stderr).toContain('(cpf 1); 3 left because the config or comments hide them');
    expect(bytes(cwd, 'b/c.md')).toBe(`CPF ${CPF}\n`);
  });

  test('a file that is broken off is as it was, and nothing half written stays', async () => {
    const text = `CPF ${CPF}\n`.repeat(200_000);
    const cwd = folderWith({ 'a.csv': text });
    const broken = new AbortController();
    const stderr = new PassThrough();
    stderr.once('data', () => broken.abort());
    const status = await command(['mask', 'a.csv', '--in-place', '--progress'], {
      cwd,
      env: ENV,
      stdin: Readable.from([]),
      stdout: new PassThrough(),
      stderr,
      signal: broken.signal,
      command: () => ({ node: '', script: '' }),
    });
    expect(status).toBe(2);
    expect(String(stderr.read() ?? '')).toMatch(/broken off; the file at hand is as it was/);
    expect(bytes(cwd, 'a.csv')).toBe(text);
    expect(readdirSync(cwd)).toEqual(['a.csv']);
  });

  test('a file that somebody else changes meanwhile keeps what they wrote', async () => {
    // Of several pieces, so that there is a meanwhile.
    const filler = `${' '.repeat(99)}\n`.repeat(15_000);
    const cwd = folderWith({ 'a.csv': `${filler}CPF ${CPF}\n` });
    const stderr = new PassThrough();
    let said = '';
    stderr.on('data', (part) => {
      if (said === '') appendFileSync(path.join(cwd, 'a.csv'), 'novo\n');
      said += part;
    });
    const status = await command(['mask', 'a.csv', '--in-place', '--progress'], {
      cwd,
      env: ENV,
      stdin: Readable.from([]),
      stdout: new PassThrough(),
      stderr,
      command: () => ({ node: '', script: '' }),
    });
    expect(status).toBe(2);
    expect(said).toContain('a.csv: was changed by somebody else meanwhile');
    // Nothing of it was written, so nothing of it is counted.
    expect(said).toContain('0 replaced in 0 files; 1 could not be read or written\n');
    expect(bytes(cwd, 'a.csv').endsWith(`CPF ${CPF}\nnovo\n`)).toBe(true);
    expect(readdirSync(cwd)).toEqual(['a.csv']);
  });

  test.runIf(process.platform === 'linux')('a file whose name is not UTF-8, also behind a link', async () => {
    const cwd = folderWith({ 'a.txt': 'nada' });
    const latin1 = (name: string) => Buffer.from(path.join(cwd, name), 'latin1');
    writeFileSync(latin1('aç.txt'), `CPF ${CPF}\n`);
    mkdirSync(latin1('ó'));
    writeFileSync(latin1('ó/é.txt'), `CPF ${CPF_2}\n`);
    symlinkSync(Buffer.from('ó/é.txt', 'latin1'), path.join(cwd, 'link.txt'));
    const { status, stderr } = await biombo(['mask', '.', '--in-place'], { cwd });
    expect([status, stderr]).toEqual([0, 'biombo: 2 replaced in 4 files (cpf 2)\n']);
    expect(readFileSync(latin1('aç.txt'), 'utf8')).toBe('CPF [CPF]\n');
    expect(readFileSync(latin1('ó/é.txt'), 'utf8')).toBe('CPF [CPF]\n');
    expect(readdirSync(cwd)).toHaveLength(4);
  });

  test('what cannot be read is told, the rest is masked', async () => {
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}`, 'b.bin': Buffer.alloc(99) });
    const { status, stderr } = await biombo(['mask', 'a.txt', 'b.bin', 'c.txt', '--in-place'], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain('biombo: b.bin: not a text file');
    expect(stderr).toContain('biombo: c.txt: no such file or folder');
    expect(bytes(cwd, 'a.txt')).toBe('CPF [CPF]');
  });
});

test('into a folder that holds what is read is a mistake: nothing would be written', async () => {
  const cwd = folderWith({ 'x/a.md': `CPF ${CPF}\n` });
  symlinkSync('x', path.join(cwd, 'link'));
  for (const [named, folder] of [
    ['x', '.'],
    ['x', 'x'],
    ['x/a.md', 'link'],
  ] as const) {
    const { status, stderr } = await biombo(['mask', named, '--output', folder], { cwd });
    expect(status).toBe(2);
    expect(stderr).toContain('in the folder to be written');
  }
  expect(bytes(cwd, 'x/a.md')).toBe(`CPF ${CPF}\n`);
});

test('into a folder: two files of one name from elsewhere do not replace each other', async () => {
  const elsewhere = folderWith({ 'x/data/a.txt': `um ${CPF}`, 'y/data/a.txt': `dois ${CPF}` });
  const cwd = folderWith();
  const named = ['x', 'y'].map((one) => path.join(elsewhere, one, 'data'));
  const { status, stderr } = await biombo(['mask', ...named, '--output', 'out'], { cwd });
  expect(status).toBe(2);
  expect(stderr).toContain('a.txt: another file of this run was written in its place');
  expect(bytes(cwd, 'out/data/a.txt')).toBe('um [CPF]');
});

test('into a folder: where another folder has the name of a file, that is told and the rest is written', async () => {
  const cwd = folderWith({ 'a.txt': `CPF ${CPF}`, 'b.txt': `CPF ${CPF_2}`, 'out/a.txt/x': 'x' });
  const { status, stderr } = await biombo(['mask', 'a.txt', 'b.txt', '--output', 'out'], { cwd });
  expect([status, stderr]).toEqual([
    2,
    'biombo: a.txt: a folder, or something else that is no file, stands where it is to be written\n' +
      'biombo: 1 replaced in 1 file (cpf 1); 1 could not be read or written\n',
  ]);
  expect(bytes(cwd, 'out/b.txt')).toBe('CPF [CPF]');
});

test('into a folder: every file, in its place, and not what it wrote itself', async () => {
  const cwd = folderWith({ 'x/a.md': `CPF ${CPF}\n`, 'b.txt': 'nada' });
  for (const run of [1, 2]) {
    const { status, stderr } = await biombo(['mask', '.', '--output', 'masked'], { cwd });
    expect([run, status, stderr]).toEqual([run, 0, 'biombo: 1 replaced in 2 files (cpf 1)\n']);
  }
  expect(bytes(cwd, 'masked/x/a.md')).toBe('CPF [CPF]\n');
  expect(bytes(cwd, 'masked/b.txt')).toBe('nada');
  expect(bytes(cwd, 'x/a.md')).toBe(`CPF ${CPF}\n`);
});

test('what the paths of the files hold stays, is counted, and makes status 1', async () => {
  const cwd = folderWith({ [`${CPF}/a.txt`]: `CPF ${CPF_2}`, [`${EMAIL}.txt`]: 'nada' });
  const masked = await biombo(['mask', '.', '--output', 'out'], { cwd });
  expect([masked.status, masked.stderr]).toEqual([
    1,
    'biombo: 1 replaced in 2 files (cpf 1); 2 left in names of files and folders\n',
  ]);
  const some = await biombo(['mask', '.', '--in-place', '--types', 'cnpj'], { cwd });
  expect([some.status, some.stderr]).toEqual([0, 'biombo: 0 replaced in 4 files\n']);
  const one = await biombo(['mask', `${EMAIL}.txt`], { cwd });
  expect([one.status, one.stdout, one.stderr]).toEqual([0, 'nada', 'biombo: 0 replaced in 1 file\n']);
});

describe('what is replaced', () => {
  test('what is as sure as asked, of the types asked for', async () => {
    const input = `CPF ${CPF}, ${EMAIL}, ${bare(CPF_2)}\n`;
    const run = async (...args: string[]) =>
      (await biombo(['mask', '--stdin', ...args], { cwd: folderWith(), input, mayShowValues: true })).stdout;
    expect(await run()).toBe(`CPF [CPF], [EMAIL], ${bare(CPF_2)}\n`);
    expect(await run('--level', 'possible')).toBe('CPF [CPF], [EMAIL], [CPF]\n');
    expect(await run('--types', 'email')).toBe(`CPF ${CPF}, [EMAIL], ${bare(CPF_2)}\n`);
  });

  test('by a coarser form where there is one, else by a mask', async () => {
    const input = `CPF ${CPF}\nData de nascimento: 12/03/1985, IP do paciente: 177.43.201.77\n`;
    const { status, stdout } = await biombo(
      ['mask', '--stdin', '--with', 'generalise', '--level', 'possible'],
      {
        cwd: folderWith(),
        input,
      },
    );
    expect(status).toBe(0);
    expect(stdout).toBe('CPF [CPF]\nData de nascimento: 1985, IP do paciente: 177.43.201.0/24\n');
  });

  test('JSON keys only where that is asked for: until then something stays', async () => {
    const options = { cwd: folderWith({ 'a.json': `{"${CPF}": 1}` }), mayShowValues: true };
    const kept = await biombo(['mask', 'a.json'], options);
    expect(kept).toMatchObject({ status: 1, stdout: `{"${CPF}": 1}` });
    expect(kept.stderr).toContain('1 left in JSON keys; --keys replaces them');
    expect(await biombo(['mask', 'a.json', '--keys'], options)).toMatchObject({
      status: 0,
      stdout: '{"[CPF]": 1}',
    });
  });

  test('not what the config hides', async () => {
    const cwd = folderWith({
      'biombo.jsonc': '{ "levels": { "cpf": "off" }, "ignore": ["raw/**"] }',
      'a.txt': `CPF ${CPF}, ${EMAIL}`,
      'raw/a.txt': EMAIL,
    });
    await biombo(['mask', 'a.txt', 'raw/a.txt', '--in-place'], { cwd });
    expect(bytes(cwd, 'a.txt')).toBe(`CPF ${CPF}, [EMAIL]`);
    expect(bytes(cwd, 'raw/a.txt')).toBe(EMAIL);
  });
});

test('a built command that is interrupted removes what is half written', async () => {
  const cwd = folderWith({ 'a.csv': `CPF ${CPF} ${'sem queixas '.repeat(10)}\n`.repeat(150_000) });
  const script = `node "${CLI}" mask a.csv --in-place --progress 2> progress & pid=$!
    while [ ! -s progress ]; do sleep 0.05; done; kill -TERM $pid; wait $pid; echo status $?`;
  const { stdout } = await execute('sh', ['-c', script], { cwd });
  expect(stdout).toBe('status 2\n');
  expect(readdirSync(cwd).sort()).toEqual(['a.csv', 'progress']);
  expect(readFileSync(path.join(cwd, 'progress'), 'utf8')).toContain('broken off');
});

test.each(['mask', 'scan'])('a built %s that waits for its input ends when it is told to', async (name) => {
  const script = `mkfifo in; exec 3<>in; node "${CLI}" ${name} --stdin <&3 >out & pid=$!
    yes nada | head -c 3000000 >&3; kill -TERM $pid; wait $pid; echo status $?`;
  const { stdout } = await execute('sh', ['-c', script], { cwd: folderWith() });
  expect(stdout).toBe('status 143\n');
});
