import { expect, test } from 'vitest';
import { appendRows } from '../../eval/record.ts';

test('an empty page gets the section, and later lines follow the earlier', () => {
  const once = appendRows('', ['| a |']);
  expect(once).toMatch(/^# Measurements\n\n## Development set\n/);
  expect(once).toMatch(/: \|\n\| a \|\n$/);
  expect(appendRows(once, ['| b |', '| c |'])).toBe(once.replace('| a |\n', '| a |\n| b |\n| c |\n'));
});

test('other sections stay as they are, before and behind', () => {
  const page =
    '# Measurements\n\n## First\n\n| x |\n\n## Development set\n\n| h |\n| a |\n\n## Last\n\n| y |\n';
  expect(appendRows(page, ['| b |'])).toBe(page.replace('| a |\n', '| a |\n| b |\n'));
  expect(appendRows('# Measurements\n\n## First\n\n| x |\n', ['| b |'])).toMatch(
    /^# Measurements\n\n## First\n\n\| x \|\n\n## Development set\n/,
  );
});
