import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { ACTION_KINDS } from '../../shared/protocol.ts';
import { MODERN, rangeOf, TestClient } from './client.ts';
import { cpf, value } from './values.ts';

const [ANA, BIA] = [cpf(1), cpf(2)];
const EMAIL = 'ana@exemplo.com.br';
const NOTE = `Paciente, CPF: ${ANA}\nE-mail: ${EMAIL}\nSem nada aqui.\nDe novo o CPF ${ANA}.\n`;

describe('one document, the whole way', () => {
  let client: TestClient;
  beforeAll(async () => {
    client = await TestClient.startForAll();
    return () => client.stop();
  });

  it('is diagnosed, explained and masked', async () => {
    const uri = await client.open('nota.txt', NOTE);
    const diagnostics = await client.diagnostics(uri);
    expect(diagnostics.map(({ code, severity, source }) => [code, severity, source])).toEqual([
      ['cpf', 2, 'biombo'],
      ['email', 2, 'biombo'],
      ['cpf', 2, 'biombo'],
    ]);
    expect(diagnostics[0]).toMatchObject({
      range: rangeOf(NOTE, ANA),
      message: 'CPF (certain): check digits right, fully punctuated, labelled',
      relatedInformation: [{ location: { uri, range: { start: { line: 3, character: 14 } } } }],
    });

    const hover = JSON.stringify(await client.hover(uri, 0, 20));
    expect(hover).toContain('**CPF** — Personal data: certain');
    expect(hover).toContain('The check digits are right.');
    expect(await client.hover(uri, 2, 3)).toBeNull();

    await client.act(uri, EMAIL, ACTION_KINDS.mask);
    expect(client.text(uri)).toBe(NOTE.replace(EMAIL, '[EMAIL]'));
    await client.act(uri, ANA, ACTION_KINDS.maskType);
    expect(client.text(uri)).toBe(NOTE.replace(EMAIL, '[EMAIL]').replaceAll(ANA, '[CPF]'));
    expect(await client.diagnostics(uri)).toEqual([]);
    expect(await client.summary(uri, ({ total }) => total === 0)).toMatchObject({ complete: true, shown: 0 });
  });

  it('is explained where a number is not reported', async () => {
    const uri = await client.open('pedido.txt', `Pedido ${value('cpf', 1)}\nde 2024\n`);
    expect(await client.diagnostics(uri)).toEqual([]);
    const hover = await client.hover(uri, 0, 12);
    expect(hover?.range).toEqual({ start: { line: 0, character: 7 }, end: { line: 0, character: 18 } });
    const said = JSON.stringify(hover);
    expect(said).toContain('**Not reported: a number of 11 digits**');
    expect(said).toContain('Words beside it, or its key, announce another kind of number.');
    expect(said).toContain('No CPF: too little evidence (check digits right +1,');
    expect(said).not.toContain(value('cpf', 1));
    expect(await client.hover(uri, 1, 5)).toBeNull();
  });

  it('is told the same in Portuguese', async () => {
    const client = await TestClient.startBuilt({ locale: 'pt-br' });
    const uri = await client.open('nota.txt', NOTE);
    const [first] = await client.diagnostics(uri);
    expect(first?.message).toBe(
      'CPF (certo): dígitos verificadores corretos, com pontuação completa, com rótulo',
    );
    const [mask] = await client.actions(uri, rangeOf(NOTE, ANA), [ACTION_KINDS.mask]);
    expect(mask?.title).toBe('Mascarar: CPF');
  });

  it('never has its values repeated', async () => {
    const uri = await client.open('valores.txt', NOTE);
    const range = rangeOf(NOTE, ANA);
    const said = [
      await client.diagnostics(uri),
      await client.hover(uri, 0, 20),
      await client.actions(uri, range),
      await client.summary(uri),
    ];
    for (const part of [ANA, ANA.slice(0, 7), value('cpf', 1), EMAIL, 'ana@']) {
      expect(JSON.stringify(said)).not.toContain(part);
    }
  });

  it('follows edits', async () => {
    const uri = await client.open('edits.txt', 'CPF: \n\u{1F600} fim\n');
    expect(await client.diagnostics(uri)).toEqual([]);
    const at = (line: number, character: number) => ({ line, character });
    await client.change(uri, [
      { range: { start: at(0, 5), end: at(0, 5) }, text: ANA.slice(0, 6) },
      { range: { start: at(0, 11), end: at(0, 11) }, text: `${ANA.slice(6)} ` },
      { range: { start: at(1, 2), end: at(1, 6) }, text: ` CPF: ${BIA}` },
    ]);
    const text = client.text(uri);
    expect((await client.diagnostics(uri)).map(({ range }) => range)).toEqual([
      rangeOf(text, ANA),
      rangeOf(text, BIA),
    ]);
    await client.change(uri, [{ range: { start: at(0, 9), end: at(0, 10) }, text: '' }]);
    expect((await client.diagnostics(uri)).filter(({ severity }) => severity === 2)).toHaveLength(1);
    await client.change(uri, [{ text: 'nada' }]);
    expect(await client.diagnostics(uri)).toEqual([]);
  });

  it('is unchanged as long as its diagnostics are', async () => {
    const uri = await client.open('unchanged.txt', NOTE);
    const { resultId } = await client.pull(uri);
    expect(await client.pull(uri, resultId)).toEqual({ kind: 'unchanged', resultId });
    await client.change(uri, [{ text: `${NOTE}\nmais` }]);
    expect((await client.pull(uri, resultId)).kind).toBe('unchanged');
    await client.change(uri, [{ text: `\n${NOTE}` }]);
    const moved = await client.pull(uri, resultId);
    expect(moved.kind).toBe('full');
    expect(moved.resultId).not.toBe(resultId);
  });

  it('has a page for each identifier', async () => {
    const client = await TestClient.start({ options: { documentation: 'https://biombo.example/id/' } });
    const uri = await client.open('nota.txt', NOTE);
    const hrefs = (await client.diagnostics(uri)).map(({ codeDescription }) => codeDescription?.href);
    expect(hrefs.slice(0, 2)).toEqual([
      'https://biombo.example/id/cpf.md',
      'https://biombo.example/id/email.md',
    ]);
    expect(JSON.stringify(await client.hover(uri, 0, 20))).toContain('(https://biombo.example/id/cpf.md)');
  });
});

