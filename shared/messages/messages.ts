/**
 * What a user reads, in both languages. Plain typed modules rather than `@vscode/l10n` bundles: the server runs
 * in other editors and the command line prints too, and a text that is missing in one language is a compile
 * error. No text takes a found value.
 */
import type { Objection } from '../candidates/trace.ts';
import type { Look } from '../explain/looks.ts';
import type { Confidence, Reason } from '../finding.ts';
import type { Locale } from '../identifiers/identifier.ts';
import type { ConfigProblemCode } from '../policy/config.ts';
import type { DirectiveProblemCode } from '../policy/directives.ts';
import type { Fate } from '../policy/policy.ts';
import type { FalsePositiveScope } from '../protocol.ts';
import { en } from './en.ts';
import { ptBR } from './pt-br.ts';

export interface Messages {
  /** Of a false positive in a config. */
  readonly unusedEntry: string;
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
    /** @param where the key, or the name of the folder */
    readonly falsePositive: Readonly<Record<FalsePositiveScope, (name: string, where: string) => string>>;
    /** Of what is hidden. @param where the key, or the pattern of paths */
    readonly lift: Readonly<Record<FalsePositiveScope, (name: string, where: string) => string>>;
    /** The same where the entry is the user's own. @param lift one of `lift` */
    liftOwn(lift: string): string;
    /** @param line of the comment, from 1 */
    liftDirective(name: string, line: number): string;
    /** The same value everywhere in the file. */
    maskValue(name: string): string;
    surrogateValue(name: string): string;
    /** Everything under the same JSON key, or in the same column. */
    readonly maskKey: string;
    readonly maskSelection: string;
    generalise(name: string): string;
    /** Of a record of JSON: the key with its value; of a row of a table: what the cell holds. */
    readonly removeField: string;
    maskType(name: string): string;
    readonly maskAll: string;
    readonly surrogateAll: string;
    readonly maskAllPossible: string;
    readonly fixAll: string;
    readonly removeEntry: string;
    readonly removeEntries: string;
  };

  readonly hover: {
    confidence(confidence: Confidence): string;
    readonly why: string;
    /** The points of a number with check digits. @param isCapped whether a reason lets it be likely at most */
    sum(points: string, isCapped: boolean): string;
    source(source: string): string;
    readonly more: string;
  };

  /** Why a number, or what was found, is not reported. */
  readonly unreported: {
    number(digits: number): string;
    finding(name: string): string;
    readonly look: Readonly<Record<Look, string>>;
    /** What stands between a number and an identifier, as part of `attempt`. */
    readonly objection: Readonly<Record<Objection, string>>;
    /** @param weighed the reasons, each with its points, or '' */
    attempt(name: string, objection: string, weighed: string): string;
    /** More identifiers than are told. */
    more(attempts: number): string;
    needsLabel(names: readonly string[]): string;
    /** No identifier is written in such groups of digits. */
    readonly noForm: string;
    readonly hidden: Readonly<Record<Hiding, string>>;
  };

  readonly config: {
    readonly problem: Readonly<Record<ConfigProblemCode, string>>;
    /** @param problem one of `problem`; @param detail a place such as `ignore[2]`, or '' */
    at(problem: string, detail: string): string;
    /** The last config that was right goes on counting. @param place such as `biombo.jsonc:3:7` */
    kept(place: string, problem: string): string;
    /** What is wrong with the user's own entries. @param place such as `user.jsonc:3:7` */
    userIgnored(place: string, problem: string): string;
    /** In an untrusted workspace. */
    readonly untrustedIdentifiers: string;
    /** Comment lines at the top of a new config. */
    readonly header: readonly string[];
    /** The same of the user's own entries. */
    readonly userHeader: readonly string[];
  };

  /** What is wrong with a directive in a document. */
  readonly directive: Readonly<Record<DirectiveProblemCode, string>>;

  readonly falsePositive: {
    /** It is in an unsaved buffer. */
    added(configPath: string): string;
    lifted(configPath: string): string;
    readonly notThere: string;
    readonly changed: string;
    readonly noFolder: string;
    readonly untrusted: string;
    readonly refused: string;
    configHasErrors(place: string): string;
  };
}

/** What hides a finding that was made. */
export type Hiding = 'ignored' | Exclude<Fate, 'shown'>;

const MESSAGES: Readonly<Record<Locale, Messages>> = { en, 'pt-BR': ptBR };

export function messages(locale: Locale): Messages {
  return MESSAGES[locale];
}

/** The language for a tag such as `pt-br`, `pt_PT.UTF-8` or `de`: English but for the Portuguese ones. */
export function localeFor(tag: string | undefined): Locale {
  return tag !== undefined && /^pt(?![a-z])/i.test(tag) ? 'pt-BR' : 'en';
}
