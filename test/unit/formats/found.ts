/** Reading a text in a format, for the tests of formats. */
import { fixFinding } from '../../../shared/fixes/fix.ts';
import { FORMATS, type FormatId } from '../../../shared/formats/registry.ts';
import { identifierById } from '../../../shared/identifiers/registry.ts';
import { labelOfKey } from '../../../shared/labelling.ts';
import { scan } from '../../../shared/scan.ts';

/** Each finding of a number or a code, as `type confidence value`; what words say is tested elsewhere. */
export function found(format: FormatId, text: string): string[] {
  return foundOf(format, text, false);
}

/** The same of words: names, places and dates. */
export function foundInWords(format: FormatId, text: string): string[] {
  return foundOf(format, text, true);
}

function foundOf(format: FormatId, text: string, inWords: boolean): string[] {
  return scan(text, format)
    .filter(({ type }) => (identifierById(type)?.kind === 'words') === inWords)
    .map(({ type, confidence, start, end }) => `${type} ${confidence} ${text.slice(start, end)}`);
}

/** The text with everything that is found masked. */
export function masked(format: FormatId, text: string): string {
  let result = '';
  let at = 0;
  for (const finding of scan(text, format)) {
    const edit = fixFinding(text, finding, { kind: 'mask' });
    if (edit === undefined) continue;
    result += text.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return result + text.slice(at);
}

/** The passages that `key` labels, as the text that is read for them. */
export function labelled(format: FormatId, text: string, key: string): string[] {
  const { split, initial } = FORMATS[format];
  const values: string[] = [];
  split(text, 0, text.length, initial, (passage) => {
    if (passage.label !== undefined && passage.label === labelOfKey(key)) {
      values.push(passage.text.slice(passage.lo, passage.hi).trim());
    }
  });
  return values;
}
