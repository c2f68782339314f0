/** Keeps figures in `docs/measurements.md`, one line for each type and run. */
import type { CleanResult } from './clean.ts';
import { type EmbeddedResult, worstTypes } from './embedded.ts';
import type { Evaluation, FalseRates, Shares } from './evaluate.ts';
import type { LenerResult } from './lener.ts';
import { interval, percent, rate } from './report.ts';
import { PEOPLE_TYPES } from './texts.ts';
import { MIXTURE } from './values.ts';

/** A table of the page under a heading of its own. */
export interface Section {
  readonly heading: string;
  readonly introduction: string;
  /** The table's first two lines. */
  readonly head: string;
}

const HEAD =
  '| date | half | type | mentions | leak | likely leak | typed | false |\n' +
  '| ---- | ---- | ---- | -------: | ---: | ----------: | ----: | ----: |';

export const GENERATED_SECTION: Section = {
  heading: '## Development set',
  introduction:
    'Invented documents in all formats and spellings (`npm run eval:dev`), by half of the templates: `development` is looked\n' +
    'at while the engine is improved, `final` is not. Percent with 95 % intervals by document; false findings (certain,\n' +
    'likely, possible) a million characters. What the columns count is said in `test/eval/measure.ts`.\n' +
    MIXTURE,
  head: HEAD,
};

export const TEXTS_SECTION: Section = {
  heading: '## People, places, dates',
  introduction:
    'Invented texts written one by one (`test/eval/texts/`), in which everything personal is marked; columns as above. A\n' +
    'half has about 30,000 characters, so one false finding counts as about 33 a million.',
  head: HEAD,
};

export const EMBEDDED_SECTION: Section = {
  heading: '## Plain texts in documents of other kinds',
  introduction:
    'The plain texts of the development half, put into strings, comments, cells and damaged encodings\n' +
    '(`test/eval/wrappers.ts`). New: mentions that leak there and not in the plain text.',
  head: '| date | document | mentions | leak | new | new, by type |\n| ---- | -------- | -------: | ---: | --: | ------------ |',
};

export const REAL_SECTION: Section = {
  heading: '## Real text',
  introduction:
    'Names in the court texts of LeNER-Br (train), whose people are marked, and findings in Portuguese documents without\n' +
    'personal data. Found: a name touches the mention. False findings (certain, likely, possible) a million characters.',
  head:
    '| date | text | type | mentions | found | found likely | leak | false |\n' +
    '| ---- | ---- | ---- | -------: | ----: | -----------: | ---: | ----: |',
};

export const EQUIVALENCE_SECTION: Section = {
  heading: '## Surrogates are found as their originals are',
  introduction:
    'Each value of the development set and of the texts, and its surrogate in the same place: percent of them found, wholly\n' +
    'and (by Biombo) as their type (`npm run eval:dev -- --equivalence`). Biombo has no list of its surrogates here, and\n' +
    'mailboxes stand under a name that is not reserved. The floor is `label`: how often the mask is found there. The difference\n' +
    'is in points with the interval of 90 % for paired shares of Tango (1998): `equivalent` where it lies within ± 2 (two\n' +
    'one-sided tests at 5 %), `lower` or `higher` where it lies beyond; where the sample is too small to tell, `inconclusive`.\n' +
    'Pairs count as independent, though those of one document are not quite. The other detector\n' +
    'finds a surrogate more often where the original was damaged or written oddly (letters for digits, digits in words, rare\n' +
    'names), which a surrogate is not.',
  head:
    '| date | detector | type | spans | original | surrogate | label | difference | result |\n' +
    '| ---- | -------- | ---- | ----: | -------: | --------: | ----: | ---------: | ------ |',
};

/**
 * The lines of one evaluation: one for each of the types that has mentions, and one for all mentions.
 */
export function recordRows(
  date: string,
  half: string,
  evaluation: Evaluation,
  types: readonly string[] = [...evaluation.falseByType.keys()],
): string[] {
  const { all, byType, falseByType, falseFindings } = evaluation;
  const row = (type: string, { mentions, leak, leakLikely, typed }: Shares) => {
    const shares = [leak, leakLikely, typed].map((it) => `${percent(it.share)} (${interval(it)})`);
    const rates = type === 'all' ? falseFindings : falseByType.get(type);
    return line([date, half, type, mentions, ...shares, ratesText(rates)]);
  };
  const rows = types.flatMap((type) => {
    const shares = byType.get(type);
    return shares === undefined ? [] : [row(type, shares)];
  });
  return [...rows, row('all', all)];
}

export function embeddedRow(date: string, { name, evaluation, news }: EmbeddedResult): string {
  const { mentions, leak } = evaluation.all;
  return line([
    date,
    name,
    mentions,
    `${percent(leak.share)} (${interval(leak)})`,
    news.length,
    worstTypes(news),
  ]);
}

export function lenerRow(date: string, { evaluation, found, foundLikely }: LenerResult): string {
  const { all, falseFindings } = evaluation;
  const shares = [found, foundLikely, all.leak].map((it) => `${percent(it.share)} (${interval(it)})`);
  return line([date, 'court', 'name', all.mentions, ...shares, ratesText(falseFindings)]);
}

/** What is found of people, places and dates where none are. */
export function cleanRows(date: string, { corpus, characters, byType }: CleanResult): string[] {
  return PEOPLE_TYPES.map((type) => {
    const { certain, likely, possible } = byType[type] ?? { certain: 0, likely: 0, possible: 0 };
    const perMillion = (count: number) => (count / characters) * 1e6;
    const rates = {
      certain: perMillion(certain),
      likely: perMillion(likely),
      possible: perMillion(possible),
    };
    return line([date, corpus, type, '', '', '', '', ratesText(rates)]);
  });
}

export function line(cells: readonly (string | number)[]): string {
  return `| ${cells.join(' | ')} |`;
}

function ratesText(rates: FalseRates | undefined): string {
  const { certain = 0, likely = 0, possible = 0 } = rates ?? {};
  return [certain, likely, possible].map(rate).join(', ');
}

/**
 * Puts lines behind the last one of a section's table, which is begun where it is missing.
 * @param document the text of the page, which may be empty; its other sections stay as they are
 */
export function appendRows(document: string, section: Section, rows: readonly string[]): string {
  const lines = document.split('\n');
  const heading = lines.indexOf(section.heading);
  if (heading < 0) {
    const before = document.trim() === '' ? '# Measurements' : document.trimEnd();
    const { introduction, head } = section;
    return `${[before, '', section.heading, '', introduction, '', head, ...rows].join('\n')}\n`;
  }
  const next = lines.findIndex((text, i) => i > heading && text.startsWith('#'));
  const end = next < 0 ? lines.length : next;
  const last = lines.slice(0, end).findLastIndex((text) => text.startsWith('|'));
  return lines.toSpliced(Math.max(last, heading) + 1, 0, ...rows).join('\n');
}
