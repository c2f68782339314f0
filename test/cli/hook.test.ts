import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Outcome } from './biombo.ts';
import { biombo, CLI, ENV, execute, folderWith } from './biombo.ts';
import { Repository } from './repository.ts';
import { CPF, showsValue } from './values.ts';

const LINE = `CPF ${CPF}\n`;

function hookOf(repository: Repository): string {
  return path.join(repository.folder, '.git/hooks/pre-commit');
}

function hook(
  repository: Repository,
  action: 'install' | 'uninstall',
  cwd = repository.folder,
): Promise<Outcome> {
  return biombo(['hook', action], { cwd });
}

function writeHook(repository: Repository, text: string | Buffer, mode = 0o755): string {
  const file = hookOf(repository);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
  chmodSync(file, mode);
  return file;
}

async function commit(repository: Repository, ...args: string[]): Promise<Outcome> {
  const outcome = await repository.tryGit('commit', '--quiet', '--message', 'x', ...args);
  expect(showsValue(outcome.stdout + outcome.stderr)).toBe(false);
  return outcome;
}

describe('a commit', () => {
  test('that adds a CPF is stopped, one without is made', async () => {
    const repository = await Repository.create();
    expect((await hook(repository, 'install')).status).toBe(0);
    await repository.stage({ 'a.txt': LINE });
    const stopped = await commit(repository);
    expect(stopped.status).toBe(1);
    expect(stopped.stderr).toContain('a.txt:1:5  cpf  certain');
    expect(stopped.stderr).toContain('biombo: the commit was stopped.');
    expect(await repository.commitCount()).toBe(0);
    await repository.stage({ 'a.txt': 'CPF [CPF]\n' });
    expect((await commit(repository)).status).toBe(0);
    expect(await repository.commitCount()).toBe(1);
  });

  test('of a folder deeper down, of all changes, and of some files only', async () => {
    const repository = await Repository.create();
    await repository.commit({ 'sub/a.txt': 'um\n', 'sub/b.txt': 'um\n' });
    await hook(repository, 'install');
    repository.write({ 'sub/a.txt': `um\n${LINE}`, 'sub/b.txt': 'dois\n' });
    const cwd = path.join(repository.folder, 'sub');
    const all = await execute('git', ['commit', '--quiet', '--all', '--message', 'x'], { cwd });
    expect(all.status).toBe(1);
    expect(all.stderr).toContain('sub/a.txt:2:5  cpf');
    // The index of a partial commit holds b.txt alone.
    const part = await execute('git', ['commit', '--quiet', '--message', 'x', 'b.txt'], { cwd });
    expect(part.status).toBe(0);
    const leak = await execute('git', ['commit', '--quiet', '--message', 'x', 'a.txt'], { cwd });
    expect(leak.status).toBe(1);
    expect(await repository.commitCount()).toBe(2);
  });

  test('with what is staged clean and data only on disk is made', async () => {
    const repository = await Repository.create();
    await hook(repository, 'install');
    await repository.stage({ 'a.txt': 'limpo\n' });
    repository.write({ 'a.txt': LINE });
    expect((await commit(repository)).status).toBe(0);
  });

  test('with --no-verify is made', async () => {
    const repository = await Repository.create();
    await hook(repository, 'install');
    await repository.stage({ 'a.txt': LINE });
    expect((await commit(repository, '--no-verify')).status).toBe(0);
  });

  test('is stopped where something could not be read', async () => {
    const repository = await Repository.create();
    await hook(repository, 'install');
    await repository.stage({ 'a.txt': 'x', 'biombo.jsonc': '{' });
    const { status, stderr } = await commit(repository);
    expect(status).toBe(1);
    expect(stderr).toContain('biombo: biombo.jsonc: line 1');
  });

  test('in a linked worktree and in a submodule is stopped too', async () => {
    const inner = await Repository.create();
    await inner.commit({ 'x.txt': 'x' });
    const repository = await Repository.create();
    await repository.commit({ 'a.txt': 'x' });
    await repository.git('worktree', 'add', '--quiet', 'tree', '-b', 'other');
    await repository.git(
      '-c',
      'protocol.file.allow=always',
      'submodule',
      '--quiet',
      'add',
      inner.folder,
      'inner',
    );
    for (const name of ['tree', 'inner']) {
      const cwd = path.join(repository.folder, name);
      expect((await hook(repository, 'install', cwd)).status).toBe(0);
      writeFileSync(path.join(cwd, 'leak.txt'), LINE);
      await execute('git', ['add', 'leak.txt'], { cwd });
      const { status, stderr } = await execute('git', ['commit', '--message', 'x'], { cwd });
      expect(status).toBe(1);
      expect(stderr).toContain('leak.txt:1:5  cpf');
    }
  });
});

