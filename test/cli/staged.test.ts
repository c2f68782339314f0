import { chmodSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonReport } from './biombo.ts';
import { biombo, built, execute, folderWith, places, scanJson } from './biombo.ts';
import { Repository } from './repository.ts';
import { CPF, CPF_2, CPF_3 } from './values.ts';

const LINE = `CPF ${CPF}\n`;
const LINE_2 = `CPF ${CPF_2}\n`;
const LINE_3 = `CPF ${CPF_3}\n`;

async function staged(repository: Repository, ...args: string[]): Promise<JsonReport> {
  return (await scanJson(['--staged', ...args], { cwd: repository.folder })).report;
}

describe('what counts', () => {
  test('before the first commit: everything that is staged', async () => {
    const repository = await Repository.create();
    await repository.stage({ 'a.txt': LINE, 'sub/b.md': `x\n${LINE_2}` });
    repository.write({ 'unstaged.txt': LINE });
    const { status, report } = await scanJson(['--staged'], { cwd: repository.folder }, built);
    expect(status).toBe(1);
    expect(places(report)).toEqual(['a.txt:1:5', 'sub/b.md:2:5']);
    expect(report.summary).toEqual({
      files: 2,
      findings: 2,
      byType: { cpf: 2 },
      suppressed: 0,
      skipped: 0,
      unreadable: 0,
      untouched: 0,
    });
  });

  test('nothing staged', async () => {
    const repository = await Repository.create();
    expect((await staged(repository)).summary.files).toBe(0);
    await repository.commit({ 'a.txt': LINE });
    const { status, report } = await scanJson(['--staged'], { cwd: repository.folder });
    expect({ status, files: report.files }).toEqual({ status: 0, files: [] });
  });

  test('only lines that were added or changed; with --whole all', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': `${LINE}um\ndois\n${LINE_2}três\n` });
    await repository.stage({ 'a.txt': `${LINE}um\n${LINE_3}dois\n${LINE_2}quatro\n` });
    const report = await staged(repository);
    expect(places(report)).toEqual(['a.txt:3:5']);
    expect(report.summary).toMatchObject({ findings: 1, untouched: 2 });
    const whole = await staged(repository, '--whole');
    expect(places(whole)).toEqual(['a.txt:1:5', 'a.txt:3:5', 'a.txt:5:5']);
    expect(whole.summary).toMatchObject({ findings: 3, untouched: 0 });
  });

  test('status 0 where all findings are on lines that do not change', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': `${LINE}fim\n` });
    await repository.stage({ 'a.txt': `${LINE}meio\nfim\n` });
    const { status, stdout } = await biombo(['scan', '--staged'], { cwd: repository.folder });
    expect({ status, stdout }).toEqual({
      status: 0,
      stdout: '0 findings; 1 file scanned; 1 more on lines that do not change\n',
    });
  });

  test('a line that moved down does not count, one that was taken away neither', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': `${LINE}um\n${LINE_2}` });
    await repository.stage({ 'a.txt': `novo\nnovo\num\n${LINE_2}` });
    const report = await staged(repository);
    expect(report.summary).toMatchObject({ findings: 0, untouched: 1 });
  });

  test('the rest of the file is context', async () => {
    const repository = await Repository.create();
    const digits = CPF.replace(/\D/g, '');
    const table = '| Item | CPF |\n|---|---|\n';
    await repository.commit({ 'a.md': table });
    await repository.stage({ 'a.md': `${table}| um | ${digits} |\n` });
    const report = await staged(repository);
    expect(report.files[0]?.findings).toMatchObject([{ line: 3, reasons: expect.arrayContaining(['key']) }]);
  });

  test('the last line without a line feed', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': `${LINE}x` });
    await repository.stage({ 'a.txt': `${LINE}x ${CPF_2}` });
    expect(places(await staged(repository))).toEqual(['a.txt:2:3']);
  });

  test('lines are counted as git does where carriage returns stand alone', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': `um\rdois\rtrês\n${LINE}fim\n` });
    await repository.stage({ 'a.txt': `um\rdois\rtrês\n${LINE}fim\n${LINE_2}` });
    const report = await staged(repository);
    expect(report.summary).toMatchObject({ findings: 1, untouched: 1 });
    expect(places(report)).toEqual(['a.txt:6:5']);
  });

  test('UTF-16, which git takes for binary: all of it', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': Buffer.from(`\uFEFF${LINE}`, 'utf16le') });
    await repository.stage({ 'a.txt': Buffer.from(`\uFEFF${LINE}x\n`, 'utf16le') });
    expect(places(await staged(repository))).toEqual(['a.txt:1:5']);
  });
});

