import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Edit, fixFinding } from '../../shared/fixes/fix.ts';
import { StreamFix, type Stretch } from '../../shared/fixes/stream-fix.ts';
import { scan } from '../../shared/scan.ts';
import { runs } from './runs.ts';
import { FORMAT_IDS, hostileText } from './snippets.ts';

function isEdit(edit: Edit | undefined): edit is Edit {
  return edit !== undefined;
}

it('a text that is cut anywhere is fixed as the whole is, and its stretches leave no gap', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FORMAT_IDS).chain((format) => fc.tuple(fc.constant(format), hostileText[format])),
      fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 12 }),
      ([format, text], lengths) => {
        const fix = new StreamFix(format, (found, document) =>
          found.map(({ finding }) => fixFinding(document, finding, { kind: 'mask' })).filter(isEdit),
        );
        const stretches: Stretch[] = [];
        for (let at = 0, i = 0; at < text.length; i++) {
          const length = lengths[i % lengths.length]!;
          stretches.push(...fix.push(text.slice(at, at + length)));
          at += length;
        }
        stretches.push(...fix.end());
        let whole = '';
        let at = 0;
        for (const edit of scan(text, format).map((it) => fixFinding(text, it, { kind: 'mask' }))) {
          if (edit === undefined) continue;
          whole += text.slice(at, edit.start) + edit.text;
          at = edit.end;
        }
        expect(stretches.map((it) => it.text).join('')).toBe(whole + text.slice(at));
        expect(stretches.map(({ start }) => start)).toEqual(
          [0, ...stretches.map(({ end }) => end)].slice(0, -1),
        );
      },
    ),
    runs(60),
  );
});

it('two numbers that nothing parts, where TOML wants quotes, get an edit each', () => {
  const fix = new StreamFix('toml', (found, document) =>
    found.map(({ finding }) => fixFinding(document, finding, { kind: 'mask' })).filter(isEdit),
  );
  const stretches = [...fix.push('a = 529.982.247-25529.982.247-25\n'), ...fix.end()];
  expect(stretches.map(({ start, end, text }) => [start, end, text])).toEqual([
    [0, 4, 'a = '],
    [4, 18, '"[CPF]"'],
    [18, 32, '[CPF]'],
    [32, 33, '\n'],
  ]);
});

it('a line that began in an earlier piece is still known to be a list of YAML', () => {
  const items = Array.from({ length: 8000 }, (_, i) =>
    i % 10 === 9 ? 'inscrito no CPF sob o nº 529.982.247-25' : `item ${i} da lista`,
  );
  const text = `lista: [ ${items.join(', ')} ]\n`;
  const fix = new StreamFix('yaml', (found, document) =>
    found.map(({ finding }) => fixFinding(document, finding, { kind: 'mask' })).filter(isEdit),
  );
  const stretches = [...text.match(/[\s\S]{1,5000}/g)!.flatMap((piece) => fix.push(piece)), ...fix.end()];
  expect(stretches.map((it) => it.text).join('')).toBe(text.replaceAll('529.982.247-25', '(CPF)'));
});

it('prose is held back from a word that may yet be a name, and given out once that is known', () => {
  const fix = new StreamFix('plaintext', () => []);
  const filler = 'sem queixas hoje, mantida a conduta.\n'.repeat(3000);
  const before = fix
    .push(`Ontem Iracema, ${filler}`)
    .map(({ text }) => text)
    .join('');
  expect(before).toBe('Ontem ');
  const after = [...fix.push('A paciente Iracema Falcão voltou.\n'), ...fix.end()];
  expect(after.map(({ text }) => text).join('')).toBe(
    `Iracema, ${filler}A paciente Iracema Falcão voltou.\n`,
  );
});
