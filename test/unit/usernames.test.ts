/** User names: where programs, networks and people write them, marked «so». */
import { describe, expect, test } from 'vitest';
import type { FormatId } from '../../shared/formats/registry.ts';
import { scan } from '../../shared/scan.ts';
import { unmarked } from './marked.ts';

function usernamesIn(text: string, format: FormatId = 'plaintext'): string[] {
  return scan(text, format)
    .filter(({ type }) => type === 'username')
    .map(({ start, end }) => text.slice(start, end));
}

describe('a user name is found', () => {
  test.each([
    // In commands.
    'sudo -u «ana.souza» ls',
    'su - «mferraz»',
    'psql -h db -U «lpacheco» banco',
    'crontab -u «jveloso» -l',
    'chown «ana_souza»:grupo arquivo',
    'GRANT SELECT ON pacientes TO «rtavares»;',
    "CREATE USER '«ana_souza»'@'localhost';",
    'Merge pull request #33 from «helenaveloso»/corrige-data',
    ' * @reviewer «mferraz»',
    // In a network of machines, and in the path of a site.
    'EMPRESA\\«ana.souza» entrou',
    'https://app.exemplo.org/users/«ana.souza»/edit',
    'https://github.com/«helenaveloso»/projeto',
    // In chats and forums.
    'Citação de «ana_souza»: "não funciona"',
    '10:22:01 <«tux_mineiro»> «ana.souza»: cola o erro aqui',
    '10:22 -!- «lobo_brabo» [x@y] has joined #canal',
    '«mferraz» curtiu seu comentário',
    // As people write of them.
    'Corrigido por «rsilveira» ontem.',
    'Agendado por: «jnascimento»',
    "const admin = { user: '«lsarmento»', ramal: 12 };",
    'O usuário «jnascimento» não entra',
    'O usuário «f482210» não consegue entrar',
    'chama no telegram «LoboSolitario» hoje',
    'meu insta é «beto-rs», segue lá',
    // In lists.
    'USERS = ["«jkmelo»", "«sarahb»"]',
    'admins: [«ana.souza», «jkmelo»]',
    'reviewers: «ana_luz», «jkmelo»',
    // Behind a word for nothing but user names, in whatever form.
    'login = "«LoboBrabo»"',
    "usuario: '«tati-oliveira»'",
    'Autor: «LoboBrabo77»\nMembro desde: 2009',
    'Arte: «@pipocabrabo»',
    '- «@pipocabrabo» – design',
    'chamado aberto por «rsilveira»',
  ])('%s', (marked) => {
    const { text, values } = unmarked(marked);
    expect(usernamesIn(text)).toEqual(values);
  });

  test('behind a tag in the line', () => {
    expect(usernamesIn('<p>Usuário: <b>ana.souza</b> ok</p>', 'html')).toEqual(['ana.souza']);
    expect(usernamesIn('<p>o usuário <code>ana_souza</code> caiu</p>', 'html')).toEqual(['ana_souza']);
  });

  test('the number of an account in a column of logins', () => {
    expect(usernamesIn('login;perfil\nf482210;leitura\nx991822;escrita\n', 'csv')).toEqual([
      'f482210',
      'x991822',
    ]);
  });
});

test.each([
  'the user databases: passwd permits a regular user',
  '# chown newowner foo',
  '# chown -R foo:bar .',
  'GRANT SELECT ON t TO PUBLIC;',
  'HKLM\\Software\\Microsoft',
  'https://github.com/vercel/next.js',
  'https://app.exemplo.org/users/list/edit',
  'Merge branch main',
  '* cliente entrou na fila',
  'users: [string, number]',
  'é importante que seja feito em useInsertionEffect.',
  'owners = ["frontend", "backend"]',
  '<p>a lista List<String> e o usuário</p>',
  ' * @param {string} userScope\n * @param {string} scopeName',
  ' * @param username\n * @returns the name',
  'an object like that of the user {@link createServer}',
  '/**\n * @files_size: the number of file names.\n */\nint count(int files_size);',
  'username:\n    @classmethod\n    def cast(cls):',
])('none in %s', (text) => {
  expect(usernamesIn(text)).toEqual([]);
});

test('the next key of a mapping in brackets is no user name of a list', () => {
  expect(usernamesIn('{ cpf: "Reporter: maria.antunes", email: Paciente }\n', 'yaml')).toEqual([
    'maria.antunes',
  ]);
});
