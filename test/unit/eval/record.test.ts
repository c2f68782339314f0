import { expect, test } from 'vitest';
import { appendRows, GENERATED_SECTION, TEXTS_SECTION } from '../../eval/record.ts';

test('an empty page gets the section, and later lines follow the earlier', () => {
  const once = appendRows('', GENERATED_SECTION, ['| a |']);
  expect(once).toMatch(/^# Measurements\n\n## Development set\n/);
  expect(once).toMatch(/: \|\n\| a \|\n$/);
  expect(appendRows(once, GENERATED_SECTION, ['| b |', '| c |'])).toBe(
    once.replace('| a |\n', '| a |\n| b |\n| c |\n'),
  );
});

test('other sections stay as they are, before and behind', () => {
  const page =
    '# Measurements\n\n## First\n\n| x |\n\n## Development set\n\n| h |\n| a |\n\n## Last\n\n| y |\n';
  expect(appendRows(page, GENERATED_SECTION, ['| b |'])).toBe(page.replace('| a |\n', '| a |\n| b |\n'));
  expect(appendRows('# Measurements\n\n## First\n\n| x |\n', GENERATED_SECTION, ['| b |'])).toMatch(
    /^# Measurements\n\n## First\n\n\| x \|\n\n## Development set\n/,
  );
});

test('a section that is missing is begun behind the others', () => {
  const once = appendRows('', GENERATED_SECTION, ['| a |']);
  const page = appendRows(once, TEXTS_SECTION, ['| b |']);
  expect(page.startsWith(`${once}\n## People, places, dates\n`)).toBe(true);
  expect(page).toMatch(/: \|\n\| b \|\n$/);
});
