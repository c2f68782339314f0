/**
 * `npm test`: everything there is to check, from a fresh clone on. `npm test -- unit cli` runs those projects
 * of vitest.config.ts only. The last line is always `N passed, N failed`, checks and tests summed.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findChromium, onPath } from './chromium.ts';
import { installDebianPackages } from './debian.ts';
import { editorHost, type HostName } from './editor/host.ts';
import { capture } from './process.ts';

/** Side by side, because an editor waits as much as it works: what each runs, one step after the other. */
const LANES = [
  [['latest']],
  [
    ['unit', 'protocol', 'cli'],
    ['neovim', 'start', 'oldest'],
  ],
];
const EDITORS = ['latest', 'neovim', 'start', 'oldest'];
const ALL = LANES.flat(2);
const RESULTS = 'test-results';

class Tally {
  passed = 0;
  failed = 0;

  check(what: string, failure: string | undefined): void {
    if (failure === undefined) {
      this.passed += 1;
      console.log(`✓ ${what}`);
    } else {
      this.failed += 1;
      console.log(`✗ ${what}\n${failure}`);
    }
  }
}

async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const unknown = named.filter((name) => !ALL.includes(name));
  if (unknown.length > 0)
    throw new Error(`no such tests: ${unknown.join(', ')}; there are ${ALL.join(', ')}`);
  const wanted = (projects: readonly string[]) =>
    named.length === 0 ? projects : projects.filter((name) => named.includes(name));
  const tally = new Tally();
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });

  const editors = wanted(EDITORS);
  // Downloads wait for the network while the compilers keep the processors busy.
  const prepared = prepareEditors(editors);
  const built = npmRun(editors.length > 0 ? 'package' : 'build', tally);
  const checked = named.length > 0 ? [] : ['typecheck', 'lint'].map((script) => npmRun(script, tally));
  const lanes = LANES.map(async (steps) => {
    for (const projects of steps.map(wanted)) {
      // Without what is to be tested all would only fail, slowly; the engine's tests need nothing built.
      if (projects.some((name) => name !== 'unit') && !(await built)) return;
      if (projects.some((name) => EDITORS.includes(name)) && (await prepared) !== undefined) return;
      await vitest(projects, tally);
    }
  });
  await Promise.all([...checked, ...lanes]);
  const missing = await prepared;
  if (missing !== undefined) tally.check('editors', missing);
  console.log(`${tally.passed} passed, ${tally.failed} failed`);
  process.exitCode = tally.failed === 0 ? 0 : 1;
}

async function npmRun(script: string, tally: Tally): Promise<boolean> {
  const { status, output } = await capture('npm', ['run', '--silent', script]);
  tally.check(script, status === 0 ? undefined : output);
  return status === 0;
}

/** @returns why the editors cannot be tested, if so */
async function prepareEditors(projects: readonly string[]): Promise<string | undefined> {
  if (projects.length === 0) return undefined;
  const packages = [
    ...(findChromium() === undefined ? ['chromium-headless-shell'] : []),
    ...(onPath('nvim') === undefined ? ['neovim'] : []),
  ];
  const hosts: HostName[] = ['latest', 'oldest'];
  try {
    const [missing] = await Promise.all([
      installDebianPackages(packages),
      ...hosts.map((name) => editorHost(name, console.log)),
    ]);
    return missing;
  } catch (error) {
    return String(error);
  }
}

async function vitest(projects: readonly string[], tally: Tally): Promise<void> {
  if (projects.length === 0) return;
  const report = `${RESULTS}/${projects.join('-')}.json`;
  const { status, output } = await capture('npx', [
    'vitest',
    'run',
    ...projects.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  console.log(output);
  count(report, status, tally);
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Skipped: a test that did not run says nothing, so it counts as failed. */
  readonly numPendingTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

function count(report: string, status: number, tally: Tally): void {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, testResults } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as VitestReport;
    const notLoaded = testResults.filter(
      (file) => file.status === 'failed' && file.assertionResults.length === 0,
    );
    const failed = numFailedTests + numPendingTests + notLoaded.length;
    tally.passed += numPassedTests;
    // Such as an error outside any test.
    tally.failed += status !== 0 && failed === 0 ? 1 : failed;
  } catch {
    tally.check(report, 'vitest wrote no report');
  }
}

main().catch((error: unknown) => {
  console.error(String(error));
  console.log('0 passed, 1 failed');
  process.exitCode = 1;
});
