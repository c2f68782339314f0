/** What is on the screen, and the gestures of a user. The only place that knows VS Code's DOM. */
import type { Locator, Page } from 'playwright-core';

const AGAIN_MS = 2_000;
const GIVE_UP_MS = 20_000;

export class Screen {
  readonly #page: Page;
  readonly #quickInput: Locator;
  readonly status: Locator;
  readonly problems: Locator;
  readonly toasts: Locator;

  constructor(page: Page) {
    this.#page = page;
    this.#quickInput = page.locator('.quick-input-widget');
    this.status = page.locator('[id="biombo.biombo.status"]');
    this.problems = page.locator('.markers-panel .monaco-list-row');
    this.toasts = page.locator('.notifications-toasts .notification-list-item');
  }

  editor(file: string): Locator {
    return this.#page.locator(`.editor-instance .monaco-editor[data-uri$="/${file}"]`);
  }

  /** The underlines of warnings; hints have none. */
  underlines(file: string): Locator {
    return this.editor(file).locator('.squiggly-warning');
  }

  hover(text: string): Locator {
    return this.#page.locator('.monaco-hover:not(.hidden) .hover-row', { hasText: text });
  }

  /** Rests the pointer on the text, which must be on the screen. */
  async pointAt(file: string, text: string): Promise<void> {
    await this.editor(file).locator('.view-line span span', { hasText: text }).last().hover();
  }

  async pointAway(): Promise<void> {
    await this.#page.mouse.move(900, 640);
  }

  /**
   * Presses a key until it has its effect: while the focus is on its way back to the editor, keys are lost
   * without a trace.
   */
  async pressUntil(key: string, effect: Locator): Promise<void> {
    for (const end = Date.now() + GIVE_UP_MS; ; ) {
      await this.#page.keyboard.press(key);
      try {
        await effect.waitFor({ timeout: AGAIN_MS });
        return;
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }

  /** Waits until keys go to the editor of a file. */
  async inEditor(): Promise<void> {
    await this.#page.locator('.editor-instance .monaco-editor.focused').waitFor();
  }

  /** Runs a command by its title, as the palette shows it. */
  async command(title: string): Promise<void> {
    await this.pressUntil('F1', this.#quickInput.locator('input'));
    await this.#page.keyboard.insertText(title);
    await this.#quickInput.locator('.monaco-list-row.focused', { hasText: title }).waitFor();
    await this.#page.keyboard.press('Enter');
    await this.#quickInput.waitFor({ state: 'hidden' });
  }

  /** The commands that the palette finds for a text, by their titles. */
  async offered(text: string): Promise<string[]> {
    await this.pressUntil('F1', this.#quickInput.locator('input'));
    await this.#page.keyboard.insertText(text);
    await this.#quickInput.locator('.monaco-list-row.focused', { hasText: text }).waitFor();
    const titles = await this.#quickInput.locator('.monaco-list-row .label-name').allTextContents();
    await this.#page.keyboard.press('Escape');
    await this.#quickInput.waitFor({ state: 'hidden' });
    return titles;
  }

  /** Puts the cursor there; both count from 1. */
  async goTo(line: number, column: number): Promise<void> {
    await this.pressUntil('Control+G', this.#quickInput.locator('input'));
    await this.#page.keyboard.insertText(`${line}:${column}`);
    await this.#page.keyboard.press('Enter');
    await this.#quickInput.waitFor({ state: 'hidden' });
    await this.#page.locator('.statusbar-item', { hasText: `Ln ${line}, Col ${column}` }).waitFor();
    await this.inEditor();
  }

  /** Opens the lightbulb's menu at the cursor and waits for an entry. */
  async openQuickFixes(title: string): Promise<Locator> {
    const entry = this.#quickFixes(title);
    await this.pressUntil('Control+.', entry);
    return entry;
  }

  #quickFixes(title: string): Locator {
    return this.#page.locator('.action-widget .monaco-list-row.action', { hasText: title });
  }

  async quickFix(title: string): Promise<void> {
    await this.openQuickFixes(title);
    await this.choose(title);
  }

  /** Chooses an entry of the lightbulb's menu, which is open. */
  async choose(title: string): Promise<void> {
    const entry = this.#quickFixes(title);
    const focused = () => entry.evaluate((row) => row.classList.contains('focused'));
    for (let step = 0; step < 20 && !(await focused()); step++) await this.#page.keyboard.press('ArrowDown');
    // Enter, because the menu's backdrop may take a click.
    await this.#page.keyboard.press('Enter');
    await entry.waitFor({ state: 'hidden' });
  }

  async save(): Promise<void> {
    await this.inEditor();
    await this.pressUntil('Control+S', this.#page.locator('.tab.active:not(.dirty)'));
  }
}
