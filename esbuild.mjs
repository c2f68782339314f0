import { chmod, copyFile, readFile, rm, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { build } from 'esbuild';
import { noticesOf } from './scripts/notices.mjs';

// `--debug`: readable and with source maps, for stepping through it in an editor.
const debug = process.argv.includes('--debug');
// The `module` builds first: jsonc-parser's `main` asks for its parts in a way that cannot be bundled.
const mainFields = ['module', 'main'];
// jsonc-parser's modules do nothing but build tables when they are loaded, but do not say so: the unused can go.
const unusedParts = {
  name: 'unused-parts',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^\.\/impl\// }, async ({ path, importer, resolveDir, kind, pluginData }) => {
      if (pluginData === unusedParts || !/[\\/]jsonc-parser[\\/]/.test(importer)) return undefined;
      return { ...(await resolve(path, { resolveDir, kind, pluginData: unusedParts })), sideEffects: false };
    });
  },
};
// The commands are a bundle of their own: reading a megabyte takes longer than to say the version.
const commandsApart = {
  name: 'commands-apart',
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/commands\.ts$/ }, () => ({ path: './commands.cjs', external: true }));
  },
};
// What few runs need is read when its first name is used: the engine of patterns is a seventh of the commands, and the
// tables of AES take as long to be built as those of names.
const PATTERNS = { file: './patterns.cjs', source: "export { RE2JS } from 're2js';" };
const CIPHERS = {
  file: './ciphers.cjs',
  source: "export { ctr } from '@noble/ciphers/aes.js'; export { FF1 } from '@noble/ciphers/ff1.js';",
};
const APART = {
  re2js: { name: 'RE2JS', file: PATTERNS.file },
  '@noble/ciphers/aes.js': { name: 'ctr', file: CIPHERS.file },
  '@noble/ciphers/ff1.js': { name: 'FF1', file: CIPHERS.file },
};
const rareApart = {
  name: 'rare-apart',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^(?:re2js$|@noble\/ciphers\/)/ }, ({ path }) => ({ path, namespace: 'rare-apart' }));
    onResolve({ filter: /^\.\/(?:patterns|ciphers)\.cjs$/ }, ({ path }) => ({ path, external: true }));
    onLoad({ filter: /.*/, namespace: 'rare-apart' }, ({ path }) => ({
      contents: `exports.__esModule = true;
Object.defineProperty(exports, '${APART[path].name}', {
  enumerable: true,
  get: () => require('${APART[path].file}').${APART[path].name},
});`,
    }));
  },
};
const shared = {
  bundle: true,
  minify: !debug,
  sourcemap: debug,
  legalComments: 'none',
  logLevel: 'warning',
  plugins: [unusedParts],
};
const node = { ...shared, platform: 'node', format: 'cjs', target: 'node20', mainFields };
const browser = { ...shared, platform: 'browser', target: 'es2022' };

const bundles = [
  { ...node, entryPoints: ['client/node.ts'], outfile: 'dist/client.cjs', external: ['vscode'] },
  // The web worker extension host takes CommonJS only.
  {
    ...browser,
    format: 'cjs',
    entryPoints: ['client/browser.ts'],
    outfile: 'dist/client.web.js',
    external: ['vscode'],
  },
  // For Node and the browser alike.
  {
    ...node,
    format: 'iife',
    conditions: ['browser'],
    entryPoints: ['server/program.ts'],
    outfile: 'dist/server.cjs',
  },
  {
    ...node,
    entryPoints: ['cli/main.ts'],
    outfile: 'dist/cli.cjs',
    banner: { js: '#!/usr/bin/env node' },
    plugins: [commandsApart],
    // By `require`: Node would load a second kind of modules for `import()`.
    supported: { 'dynamic-import': false },
  },
  {
    ...node,
    entryPoints: ['cli/commands.ts'],
    outfile: 'dist/commands.cjs',
    plugins: [unusedParts, rareApart],
  },
  ...[PATTERNS, CIPHERS].map(({ file, source }) => ({
    ...node,
    stdin: { contents: source, resolveDir: '.' },
    outfile: `dist/${file.slice(2)}`,
  })),
];

await Promise.all(bundles.map(({ outfile }) => rm(outfile, { force: true })));
const results = await Promise.all(bundles.map((bundle) => build({ ...bundle, metafile: true })));
if (!debug) await Promise.all(bundles.map(({ outfile }) => escapeNonAscii(outfile)));
// Under the name by which a browser takes it for a script: the one that the extension packs.
await copyFile('dist/server.cjs', 'dist/server.web.js');
await writeFile('dist/THIRD-PARTY-NOTICES.txt', noticesOf(results.map(({ metafile }) => metafile)));
await chmod('dist/cli.cjs', 0o755);

/**
 * Escapes what esbuild leaves as it is, the characters of regular expressions: of a file in ASCII a character is a byte
 * of memory, of any other two, and it is read and compiled more slowly at every start.
 */
async function escapeNonAscii(file) {
  const source = await readFile(file, 'utf8');
  if (/\\[^\0-\x7f]/.test(source)) throw new Error(`${file}: a character is escaped that needs no escape`);
  const escaped = source.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  await writeFile(file, escaped);
}