describe('masking everything', () => {
  const SUSPECT = value('cpf', 3);
  const TEXT = `CPF: ${ANA}\nsolto ${SUSPECT} aqui\nCPF: ${BIA}\n`;

  it('takes what is certain and likely, or all', async () => {
    const client = await TestClient.start();
    const uri = await client.open('a.txt', TEXT);
    await client.act(uri, ANA, ACTION_KINDS.maskAll);
    expect(client.text(uri)).toBe(`CPF: [CPF]\nsolto ${SUSPECT} aqui\nCPF: [CPF]\n`);
    await client.act(uri, SUSPECT, ACTION_KINDS.maskAllPossible);
    expect(client.text(uri)).toBe('CPF: [CPF]\nsolto [CPF] aqui\nCPF: [CPF]\n');
  });

  it('is offered away from a finding only to those who name it', async () => {
    const client = await TestClient.start();
    const uri = await client.open('a.txt', `CPF: ${ANA}\n\nlonge`);
    const away = rangeOf(client.text(uri), 'longe');
    expect(await client.actions(uri, away)).toEqual([]);
    expect(await client.actions(uri, away, ['quickfix'])).toEqual([]);
    expect((await client.actions(uri, away, [ACTION_KINDS.maskAll])).map(({ kind }) => kind)).toEqual([
      ACTION_KINDS.maskAll,
    ]);
  });

  it('on save happens only where it is named itself', async () => {
    const client = await TestClient.start();
    const uri = await client.open('a.txt', TEXT);
    const range = rangeOf(TEXT, ANA);
    for (const only of [['source.fixAll'], ['source'], [''], undefined]) {
      const kinds = (await client.actions(uri, range, only)).map(({ kind }) => kind);
      expect(kinds).not.toContain(ACTION_KINDS.fixAll);
    }
    const actions = await client.actions(uri, range, [ACTION_KINDS.fixAll]);
    expect(actions.map(({ kind, edit }) => [kind, edit !== undefined])).toEqual([
      [ACTION_KINDS.fixAll, true],
    ]);
    await client.act(uri, ANA, ACTION_KINDS.fixAll);
    expect(client.text(uri)).toBe(`CPF: [CPF]\nsolto ${SUSPECT} aqui\nCPF: [CPF]\n`);
    expect(await client.actions(uri, rangeOf(client.text(uri), 'solto'), [ACTION_KINDS.fixAll])).toEqual([]);
  });

  it('leaves JSON lines JSON, and their keys alone', async () => {
    const client = await TestClient.start();
    const digits = value('cpf', 1);
    const record = `{"cpf":${digits},"nota":"CPF \\u0022${ANA}\\u0022","${ANA}":1}`;
    const uri = await client.open('a.jsonl', `${record}\r\n${record}\r\n`, 'jsonl');
    await client.act(uri, ANA, ACTION_KINDS.maskAll);
    const lines = client.text(uri).split('\r\n');
    expect(lines.slice(0, 2).map((line) => JSON.parse(line))).toEqual([
      { cpf: '[CPF]', nota: 'CPF "[CPF]"', [ANA]: 1 },
      { cpf: '[CPF]', nota: 'CPF "[CPF]"', [ANA]: 1 },
    ]);
    expect((await client.diagnostics(uri)).map(({ range }) => range.start.line)).toEqual([0, 1]);
  });

  it('refuses an action on a version that is gone', async () => {
    const client = await TestClient.start();
    const uri = await client.open('a.txt', TEXT);
    const [action] = await client.actions(uri, rangeOf(TEXT, ANA), [ACTION_KINDS.surrogate]);
    await client.change(uri, [{ text: `\n${TEXT}` }]);
    await expect(client.choose(action!)).rejects.toThrow('the document has changed');
    expect(client.text(uri)).toBe(`\n${TEXT}`);
  });

  it('is given at once to a client that cannot ask again', async () => {
    const { codeAction, ...textDocument } = MODERN.textDocument ?? {};
    const client = await TestClient.start({
      capabilities: {
        ...MODERN,
        textDocument: {
          ...textDocument,
          codeAction: { codeActionLiteralSupport: codeAction!.codeActionLiteralSupport! },
        },
      },
    });
    const uri = await client.open('a.txt', TEXT);
    const actions = await client.actions(uri, rangeOf(TEXT, ANA));
    expect(actions.filter(({ edit, command }) => !edit && !command)).toEqual([]);
    expect(actions.map(({ kind }) => kind)).toEqual([
      ACTION_KINDS.mask,
      ACTION_KINDS.surrogate,
      ACTION_KINDS.falsePositive,
      ACTION_KINDS.maskValue,
      ACTION_KINDS.surrogateValue,
      ACTION_KINDS.maskType,
      ACTION_KINDS.maskAll,
      ACTION_KINDS.surrogateAll,
      ACTION_KINDS.maskAllPossible,
      ACTION_KINDS.falsePositiveEverywhere,
    ]);
  });
});

