import { EventEmitter, type Uri } from 'vscode';
import type { Summary } from '../shared/protocol.ts';

/** The newest totals that the server told of each document. */
export class Summaries {
  readonly #byUri = new Map<string, Summary>();
  readonly #changed = new EventEmitter<void>();
  readonly onDidChange = this.#changed.event;

  of(uri: Uri): Summary | undefined {
    return this.#byUri.get(uri.toString());
  }

  /** @param uri of the summary's document, as the editor writes it */
  set(uri: Uri, summary: Summary): void {
    this.#byUri.set(uri.toString(), summary);
    this.#changed.fire();
  }

  delete(uri: Uri): void {
    if (this.#byUri.delete(uri.toString())) this.#changed.fire();
  }

  clear(): void {
    this.#byUri.clear();
    this.#changed.fire();
  }

  dispose(): void {
    this.#changed.dispose();
  }
}