describe('the index, not the working tree', () => {
  test('staged and then cleaned on disk', async () => {
    const repository = await Repository.create();
    await repository.stage({ 'a.txt': LINE });
    repository.write({ 'a.txt': 'limpo\n' });
    expect(places(await staged(repository))).toEqual(['a.txt:1:5']);
    rmSync(path.join(repository.folder, 'a.txt'));
    expect(places(await staged(repository))).toEqual(['a.txt:1:5']);
  });

  test('clean when staged, with data on disk', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': 'um\n' });
    await repository.stage({ 'a.txt': 'um\ndois\n' });
    repository.write({ 'a.txt': `um\ndois\n${LINE}` });
    const { status, report } = await scanJson(['--staged'], { cwd: repository.folder });
    expect({ status, found: places(report) }).toEqual({ status: 0, found: [] });
  });
});

describe('kinds of change', () => {
  test('a renamed file is a new path, its lines and its name count', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': `${LINE}${'linha\n'.repeat(50)}` });
    await repository.git('mv', 'a.txt', `${CPF_2}.txt`);
    const report = await staged(repository);
    expect(report.files.map((file) => file.path)).toEqual(['[CPF].txt']);
    expect(report.files[0]?.pathFindings).toHaveLength(1);
    expect(places(report)).toEqual(['[CPF].txt:1:5']);
  });

  test('the name of a file that only changes does not count', async () => {
    const repository = await Repository.create();
    await repository.commit({ [`${CPF}.txt`]: 'um\n' });
    await repository.stage({ [`${CPF}.txt`]: 'dois\n' });
    const { status, report } = await scanJson(['--staged'], { cwd: repository.folder });
    expect(status).toBe(0);
    expect(report.files).toEqual([{ path: '[CPF].txt', findings: [] }]);
  });

  test('deleted files, changed modes, submodules and empty files', async () => {
    const inner = await Repository.create();
    await inner.commit({ 'x.txt': LINE });
    const repository = await Repository.create();
    await repository.commit({ 'gone.txt': LINE, 'run.sh': LINE });
    await repository.git('rm', '--quiet', 'gone.txt');
    chmodSync(path.join(repository.folder, 'run.sh'), 0o755);
    await repository.stage({ empty: '' });
    await repository.git(
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      inner.folder,
      'inner',
    );
    const report = await staged(repository);
    expect(report.errors).toEqual([]);
    expect(report.files.map((file) => file.path)).toEqual(['.gitmodules', 'empty', 'run.sh']);
    expect(report.summary).toMatchObject({ findings: 0, untouched: 1 });
  });

  test('a symbolic link is the text of where it leads', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'file.txt': 'x' });
    symlinkSync(`../fichas/${CPF}`, path.join(repository.folder, 'link'));
    rmSync(path.join(repository.folder, 'file.txt'));
    symlinkSync(`../${CPF_2}`, path.join(repository.folder, 'file.txt'));
    await repository.git('add', '--all');
    expect(places(await staged(repository))).toEqual(['file.txt:1:4', 'link:1:11']);
  });

  test('binary files are skipped', async () => {
    const repository = await Repository.create();
    await repository.stage({ 'a.bin': Buffer.alloc(300_000), 'b.txt': LINE });
    const report = await staged(repository);
    expect(places(report)).toEqual(['b.txt:1:5']);
    expect(report.summary).toMatchObject({ files: 1, skipped: 1 });
  });

  test('a file with a conflict is an error', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': 'um\n' });
    await repository.git('checkout', '--quiet', '-b', 'other');
    await repository.commit({ 'a.txt': 'dois\n' });
    await repository.git('checkout', '--quiet', 'main');
    await repository.commit({ 'a.txt': 'três\n' });
    await repository.tryGit('merge', 'other');
    const { status, report } = await scanJson(['--staged'], { cwd: repository.folder });
    expect(status).toBe(2);
    expect(report.errors).toEqual([{ path: 'a.txt', message: 'has a merge conflict that is not resolved' }]);
  });

  test('names with spaces, quotes, line ends and other bytes', async () => {
    const repository = await Repository.create();
    const names = ['com espaço.txt', "d'água.txt", 'linha\nnova.txt', '"aspas"\t.txt', '-x', ':(top)y'];
    const before = Object.fromEntries(names.map((name) => [name, 'x\n']));
    await repository.commit(before);
    const after = Object.fromEntries(names.map((name) => [name, `x\n${LINE}`]));
    await repository.stage(after);
    await execute('sh', ['-c', 'printf x > "$(printf "s\\343o.txt")" && git add .'], {
      cwd: repository.folder,
    });
    const report = await staged(repository);
    expect(report.errors).toEqual([]);
    expect(report.files.map((file) => file.path).sort()).toEqual([...names, 'são.txt'].sort());
    expect(report.summary.findings).toBe(names.length);
    expect(new Set(report.files.flatMap((file) => file.findings.map(({ line }) => line)))).toEqual(
      new Set([2]),
    );
  });

  test('two files with the same change', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': 'x\n', 'b.txt': 'x\n' });
    await repository.stage({ 'a.txt': `x\n${LINE}`, 'b.txt': `x\n${LINE}` });
    expect(places(await staged(repository))).toEqual(['a.txt:2:5', 'b.txt:2:5']);
  });

  test('content that looks like the header of a patch', async () => {
    const repository = await Repository.create();
    const lines = 'index 1234..5678\n@@ -1 +1,99 @@\ndiff --git a/a b/a\n';
    await repository.commit({ 'a.txt': `${lines}${LINE}x\n` });
    await repository.stage({ 'a.txt': `${LINE}x\n@@ -1 +1,99 @@\nindex 12..34\n` });
    expect((await staged(repository)).summary).toMatchObject({ findings: 0, untouched: 1 });
  });
});

