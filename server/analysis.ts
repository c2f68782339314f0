import type { CancellationToken, Event } from 'vscode-languageserver';
import { Emitter } from 'vscode-languageserver';
import { hidingOf } from '../shared/explain/explain.ts';
import type { Finding } from '../shared/finding.ts';
import type { Hiding } from '../shared/messages/messages.ts';
import { sourceOf } from '../shared/source.ts';
import type { Span } from '../shared/text/span.ts';
import type { OpenDocument } from './document.ts';
import type { DocumentContext } from './features/configuration.ts';
import { GroupCounts, groupIn } from './groupCounts.ts';
import type { MadeSurrogates } from './madeSurrogates.ts';
import type { Runtime } from './runtime.ts';
import { Tally } from './tally.ts';

/** Scanning between two looks at the messages that have arrived. */
const SLICE_MS = 10;

/** Counting is for nobody who waits, and goes on after each keystroke: it gives way sooner. */
const COUNT_SLICE_MS = 3;

/** UTF-16 units of each window of a walk: so few that a slice of counting ends in time. */
const WINDOW = 65_536;

/** UTF-16 units that are scanned at once, before what is asked for is answered. */
const MOST_AHEAD = 262_144;

/** What a document's findings add up to, at one version and revision, once all of it is scanned. */
export interface Count {
  readonly version: number;
  readonly context: DocumentContext;
  readonly tally: Tally;
}

/** A counting that goes on from slice to slice. */
interface Counting extends Count {
  readonly windows: Generator<FoundInWindow>;
}

export interface FoundInWindow {
  readonly shown: readonly Finding[];
  readonly suppressed: readonly Finding[];
}

type ContextOf = (document: OpenDocument) => Promise<DocumentContext>;

/**
 * The findings of open documents. Documents are scanned and counted in the background, in slices, the one that
 * changed last first. Results of an older version cannot come out: a scan works on the document as it stands,
 * and a count is dropped when the version or the revision is no longer what it was begun with.
 */
export class Analysis {
  readonly #runtime: Runtime;
  readonly #contextOf: ContextOf;
  readonly #isOpen: (document: OpenDocument) => boolean;
  readonly #surrogates: MadeSurrogates;
  readonly #onError: (error: unknown) => void;
  readonly #queue = new Set<OpenDocument>();
  readonly #counts = new WeakMap<OpenDocument, Count>();
  readonly #countings = new WeakMap<OpenDocument, Counting>();
  /** For documents with a baseline: the last counts by group that are whole, and those that are being made. */
  readonly #groups = new WeakMap<OpenDocument, GroupCounts>();
  readonly #grouping = new WeakMap<OpenDocument, GroupCounts>();
  readonly #counted = new Emitter<OpenDocument>();
  readonly #delayed = new Emitter<OpenDocument>();
  #running = false;

  constructor(
    runtime: Runtime,
    environment: {
      contextOf: ContextOf;
      isOpen(document: OpenDocument): boolean;
      /** Surrogates made in this session, which are nobody's data. */
      readonly surrogates: MadeSurrogates;
      /** Something that should not happen happened to a document in the background. */
      onError(error: unknown): void;
    },
  ) {
    this.#runtime = runtime;
    this.#contextOf = environment.contextOf;
    this.#isOpen = environment.isOpen;
    this.#surrogates = environment.surrogates;
    this.#onError = environment.onError;
  }

  /** All of a document is scanned and counted. */
  get onDidCount(): Event<OpenDocument> {
    return this.#counted.event;
  }

  /** A slice was not enough for a document. */
  get onDidDelay(): Event<OpenDocument> {
    return this.#delayed.event;
  }

  /** The count of the document as it stands, if it is known. */
  countOf(document: OpenDocument, context: DocumentContext): Count | undefined {
    const count = this.#counts.get(document);
    return count?.version === document.version && count.context.revision === context.revision
      ? count
      : undefined;
  }

  /** The last count, whatever the version. */
  lastCountOf(document: OpenDocument): Count | undefined {
    return this.#counts.get(document);
  }