describe('a wider scope', () => {
  const OTHER = value('cpf', 2);
  const bare = ANA.replace(/\D/g, '');
  const text = `CPF: ${ANA}\nCPF: ${bare}\nCPF: ${OTHER}\nfim\n`;

  it('is the same value in all its spellings, and no other', async () => {
    const client = await TestClient.start();
    const uri = await client.open('a.txt', text);
    await client.act(uri, ANA, ACTION_KINDS.maskValue);
    expect(client.text(uri)).toBe(`CPF: [CPF]\nCPF: [CPF]\nCPF: ${OTHER}\nfim\n`);
  });

  it('is the same value replaced by one surrogate, which is noted and not reported', async () => {
    const client = await TestClient.start();
    const uri = await client.open('a.txt', text);
    await client.act(uri, bare, ACTION_KINDS.surrogateValue);
    const [first, second, third] = client
      .text(uri)
      .split('\n')
      .map((line) => line.slice('CPF: '.length));
    expect(first).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
    expect([first!.replace(/\D/g, ''), third]).toEqual([second, OTHER]);
    expect((await client.diagnostics(uri)).map(({ range }) => range.start.line)).toEqual([2]);
  });

  it('is the selection, offered where it is over several findings', async () => {
    const client = await TestClient.start();
    const uri = await client.open('a.txt', text);
    const both = { start: { line: 0, character: 2 }, end: { line: 1, character: 80 } };
    const kinds = async (range: typeof both) => (await client.actions(uri, range)).map(({ kind }) => kind);
    expect(await kinds(rangeOf(text, ANA))).not.toContain(ACTION_KINDS.maskSelection);
    expect(await kinds(both)).toContain(ACTION_KINDS.maskSelection);
    const [action] = await client.actions(uri, both, [ACTION_KINDS.maskSelection]);
    await client.choose(action!);
    expect(client.text(uri)).toBe(`CPF: [CPF]\nCPF: [CPF]\nCPF: ${OTHER}\nfim\n`);
  });

  it('is one value in a coarser form, for types that have one', async () => {
    const client = await TestClient.start();
    const note = `CPF: ${ANA}\nData de nascimento: 12/03/1985\nCEP 13010-000\n`;
    const uri = await client.open('a.txt', note);
    await client.act(uri, '12/03/1985', ACTION_KINDS.generalise);
    await client.act(uri, '13010-000', ACTION_KINDS.generalise);
    expect(client.text(uri)).toBe(`CPF: ${ANA}\nData de nascimento: 1985\nCEP 13010-***\n`);
    expect((await client.diagnostics(uri)).map(({ code }) => code)).toEqual(['cpf']);
    const kinds = (await client.actions(uri, rangeOf(note, ANA))).map(({ kind }) => kind);
    expect(kinds).not.toContain(ACTION_KINDS.generalise);
  });

  it('is the field of a record, which goes', async () => {
    const client = await TestClient.start();
    const uri = await client.open('a.jsonl', `{"a":1,"cpf":"${ANA}"}\n{"a":2}\n`, 'jsonl');
    await client.act(uri, ANA, ACTION_KINDS.removeField);
    expect(client.text(uri)).toBe('{"a":1}\n{"a":2}\n');
  });

  it('is masked before it is replaced, made coarser or removed with its field', async () => {
    const client = await TestClient.start();
    const record = '{"nascimento":"12/03/1985"}\n';
    const uri = await client.open('a.jsonl', record, 'jsonl');
    const kinds = (await client.actions(uri, rangeOf(record, '12/03/1985'))).map(({ kind }) => kind);
    expect(kinds.slice(0, 5)).toEqual([
      ACTION_KINDS.mask,
      ACTION_KINDS.surrogate,
      ACTION_KINDS.generalise,
      ACTION_KINDS.removeField,
      ACTION_KINDS.falsePositive,
    ]);
  });

  it('is a key or a column, in all records', async () => {
    const client = await TestClient.start();
    const records = `{"cpf":"${ANA}","nota":"CPF ${OTHER}"}\n{"nota":"CPF ${ANA}","cpf":${bare}}\n`;
    const uri = await client.open('a.jsonl', records, 'jsonl');
    await client.act(uri, ANA, ACTION_KINDS.maskKey);
    expect(client.text(uri)).toBe(
      `{"cpf":"[CPF]","nota":"CPF ${OTHER}"}\n{"nota":"CPF ${ANA}","cpf":"[CPF]"}\n`,
    );
    const table = await client.open('a.txt', text);
    const kinds = (await client.actions(table, rangeOf(text, ANA))).map(({ kind }) => kind);
    expect(kinds).not.toContain(ACTION_KINDS.maskKey);
  });

  it('is the whole file with surrogates: nothing is found afterwards, and all are noted once', async () => {
    const client = await TestClient.start();
    const uri = await client.open('a.txt', text);
    await client.act(uri, ANA, ACTION_KINDS.surrogateAll);
    expect(await client.diagnostics(uri)).toEqual([]);
    await client.saveAll();
    const config = readFileSync(client.path('biombo.jsonc'), 'utf8');
    expect(config.match(/^ {4}"[\w-]{8}",?$/gm)).toHaveLength(2);
  });
});

