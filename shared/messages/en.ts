import type { Messages } from './messages.ts';
import { numbersIn } from './numbers.ts';

const numbers = numbersIn('en');

const confidence: Messages['confidence'] = { certain: 'certain', likely: 'likely', possible: 'possible' };

const reason: Messages['reason'] = {
  'check-digits': 'check digits right',
  'check-digits-fail': 'check digits wrong',
  'weak-check': 'check passed, but chance passes it often',
  unassigned: 'not assigned to anybody',
  shape: 'form right',
  punctuation: 'fully punctuated',
  'partial-punctuation': 'partly punctuated',
  bare: 'without punctuation',
  label: 'labelled',
  key: 'named by its key',
  column: 'all its column is',
  'no-label': 'no label',
  'label-against': 'label of something else',
  'column-against': 'its column is something else',
  'half-masked': 'partly masked',
  'look-alike-letters': 'letters in place of digits',
  'in-words': 'digits spelled out in words',
  'lost-zeros': 'leading zeros lost',
  'known-words': 'names or places that are known',
  context: 'the words around it',
  elsewhere: 'named elsewhere in the document',
};

export const en: Messages = {
  confidence,
  reason,
  explanation: {
    'check-digits': 'The check digits are right.',
    'check-digits-fail': 'The check digits are wrong: a typing error, or another kind of number.',
    'weak-check': 'The check passes, but one number in ten or so passes it by chance.',
    unassigned:
      'No number like it is assigned, by its area code or first digits: a typing error, or invented.',
    shape: 'It has the form of one.',
    punctuation: 'It is written with its full punctuation.',
    'partial-punctuation': 'It is written with part of its punctuation, or with spaces in its place.',
    bare: 'It is written without punctuation.',
    label: 'Words beside it announce it.',
    key: 'Its key or column names it.',
    column:
      'The other values of its column or key are that: far more of them pass the check than chance lets pass.',
    'no-label': 'Nothing beside it says what it is.',
    'label-against': 'Words beside it, or its key, announce another kind of number.',
    'column-against':
      'The other values of its column or key are none: of them no more pass the check than chance lets pass.',
    'half-masked': 'Part of it is masked, and what is left still tells much.',
    'look-alike-letters': 'Some digits are written as letters that look like them, as scanned text has.',
    'in-words': 'It is spelled out in words, digit by digit.',
    'lost-zeros': 'Leading zeros are missing, as a spreadsheet drops them.',
    'known-words': 'Its words are known names or places.',
    context: 'The words around it say what it is.',
    elsewhere: 'It is named in full elsewhere in the document.',
  },
  diagnostic: (name, level, reasons) =>
    `${name} (${confidence[level]}): ${reasons.map((id) => reason[id]).join(', ')}`,
  inPath: (diagnostic) => `In the path of this file: ${diagnostic}`,
  sameValue: 'The same value',
  limit: (shown, total) =>
    `Biombo shows ${numbers.format(shown)} of ${numbers.format(total)} findings in this file, the most certain and the visible ones first.`,

  action: {
    mask: (name) => `Mask this ${name}`,
    surrogate: (name) => `Replace this ${name} with a surrogate`,
    falsePositive: {
      file: (name) => `Mark as false positive (${name})`,
      everywhere: (name) => `Mark as false positive in every file (${name})`,
      key: (name, key) => `Mark every ${name} under “${key}” as false positive`,
      folder: (name, folder) => `Mark every ${name} in the folder “${folder}” as false positive`,
    },
    lift: {
      file: (name) => `Stop hiding this ${name}`,
      everywhere: (name) => `Stop hiding this ${name} in every file`,
      key: (name, key) => `Stop hiding every ${name} under “${key}”`,
      folder: (name, paths) => `Stop hiding every ${name} in “${paths}”`,
    },
    liftOwn: (lift) => `${lift} (your own entry)`,
    liftDirective: (name, line) => `Stop hiding this ${name}: change the comment in line ${line}`,
    maskValue: (name) => `Mask this value everywhere in this file (${name})`,
    surrogateValue: (name) => `Replace this value everywhere in this file with a surrogate (${name})`,
    maskKey: 'Mask everything certain or likely under this key or in this column',
    maskSelection: 'Mask everything certain or likely in the selection',
    removeField: 'Remove this field of the record',
    generalise: (name) => `Generalise this ${name}`,
    maskType: (name) => `Mask every ${name} in this file`,
    maskAll: 'Mask everything certain or likely in this file',
    surrogateAll: 'Replace everything certain or likely in this file with surrogates',
    maskAllPossible: 'Mask everything in this file, possible findings too',
    fixAll: 'Mask all personal data in this file (Biombo)',
    removeEntry: 'Remove this entry',
    removeEntries: 'Remove all entries that match nothing',
  },

  hover: {
    confidence: (level) => `Personal data: ${confidence[level]}`,
    why: 'Why:',
    sum: (points, isCapped) =>
      `${points} in all: from +3 on certain, from +2 likely, from +1 possible${isCapped ? '; with such digits likely at most' : ''}.`,
    source: (source) => `Rule: ${source}`,
    more: 'About this identifier',
  },

  unreported: {
    number: (digits) => `Not reported: a number of ${digits} digits`,
    finding: (name) => `Not reported: ${name}`,
    look: {
      uuid: 'It is part of a UUID.',
      hash: 'It is part of a hash or of a random code.',
      slip: 'It is a payment slip, or the key of an invoice.',
      money: 'It is written as an amount of money.',
      date: 'It is written as a date or a time.',
      version: 'It is written as a version number.',
      quantity: 'It is written as a quantity.',
      'longer-number': 'It is part of a longer number.',
      'longer-code': 'It is part of a longer code.',
    },
    objection: {
      weak: 'too little evidence',
      'never-issued': 'no such number is issued',
      sequence: 'digits that count up, as in an example',
      part: 'part of something longer',
      row: 'parted by spaces, which only a label would join',
      masked: 'too little of it shows',
      form: 'announced, but written otherwise',
      'needs-label': 'only with a label',
    },
    attempt: (name, objection, weighed) => `No ${name}: ${objection}${weighed && ` (${weighed})`}.`,
    more: (attempts) => `${attempts} more identifiers are even further from it.`,
    needsLabel: (names) => `Only a label would make it one of these: ${names.join(', ')}.`,
    noForm: 'No identifier is written in such groups of digits.',
    hidden: {
      ignored: 'biombo.jsonc has this file ignored.',
      level: 'biombo.jsonc hides what is so little sure, or all of its type.',
      'wrong-digits': 'biombo.jsonc hides numbers of its type whose check digits are wrong.',
      'false-positive': 'biombo.jsonc has it marked as a false positive.',
      directive: 'A comment such as "biombo-ignore" in the file hides it.',
      user: 'Your own entries, which count everywhere, hide it.',
      surrogate: 'It is a surrogate that Biombo wrote: nobody’s data.',
    },
  },

  config: {
    problem: {
      syntax: 'not valid JSON with comments',
      'too-deep': 'nested too deeply',
      'too-large': 'the file is too large to be a configuration',
      'duplicate-key': 'the key occurs twice',
      'unknown-key': 'unknown key, not used',
      'unknown-type': 'no identifier has this id: without effect',
      'wrong-type': 'wrong kind of value',
      'missing-key': 'missing',
      salt: 'not a salt: 22 letters of base64url are expected',
      'no-salt': 'without "salt" the fingerprints match nothing',
      glob: 'not a usable path pattern: write it relative, with "/", and with *, ?, ** or {a,b}',
      level: 'not a level: "certain", "likely", "possible" or "off" is expected',
      'wrong-digits': 'not a setting: "show" or "hide" is expected',
      'surrogate-digits': 'not a setting: "right" or "wrong" is expected',
      type: 'not the id of an identifier, such as "cpf"',
      fingerprint: 'not a fingerprint of 4 letters',
      path: 'not a path relative to this file, with "/"',
      key: 'not a key: names joined by dots, such as "order.number", are expected',
      scope:
        'does not go with the rest: "path" goes with "fingerprint", and "paths" with "key" or on its own',
      'mask-style': 'not a style of masks: "label", "stars", "shape" or "partial" is expected',
      precision:
        'no coarser form of this identifier: "month" or "year" of a date, "neighbourhood", "city" or "cep" of an address',
      surrogate: "not a surrogate's fingerprint of 8 letters",
      'identifier-id':
        'not a free id: lower-case letters, digits and "-", and none of Biombo\'s own identifiers',
      'identifier-count': 'more than 32 identifiers',
      'identifier-text': 'not a text of one line, of at most 200 characters',
      'identifier-label': 'not a label: words of at most 64 characters are expected',
      'identifier-mask':
        'not a mask: upper-case letters, spaces and "-" are expected, at most 31, as in "EMPLOYEE ID"',
      check: 'not a check: "none", "luhn", "mod11", "mod11-cpf", "mod11-cnpj" or "mod97" is expected',
      confidence: 'not a confidence: "label", "possible", "likely" or "certain" is expected',
      severity: 'not a severity: "error", "warning", "information" or "hint" is expected',
      pattern: 'not a regular expression as RE2 reads it: without look-around and back-references',
      'pattern-anchor': 'a pattern has no "^", "$" or "\\b": a match always stands by itself',
      'pattern-empty': 'the pattern matches a text with nothing in it',
      'pattern-size': 'the pattern, or all of them together, is too large or repeats too much',
    },
    at: (problem, detail) => (detail === '' ? problem : `${detail}: ${problem}`),
    kept: (place, problem) => `Biombo: ${place}: ${problem}. The last valid configuration stays in use.`,
    userIgnored: (place, problem) =>
      `Biombo: ${place}: ${problem}. Your own entries hide nothing until it is right.`,
    untrustedIdentifiers:
      'Biombo: the identifiers that biombo.jsonc defines are not looked for in an untrusted workspace.',
    header: [
      "Biombo's settings for this folder. Entries below are short fingerprints of values, not the values,",
      'so this file can be committed.',
    ],
    userHeader: [
      'Your own values that Biombo reports in no folder. Entries below are short fingerprints of values,',
      'not the values. Only false positives count here.',
    ],
  },

  unusedEntry: 'This entry matches nothing any more in the file that it names.',

  directive: {
    'no-types': 'This comment hides nothing: name what it is to hide, as in "biombo-ignore cpf: reason".',
    'unknown-type': 'This comment names a type that there is not. A reason stands behind a colon.',
    'unknown-directive':
      'Not a directive: "biombo-ignore", and with "-next-line", "-start", "-end" or "-file" behind it, are.',
    'too-late': 'This comment hides nothing: "biombo-ignore-file" counts in the first 20 lines only.',
    'not-open': 'This comment ends nothing: no "biombo-ignore-start" of the type is open here.',
    'not-closed': 'This comment hides all the rest of the file: no "biombo-ignore-end" of the type follows.',
  },

  falsePositive: {
    added: (configPath) => `Biombo: marked as false positive in ${configPath}. Save that file to keep it.`,
    lifted: (configPath) => `Biombo: taken out of ${configPath}. Save that file to keep it so.`,
    notThere: 'Biombo: that entry is not in biombo.jsonc any more; nothing was changed.',
    changed: 'Biombo: the document has changed; nothing was marked. Try again.',
    noFolder:
      'Biombo: a false positive needs a folder to keep biombo.jsonc in; open the folder of this file.',
    untrusted: 'Biombo: in an untrusted workspace false positives do not count; nothing was marked.',
    refused: 'Biombo: the editor did not apply the change to biombo.jsonc; nothing was marked.',
    configHasErrors: (place) => `Biombo: ${place} has an error; correct it first. Nothing was marked.`,
  },
};