describe('the command that the hook calls', () => {
  async function stopped(repository: Repository, PATH: string) {
    await repository.stage({ 'a.txt': LINE });
    return execute('git', ['commit', '--message', 'x'], { cwd: repository.folder, env: { PATH } });
  }

  /** A hook whose own command is gone. */
  async function orphan(): Promise<Repository> {
    const repository = await Repository.create();
    await hook(repository, 'install');
    const file = hookOf(repository);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(CLI, '/nowhere/cli.cjs'));
    return repository;
  }

  test('is the one that installed it, by absolute paths, links resolved', async () => {
    const repository = await Repository.create();
    const link = path.join(folderWith(), 'biombo');
    symlinkSync(CLI, link);
    await execute(process.execPath, [link, 'hook', 'install'], { cwd: repository.folder });
    const text = readFileSync(hookOf(repository), 'utf8');
    expect(text).toContain(`'${process.execPath}' '${realpathSync(CLI)}' scan --staged`);
  });

  test('else the one in PATH', async () => {
    const repository = await orphan();
    const bin = folderWith({ biombo: '#!/bin/sh\necho "from PATH: $*" >&2\nexit 1\n' });
    chmodSync(path.join(bin, 'biombo'), 0o755);
    const { status, stderr } = await stopped(repository, `${bin}:${ENV.PATH}`);
    expect(stderr).toContain('from PATH: scan --staged');
    expect(status).toBe(1);
  });

  test('if there is none the commit is stopped and told why', async () => {
    const { status, stderr } = await stopped(await orphan(), '/usr/bin:/bin');
    expect(status).toBe(1);
    expect(stderr).toContain('biombo: the command that looks for personal data was not found');
  });

  test('may be in a folder with spaces and quotes', async () => {
    const repository = await Repository.create();
    const folder = folderWith({
      "it's a/cli.cjs": readFileSync(CLI),
      "it's a/commands.cjs": readFileSync(path.join(CLI, '../commands.cjs')),
    });
    await execute(process.execPath, [path.join(folder, "it's a/cli.cjs"), 'hook', 'install'], {
      cwd: repository.folder,
    });
    await repository.stage({ 'a.txt': LINE });
    expect((await commit(repository)).stderr).toContain('a.txt:1:5  cpf');
  });
});

