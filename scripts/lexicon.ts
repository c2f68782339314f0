/** Packs the lists of names, places and common words into `shared/lexicon/packed.ts`: `npm run lexicon`. */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { packHashes, packWords } from './lexicon/pack.ts';
import { lexiconData } from './lexicon/words.ts';

/** A place is asked about rarely and believed; a common word is one reason among others. */
const PLACE_BITS = 16;
const COMMON_BITS = 7;

const { words, places, common } = lexiconData();
const packed = {
  WORDS: packWords(words),
  PLACES: packHashes(places, PLACE_BITS),
  COMMON_WORDS: packHashes(common, COMMON_BITS),
};
const types = { WORDS: 'PackedWords', PLACES: 'PackedHashes', COMMON_WORDS: 'PackedHashes' };

let source = `// Written by \`npm run lexicon\`. Where the words come from: docs/dependencies.md.
import type { PackedHashes } from './hash-set.ts';
import type { PackedWords } from './word-table.ts';
`;
for (const [name, value] of Object.entries(packed)) {
  const fields = Object.entries(value).map(([field, of]) => `  ${field}: ${literal(of)},\n`);
  source += `\nexport const ${name}: ${types[name as keyof typeof types]} = {\n${fields.join('')}};\n`;
  const bytes = gzipSync(JSON.stringify(value)).length;
  console.log(`${name}: ${value.count} words, ${(bytes / 1024).toFixed(1)} KB gzipped`);
}
writeFileSync(new URL('../shared/lexicon/packed.ts', import.meta.url), source);

function literal(value: number | string | readonly number[]): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value).replaceAll(',', ', ');
}
