import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Acceptance, Baseline, groupOf } from '../../../shared/policy/baseline.ts';

describe('Baseline', () => {
  it('says when it is read what it said when it was written', () => {
    const group = fc.tuple(fc.constantFrom('cpf', 'email'), fc.constantFrom('', 'a.b', 'x y'));
    const files = fc.array(
      fc.tuple(fc.constantFrom('a.md', 'b/"c".md', 'é.md'), group, fc.integer({ min: 1, max: 9 })),
    );
    fc.assert(
      fc.property(files, (entries) => {
        const baseline = new Baseline();
        for (const [path, [type, key], count] of entries) {
          baseline.accept(path, new Map([[groupOf(type, key), count]]));
        }
        const read = Baseline.parse(baseline.text());
        expect(read?.text()).toBe(baseline.text());
        for (const [path] of entries) expect(read?.acceptedIn(path)).toEqual(baseline.acceptedIn(path));
      }),
    );
  });

  it('takes the smaller of two counts for one group', () => {
    const text = '{"accepted": [[], ["a", "cpf", "", 3], ["a", "cpf", "", 2]]}';
    expect(Baseline.parse(text)?.acceptedIn('a')).toEqual(new Map([[groupOf('cpf', ''), 2]]));
  });

  it.each([
    '',
    '[]',
    '{}',
    '{"accepted": 1}',
    '{"accepted": [[], ["a", "cpf", "", -1]]}',
    '{"accepted": [[], 1]}',
  ])('%j is none', (text) => expect(Baseline.parse(text)).toBeUndefined());
});

it('Acceptance gives every finding of a group or none, in order', () => {
  const groups = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 30 });
  fc.assert(
    fc.property(groups, fc.nat(6), fc.nat(6), fc.integer({ min: 1, max: 5 }), (found, a, b, size) => {
      const accepted = new Map([
        ['a', a],
        ['b', b],
      ]);
      const acceptance = new Acceptance<number>(accepted);
      const items = found.map((group, item) => ({ item, group }));
      const shown: number[] = [];
      for (let i = 0; i < items.length; i += size) shown.push(...acceptance.push(items.slice(i, i + size)));
      const end = acceptance.end();
      shown.push(...end.shown);
      const countOf = (group: string) => found.filter((it) => it === group).length;
      const expected = items.filter(({ group }) => countOf(group) > (accepted.get(group) ?? 0));
      expect(shown).toEqual(expected.map(({ item }) => item));
      expect(end.accepted).toBe(items.length - shown.length);
    }),
  );
});