describe('a hook that is there', () => {
  const own = '#!/bin/sh\n# d\xe9j\xe0\necho "own hook ran" >&2\nexit 3';

  test('is kept, runs after ours, and comes back byte for byte', async () => {
    const repository = await Repository.create();
    const before = Buffer.from(own, 'latin1');
    const file = writeHook(repository, before, 0o750);
    await hook(repository, 'install');
    expect(statSync(file).mode & 0o777).toBe(0o750);
    await repository.stage({ 'a.txt': LINE });
    const leak = await commit(repository);
    expect(leak.stderr).toContain('a.txt:1:5  cpf');
    expect(leak.stderr).not.toContain('own hook ran');
    await repository.stage({ 'a.txt': 'x' });
    expect((await commit(repository)).stderr).toContain('own hook ran');
    await hook(repository, 'uninstall');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(statSync(file).mode & 0o777).toBe(0o750);
  });

  test.each([
    '#!/bin/bash\necho x\n',
    '#!/usr/bin/env bash\necho x\n',
    '#! /bin/dash -e\necho x\n',
    'echo no shebang\n',
  ])('is extended where it is a shell script: %j', async (text) => {
    const repository = await Repository.create();
    const file = writeHook(repository, text);
    expect((await hook(repository, 'install')).status).toBe(0);
    await repository.stage({ 'a.txt': LINE });
    expect((await commit(repository)).stderr).toContain('a.txt:1:5  cpf');
    await hook(repository, 'uninstall');
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test.each([
    ['#!/usr/bin/env python3\nprint("x")\n', 'it is not a shell script'],
    ['#!/usr/bin/env -S node\n', 'it is not a shell script'],
    ['#!/usr/bin/fish\n', 'it is not a shell script'],
    ['\x7fELF\0\0', 'it is not a shell script'],
    ['#!/bin/sh\n# >>> biombo >>>\necho\n', "only one of the two lines around Biombo's block is there"],
    ['#!/bin/sh\n# <<< biombo <<<\necho\n', "only one of the two lines around Biombo's block is there"],
  ])('is left alone otherwise: %j', async (text, why) => {
    const repository = await Repository.create();
    const file = writeHook(repository, text);
    const { status, stdout, stderr } = await hook(repository, 'install');
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toBe(
      `biombo: ${file} was left as it is: ${why}.\nTo look before every commit, let it run:\n  "${process.execPath}" "${CLI}" scan --staged\n`,
    );
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('is left alone where it is switched off, a link or a folder', async () => {
    const repository = await Repository.create();
    const file = writeHook(repository, '#!/bin/sh\necho x\n', 0o644);
    expect((await hook(repository, 'install')).stderr).toContain('it is not executable');
    rmSync(file);
    const target = path.join(repository.folder, 'script.sh');
    writeFileSync(target, '#!/bin/sh\n');
    symlinkSync(target, file);
    expect((await hook(repository, 'install')).stderr).toContain('it is a symbolic link');
    expect(readFileSync(target, 'utf8')).toBe('#!/bin/sh\n');
    rmSync(file);
    mkdirSync(file);
    expect((await hook(repository, 'install')).stderr).toContain('it is not a file');
    expect(lstatSync(file).isDirectory()).toBe(true);
  });
});

describe('installing', () => {
  test('twice is once', async () => {
    const repository = await Repository.create();
    const file = hookOf(repository);
    expect((await hook(repository, 'install')).stdout).toBe(`The pre-commit hook is in place: ${file}\n`);
    const once = readFileSync(file, 'utf8');
    expect((await hook(repository, 'install')).stdout).toBe(
      `The pre-commit hook was in place already: ${file}\n`,
    );
    expect(readFileSync(file, 'utf8')).toBe(once);
  });

  test('again brings the command up to date', async () => {
    const repository = await Repository.create();
    await hook(repository, 'install');
    const file = hookOf(repository);
    const now = readFileSync(file, 'utf8');
    writeFileSync(file, now.replaceAll(CLI, '/old/cli.cjs').concat('echo mine\n'));
    expect((await hook(repository, 'install')).stdout).toContain('is in place');
    expect(readFileSync(file, 'utf8')).toBe(`${now}echo mine\n`);
  });

  test('follows core.hooksPath and makes missing folders', async () => {
    const repository = await Repository.create();
    await repository.git('config', 'core.hooksPath', 'my/hooks');
    mkdirSync(path.join(repository.folder, 'sub'));
    await hook(repository, 'install', path.join(repository.folder, 'sub'));
    expect(existsSync(path.join(repository.folder, 'my/hooks/pre-commit'))).toBe(true);
    await repository.stage({ 'a.txt': LINE });
    expect((await commit(repository)).status).toBe(1);
  });

  test.each([
    ['husky', '.husky/_', '#!/usr/bin/env sh\n. "$(dirname "$0")/h"'],
    [
      'pre-commit',
      '.git/hooks',
      '#!/usr/bin/env bash\n# File generated by pre-commit: https://pre-commit.com\nexec x\n',
    ],
    ['lefthook', '.git/hooks', '#!/bin/sh\ncall_lefthook()\n{\n  :\n}\n'],
  ])('leaves what %s writes anew as it is, and says what it is to run', async (_, folder, text) => {
    const repository = await Repository.create();
    const file = path.join(repository.folder, folder, 'pre-commit');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: 0o755 });
    await repository.git('config', 'core.hooksPath', folder);
    const { status, stderr } = await hook(repository, 'install');
    expect(status).toBe(2);
    expect(stderr).toMatch(/a program that manages hooks, .* writes it anew; give the command to that\.\n/);
    expect(stderr).toMatch(/let it run:\n {2}biombo scan --staged\n$/);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('speaks Portuguese, in the hook too', async () => {
    const repository = await Repository.create();
    const env = { LANG: 'pt_BR.UTF-8' };
    const { stdout } = await biombo(['hook', 'install'], { cwd: repository.folder, env });
    expect(stdout).toMatch(/^O hook pre-commit está instalado: /);
    await repository.stage({ 'a.txt': LINE });
    expect((await commit(repository)).stderr).toContain('biombo: o commit foi impedido. Mascare os dados');
  });

  test('outside of a repository is an error', async () => {
    for (const action of ['install', 'uninstall']) {
      expect(await biombo(['hook', action], { cwd: folderWith() })).toEqual({
        status: 2,
        stdout: '',
        stderr: 'biombo: not in the working tree of a git repository\n',
      });
    }
  });
});

describe('uninstalling', () => {
  test('removes the file where nothing else is in it', async () => {
    const repository = await Repository.create();
    await hook(repository, 'install');
    const file = hookOf(repository);
    const { status, stdout } = await hook(repository, 'uninstall');
    expect({ status, stdout }).toEqual({ status: 0, stdout: `The pre-commit hook was removed: ${file}\n` });
    expect(existsSync(file)).toBe(false);
  });

  test('without a hook of ours changes nothing', async () => {
    const repository = await Repository.create();
    const file = writeHook(repository, '#!/usr/bin/perl\n');
    const { status, stdout } = await hook(repository, 'uninstall');
    expect({ status, stdout }).toEqual({ status: 0, stdout: `There is no hook of Biombo's in: ${file}\n` });
    expect(readFileSync(file, 'utf8')).toBe('#!/usr/bin/perl\n');
    rmSync(file);
    expect((await hook(repository, 'uninstall')).status).toBe(0);
  });
});
