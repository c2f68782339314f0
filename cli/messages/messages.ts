/** What the command line says, in both languages. Its reports take the words for findings from `shared/messages`. */

import type { Locale } from '../../shared/identifiers/identifier.ts';
import type { ConfigProblem, FalsePositive } from '../../shared/policy/config.ts';
import type { Topic } from '../arguments.ts';
import type { MaskSummary } from '../mask.ts';
import type { Summary } from '../reports/report.ts';
import { en } from './en.ts';
import { ptBR } from './pt-br.ts';

/** What is wrong with the command as it was typed; `name` is an option or another word of it, already masked. */
export type UsageProblem =
  | { readonly kind: 'no-command' | 'no-path' | 'empty-argument' | 'several-files' | 'output-holds-input' }
  | {
      readonly kind: 'unknown-command' | 'unknown-option' | 'needs-value' | 'takes-no-value';
      readonly name: string;
    }
  | { readonly kind: 'unexpected-argument'; readonly name: string }
  | { readonly kind: 'bad-value'; readonly name: string; readonly allowed: readonly string[] }
  | { readonly kind: 'place'; readonly allowed: readonly string[] }
  | { readonly kind: 'glob' | 'type'; readonly name: string }
  | { readonly kind: 'only-with' | 'not-with'; readonly name: string; readonly other: string }
  | { readonly kind: 'hook-action' };

/** Why something could not be read. */
export type ReadProblem =
  | { readonly kind: 'binary' | 'utf-32' | 'not-a-file' | 'unmerged' | 'missing-blob' | 'outside-repository' }
  | {
      readonly kind:
        | 'key'
        | 'too-large'
        | 'baseline'
        | 'written-twice'
        | 'overtaken'
        | 'linked'
        | 'occupied'
        | 'read-only';
    }
  /** One of those that were asked for is no identifier there. */
  | { readonly kind: 'unknown-type' }
  /** The file has only so many. */
  | { readonly kind: 'no-such-line'; readonly lines: number }
  | { readonly kind: 'system'; readonly code: string }
  /** A bug of ours; `name` is the error's class. */
  | { readonly kind: 'unexpected'; readonly name: string }
  | { readonly kind: 'config'; readonly problems: readonly ConfigProblem[] };

/** Why git, or the hook, could not do it. */
export type GitProblem =
  | { readonly kind: 'no-git' | 'no-repository' }
  | { readonly kind: 'failed'; readonly said: string };

/** Why a false positive was not added, or not moved. */
export type AllowRefusal =
  | {
      readonly kind:
        | 'nothing'
        | 'no-key'
        | 'key-holds-data'
        | 'path-holds-data'
        | 'glob-misses'
        | 'other-config'
        | 'no-home';
    }
  /** Several findings; which is meant? */
  | { readonly kind: 'several'; readonly found: readonly string[] };

export type HookRefusal = 'managed' | 'shebang' | 'symlink' | 'not-executable' | 'damaged' | 'not-a-file';

export interface Messages {
  readonly help: Readonly<Record<Topic, string>>;
  usage(problem: UsageProblem): string;
  /** @param command such as `biombo scan` */
  seeHelp(command: string): string;
  /** What stands before what is wrong and does no harm. */
  readonly warning: string;
  read(problem: ReadProblem): string;
  git(problem: GitProblem): string;
  outputFailed(code: string): string;
  readonly inPath: string;
  summary(summary: Summary): string;
  readonly explain: {
    /** @param place such as `a.md:3` */
    nothing(place: string): string;
  };
  readonly baseline: { written(file: string, count: number): string };
  readonly allow: {
    /** An entry without what it hides. Its path and key are fit to be told. */
    entry(entry: FalsePositive): string;
    added(config: string, entry: string): string;
    already(config: string, entry: string): string;
    /** @param place such as `biombo.jsonc:7` */
    unused(place: string, entry: string): string;
    unusedCount(count: number, removed: boolean): string;
    /** Some files could not be read, so nothing was removed. */
    readonly notAll: string;
    moved(config: string, count: number): string;
    refused(why: AllowRefusal): string;
  };
  readonly mask: {
    summary(summary: MaskSummary): string;
    readonly cancelled: string;
    /** Surrogates are made with a key that is gone afterwards. */
    readonly freshKey: string;
    /** @param config the path of the `biombo.jsonc` that the surrogates are noted in */
    noted(config: string): string;
    /** Surrogates went to standard output. */
    readonly notNoted: string;
  };
  readonly hook: {
    installed(path: string): string;
    alreadyInstalled(path: string): string;
    uninstalled(path: string): string;
    notInstalled(path: string): string;
    /** @param line the command to add by hand, or '' */
    refused(path: string, why: HookRefusal, line: string): string;
    /** Comment in the hook. */
    readonly comment: string;
    /** Said by the hook when it stops a commit. */
    readonly stopped: string;
    readonly commandMissing: string;
  };
}

const MESSAGES: Readonly<Record<Locale, Messages>> = { en, 'pt-BR': ptBR };

export function messages(locale: Locale): Messages {
  return MESSAGES[locale];
}
