/**
 * The licences of the packages whose code ends up in a bundle: most ask that their notice goes with every copy.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param metafiles what esbuild tells of each bundle
 * @returns the text of all notices, by package
 */
export function noticesOf(metafiles) {
  const inputs = metafiles.flatMap(({ inputs }) => Object.keys(inputs));
  const folders = new Set(inputs.map(packageFolder).filter((folder) => folder !== undefined));
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
  const file = readdirSync(folder).find((entry) => /^(licen[cs]e|thirdpartynotices)(\.|$)/i.test(entry));
  const text =
    file === undefined ? `Licence: ${license}` : readFileSync(path.join(folder, file), 'utf8').trim();
  return `${name} ${version}\n\n${text}\n`;
}
