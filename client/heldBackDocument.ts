import { Disposable, EventEmitter, TabInputText, type Uri, window, workspace } from 'vscode';
import { isHeldBack } from './heldBack.ts';
import { documentSchemes } from './selector.ts';

/** The document on screen, where it is so large that the editor does not let extensions see it. */
export class HeldBackDocument {
  readonly #changed = new EventEmitter<void>();
  readonly onDidChange = this.#changed.event;
  readonly #subscriptions: Disposable;
  #uri: Uri | undefined;

  constructor() {
    const look = () => void this.#look();
    this.#subscriptions = Disposable.from(
      this.#changed,
      window.tabGroups.onDidChangeTabs(look),
      window.tabGroups.onDidChangeTabGroups(look),
      // The tab may be there before its document.
      workspace.onDidOpenTextDocument(look),
      workspace.onDidChangeConfiguration((change) => change.affectsConfiguration('biombo.enable') && look()),
    );
    look();
  }

  get uri(): Uri | undefined {
    return this.#uri;
  }

  async #look(): Promise<void> {
    const uri = this.#unknownOnScreen();
    const heldBack = uri && isHeldBack(await sizeOf(uri));
    // Meanwhile another tab may have come to the front, or the document may have come.
    if (String(uri) !== String(this.#unknownOnScreen())) return;
    const now = heldBack ? uri : undefined;
    if (String(now) === String(this.#uri)) return;
    this.#uri = now;
    this.#changed.fire();
  }

  /** The address of the text in the active tab, if extensions know nothing of it. */
  #unknownOnScreen(): Uri | undefined {
    if (!workspace.getConfiguration('biombo').get('enable', true)) return undefined;
    const input = window.tabGroups.activeTabGroup.activeTab?.input;
    const schemes = documentSchemes((workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme));
    if (!(input instanceof TabInputText && schemes.includes(input.uri.scheme))) return undefined;
    const known = workspace.textDocuments.some(({ uri }) => String(uri) === String(input.uri));
    return known ? undefined : input.uri;
  }

  dispose(): void {
    this.#subscriptions.dispose();
  }
}

async function sizeOf(uri: Uri): Promise<number> {
  try {
    return (await workspace.fs.stat(uri)).size;
  } catch {
    // It is gone, or its file system is.
    return 0;
  }
}
