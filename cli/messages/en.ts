import { messages as findingMessages } from '../../shared/messages/messages.ts';
import { numbersIn } from '../../shared/messages/numbers.ts';
import { MAKE_KEY } from './make-key.ts';
import type { Messages, ReadProblem, UsageProblem } from './messages.ts';

const numbers = numbersIn('en');

function count(n: number, one: string, many: string): string {
  return `${numbers.format(n)} ${n === 1 ? one : many}`;
}

const SYSTEM: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  ELOOP: 'too many symbolic links',
  ENAMETOOLONG: 'the path is too long',
  ENOTDIR: 'part of the path is not a folder',
  EMFILE: 'too many open files',
  ENOSPC: 'no space is left on the disk, so it is as it was',
  EDQUOT: 'the quota of the disk is used up, so it is as it was',
  EFBIG: 'too large to be written, so it is as it was',
  EROFS: 'the disk can only be read',
};

function read(problem: ReadProblem): string {
  switch (problem.kind) {
    case 'binary':
      return 'not a text file';
    case 'key':
      return `the surrogate key is not base64 of 32 bytes; this makes one: ${MAKE_KEY}`;
    case 'too-large':
      return 'too large to be read at once';
    case 'no-such-line':
      return `there is no such line: ${count(problem.lines, 'line', 'lines')} in all`;
    case 'utf-32':
      return 'UTF-32 is not read; save it as UTF-8';
    case 'not-a-file':
      return 'not a regular file; give a pipe with --stdin';
    case 'missing-blob':
      return 'the object is missing from the repository';
    case 'unmerged':
      return 'has a merge conflict that is not resolved';
    case 'outside-repository':
      return 'outside the repository';
    case 'baseline':
      return 'not a baseline; write it anew with "biombo baseline"';
    case 'overtaken':
      return 'was changed by somebody else meanwhile; it is left as it is now';
    case 'linked':
      return 'has another name (a hard link), under which it would stay as it is; mask it into another file';
    case 'occupied':
      return 'a folder, or something else that is no file, stands where it is to be written';
    case 'read-only':
      return 'may not be written (read-only)';
    case 'written-twice':
      return 'another file of this run was written in its place; name fewer paths at once';
    case 'unknown-type':
      return "a type that was named is no identifier, neither Biombo's nor one of the file's biombo.jsonc";
    case 'system':
      return SYSTEM[problem.code] ?? `could not be read or written (${problem.code})`;
    case 'unexpected':
      return `unexpected error (${problem.name}); please report it`;
    case 'config': {
      const { config } = findingMessages('en');
      const lines = problem.problems.map(
        ({ code, detail = '', line, column }) =>
          `line ${line}, column ${column}: ${config.at(config.problem[code], detail)}`,
      );
      return lines.join('; ');
    }
  }
}

function usage(problem: UsageProblem): string {
  switch (problem.kind) {
    case 'no-command':
      return 'no command given';
    case 'no-path':
      return 'name a file, or give the text with --stdin';
    case 'empty-argument':
      return 'one of the arguments is empty; "." is the current folder';
    case 'several-files':
      return 'several files need --in-place or --output FOLDER';
    case 'output-holds-input':
      return 'what is to be read is in the folder to be written; use --in-place, or another folder';
    case 'unknown-command':
      return `unknown command: ${problem.name}`;
    case 'unknown-option':
      return `unknown option: ${problem.name}`;
    case 'needs-value':
      return `${problem.name} needs a value`;
    case 'takes-no-value':
      return `${problem.name} takes no value`;
    case 'unexpected-argument':
      return `unexpected argument: ${problem.name}`;
    case 'bad-value':
      return `${problem.name} takes one of: ${problem.allowed.join(', ')}`;
    case 'type':
      return `${problem.name} takes ids of identifiers, such as cpf`;
    case 'place':
      return `say where: ${problem.allowed.join(' or ')}`;
    case 'glob':
      return `${problem.name} takes a path pattern, relative, with "/", and with *, ?, ** or {a,b}`;
    case 'only-with':
      return `${problem.name} needs ${problem.other}`;
    case 'not-with':
      return `${problem.name} does not go with ${problem.other}`;
    case 'hook-action':
      return 'say "install" or "uninstall"';
  }
}

