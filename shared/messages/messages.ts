/**
 * What a user reads, in both languages. Plain typed modules rather than `@vscode/l10n` bundles: the server runs
 * in other editors and the command line prints too, and a text that is missing in one language is a compile
 * error. No text takes a found value.
 */
import type { Confidence, Reason } from '../finding.ts';
import type { Locale } from '../identifiers/identifier.ts';
import type { ConfigProblemCode } from '../policy/config.ts';
import { en } from './en.ts';
import { ptBR } from './pt-br.ts';

export interface Messages {
  readonly confidence: Readonly<Record<Confidence, string>>;
  /** A reason in a few words, as part of a diagnostic. */
  readonly reason: Readonly<Record<Reason, string>>;
  /** The same in a sentence, for the hover. */
  readonly explanation: Readonly<Record<Reason, string>>;
  /** @param name what users call the identifier */
  diagnostic(name: string, confidence: Confidence, reasons: readonly Reason[]): string;
  /** On the first line, where the path of the file holds personal data. `diagnostic` says which. */
  inPath(diagnostic: string): string;
  /** Beside another place of the same value. */
  readonly sameValue: string;
  /** On the first line, where not all findings are sent. */
  limit(shown: number, total: number): string;

  /** Titles of code actions. */
  readonly action: {
    mask(name: string): string;
    surrogate(name: string): string;
    falsePositive(name: string): string;
    maskType(name: string): string;
    readonly maskAll: string;
    readonly maskAllPossible: string;
    readonly fixAll: string;
  };

  readonly hover: {
    confidence(confidence: Confidence): string;
    readonly why: string;
    source(source: string): string;
    readonly more: string;
  };

  readonly config: {
    readonly problem: Readonly<Record<ConfigProblemCode, string>>;
    /** @param problem one of `problem`; @param detail a place such as `ignore[2]`, or '' */
    at(problem: string, detail: string): string;
    /** The last config that was right goes on counting. @param place such as `biombo.jsonc:3:7` */
    kept(place: string, problem: string): string;
    /** Comment lines at the top of a new config. */
    readonly header: readonly string[];
  };

  readonly falsePositive: {
    /** It is in an unsaved buffer. */
    added(configPath: string): string;
    readonly changed: string;
    readonly noFolder: string;
    readonly untrusted: string;
    readonly refused: string;
    configHasErrors(place: string): string;
  };
}

const MESSAGES: Readonly<Record<Locale, Messages>> = { en, 'pt-BR': ptBR };

export function messages(locale: Locale): Messages {
  return MESSAGES[locale];
}

/** The language for a tag such as `pt-br`, `pt_PT.UTF-8` or `de`: English but for the Portuguese ones. */
export function localeFor(tag: string | undefined): Locale {
  return tag !== undefined && /^pt(?![a-z])/i.test(tag) ? 'pt-BR' : 'en';
}
