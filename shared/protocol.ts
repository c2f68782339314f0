/**
 * What client and server say to each other beyond the Language Server Protocol. Plain data and method names
 * only, so that both sides, and other editors, can share it.
 */

import type { Confidence } from './finding.ts';
import type { Locale } from './identifiers/identifier.ts';
import type { FalsePositive } from './policy/config.ts';

/** The scheme of a cell of a notebook, which VS Code has as a document of its own. */
export const CELL_SCHEME = 'vscode-notebook-cell';

/** `source` of every diagnostic. */
export const DIAGNOSTIC_SOURCE = 'biombo';

/** `code` of the diagnostic on the first line that tells how many are not shown. */
export const LIMIT_CODE = 'limit';

/** `code` of diagnostics about what is wrong with a comment such as `biombo-ignore`. */
export const DIRECTIVE_CODE = 'directive';

/** `code` of diagnostics about entries of a config that match nothing. */
export const UNUSED_CODE = 'unused-entry';

/** The code action kinds, from the most specific; editors bind keys to them. */
export const ACTION_KINDS = {
  mask: 'quickfix.biombo.mask',
  surrogate: 'quickfix.biombo.surrogate',
  falsePositive: 'quickfix.biombo.falsePositive',
  falsePositiveEverywhere: 'quickfix.biombo.falsePositiveEverywhere',
  falsePositiveKey: 'quickfix.biombo.falsePositiveKey',
  falsePositiveFolder: 'quickfix.biombo.falsePositiveFolder',
  lift: 'quickfix.biombo.lift',
  removeEntry: 'quickfix.biombo.removeEntry',
  generalise: 'quickfix.biombo.generalise',
  removeField: 'quickfix.biombo.removeField',
  maskValue: 'quickfix.biombo.maskValue',
  surrogateValue: 'quickfix.biombo.surrogateValue',
  maskKey: 'quickfix.biombo.maskKey',
  maskSelection: 'quickfix.biombo.maskSelection',
  maskType: 'quickfix.biombo.maskType',
  maskAll: 'quickfix.biombo.maskAll',
  surrogateAll: 'quickfix.biombo.surrogateAll',
  maskAllPossible: 'quickfix.biombo.maskAllPossible',
  fixAll: 'source.fixAll.biombo',
} as const;

/** Commands that the server runs (`workspace/executeCommand`). */
export const SERVER_COMMANDS = {
  /** Arguments: one `FalsePositiveArguments`. */
  markFalsePositive: 'biombo.server.markFalsePositive',
  /** Arguments: one `LiftArguments`. */
  liftFalsePositive: 'biombo.server.liftFalsePositive',
} as const;

export interface FalsePositiveArguments {
  readonly uri: string;
  /** Version of the document that `range` refers to. */
  readonly version: number;
  readonly range: LspRange;
  readonly type: string;
  /** What is to be hidden; missing: the value in this file. */
  readonly scope?: FalsePositiveScope;
}

/** A false positive that is to be one no longer. */
export interface LiftArguments {
  readonly configUri: string;
  /** As it stands in the config. */
  readonly entry: FalsePositive;
}

/** A value in its file or in every file; all of its type under its key, or in the folder of its file. */
export const FALSE_POSITIVE_SCOPES = ['file', 'everywhere', 'key', 'folder'] as const;
export type FalsePositiveScope = (typeof FALSE_POSITIVE_SCOPES)[number];

export interface LspRange {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

/** `initializationOptions`; every entry may be missing, and other editors may send nothing. */
export interface InitializationOptions {
  readonly locale?: Locale;
  /** Where the identifiers' documentation pages are: a URI that `cpf.md` is appended to, ending in `/`. */
  readonly documentation?: string;
  /** The client answers `biombo/readFile`. Without it the server reads only what its own platform lets it. */
  readonly readFile?: boolean;
  /** Secret from which surrogates are made (base64url, 32 bytes). Without it the server draws one for its lifetime. */
  readonly surrogateKey?: string;
  /** False in an untrusted workspace: its config may then only make the lint stricter. */
  readonly trusted?: boolean;
  readonly settings?: Settings;
}

/** The editor's own settings (`biombo.*`), pulled by `workspace/configuration` where the client can. */
export interface Settings {
  readonly enable: boolean;
  /** How each confidence is shown. */
  readonly severity: Readonly<Record<Confidence, Severity>>;
  /** At most so many diagnostics are sent per document; the true total goes to the summary. */
  readonly maxDiagnostics: number;
}

export type Severity = 'error' | 'warning' | 'information' | 'hint' | 'off';

export const DEFAULT_SETTINGS: Settings = {
  enable: true,
  severity: { certain: 'warning', likely: 'warning', possible: 'hint' },
  maxDiagnostics: 500,
};

/** Notification, client → server: the lines on screen (zero-based, last included), so that they are judged first. */
export const VISIBLE_RANGES = 'biombo/visibleRanges';
export interface VisibleRanges {
  readonly uri: string;
  readonly lines: readonly (readonly [first: number, last: number])[];
}

/** Notification, server → client: the true totals of a document, whatever number of diagnostics was sent. */
export const SUMMARY = 'biombo/summary';
export interface Summary {
  readonly uri: string;
  readonly version: number;
  readonly total: number;
  /** Diagnostics sent; less than `total` where a limit cut them. */
  readonly shown: number;
  readonly suppressed: number;
  readonly byConfidence: Readonly<Record<Confidence, number>>;
  readonly byType: Readonly<Record<string, number>>;
  /** What users call each of these types. */
  readonly names: Readonly<Record<string, string>>;
  /** False while the scan is still going on. */
  readonly complete: boolean;
  /** Of a config that does not count, for the workspace is not trusted: how many identifiers it defines. */
  readonly unheeded?: { readonly identifiers: number };
}

/** Request, server → client: the text of a file, or null where it does not exist. */
export const READ_FILE = 'biombo/readFile';
export interface ReadFile {
  readonly uri: string;
}

/** Notification, server → client: a false positive was written into this (unsaved) config file. */
export const FALSE_POSITIVE_ADDED = 'biombo/falsePositiveAdded';
export interface FalsePositiveAdded {
  readonly configUri: string;
  /** What users call the type. */
  readonly name: string;
  /** What lifts it again. */
  readonly undo: LiftArguments;
}

/** Notification, server → client: a false positive was taken out of this (unsaved) config file. */
export const FALSE_POSITIVE_LIFTED = 'biombo/falsePositiveLifted';
export interface FalsePositiveLifted {
  readonly configUri: string;
}

/** Request, client → server: in which of these files something of a scope is found, in their order. */
export const FIND_IN_FILES = 'biombo/findInFiles';
/** Request, client → server: the `WorkspaceEdit` that masks it in these documents, which are open. */
export const MASK_IN_FILES = 'biombo/maskInFiles';
/** Parameters of both. */
export interface InFiles {
  readonly uris: readonly string[];
  /** Missing: everything that is certain or likely. */
  readonly type?: string;
}
