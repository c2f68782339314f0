/**
 * The licences of the packages whose code ends up in a bundle: most ask that their notice goes with every copy.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Packages whose lists of words are packed into the lexicon: see docs/dependencies.md. */
const LISTS = [
  '@brazilian-utils/brazilian-utils',
  '@faker-js/faker',
  '@zxcvbn-ts/language-en',
  '@zxcvbn-ts/language-pt-br',
  'faker-br',
  'fakerator',
  'leite',
];

/**
 * @param metafiles what esbuild tells of each bundle
 * @returns the text of all notices, by package
 */
export function noticesOf(metafiles) {
  const inputs = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const folders = new Set(inputs.map(packageFolder).filter((folder) => folder !== undefined));
  if (inputs.includes('shared/lexicon/packed.ts'))
    for (const name of LISTS) folders.add(`node_modules/${name}`);
  return [...folders]
    .sort()
    .map(noticeOf)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** `…/node_modules/@scope/name` of a file inside it. */
function packageFolder(file) {
  return /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
}

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((entry) =>
    /^((mit-)?licen[cs]e|thirdpartynotices|notice)(\.|$)/i.test(entry),
  );
  const texts = files.sort().map((file) => readFileSync(path.join(folder, file), 'utf8').trim());
  const text = texts.length === 0 ? `Licence: ${license}` : texts.join('\n\n');
  return `${name} ${version}\n\n${text}\n`;
}
