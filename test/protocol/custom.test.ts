import { expect, it } from 'vitest';
import { ACTION_KINDS } from '../../shared/protocol.ts';
import { rangeOf, TestClient } from './client.ts';

const VALUE = 'F12345';
const TEXT = `Badge ${VALUE} went out.\n`;
const config = (pattern: string) =>
  JSON.stringify({
    identifiers: {
      cracha: {
        name: { en: 'badge of ours', 'pt-BR': 'nosso crachá' },
        description: { en: 'Number of a badge.', 'pt-BR': 'Número do crachá.' },
        labels: ['badge'],
        pattern,
        mask: 'CRACHÁ',
        confidence: 'likely',
        severity: 'error',
      },
    },
  });

it('a custom identifier is found, explained and masked, and follows its config', async () => {
  const client = await TestClient.start();
  await client.write('biombo.jsonc', config('[EF]\\d{5}'));
  const uri = await client.open('a.txt', TEXT);
  const [diagnostic] = await client.diagnosticsWhen(uri, (items) => items.length === 1);
  expect(diagnostic).toMatchObject({ code: 'cracha', severity: 1, range: rangeOf(TEXT, VALUE) });
  expect(diagnostic?.message).toContain('badge of ours');
  expect(diagnostic?.message).not.toContain(VALUE);
  expect(JSON.stringify(await client.hover(uri, 0, 8))).toContain('Number of a badge.');

  await client.act(uri, VALUE, ACTION_KINDS.mask);
  expect(client.text(uri)).toBe('Badge [CRACHÁ] went out.\n');
  expect(await client.diagnostics(uri)).toEqual([]);

  await client.write('biombo.jsonc', config('CR[A-Z]+|went'));
  expect(await client.diagnosticsWhen(uri, (items) => items.length === 1)).toMatchObject([
    { code: 'cracha' },
  ]);
  const summary = await client.summary(uri, ({ total }) => total === 1);
  expect(summary.names).toEqual({ cracha: 'badge of ours' });
  expect(summary).not.toHaveProperty('unheeded');
  // With an error in it the last config that was right goes on counting.
  await client.write('biombo.jsonc', config('[EF](\\d{5}'));
  expect(await client.diagnostics(uri)).toMatchObject([{ code: 'cracha' }]);
});

it('a broken pattern is told in the config, at its place', async () => {
  const client = await TestClient.start();
  const text = config('[EF](\\d{5}');
  const uri = await client.open('biombo.jsonc', text, 'jsonc');
  const [problem] = await client.diagnosticsWhen(uri, (items) => items.length === 1);
  expect(problem).toMatchObject({ code: 'pattern', severity: 1, range: rangeOf(text, '"[EF](\\\\d{5}"') });
});

it('in an untrusted workspace none is looked for, which is said once', async () => {
  const client = await TestClient.start({ options: { trusted: false } });
  await client.write('biombo.jsonc', config('[EF]\\d{5}'));
  const uri = await client.open('a.txt', TEXT);
  await client.open('b.txt', TEXT);
  const types = (await client.diagnostics(uri)).map(({ code }) => code);
  expect(types).not.toContain('cracha');
  const told = client.logs.filter((line) => line.includes('not looked for in an untrusted workspace'));
  expect(told).toHaveLength(1);
  expect(await client.summary(uri)).toMatchObject({ unheeded: { identifiers: 1 } });
});

it('one that is called and described as nothing is said to be defined in the config, its id once', async () => {
  const client = await TestClient.start({ locale: 'pt-BR' });
  await client.write('biombo.jsonc', JSON.stringify({ identifiers: { cracha: { pattern: '[EF]\\d{5}' } } }));
  const uri = await client.open('a.txt', TEXT);
  await client.diagnosticsWhen(uri, (items) => items.length === 1);
  const said = JSON.stringify(await client.hover(uri, 0, 8));
  expect(said).toContain('Um identificador que o biombo.jsonc define.');
  expect(said.match(/cracha/g)).toHaveLength(1);
});
