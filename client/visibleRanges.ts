import { Disposable, languages, type TextEditor, window } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { VISIBLE_RANGES, type VisibleRanges } from '../shared/protocol.ts';

/** Scrolling fires an event per step; the server needs to know only where it stopped. */
const SETTLED_MS = 50;

/** Tells the server which lines are on screen, so that it judges those first. */
export class VisibleRangesReporter {
  readonly #client: BaseLanguageClient;
  readonly #selector: Parameters<typeof languages.match>[0];
  readonly #subscriptions: Disposable;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(client: BaseLanguageClient, selector: Parameters<typeof languages.match>[0]) {
    this.#client = client;
    this.#selector = selector;
    this.#subscriptions = Disposable.from(
      window.onDidChangeTextEditorVisibleRanges(() => this.#soon()),
      window.onDidChangeVisibleTextEditors(() => this.#soon()),
    );
    this.#report();
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#report(), SETTLED_MS);
  }

  #report(): void {
    const editors = window.visibleTextEditors.filter(
      (editor) => languages.match(this.#selector, editor.document) > 0,
    );
    for (const uri of new Set(editors.map((editor) => editor.document.uri.toString()))) {
      const lines = editors.filter((editor) => editor.document.uri.toString() === uri).flatMap(linesOf);
      const params: VisibleRanges = { uri, lines };
      // Fails only while the server is going down, when there is nobody to tell.
      this.#client.sendNotification(VISIBLE_RANGES, params).catch(() => undefined);
    }
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#subscriptions.dispose();
  }
}

function linesOf(editor: TextEditor): [first: number, last: number][] {
  return editor.visibleRanges.map((range) => [range.start.line, range.end.line]);
}
