import { LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { Finding } from '../shared/finding.ts';
import { canonicalValue } from '../shared/source.ts';
import type { Analysis } from './analysis.ts';
import type { OpenDocument } from './document.ts';
import type { DocumentContext } from './features/configuration.ts';

/** A place in one version of a document, in UTF-16 offsets, half open. */
interface Place {
  readonly version: number;
  readonly start: number;
  readonly end: number;
}

/** Which findings of a document a fix is for. Plain data: it goes to the client and comes back. */
export type Scope =
  /** The one finding of a type that is there; or, with `value`, all of the same type and value. */
  | ({ readonly kind: 'finding' | 'value'; readonly type: string } & Place)
  /** What lies within. */
  | ({ readonly kind: 'selection' } & Place)
  /** What stands under the JSON key, or in the column, that the place is in, in all records. */
  | ({ readonly kind: 'key' } & Place)
  | { readonly kind: 'type'; readonly type: string }
  | { readonly kind: 'file'; readonly possible: boolean };

/**
 * The findings of a scope.
 * @returns a test for each of the document's findings
 * @throws ResponseError where the document is not what the scope was made for
 */
export function inScope(
  scope: Scope,
  document: OpenDocument,
  context: DocumentContext,
  analysis: Analysis,
): (finding: Finding) => boolean {
  switch (scope.kind) {
    case 'finding': {
      const found = findAgain(scope, document, context, analysis);
      return ({ start, type }) => start === found.start && type === found.type;
    }
    case 'value': {
      const value = canonicalValue(document.text, findAgain(scope, document, context, analysis));
      return (it) => it.type === scope.type && canonicalValue(document.text, it) === value;
    }
    case 'selection': {
      if (document.version !== scope.version) throw changed();
      return (it) => it.confidence !== 'possible' && it.start >= scope.start && it.end <= scope.end;
    }
    case 'key': {
      if (document.version !== scope.version) throw changed();
      const key = document.text.keyAt(scope.start);
      return (it) => it.confidence !== 'possible' && document.text.keyAt(it.start) === key;
    }
    case 'type':
      return ({ type }) => type === scope.type;
    case 'file':
      return ({ confidence }) => scope.possible || confidence !== 'possible';
  }
}

function findAgain(
  { version, start, end, type }: Place & { readonly type: string },
  document: OpenDocument,
  context: DocumentContext,
  analysis: Analysis,
): Finding {
  const found = analysis.findingsAt(document, context, { start, end });
  const finding = found.find((it) => it.start === start && it.end === end && it.type === type);
  if (document.version !== version || !finding) throw changed();
  return finding;
}

function changed(): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.ContentModified, 'the document has changed');
}
