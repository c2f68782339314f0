import { describe, expect, it } from 'vitest';
import { localeFor } from '../../client/locale.ts';
import { documentSelector } from '../../client/selector.ts';

describe('documentSelector', () => {
  it('takes files and unsaved documents of each language', () => {
    expect(documentSelector(['plaintext', 'jsonl'], [])).toEqual([
      { scheme: 'file', language: 'plaintext' },
      { scheme: 'file', language: 'jsonl' },
      { scheme: 'untitled', language: 'plaintext' },
      { scheme: 'untitled', language: 'jsonl' },
      { scheme: 'vscode-notebook-cell', language: 'plaintext' },
      { scheme: 'vscode-notebook-cell', language: 'jsonl' },
      { scheme: 'file', language: '*', pattern: '**/biombo.jsonc' },
    ]);
  });

  it('takes the file systems that the folders are in, once', () => {
    const schemes = documentSelector(['markdown'], ['vscode-vfs', 'file', 'vscode-vfs']).map(
      ({ scheme }) => scheme,
    );
    expect(schemes).toEqual([
      ...['file', 'untitled', 'vscode-vfs', 'vscode-notebook-cell'],
      ...['file', 'vscode-vfs'],
    ]);
  });

  it('takes all cells of notebooks where JSON is taken, which notebooks are', () => {
    const cells = documentSelector(['json', 'markdown'], ['file']).filter(
      ({ scheme }) => scheme === 'vscode-notebook-cell',
    );
    expect(cells).toEqual([{ scheme: 'vscode-notebook-cell', language: '*' }]);
  });

  it('takes all languages for an asterisk', () => {
    expect(documentSelector(['markdown', '*'], [])).toEqual([
      { scheme: 'file', language: '*' },
      { scheme: 'untitled', language: '*' },
      { scheme: 'vscode-notebook-cell', language: '*' },
    ]);
  });

  it('takes nothing for no language', () => {
    expect(documentSelector([], ['file'])).toEqual([]);
  });
});

describe('localeFor', () => {
  it.each([
    ['pt-br', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['en', 'en'],
    ['fr', 'en'],
    ['ptx', 'en'],
    ['', 'en'],
  ])('%s is told in %s', (language, locale) => {
    expect(localeFor(language)).toBe(locale);
  });
});
