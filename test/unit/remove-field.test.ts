import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ScannedDocument } from '../../shared/document.ts';
import { removeField } from '../../shared/fixes/remove-field.ts';
import type { FormatId } from '../../shared/formats/registry.ts';
import { runs } from './runs.ts';

const CPF = '529.982.247-25';

/** The text without the field of the `at`th finding. */
function without(text: string, format: FormatId, at = 0): string | undefined {
  const document = new ScannedDocument(text, format);
  document.scan(() => false);
  const edit = removeField(document, document.findings()[at]!);
  return edit && text.slice(0, edit.start) + edit.text + text.slice(edit.end);
}

it.each<[FormatId, string, string | undefined]>([
  ['jsonl', `{"a":1,"cpf":"${CPF}","b":2}\r\n{"a":1}\r\n`, '{"a":1,"b":2}\r\n{"a":1}\r\n'],
  ['jsonl', `{"a":1, "cpf": 52998224725}\n`, '{"a":1}\n'],
  ['jsonl', `{"cpf":"${CPF}", "a":1}\n`, '{"a":1}\n'],
  ['jsonl', `{"cpf":"${CPF}"}\n`, '{}\n'],
  ['json', `{\n  "x": [1],\n  "cpf": ["${CPF}", "b"],\n  "y": 2\n}\n`, '{\n  "x": [1],\n  "y": 2\n}\n'],
  ['json', `{"a": {"cpf": "${CPF}"}, "b": 1}`, '{"a": {}, "b": 1}'],
  ['json', `["${CPF}"]`, undefined],
  ['json', `{"cpf": "${CPF}", broken`, undefined],
  ['csv', `nome;cpf;x\nLata;${CPF};1\n`, 'nome;cpf;x\nLata;;1\n'],
  ['csv', `nome,obs\nLata,"CPF ${CPF}, ""x"""\n`, 'nome,obs\nLata,""\n'],
  ['plaintext', `CPF ${CPF}`, undefined],
])('%s: %j becomes %j', (format, text, expected) => {
  expect(without(text, format)).toBe(expected);
});

it('leaves every other member as it was', () => {
  const record = fc.dictionary(
    fc.constantFrom('a', 'b', 'cpf', 'obs'),
    fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constant(CPF)),
  );
  fc.assert(
    fc.property(record, fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify({ ...value, cpf: CPF, z: 1 }, null, indent);
      const document = new ScannedDocument(text, 'json');
      document.scan(() => false);
      const found = document.findings().find(({ start }) => document.keyAt(start) === 'cpf');
      const edit = removeField(document, found!);
      const { cpf: _, ...rest } = { ...value, cpf: CPF, z: 1 };
      expect(JSON.parse(text.slice(0, edit!.start) + text.slice(edit!.end))).toEqual(
        JSON.parse(JSON.stringify(rest)),
      );
    }),
    runs(60),
  );
});
