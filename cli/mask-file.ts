/** Masks one file in its place, for an editor that watches: `PATH` and how far it has come, without the rest of `biombo`. */
import process from 'node:process';
import { name, version } from '../package.json';
import { localeFor } from '../shared/messages/messages.ts';
import { maskCommand } from './mask-command.ts';
import { runHere } from './process.ts';

const { LC_ALL: language } = process.env;
runHere((surroundings) =>
  maskCommand(
    {
      paths: process.argv.slice(3),
      input: 'files',
      stdinFilename: undefined,
      to: { kind: 'in-place' },
      replacement: 'mask',
      styles: [],
      level: 'likely',
      types: [],
      keys: false,
      keyFile: undefined,
      format: 'text',
      progress: true,
    },
    { tool: { name, version }, locale: localeFor(language), surroundings },
  ).catch((error: unknown) => {
    process.stderr.write(`biombo: ${error instanceof Error ? error.name : 'error'}\n`);
    return 2;
  }),
);