describe('a surrogate', () => {
  it('is of the same form, goes into the config, and is not reported', async () => {
    const client = await TestClient.start();
    const uri = await client.open('nota.txt', NOTE);
    await client.act(uri, ANA, ACTION_KINDS.surrogate);
    const surrogate = client.text(uri).slice(15, 29);
    expect(surrogate).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
    expect(surrogate).not.toBe(ANA);
    expect((await client.diagnostics(uri)).map(({ code }) => code)).toEqual(['email', 'cpf']);
    expect(await client.summary(uri, ({ version }) => version === 2)).toMatchObject({
      total: 2,
      suppressed: 0,
    });

    await client.saveAll();
    const config = readFileSync(client.path('biombo.jsonc'), 'utf8');
    expect(config).toMatch(/"surrogates": \[\n {4}"[\w-]{8}"\n {2}\]/);
    expect(config).not.toContain(surrogate.slice(0, 3));
    const later = await TestClient.start({ folder: client.folder });
    const again = await later.open('copia.txt', client.text(uri));
    expect((await later.diagnostics(again)).map(({ code }) => code)).toEqual(['email', 'cpf']);
  });

  it('is the same for the same value and key', async () => {
    const texts = [];
    for (const key of ['A', 'A', 'B']) {
      const client = await TestClient.start({ options: { surrogateKey: key.repeat(43) } });
      const uri = await client.open('nota.txt', NOTE);
      await client.act(uri, ANA, ACTION_KINDS.surrogate);
      texts.push(client.text(uri));
    }
    expect(texts[0]).toBe(texts[1]);
    expect(texts[0]).not.toBe(texts[2]);
  });
});
