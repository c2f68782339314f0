/** What is found in a text is found where the text stands in a string of code, or in a damaged encoding. */
import { describe, expect, it } from 'vitest';
import type { FormatId } from '../../shared/formats/registry.ts';
import { scan } from '../../shared/scan.ts';
import { canonicalValue } from '../../shared/source.ts';

const found = (text: string, format: FormatId = 'plaintext') =>
  scan(text, format).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

describe('a text in another', () => {
  it.each<[string, string[], FormatId?]>([
    ['const nota = "Paciente\\nAna Reis\\nmãe: Rosa Lima";', ['name Ana Reis', 'name Rosa Lima']],
    ['log("[14:02] neide: oi\\n[14:03] jandir: opa");', ['name neide', 'username jandir']],
    ['texto: "Paciente\\nAna Reis\\nchegou"\n', ['name Ana Reis'], 'yaml'],
    ['id;texto\n7;"Paciente\\nAna Reis"\n', ['name Ana Reis'], 'csv'],
    ["INSERT INTO notas (texto) VALUES ('Paciente\\nAna Reis');", ['name Ana Reis'], 'sql'],
    ['<script>nota = "Paciente\\nAna Reis";</script>', ['name Ana Reis'], 'html'],
    [
      'Paciente JoÃ£o AssunÃ§Ã£o, mÃ£e ÃŠnia Lima',
      ['name JoÃ£o AssunÃ§Ã£o', 'relation mÃ£e', 'name ÃŠnia Lima'],
    ],
    ['Paciente JosÃ© chegou', ['name JosÃ©']],
    ['Paciente Jo\ufffdo Assun\ufffd\ufffdo chegou', ['name Jo\ufffdo Assun\ufffd\ufffdo']],
    ['Paciente Jo?o Assun??o chegou', ['name Jo?o Assun??o']],
    ['nome = "Jo\\u00e3o Assun\\u00e7\\u00e3o"', ['name Jo\\u00e3o Assun\\u00e7\\u00e3o']],
    ['Paciente Jo&atilde;o Assun&ccedil;&atilde;o', ['name Jo&atilde;o Assun&ccedil;&atilde;o']],
  ])('%j', (text, expected, format) => {
    expect(found(text, format)).toEqual(expected);
  });

  it.each(['JoÃ£o Assis', 'Jo\ufffdo Assis', 'Jo?o Assis', 'Jo\\u00e3o Assis', 'Jo&atilde;o Assis'])(
    'the value of %j is that of the name',
    (name) => {
      const text = `Paciente ${name} chegou`;
      const [finding] = scan(text, 'plaintext');
      const plain = 'Paciente João Assis chegou';
      expect(canonicalValue(text, finding!)).toBe(canonicalValue(plain, scan(plain, 'plaintext')[0]!));
    },
  );
});