export const en: Messages = {
  help: {
    biombo: `Finds Brazilian personal data in text files.

Usage:
  biombo scan [PATH…]       look for personal data in files and folders
  biombo explain FILE:LINE  say why something is reported there, or why not
  biombo mask PATH…         replace what is found, in any amount of text
  biombo allow FILE:LINE    mark what is found there as a false positive
  biombo baseline           accept what is found today; scan then reports only what is new
  biombo hook install       make git look before every commit
  biombo hook uninstall     undo that
  biombo --version

"biombo COMMAND --help" tells more. It speaks Portuguese where LC_ALL, LC_MESSAGES or LANG says so.
`,
    scan: `Looks for personal data in files and folders, by default in the current folder.

Usage:
  biombo scan [PATH…]
  biombo scan --staged [--whole] [PATH…]
  biombo scan --stdin [--stdin-filename NAME]

A folder is walked: .gitignore is respected, and what is not text is skipped and counted.

Options:
  --format FORMAT         text (default), json, jsonl or sarif
  --fail-on LEVEL         lowest level that makes the exit status 1: certain, likely (default) or possible;
                          all findings are reported whatever it says
  --staged                what is staged in git instead of the files; only lines added or changed count
  --whole                 with --staged: all lines count
  --stdin                 read standard input
  --stdin-filename NAME   with --stdin: the name it is reported under, whose extension tells the format
  --no-baseline           report also what biombo-baseline.json accepts
  --raw-paths             write paths as they are, even where a path itself contains personal data
  --no-color              no colours (also: NO_COLOR)
  -h, --help              this

Exit status: 0 nothing found at that level, 1 something found, 2 an error or something could not be read.
`,
    explain: `Says of each thing on a line that is reported, or is a number of five digits or more that is not: what it
is taken for, how sure that is, and every reason with its points. The text itself is not repeated.

Usage:
  biombo explain FILE:LINE
  biombo explain FILE:LINE:COLUMN
  biombo explain --stdin [--stdin-filename NAME] LINE[:COLUMN]

Options:
  --format FORMAT         text (default) or json
  --stdin                 read standard input
  --stdin-filename NAME   with --stdin: the name whose extension tells the format and whose folder the config
  --raw-paths             write the path as it is, even where it contains personal data
  -h, --help              this

Lines and columns count from 1, columns in UTF-16 code units. Exit status: 0, or 2 for an error.
`,
    mask: `Replaces the personal data that is found, and leaves every other byte as it is. JSON, CSV, Markdown and the
other formats stay what they are.

Usage:
  biombo mask FILE                     write the masked text to standard output
  biombo mask PATH… --in-place         write it in the place of the files
  biombo mask PATH… --output FOLDER    write the files into a folder
  biombo mask --stdin [--stdin-filename NAME]

Options:
  --with REPLACEMENT      mask (default): the name of the type, as [CPF]; surrogate: an invented value of the same
                          kind, the same for the same value; generalise: the year of a date, the region of a CEP, the
                          network of an IP, a random UUID for a record; what has no coarser form is masked
  --style STYLE,…         how masks are written (label, stars, shape, partial), and how coarse what is generalised
                          becomes: month or year; neighbourhood, city or cep. Else as the config says
  --level LEVEL           lowest level that is replaced: certain, likely (default) or possible
  --types TYPE,…          only these types, such as cpf,name
  --keys                  JSON keys too; without it they stay, and are counted
  --in-place              replace the files; one appears whole or not at all
  --output FOLDER         where the files are written
  --stdin                 read standard input, write standard output
  --stdin-filename NAME   with --stdin: the name whose extension tells the format
  --key-file FILE         the key of the surrogates; else BIOMBO_SURROGATE_KEY; else a fresh one for this run
  --format text|json      with json, what was replaced on standard output: counts by file and type, never values
                          (needs --in-place or --output)
  --progress              say on standard error how far it has come, a JSON line a piece
  -h, --help              this

What the config or a comment hides stays. Exit status: 0 all else was replaced, 1 something that was found
stays, 2 an error.
`,
    allow: `Marks what is found at a place as a false positive, in the nearest biombo.jsonc. No value is written.

Usage:
  biombo allow FILE:LINE[:COLUMN] [--type TYPE]   this value, in this file
  biombo allow --unused [--remove] [FOLDER…]      list the entries that match nothing any more
  biombo allow --move OLD NEW                     let entries follow a file or folder that was moved

Options:
  --type TYPE       only findings of this type, such as cpf
  --everywhere      this value, in every file
  --user            among your own entries, which count for you in every folder
  --key             every value of the type under the same key or in the same column
  --paths PATTERN   every value of the type in such files; with --key, the key in such files
  --remove          with --unused: remove them too
  -h, --help        this

What .gitignore leaves out is not looked through for --unused. Exit status: 0 done, 1 unused entries, 2 an error.
`,
    baseline: `Accepts what is found below the current folder today: writes biombo-baseline.json there.

Usage:
  biombo baseline

The file has how many findings of each type each file has, by key or column; no values, lines or fingerprints. Then
"biombo scan" reports those of a type and key in a file only where they are more than that; all of them, as nobody can
tell which are new. "biombo scan --no-baseline" reports everything.
`,
    hook: `Makes git look for personal data in what is staged before every commit.

Usage:
  biombo hook install      add a block to the pre-commit hook; what is there is kept
  biombo hook uninstall    remove exactly that block

"git commit --no-verify" commits without looking.
`,
  },
  usage,
  warning: 'warning',
  seeHelp: (command) => `See "${command} --help".`,
  read,
  git(problem) {
    switch (problem.kind) {
      case 'no-git':
        return 'git is not installed, or not in PATH';
      case 'no-repository':
        return 'not in the working tree of a git repository';
      case 'failed':
        return `git failed: ${problem.said}`;
    }
  },
  outputFailed: (code) => `the output could not be written (${code})`,
  inPath: 'in the path',
  summary(summary) {
    const parts = [
      count(summary.findings, 'finding', 'findings'),
      `${count(summary.files, 'file', 'files')} scanned`,
    ];
    if (summary.untouched)
      parts.push(`${numbers.format(summary.untouched)} more on lines that do not change`);
    if (summary.suppressed > 0)
      parts.push(`${numbers.format(summary.suppressed)} hidden by the config or by comments`);
    if (summary.accepted) parts.push(`${numbers.format(summary.accepted)} accepted by the baseline`);
    if (summary.skipped > 0) parts.push(`${count(summary.skipped, 'file', 'files')} skipped`);
    if (summary.unreadable > 0) parts.push(`${numbers.format(summary.unreadable)} could not be read`);
    return parts.join('; ');
  },
  explain: {
    nothing: (place) => `${place}  Nothing is found here, and there is no number of five digits or more.`,
  },
  baseline: {
    written: (file, n) => `${file}: ${count(n, 'finding', 'findings')} accepted`,
  },
  allow: {
    entry(entry) {
      if ('fingerprint' in entry) {
        const value = entry.fingerprint === '' ? 'this value' : `value ${entry.fingerprint}`;
        return `${entry.type}: ${value} in ${entry.path ?? 'every file'}`;
      }
      const where = entry.paths ?? 'every file';
      return 'key' in entry
        ? `${entry.type}: all under the key ${entry.key} in ${where}`
        : `${entry.type}: all in ${where}`;
    },
    added: (config, entry) => `Added to ${config}: ${entry}`,
    already: (config, entry) => `${config} has it already: ${entry}`,
    unused: (place, entry) => `${place}: matches nothing: ${entry}`,
    unusedCount: (n, removed) =>
      removed ? `${count(n, 'entry', 'entries')} removed` : `${count(n, 'entry', 'entries')} without a match`,
    notAll: 'Not everything could be read, so nothing was removed.',
    moved: (config, n) => `${count(n, 'entry', 'entries')} moved in ${config}`,
    refused(why) {
      switch (why.kind) {
        case 'nothing':
          return 'nothing is found there';
        case 'several':
          return `several are found there (${why.found.join(', ')}); say which, by FILE:LINE:COLUMN or --type`;
        case 'no-key':
          return 'it stands under no key and in no column';
        case 'key-holds-data':
          return 'its key holds personal data itself, so it is not written down';
        case 'path-holds-data':
          return 'the path holds personal data itself, so it is not written down; --everywhere needs none';
        case 'glob-misses':
          return 'the pattern of --paths does not match the file itself; it is relative to the folder of biombo.jsonc';
        case 'no-home':
          return 'the environment names no folder for your own entries (XDG_CONFIG_HOME, HOME or APPDATA)';
        case 'other-config':
          return 'another biombo.jsonc counts there';
      }
    },
  },
  mask: {
    summary({ files, replaced, byType, inKeys, inPaths, failed, hidden, skipped, errors }) {
      const types = Object.entries(byType).sort(([a], [b]) => (a < b ? -1 : 1));
      const each = types.map(([type, n]) => `${type} ${numbers.format(n)}`).join(', ');
      const parts = [
        `${numbers.format(replaced)} replaced in ${count(files, 'file', 'files')}${each && ` (${each})`}`,
      ];
      if (inKeys > 0) parts.push(`${numbers.format(inKeys)} left in JSON keys; --keys replaces them`);
      if (inPaths > 0) parts.push(`${numbers.format(inPaths)} left in names of files and folders`);
      if (failed > 0) parts.push(`${numbers.format(failed)} could not be replaced`);
      if (hidden > 0) parts.push(`${numbers.format(hidden)} left because the config or comments hide them`);
      if (skipped > 0) parts.push(`${count(skipped, 'file', 'files')} skipped`);
      if (errors > 0) parts.push(`${numbers.format(errors)} could not be read or written`);
      return parts.join('; ');
    },
    cancelled: 'broken off; the file at hand is as it was',
    freshKey: `no surrogate key was given, so a fresh one is used: another run will give other surrogates. Set BIOMBO_SURROGATE_KEY or --key-file to have the same ones everywhere; this makes a key: ${MAKE_KEY}`,
    noted: (config) => `The surrogates are noted in ${config}, so that no scan reports them.`,
    notNoted:
      'the surrogates are noted nowhere, so a scan will report them; --in-place and --output note them in biombo.jsonc',
  },
  hook: {
    installed: (path) => `The pre-commit hook is in place: ${path}`,
    alreadyInstalled: (path) => `The pre-commit hook was in place already: ${path}`,
    uninstalled: (path) => `The pre-commit hook was removed: ${path}`,
    notInstalled: (path) => `There is no hook of Biombo's in: ${path}`,
    refused(path, why, line) {
      const reason = {
        managed:
          'a program that manages hooks, such as husky, pre-commit or lefthook, writes it anew; give the command to that',
        shebang: 'it is not a shell script',
        symlink: 'it is a symbolic link to a file elsewhere',
        'not-executable': 'it is not executable, so git does not run it, and adding to it would switch it on',
        damaged: "only one of the two lines around Biombo's block is there",
        'not-a-file': 'it is not a file',
      }[why];
      return `${path} was left as it is: ${reason}.${line && `\nTo look before every commit, let it run:\n  ${line}`}`;
    },
    comment: 'Stops a commit that adds personal data. Written by "biombo hook install".',
    stopped:
      'biombo: the commit was stopped. Mask the data, or mark what is no personal data as a false positive; "git commit --no-verify" commits anyway.',
    commandMissing:
      'biombo: the command that looks for personal data was not found, so the commit was stopped. Run "biombo hook install" again; "git commit --no-verify" commits anyway.',
  },
};
