import { defineConfig } from 'vitest/config';

/** The slowest thing a test waits for is the first start of a VS Code beside other work. */
const EDITOR_TIMEOUT_MS = 180_000;

/** Nothing here is timed: a test that is slow on a busy machine is not wrong. */
const PATIENCE_MS = 120_000;

function project(name: string, include: string[]) {
  // No test changes a module's state, so that files can share what they import: half of the time goes there.
  return {
    test: {
      name,
      include,
      isolate: false,
      setupFiles: 'test/seed.ts',
      testTimeout: PATIENCE_MS,
      hookTimeout: PATIENCE_MS,
    },
  };
}

function oneByOne(name: string, include: string[]) {
  return { test: { ...project(name, include).test, fileParallelism: false } };
}

/** Editors are heavy: the files of one share what `setup.ts` starts, one after the other. */
function editorProject(name: string, include: string[]) {
  return {
    test: {
      name,
      include,
      isolate: false,
      fileParallelism: false,
      globalSetup: 'test/editor/harness/setup.ts',
      testTimeout: EDITOR_TIMEOUT_MS,
      hookTimeout: EDITOR_TIMEOUT_MS,
    },
  };
}

export default defineConfig({
  test: {
    // Every start transforms all sources anew otherwise.
    experimental: { fsModuleCache: true },
    // Most tests wait for a program that they have started.
    maxWorkers: '100%',
    projects: [
      project('unit', ['test/unit/**/*.test.ts', 'test/client/**/*.test.ts']),
      project('protocol', ['test/protocol/**/*.test.ts']),
      project('cli', ['test/cli/**/*.test.ts']),
      editorProject('latest', ['test/editor/vscode/*.test.ts']),
      editorProject('oldest', ['test/editor/vscode/editor.test.ts']),
      // Vitest runs these beside an editor only with as many workers.
      oneByOne('neovim', ['test/editor/neovim/*.test.ts']),
      oneByOne('start', ['test/editor/start/*.test.ts']),
    ],
  },
});
