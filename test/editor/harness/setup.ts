/**
 * Before the editor tests of one VS Code: it is started with the packaged Biombo in it. All files of tests share it,
 * and one browser (`editor.ts`), because starting both costs more than most of the tests.
 */
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { editorHost, type HostName } from '../../../scripts/editor/host.ts';
import { extensionsFolder, startEditorServer } from '../../../scripts/editor/server.ts';
import { temporaryFolder } from '../../../scripts/temporary-folder.ts';
import { TEST_SETTINGS } from './settings.ts';

export interface Workbench {
  readonly host: HostName;
  readonly port: number;
  /** The folder with settings and extensions. */
  readonly profile: string;
  /** For screenshots and logs. */
  readonly results: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    workbench: Workbench;
  }
}

/** The languages of the tests and a theme. `npm start`, which is tested too, has all that VS Code brings along. */
const BUILT_IN = ['ipynb', 'json', 'json-language-features', 'markdown-basics', 'theme-defaults'];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const name: HostName = project.name === 'oldest' ? 'oldest' : 'latest';
  const results = resolve('test-results', name);
  mkdirSync(results, { recursive: true });
  const folder = temporaryFolder('biombo-workbench-');
  const profile = join(folder, 'profile');
  // What lies there before the first start counts as installed, without being packaged.
  cpSync(resolve('test/editor/driver'), join(extensionsFolder(profile), 'biombo.biombo-test-driver-0.0.1'), {
    recursive: true,
  });
  const server = await startEditorServer({
    host: await editorHost(name),
    profile,
    extensions: [resolve('dist/biombo.vsix')],
    settings: TEST_SETTINGS,
    builtIn: BUILT_IN,
  });
  project.provide('workbench', {
    host: name,
    port: server.port,
    profile,
    results,
  });
  return async () => {
    writeFileSync(join(results, 'server.log'), server.log());
    await server.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}
