import { CONFIG_FILE } from '../shared/policy/config-file.ts';
import { CELL_SCHEME } from '../shared/protocol.ts';

/** Schemes of documents that stand on their own, outside any workspace folder. */
const ALWAYS = ['file', 'untitled'];

const CONFIGS = `**/${CONFIG_FILE}`;

/**
 * The schemes of the documents that Biombo reads.
 * @param folderSchemes the schemes of the workspace folders
 */
export function documentSchemes(folderSchemes: readonly string[]): string[] {
  return [...new Set([...ALWAYS, ...folderSchemes])];
}

/**
 * Which documents the server gets to see: those of the chosen languages that are files, unsaved, or in a file
 * system that a workspace folder is in (`vscode-vfs`, `vscode-remote`, …); cells of notebooks; and configs, which count as their editors
 * have them and get diagnostics, whatever their language. That leaves out what an editor
 * shows beside the documents: the old side of a diff (`git`), output, chat, settings.
 * A cell is known by its scheme only: a filter by notebook no longer matches a cell that was taken out of it.
 * @param languages language ids; `*` stands for all of them, and `json`, which notebooks are written in, for all of cells
 * @param folderSchemes the schemes of the workspace folders
 */
export function documentSelector(
  languages: readonly string[],
  folderSchemes: readonly string[],
): { scheme: string; language: string; pattern?: string }[] {
  const wanted = languages.includes('*') ? ['*'] : [...new Set(languages)];
  const schemes = documentSchemes(folderSchemes);
  const documents = schemes.flatMap((scheme) => wanted.map((language) => ({ scheme, language })));
  const cells = wanted.includes('json') ? ['*'] : wanted;
  documents.push(...cells.map((language) => ({ scheme: CELL_SCHEME, language })));
  if (documents.length === 0 || wanted.includes('*')) return documents;
  const inFolders = schemes.filter((scheme) => scheme !== 'untitled');
  return [...documents, ...inFolders.map((scheme) => ({ scheme, language: '*', pattern: CONFIGS }))];
}
