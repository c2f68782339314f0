import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { biombo, built, execute, folderWith, places, scanJson } from './biombo.ts';
import { bare, CPF, CPF_2 } from './values.ts';

/** Wrong check digits, full punctuation, no label: `possible`. */
const MISTYPED = CPF_2.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

describe('exit status', () => {
  test('0 where nothing is found', async () => {
    const cwd = folderWith({ 'a.txt': 'Nada aqui.\n' });
    expect((await built(['scan', 'a.txt'], { cwd })).status).toBe(0);
  });

  test('0 for a folder without files', async () => {
    expect((await biombo(['scan'], { cwd: folderWith() })).status).toBe(0);
  });

  test('1 where something is found', async () => {
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}\n` });
    expect((await built(['scan', 'a.txt'], { cwd })).status).toBe(1);
  });

  test.each([
    ['certain', 'certain', 1],
    ['certain', 'likely', 1],
    ['certain', 'possible', 1],
    ['likely', 'certain', 0],
    ['likely', 'likely', 1],
    ['likely', 'possible', 1],
    ['possible', 'certain', 0],
    ['possible', 'likely', 0],
    ['possible', 'possible', 1],
  ])('a %s finding with --fail-on %s: %i, and it is reported', async (confidence, failOn, expected) => {
    const text = { certain: `CPF ${CPF}`, likely: `CPF ${MISTYPED}`, possible: MISTYPED }[confidence] ?? '';
    const cwd = folderWith({ 'a.txt': `${text}\n` });
    const { status, report } = await scanJson(['--fail-on', failOn], { cwd });
    expect(report.files[0]?.findings.map((finding) => finding.confidence)).toEqual([confidence]);
    expect(status).toBe(expected);
  });

  test('2 where something could not be read, even if something was found', async () => {
    const cwd = folderWith({ 'a.txt': `CPF ${CPF}\n` });
    const { status, report } = await scanJson(['gone.txt', 'a.txt'], { cwd }, built);
    expect(status).toBe(2);
    expect(report.errors).toEqual([{ path: 'gone.txt', message: 'no such file or folder' }]);
    expect(places(report)).toEqual(['a.txt:1:5']);
    expect(report.summary).toMatchObject({ files: 1, findings: 1, unreadable: 1 });
  });
});

describe('what cannot be read', () => {
  test('a file named as a folder', async () => {
    const cwd = folderWith({ 'a.txt': 'x' });
    const { status, report } = await scanJson(['a.txt/b.txt'], { cwd });
    expect({ status, errors: report.errors }).toEqual({
      status: 2,
      errors: [{ path: 'a.txt/b.txt', message: 'part of the path is not a folder' }],
    });
  });

  test('a link to nowhere, named or met in a folder', async () => {
    const cwd = folderWith({ 'a.txt': 'x' });
    symlinkSync('nowhere', path.join(cwd, 'link.txt'));
    for (const args of [['link.txt'], ['.']]) {
      const { status, report } = await scanJson(args, { cwd });
      expect({ status, errors: report.errors }).toEqual({
        status: 2,
        errors: [{ path: 'link.txt', message: 'no such file or folder' }],
      });
    }
  });

  test('links in a circle', async () => {
    const cwd = folderWith();
    symlinkSync('b', path.join(cwd, 'a'));
    symlinkSync('a', path.join(cwd, 'b'));
    const { report } = await scanJson([], { cwd });
    expect(report.errors).toEqual([
      { path: 'a', message: 'too many symbolic links' },
      { path: 'b', message: 'too many symbolic links' },
    ]);
  });

  test('a pipe does not hang: named it is an error, in a folder it is skipped', async () => {
    const cwd = folderWith();
    await execute('mkfifo', ['pipe'], { cwd });
    const named = await scanJson(['pipe'], { cwd });
    expect(named.status).toBe(2);
    expect(named.report.errors).toEqual([
      { path: 'pipe', message: 'not a regular file; give a pipe with --stdin' },
    ]);
    const walked = await scanJson([], { cwd });
    expect(walked.status).toBe(0);
    expect(walked.report.summary).toMatchObject({ files: 0, skipped: 1, unreadable: 0 });
  });

  test('a device', async () => {
    const { status, stderr } = await biombo(['scan', '/dev/zero'], { cwd: folderWith() });
    expect(status).toBe(2);
    expect(stderr).toBe('biombo: /dev/zero: not a regular file; give a pipe with --stdin\n');
  });

  test('a binary file that was named; in a folder it is skipped and counted', async () => {
    const cwd = folderWith({ 'image.bin': Buffer.from([0x89, 0x50, 0, 0, 0, 13, 1, 2, 3, 0, 0, 0]) });
    const named = await scanJson(['image.bin'], { cwd });
    expect(named.status).toBe(2);
    expect(named.report.errors).toEqual([{ path: 'image.bin', message: 'not a text file' }]);
    const walked = await scanJson([], { cwd });
    expect(walked.status).toBe(0);
    expect(walked.report.summary).toEqual({
      files: 0,
      findings: 0,
      byType: {},
      suppressed: 0,
      skipped: 1,
      unreadable: 0,
    });
  });

  test('the message is in Portuguese where the user is', async () => {
    const options = { cwd: folderWith(), env: { LANG: 'pt_BR.UTF-8' } };
    const { stderr } = await biombo(['scan', 'nada.txt'], options);
    expect(stderr).toBe('biombo: nada.txt: arquivo ou pasta inexistente\n');
  });
});

describe('paths', () => {
  test('are written relative to the current folder, with the given form outside of it', async () => {
    const root = folderWith({ 'in/a.txt': 'x', 'out/b.txt': 'x' });
    const cwd = path.join(root, 'in');
    const paths = async (...args: string[]) =>
      (await scanJson(args, { cwd })).report.files.map((file) => file.path);
    expect(await paths()).toEqual(['a.txt']);
    expect(await paths('./a.txt')).toEqual(['a.txt']);
    expect(await paths(path.join(cwd, 'a.txt'))).toEqual(['a.txt']);
    expect(await paths(cwd)).toEqual(['a.txt']);
    expect(await paths('../out')).toEqual(['../out/b.txt']);
    expect(await paths('../out/b.txt')).toEqual(['../out/b.txt']);
    expect(await paths(path.join(root, 'out'))).toEqual([`${root}/out/b.txt`]);
  });

  test('a file is scanned once, however often it is named', async () => {
    const cwd = folderWith({ 'sub/a.txt': 'x', 'sub/deep/b.txt': 'x' });
    const { report } = await scanJson(['sub/a.txt', '.', './sub/a.txt', 'sub/deep'], { cwd });
    expect(report.files.map((file) => file.path)).toEqual(['sub/a.txt', 'sub/deep/b.txt']);
  });

  test('spaces, quotes, line ends and bytes that are not UTF-8 in names', async () => {
    const names = ['com espaço.txt', "d'água.txt", 'linha\nnova.txt', 'tab\t"aspas".txt'];
    const cwd = folderWith(Object.fromEntries(names.map((name) => [name, `CPF ${CPF}`])));
    await execute('sh', ['-c', 'printf "CPF %s" "$1" > "$(printf "s\\343o.txt")"', 'sh', CPF], { cwd });
    const { report } = await scanJson([], { cwd });
    expect(report.errors).toEqual([]);
    expect(report.files.map((file) => file.path)).toEqual([
      'com espaço.txt',
      "d'água.txt",
      'linha\nnova.txt',
      'são.txt',
      'tab\t"aspas".txt',
    ]);
    expect(report.summary.findings).toBe(5);
    const text = await built(['scan'], { cwd });
    expect(text.stdout.split('\n')).toHaveLength(7);
    expect(text.stdout).toContain('linha\\u000anova.txt:1:5  cpf');
  });
});

describe('personal data in a path', () => {
  const name = `fichas/${CPF}.txt`;

  test('is masked and reported under pathFindings, its offsets those of the real path', async () => {
    const cwd = folderWith({ [name]: 'Nada.' });
    const { status, report } = await scanJson([], { cwd });
    expect(status).toBe(1);
    expect(report.files).toEqual([
      {
        path: 'fichas/[CPF].txt',
        findings: [],
        pathFindings: [
          {
            type: 'cpf',
            start: 7,
            end: 21,
            line: 1,
            column: 8,
            confidence: 'certain',
            reasons: ['check-digits', 'punctuation', 'no-label'],
          },
        ],
      },
    ]);
    expect(report.summary).toMatchObject({ files: 1, findings: 1, byType: { cpf: 1 } });
  });

  test('is masked in every format, in errors, and in the summary of a binary file', async () => {
    const cwd = folderWith({ [name]: `CPF ${CPF}`, [`cpf_${bare(CPF_2)}/x.bin`]: Buffer.alloc(100) });
    symlinkSync('nowhere', path.join(cwd, `dr ${CPF}`));
    for (const format of ['text', 'json', 'jsonl', 'sarif']) {
      const { status, stdout, stderr } = await biombo(['scan', '--format', format], { cwd });
      expect(status).toBe(2);
      expect(stderr).toBe('biombo: dr [CPF]: no such file or folder\n');
      for (const masked of ['fichas/[CPF].txt', 'cpf_[CPF]/x.bin']) {
        expect(decodeURIComponent(stdout)).toContain(masked);
      }
    }
  });

  test('is masked where it is only possible', async () => {
    const cwd = folderWith({ [`${bare(CPF)}.txt`]: 'Nada.' });
    const { status, report } = await scanJson([], { cwd });
    expect(status).toBe(0);
    expect(report.files[0]?.path).toBe('[CPF].txt');
    expect(report.files[0]?.pathFindings).toMatchObject([{ confidence: 'possible' }]);
  });

  test('--raw-paths writes it as it is', async () => {
    const cwd = folderWith({ [name]: 'Nada.' });
    const { status, report } = await scanJson(['--raw-paths'], { cwd, mayShowValues: true });
    expect(report.files[0]?.path).toBe(name);
    expect(report.files[0]?.pathFindings).toHaveLength(1);
    expect(status).toBe(1);
    const gone = await biombo(['scan', '--raw-paths', `${CPF}.md`], { cwd, mayShowValues: true });
    expect(gone.stderr).toBe(`biombo: ${CPF}.md: no such file or folder\n`);
  });
});

describe('a folder', () => {
  test('is walked with all .gitignore files, the deeper over the higher', async () => {
    const cwd = folderWith({
      '.git/info/exclude': 'private.txt\n',
      '.gitignore': '*.log\n/top.txt\nbuilt/\nlib\n# *.md\n\\#hash.txt\nspace\\ \n',
      'a.log': 'x',
      'a.md': 'x',
      'top.txt': 'x',
      'private.txt': 'x',
      '#hash.txt': 'x',
      'built/a.txt': 'x',
      'sub/top.txt': 'x',
      'sub/private.txt': 'x',
      'sub/.gitignore': '!keep.log\n!lib\n/own.txt\nnested/*.txt\n',
      'sub/keep.log': 'x',
      'sub/other.log': 'x',
      'sub/own.txt': 'x',
      'sub/lib/a.txt': 'x',
      'sub/deep/own.txt': 'x',
      'sub/nested/a.txt': 'x',
      'sub/nested/a.md': 'x',
      'lib/a.txt': 'x',
      'node_modules/p/a.txt': 'x',
      'we[i]rd/.gitignore': 'a.txt\n',
      'we[i]rd/a.txt': 'x',
      'we[i]rd/b.txt': 'x',
    });
    const expected = [
      '.gitignore',
      'a.md',
      'sub/.gitignore',
      'sub/keep.log',
      'sub/top.txt',
      'sub/deep/own.txt',
      'sub/lib/a.txt',
      'sub/nested/a.md',
      'we[i]rd/.gitignore',
      'we[i]rd/b.txt',
    ];
    const { report } = await scanJson([], { cwd });
    expect(report.files.map((file) => file.path)).toEqual(expected);
  });

  test('git itself ignores the same', async () => {
    const cwd = folderWith({
      '.gitignore': 'a*\n!ab\n/c/\nd/e\n**/f\ng/**/h\n*.x\n!k.x\ni/*\n!i/j\n',
      ...Object.fromEntries(
        [
          'a',
          'ab',
          'c/y',
          'd/e',
          'd/c/y',
          'z/d/e',
          'z/f/y',
          'g/h',
          'g/1/2/h',
          'k.x',
          'l.x',
          'i/j',
          'i/k',
          'i/l/m',
        ].map((name) => [name, 'x']),
      ),
      'z/.gitignore': '!f\nab\n/d/*\n!/d/e\n',
      'z/ab': 'x',
      'z/d/o': 'x',
      'z/y/d/o': 'x',
    });
    await execute('git', ['init', '--quiet'], { cwd });
    const git = await execute('git', ['ls-files', '--others', '--exclude-standard'], { cwd });
    const { report } = await scanJson([], { cwd });
    expect(report.files.map((file) => file.path).sort()).toEqual(git.stdout.trim().split('\n').sort());
    expect(report.files.length).toBeGreaterThan(8);
  });

  test('a .gitignore above it counts, unless it ignores the named folder itself', async () => {
    const cwd = folderWith({
      '.git/HEAD': '',
      '.gitignore': '/built\n*.log\n',
      'built/a.txt': 'x',
      'built/a.log': 'x',
      'src/a.txt': 'x',
      'src/a.log': 'x',
    });
    const src = await scanJson(['src'], { cwd });
    expect(src.report.files.map((file) => file.path)).toEqual(['src/a.txt']);
    const built = await scanJson(['built'], { cwd });
    expect(built.report.files.map((file) => file.path)).toEqual(['built/a.log', 'built/a.txt']);
  });

  test('a file that was named is scanned though it is ignored', async () => {
    const cwd = folderWith({ '.gitignore': '*.txt', 'a.txt': `CPF ${CPF}` });
    expect((await biombo(['scan', 'a.txt'], { cwd })).status).toBe(1);
  });

  test('a pattern that would take for ever is left out', async () => {
    const cwd = folderWith({
      '.gitignore': `${'*a'.repeat(40)}b\n*.log\n`,
      ['a'.repeat(200)]: 'x',
      'x.log': 'x',
    });
    const { report } = await scanJson([], { cwd });
    expect(report.files.map((file) => file.path)).toEqual(['.gitignore', 'a'.repeat(200)]);
  });

  test('links to folders are not followed, links to files are', async () => {
    const cwd = folderWith({ 'real/a.txt': `CPF ${CPF}` });
    symlinkSync('..', path.join(cwd, 'real/up'));
    symlinkSync('real', path.join(cwd, 'alias'));
    symlinkSync('real/a.txt', path.join(cwd, 'b.txt'));
    const { report } = await scanJson([], { cwd });
    expect(places(report)).toEqual(['b.txt:1:5', 'real/a.txt:1:5']);
    const named = await scanJson(['alias'], { cwd });
    expect(places(named.report)).toEqual(['alias/a.txt:1:5']);
  });

  test('files without a known extension are told by their content', async () => {
    const cwd = folderWith({
      Makefile: `# CPF ${CPF}`,
      '.env': `CPF=${CPF}`,
      'doc.pdf': '%PDF-1.7\n%âãÏÓ\n',
    });
    const { report } = await scanJson([], { cwd });
    expect(places(report)).toEqual(['.env:1:5', 'Makefile:1:7']);
    expect(report.summary.skipped).toBe(1);
  });

  test('that is gone', async () => {
    const cwd = folderWith();
    mkdirSync(path.join(cwd, 'sub'));
    rmSync(path.join(cwd, 'sub'), { recursive: true });
    const { status, report } = await scanJson(['sub'], { cwd });
    expect(status).toBe(2);
    expect(report.errors).toEqual([{ path: 'sub', message: 'no such file or folder' }]);
  });
});
