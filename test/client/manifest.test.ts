import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../../shared/protocol.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const manifest = read('package.json');
const english = read('package.nls.json');
const portuguese = read('package.nls.pt-br.json');
const settings = manifest.contributes.configuration.properties;

/** Every text in the manifest, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
}

/** The texts that the client hands to `l10n.t`. */
function clientTexts(): string[] {
  return readdirSync('client')
    .map((file) => readFileSync(`client/${file}`, 'utf8'))
    .flatMap((source) => [...source.matchAll(/\bl10n\.t\(\s*'([^']+)'/g)])
    .map((match) => match[1] ?? '');
}

const placeholders = (text: string) => [...text.matchAll(/\{\d\}/g)].map(String).sort();

describe('the manifest', () => {
  it('has each of its texts in both languages, and no others', () => {
    const used = textsIn(manifest).flatMap((text) =>
      [...text.matchAll(/^%(.+)%$/g)].map((match) => match[1]),
    );
    expect(new Set(Object.keys(english))).toEqual(new Set(used));
    expect(Object.keys(portuguese)).toEqual(Object.keys(english));
    for (const key of Object.keys(english)) expect(portuguese[key], key).not.toBe(english[key]);
  });

  it('declares each command once and offers each in the palette', () => {
    const commands: string[] = manifest.contributes.commands.map(
      (command: { command: string }) => command.command,
    );
    expect(new Set(commands).size).toBe(commands.length);
    const source = readdirSync('client')
      .map((file) => readFileSync(`client/${file}`, 'utf8'))
      .join('\n');
    const registered = new Set([...source.matchAll(/'(biombo\.[a-z]\w*)'/gi)].map((match) => match[1]));
    for (const command of commands) expect(registered, command).toContain(command);
    for (const { when } of manifest.contributes.menus.commandPalette) expect(when).not.toBe('false');
  });

  it('offers nothing that changes a document where that can only be read', () => {
    const { commandPalette, 'biombo.context': context } = manifest.contributes.menus;
    const changing = (entries: readonly { command: string; when?: string }[], key: string) =>
      entries.filter(({ when }) => when?.includes(`!${key}`)).map(({ command }) => command);
    const always = ['markFalsePositive', 'maskTypeInFolder', 'maskAllInFolder', 'showSummary', 'openConfig'];
    const others = (entries: readonly { command: string }[]) =>
      entries.map(({ command }) => command).filter((it) => !always.includes(it.replace('biombo.', '')));
    expect(changing(commandPalette, 'activeEditorIsReadonly')).toEqual(others(commandPalette));
    expect(changing(context, 'editorReadonly')).toEqual(others(context));
  });

  it('has the defaults of the server', () => {
    expect(settings['biombo.enable'].default).toBe(DEFAULT_SETTINGS.enable);
    expect(settings['biombo.maxDiagnostics'].default).toBe(DEFAULT_SETTINGS.maxDiagnostics);
    for (const [confidence, severity] of Object.entries(DEFAULT_SETTINGS.severity)) {
      expect(settings[`biombo.severity.${confidence}`].default, confidence).toBe(severity);
    }
  });

  it('lets no untrusted folder change a setting', () => {
    const harmless = ['biombo.trace.server'];
    expect(
      [...manifest.capabilities.untrustedWorkspaces.restrictedConfigurations, ...harmless].sort(),
    ).toEqual(Object.keys(settings).sort());
  });

  it('names files that are there', () => {
    expect(manifest.contributes.jsonValidation).toMatchObject([{ url: '%config.schema%' }]);
    const [walkthrough] = manifest.contributes.walkthroughs;
    for (const texts of [english, portuguese]) {
      const named = [
        manifest.icon,
        texts['config.schema'],
        ...walkthrough.steps.map(({ id }: { id: string }) => texts[`walkthrough.${id}.image`]),
      ];
      expect(named.map((file) => [file, existsSync(file)])).toEqual(named.map((file) => [file, true]));
    }
  });

  it('names commands that there are in its walkthrough', () => {
    const commands = manifest.contributes.commands.map(({ command }: { command: string }) => command);
    for (const texts of [english, portuguese]) {
      const named = textsIn(texts).flatMap((text) => [...text.matchAll(/command:(biombo\.\w+)/g)]);
      expect(named.length).toBeGreaterThan(5);
      for (const [, command] of named) expect(commands).toContain(command);
    }
  });

  it('is started by F5 after a task that is there', () => {
    const { configurations } = read('.vscode/launch.json');
    const tasks = read('.vscode/tasks.json').tasks.filter((task: { label?: string }) => task.label);
    expect(tasks).toMatchObject([{ command: 'node', args: ['esbuild.mjs', '--debug'] }]);
    const hosts = configurations.filter(({ type }: { type: string }) => type === 'extensionHost');
    expect(hosts).toHaveLength(2);
    for (const { preLaunchTask } of hosts) expect(preLaunchTask).toBe(tasks[0].label);
  });

  it('compiles against the oldest VS Code that it runs in', () => {
    expect(manifest.devDependencies['@types/vscode']).toBe(manifest.engines.vscode.replace('^', ''));
    expect(manifest.devDependencies['@types/node'].split('.')[0]).toBe(
      manifest.engines.node.replace('>=', ''),
    );
  });

  it('has a version that the lockfile and the changelog know', () => {
    const lockfile = read('package-lock.json');
    expect(lockfile.version).toBe(manifest.version);
    expect(lockfile.packages[''].version).toBe(manifest.version);
    expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## [${manifest.version}]`);
  });

  it('is tested in the oldest VS Code that it names', () => {
    const { dependencies } = read('test/editor/hosts/oldest/package.json');
    const [, minor] = manifest.engines.vscode.replace('^', '').split('.');
    expect(dependencies['code-server'].split('.')[1]).toBe(minor);
  });
});

describe("the client's texts", () => {
  const bundle: Record<string, string> = read('l10n/bundle.l10n.pt-br.json');

  it('are all in Portuguese, too, and nothing else is', () => {
    expect(new Set(Object.keys(bundle))).toEqual(new Set(clientTexts()));
  });

  it('keep their placeholders', () => {
    for (const [text, translation] of Object.entries(bundle)) {
      expect(placeholders(translation), text).toEqual(placeholders(text));
    }
  });
});
