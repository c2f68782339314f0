/** Packs the lists of names, places and common words into `shared/lexicon/packed.ts`: `npm run lexicon`. */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { learnNames, skillOfModel } from './lexicon/name-model.ts';
import { packHashes, packWords } from './lexicon/pack.ts';
import { partWords } from './lexicon/part.ts';
import { lexiconData } from './lexicon/words.ts';

/** A place is asked about rarely and believed; a common word is one reason among others. */
const PLACE_BITS = 16;
const COMMON_BITS = 8;

const { words, places, common, others } = lexiconData();
const { filtered, written } = partWords(words, others);
const packed = {
  NAMES: filtered,
  WORDS: packWords(written),
  PLACES: packHashes(places, PLACE_BITS),
  COMMON_WORDS: packHashes(common, COMMON_BITS),
  NAME_MODEL: learnNames(words),
};
const types = {
  NAMES: 'PackedKinds',
  WORDS: 'PackedWords',
  PLACES: 'PackedHashes',
  COMMON_WORDS: 'PackedHashes',
  NAME_MODEL: 'PackedModel',
};

let source = `// Written by \`npm run lexicon\`. Where the words come from: docs/dependencies.md.
import type { PackedHashes, PackedKinds } from './hash-set.ts';
import type { PackedModel } from './name-model.ts';
import type { PackedWords } from './word-table.ts';
`;
for (const [name, value] of Object.entries(packed)) {
  const fields = Object.entries(value).map(([field, of]) => `  ${field}: ${literal(of)},\n`);
  source += `\nexport const ${name}: ${types[name as keyof typeof types]} = {\n${fields.join('')}};\n`;
  const bytes = gzipSync(JSON.stringify(value)).length;
  const count = 'count' in value ? value.count : words.size;
  console.log(`${name}: ${count} words, ${(bytes / 1024).toFixed(1)} KB gzipped`);
}
console.log('Names and other words that the model has not seen:');
console.table(skillOfModel(words, [0.01, 0.02, 0.05, 0.1]));
writeFileSync(new URL('../shared/lexicon/packed.ts', import.meta.url), source);

function literal(value: number | string | readonly number[]): string {
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value).replaceAll(',', ', ');
}