  /** Takes a tally that somebody else came by. */
  setCount(document: OpenDocument, context: DocumentContext, tally: Tally): void {
    if (this.countOf(document, context) || !this.#isGrouped(document, context)) return;
    this.#counts.set(document, { version: document.version, context, tally });
    this.#counted.fire(document);
  }

  /** Has a document scanned and counted in the background. */
  enqueue(document: OpenDocument): void {
    this.#queue.delete(document);
    this.#queue.add(document);
    if (!this.#running) void this.#run();
  }

  /**
   * Scans a document, letting messages through between slices.
   * @param forMs stop after so long
   * @returns whether all of it is scanned; false also where it was closed or the request cancelled
   */
  async scan(document: OpenDocument, token: CancellationToken, forMs: number): Promise<boolean> {
    const end = this.#runtime.now() + forMs;
    while (!this.#scanSlice(document)) {
      if (this.#runtime.now() >= end) return false;
      await this.#runtime.pause();
      if (token.isCancellationRequested || !this.#isOpen(document)) return false;
    }
    return true;
  }

  /** What is found in a document as known so far, from its start, in windows. */
  *windows(document: OpenDocument, context: DocumentContext): Generator<FoundInWindow> {
    for (let start = 0; context.lint && start < document.text.length; start += WINDOW) {
      yield this.#startingIn(document, context, { start, end: start + WINDOW });
    }
  }

  /** What is found and shown in a document as known so far. */
  *findings(document: OpenDocument, context: DocumentContext): Generator<Finding> {
    for (const { shown } of this.windows(document, context)) yield* shown;
  }

  /** What is found and shown that overlaps a span, or touches it. */
  findingsAt(document: OpenDocument, context: DocumentContext, { start, end }: Span): readonly Finding[] {
    if (!context.lint) return [];
    this.#scanAhead(document, { start, end });
    const touching = document.text.findings(Math.max(0, start - 1), end + 1);
    return this.#apply(document, context, touching).shown;
  }

  /** What is found there and not shown, and what hides it. */
  hiddenAt(
    document: OpenDocument,
    context: DocumentContext,
    { start, end }: Span,
  ): { finding: Finding; hiding: Hiding } | undefined {
    const finding = document.text.findings(Math.max(0, start - 1), end + 1).at(-1);
    if (finding === undefined) return undefined;
    if (this.#surrogates.without(document.text, [finding]).length === 0)
      return { finding, hiding: 'surrogate' };
    const hiding = hidingOf(document.text, finding, context);
    return hiding && { finding, hiding };
  }

  /** Scans the lines of a span, ahead of the rest; not where they are so long that it would take a while. */
  #scanAhead(document: OpenDocument, span: Span): void {
    if (document.text.complete) return;
    const { start, end } = document.rangeOf(span);
    const lines = document.spanOfLines(start.line, end.line);
    if (lines.end - lines.start <= MOST_AHEAD) document.text.scanLines(start.line, end.line);
  }

  #startingIn(document: OpenDocument, context: DocumentContext, { start, end }: Span): FoundInWindow {
    const overlapping = document.text.findings(start, end);
    const inside = overlapping.filter((finding) => finding.start >= start && finding.start < end);
    return this.#apply(document, context, inside);
  }

  #apply(document: OpenDocument, context: DocumentContext, findings: readonly Finding[]): FoundInWindow {
    const judged = this.#judge(document, context, findings);
    const { accepted } = context;
    if (accepted === undefined) return judged;
    const groups = this.#groups.get(document);
    const isShown = (finding: Finding) => {
      const group = groupIn(document, finding);
      return accepted.has(group) ? groups?.exceeds(group, accepted) === true : true;
    };
    const shown: Finding[] = [];
    const hidden: Finding[] = [];
    for (const finding of judged.shown) (isShown(finding) ? shown : hidden).push(finding);
    return { shown, suppressed: [...judged.suppressed, ...hidden] };
  }

  /** Whether it is known of the document as it stands which groups have more than its baseline. */
  #isGrouped(document: OpenDocument, { accepted, lint, revision }: DocumentContext): boolean {
    if (accepted === undefined || !lint) return true;
    const groups = this.#groups.get(document);
    return groups?.version === document.version && groups.revision === revision;
  }

  /** Until it is done the counts before stand in. */
  #groupSlice(document: OpenDocument, context: DocumentContext): boolean {
    if (this.#isGrouped(document, context)) return true;
    const { revision } = context;
    let groups = this.#grouping.get(document);
    if (groups?.version !== document.version || groups.revision !== revision) {
      groups = new GroupCounts(document, revision, this.#judgedWindows(document, context));
      this.#grouping.set(document, groups);
    }
    const end = this.#runtime.now() + COUNT_SLICE_MS;
    if (!groups.advance(() => this.#runtime.now() >= end)) return false;
    this.#groups.set(document, groups);
    return true;
  }

  /** What the policy alone shows, from the start. */
  *#judgedWindows(document: OpenDocument, context: DocumentContext): Generator<readonly Finding[]> {
    for (let start = 0; start < document.text.length; start += WINDOW) {
      const inside = document.text
        .findings(start, start + WINDOW)
        .filter((finding) => finding.start >= start && finding.start < start + WINDOW);
      yield this.#judge(document, context, inside).shown;
    }
  }

  #judge(document: OpenDocument, context: DocumentContext, findings: readonly Finding[]): FoundInWindow {
    const others = this.#surrogates.without(document.text, findings);
    const { text } = document;
    return context.policy.apply(others, context.path, {
      sourceOf: (finding) => sourceOf(text, finding),
      keyOf: ({ start }) => text.keyAt(start),
      isIgnored: (finding) => context.trusted && text.ignores(finding),
    });
  }

  #scanSlice(document: OpenDocument): boolean {
    const end = this.#runtime.now() + SLICE_MS;
    return document.text.scan(() => this.#runtime.now() >= end);
  }

  async #run(): Promise<void> {
    this.#running = true;
    // What was sent together with a change, such as the request for diagnostics, is answered before.
    await this.#runtime.pause();
    for (let document = this.#takeNewest(); document; document = this.#takeNewest()) {
      try {
        const context = await this.#contextOf(document);
        if (this.#isOpen(document) && !this.#advance(document, context)) this.#queue.add(document);
      } catch (error) {
        // Whatever it is, the other documents are not to suffer from it.
        this.#onError(error);
      }
      await this.#runtime.pause();
    }
    this.#running = false;
  }

  #takeNewest(): OpenDocument | undefined {
    const newest = [...this.#queue].at(-1);
    if (newest) this.#queue.delete(newest);
    return newest;
  }

  /** One slice of work on a document; returns whether it was the last. */
  #advance(document: OpenDocument, context: DocumentContext): boolean {
    if (this.countOf(document, context)) return true;
    if (context.lint && !this.#scanSlice(document)) {
      this.#delayed.fire(document);
      return false;
    }
    if (!this.#groupSlice(document, context)) return false;
    if (!this.#countSlice(this.#countingOf(document, context))) return false;
    this.setCount(document, context, this.#countingOf(document, context).tally);
    return true;
  }

  #countingOf(document: OpenDocument, context: DocumentContext): Counting {
    const { version } = document;
    const known = this.#countings.get(document);
    if (known?.version === version && known.context.revision === context.revision) return known;
    const windows = this.windows(document, context);
    const counting = { version, context, tally: new Tally(), windows };
    this.#countings.set(document, counting);
    return counting;
  }

  #countSlice({ tally, windows }: Counting): boolean {
    const end = this.#runtime.now() + COUNT_SLICE_MS;
    for (let next = windows.next(); !next.done; next = windows.next()) {
      tally.add(next.value.shown, next.value.suppressed.length);
      if (this.#runtime.now() >= end) return false;
    }
    return true;
  }
}
