import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Glob } from '../../../shared/policy/glob.ts';
import { runs } from '../runs.ts';

function matches(pattern: string, path: string): boolean | undefined {
  return Glob.parse(pattern)?.matches(path);
}

/** Said as one would explain it, at any cost. */
function byDefinition(pattern: string[], path: string[]): boolean {
  const [head, ...rest] = pattern;
  if (head === undefined) return path.length === 0;
  if (head === '**') return path.some((_, i) => byDefinition(rest, path.slice(i))) || byDefinition(rest, []);
  const name = new RegExp(`^${head.replaceAll('?', '.').replaceAll('*', '.*')}$`);
  return path[0] !== undefined && name.test(path[0]) && byDefinition(rest, path.slice(1));
}

describe('Glob', () => {
  it.each([
    ['a.md', 'a.md', true],
    ['a.md', 'A.md', false],
    ['a.md', 'docs/a.md', false],
    ['*.md', 'a.md', true],
    ['*.md', '.md', true],
    ['*.md', 'docs/a.md', false],
    ['**/*.md', 'a.md', true],
    ['**/*.md', 'docs/x/a.md', true],
    ['docs/**', 'docs/x/a.md', true],
    ['docs/', 'docs/x/a.md', true],
    ['docs/', 'docs2/a.md', false],
    ['docs/**/a.md', 'docs/a.md', true],
    ['docs/**/a.md', 'docs/x/y/b.md', false],
    ['a?c', 'abc', true],
    ['a?c', 'a/c', false],
    ['{docs,test}/*.{md,txt}', 'test/a.txt', true],
    ['{docs,test}/*.{md,txt}', 'src/a.txt', false],
    ['a+(b)[c].md', 'a+(b)[c].md', true],
    ['*a*b*c', 'xaybzc', true],
    ['*a*b*c', 'xaybz', false],
  ])('%s over %s: %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected);
  });

  it.each(['', '/abs', '../up', './here', '!no', 'a\\b', '{a', 'a}', '{a,{b,c}}', '{a,b}'.repeat(7), '{x'])(
    'refuses %s',
    (pattern) => {
      expect(Glob.parse(pattern)).toBeUndefined();
    },
  );

  it('refuses a pattern of more than a thousand letters', () => {
    expect(Glob.parse('a'.repeat(1_001))).toBeUndefined();
  });

  it('agrees with its definition', () => {
    const stars = fc.array(fc.constantFrom('a', 'b', '*', '?'), { minLength: 1, maxLength: 4 });
    const names = fc.array(fc.constantFrom('a', 'b'), { minLength: 1, maxLength: 4 });
    const pattern = fc.array(fc.oneof(stars, fc.constant(['**'])), { minLength: 1, maxLength: 4 });
    const path = fc.array(names, { minLength: 1, maxLength: 4 });
    const joined = (segments: (readonly string[])[]) => segments.map((segment) => segment.join('')).join('/');
    fc.assert(
      fc.property(pattern.map(joined), path.map(joined), (p, s) => {
        expect([p, s, matches(p, s)]).toEqual([p, s, byDefinition(p.split('/'), s.split('/'))]);
      }),
      runs(2000),
    );
  });

  it('answers a pattern that makes a regular expression hang', () => {
    expect(matches(`${'*a'.repeat(400)}b`, 'a'.repeat(4_000))).toBe(false);
    expect(matches(`${'**/a/'.repeat(150)}b`, 'a/'.repeat(2_000))).toBe(false);
  });
});
