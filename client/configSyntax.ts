import { type Diagnostic, extensions, type TextDocument, type Uri, workspace } from 'vscode';
import { CONFIG_FILE } from '../shared/policy/config-file.ts';

/** The codes of problems that are JSON's, whatever the keys mean. */
const TOLD: readonly unknown[] = ['syntax', 'duplicate-key'];

/** Leaves out of a config's diagnostics what VS Code's own support of JSON tells, and more exactly. */
export function withoutToldSyntax(document: TextDocument | Uri, items: readonly Diagnostic[]): Diagnostic[] {
  const uri = 'uri' in document ? document.uri : document;
  const isTold =
    uri.path.endsWith(`/${CONFIG_FILE}`) &&
    extensions.getExtension('vscode.json-language-features') !== undefined &&
    workspace.getConfiguration('json', uri).get('validate.enable', true);
  return items.filter(({ code }) => !(isTold && TOLD.includes(code)));
}