describe('where it runs', () => {
  test('in a folder of the repository: paths are relative to it', async () => {
    const repository = await Repository.create();
    await repository.stage({ 'a.txt': LINE, 'sub/b.txt': LINE });
    const { report } = await scanJson(['--staged'], { cwd: path.join(repository.folder, 'sub') });
    expect(places(report)).toEqual(['../a.txt:1:5', 'b.txt:1:5']);
  });

  test('on some paths only', async () => {
    const repository = await Repository.create();
    await repository.stage({ 'a.txt': LINE, 'sub/b.txt': LINE, 'subway.txt': LINE });
    expect(places(await staged(repository, 'sub'))).toEqual(['sub/b.txt:1:5']);
    expect(places(await staged(repository, 'a.txt', './sub/'))).toEqual(['a.txt:1:5', 'sub/b.txt:1:5']);
    const { status, report } = await scanJson(['--staged', '..'], { cwd: repository.folder });
    expect(status).toBe(2);
    expect(report.errors).toEqual([{ path: '..', message: 'outside the repository' }]);
  });

  test('in a worktree, and in a repository with settings that change what git prints', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': `um\n${LINE}` });
    for (const setting of [
      'color.ui=always',
      'diff.external=false',
      'diff.noprefix=true',
      'diff.relative=true',
      'diff.context=9',
      'diff.interHunkContext=9',
      'diff.renames=copies',
      'core.quotePath=true',
      'core.abbrev=5',
    ]) {
      const [name = '', value = ''] = setting.split('=');
      await repository.git('config', name, value);
    }
    await repository.git('worktree', 'add', '--quiet', 'tree', '-b', 'other');
    const cwd = path.join(repository.folder, 'tree');
    await execute('sh', ['-c', `printf 'zero\\num\\n${LINE}dois\\n' > a.txt && git add a.txt`], { cwd });
    const env = { GIT_DIFF_OPTS: '--unified=5', GIT_EXTERNAL_DIFF: 'false', GIT_LITERAL_PATHSPECS: '1' };
    const { report } = await scanJson(['--staged'], { cwd, env });
    expect(report.summary).toMatchObject({ files: 1, findings: 0, untouched: 1 });
  });

  test('with diff attributes', async () => {
    const repository = await Repository.create();
    await repository.commit({
      '.gitattributes': '* -diff\n*.md binary\n',
      'a.txt': `um\n${LINE}`,
      'b.md': LINE,
    });
    await repository.stage({ 'a.txt': `um\n${LINE}dois\n`, 'b.md': `${LINE}dois\n` });
    expect((await staged(repository)).summary).toMatchObject({ findings: 0, untouched: 2 });
  });

  test('outside of a repository is an error', async () => {
    const outcome = await biombo(['scan', '--staged'], { cwd: folderWith() });
    expect(outcome).toEqual({
      status: 2,
      stdout: '',
      stderr: 'biombo: not in the working tree of a git repository\n',
    });
  });

  test('in the git folder itself is an error', async () => {
    const repository = await Repository.create();
    const { status, stderr } = await biombo(['scan', '--staged'], {
      cwd: path.join(repository.folder, '.git'),
    });
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'biombo: not in the working tree of a git repository\n',
    });
  });

  test('without git is an error', async () => {
    const repository = await Repository.create();
    const options = { cwd: repository.folder, env: { PATH: '/nowhere' } };
    const { status, stderr } = await biombo(['scan', '--staged'], options);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: 'biombo: git is not installed, or not in PATH\n',
    });
  });

  test('a damaged repository is an error', async () => {
    const repository = await Repository.create();
    await repository.stage({ 'a.txt': LINE });
    rmSync(path.join(repository.folder, '.git/objects'), { recursive: true });
    await execute('mkdir', ['.git/objects'], { cwd: repository.folder });
    const { status, report } = await scanJson(['--staged'], { cwd: repository.folder });
    expect(status).toBe(2);
    expect(report.errors).toEqual([{ path: 'a.txt', message: 'the object is missing from the repository' }]);
  });
});
