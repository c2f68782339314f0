import type { CodeAction } from 'vscode-languageserver';
import type { Finding } from '../../shared/finding.ts';
import type { FalsePositive } from '../../shared/policy/config.ts';
import { EntryUse } from '../../shared/policy/entry-use.ts';
import { liftDirective } from '../../shared/policy/lift-directive.ts';
import { parseConfig } from '../../shared/policy/parse-config.ts';
import type { LiftArguments } from '../../shared/protocol.ts';
import { ACTION_KINDS, SERVER_COMMANDS } from '../../shared/protocol.ts';
import { sourceOf } from '../../shared/source.ts';
import type { Span } from '../../shared/text/span.ts';
import type { Analysis } from '../analysis.ts';
import type { Client } from '../client.ts';
import type { OpenDocument } from '../document.ts';
import { holdsData } from '../falsePositiveEntry.ts';
import { workspaceEdit } from '../workspaceEdit.ts';
import type { DocumentContext } from './configuration.ts';
import type { Diagnostics } from './diagnostics.ts';

interface Parts {
  readonly client: Client;
  readonly analysis: Analysis;
  readonly diagnostics: Diagnostics;
}

/** Actions that let a finding be shown again, at the place where an entry of the config or a directive hides it. */
export class Lifts {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  provide(document: OpenDocument, context: DocumentContext, selected: Span): CodeAction[] {
    const hidden = this.#parts.analysis.hiddenAt(document, context, selected);
    if (hidden?.hiding === 'false-positive')
      return this.#ofEntries(document, context, hidden.finding, context.config);
    if (hidden?.hiding === 'user') return this.#ofEntries(document, context, hidden.finding, context.own);
    if (hidden?.hiding === 'directive') return [this.#ofDirectives(document, hidden.finding)];
    return [];
  }

  /** @param config the one with the entries: the workspace's, or the user's own */
  #ofEntries(
    document: OpenDocument,
    { own, path }: DocumentContext,
    finding: Finding,
    config: { readonly uri: string; readonly text: string } | undefined,
  ): CodeAction[] {
    const { client, diagnostics } = this.#parts;
    if (config === undefined || !client.appliesEdits) return [];
    const name = diagnostics.nameOf(finding.type, document.custom);
    return entriesOver(config.text, document, finding, path).map((entry) => {
      const lift = this.#title(entry, name);
      const title = config === own ? client.messages.action.liftOwn(lift) : lift;
      const argument: LiftArguments = { configUri: config.uri, entry };
      const command = { title, command: SERVER_COMMANDS.liftFalsePositive, arguments: [argument] };
      return { title, kind: ACTION_KINDS.lift, command };
    });
  }

  #title(entry: FalsePositive, name: string): string {
    const { lift } = this.#parts.client.messages.action;
    if ('fingerprint' in entry) return lift[entry.path === undefined ? 'everywhere' : 'file'](name, '');
    const where = 'key' in entry ? entry.key : entry.paths;
    return lift['key' in entry ? 'key' : 'folder'](name, holdsData(where) ? '…' : where);
  }

  #ofDirectives(document: OpenDocument, finding: Finding): CodeAction {
    const { client, diagnostics } = this.#parts;
    const { text, uri, version } = document;
    const directives = text.directivesOver(finding);
    const edits = directives.map((directive) => {
      const edit = liftDirective(text, directive, finding.type);
      return { range: document.rangeOf(edit), newText: edit.text };
    });
    const name = diagnostics.nameOf(finding.type, document.custom);
    const title = client.messages.action.liftDirective(name, (directives[0]?.line ?? 0) + 1);
    return { title, kind: ACTION_KINDS.lift, edit: workspaceEdit(client, [{ uri, version, edits }]) };
  }
}

/** The false positives of a config that a finding is one of. @param path of the document, as the config knows it */
function entriesOver(
  config: string,
  { text }: OpenDocument,
  finding: Finding,
  path: string,
): readonly FalsePositive[] {
  const parsed = parseConfig(config).config;
  const use = new EntryUse(parsed);
  const key = text.keyAt(finding.start);
  use.see([{ finding, source: sourceOf(text, finding), ...(key === undefined ? {} : { key }) }], path);
  const unused = new Set(use.unused);
  return parsed.falsePositives.filter((entry) => !unused.has(entry));
}
