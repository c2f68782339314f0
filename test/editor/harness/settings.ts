import { QUIET_SETTINGS } from '../../../scripts/editor/settings.ts';

/** On top of the quiet ones: what makes the screen the same every time. */
export const TEST_SETTINGS: Readonly<Record<string, unknown>> = {
  ...QUIET_SETTINGS,
  'workbench.reduceMotion': 'on',
  'git.enabled': false,
  // A second extension host, in which none of these extensions would run.
  'extensions.webWorker': false,
  // In MB; no question before a large file is opened.
  'workbench.editorLargeFileConfirmation': 1024,
  'files.hotExit': 'off',
  'window.confirmBeforeClose': 'never',
  'editor.cursorBlinking': 'solid',
  'editor.stickyScroll.enabled': false,
  'editor.accessibilitySupport': 'off',
  'editor.hover.delay': 100,
};
