import { expect, test } from 'vitest';
import { biombo, folderWith, places, scanJson } from './biombo.ts';
import { Repository } from './repository.ts';
import { CPF, CPF_2, showsValue } from './values.ts';

const DIRECTIVE = '# biombo-ignore cpf: invented';

test('a comment hides what it names, and that is counted', async () => {
  const cwd = folderWith({
    'a.txt': `${DIRECTIVE}\nCPF ${CPF}\nCPF ${CPF_2}\n`,
    'b.json': `{"cpf": "${CPF} ${DIRECTIVE}"}`,
  });
  const { status, report } = await scanJson([], { cwd });
  expect(places(report)).toEqual(['a.txt:3:5', 'b.json:1:10']);
  expect(report.summary.suppressed).toBe(1);
  expect(status).toBe(1);
});

test('a comment that hides nothing is told on standard error, in both languages, and is no error', async () => {
  const cwd = folderWith({ 'a.txt': `\n# biombo-ignore ${CPF}\n` });
  const { status, stderr } = await biombo(['scan', 'a.txt', '--fail-on', 'certain'], { cwd });
  expect(stderr).toBe(
    'biombo: a.txt:2: This comment names a type that there is not. A reason stands behind a colon.\n',
  );
  expect(status).toBe(1);
  const portuguese = await biombo(['scan', 'a.txt'], { cwd, env: { LANG: 'pt_BR.UTF-8' } });
  expect(portuguese.stderr).toMatch(/^biombo: a\.txt:2: Este comentário cita um tipo/);
  expect(showsValue(stderr + portuguese.stderr)).toBe(false);
});

test('--staged heeds the comment that is staged', async () => {
  const repository = await Repository.create();
  await repository.commit({ 'a.py': `x = 1\n` });
  await repository.stage({ 'a.py': `x = 1\nCPF = "${CPF}"  ${DIRECTIVE}\n` });
  repository.write({ 'a.py': `x = 1\nCPF = "${CPF}"\n` });
  expect((await biombo(['scan', '--staged'], { cwd: repository.folder })).status).toBe(0);
  await repository.git('add', '--all');
  expect((await biombo(['scan', '--staged'], { cwd: repository.folder })).status).toBe(1);
});
