/** User names that stand again without what made them one: texts with what is found marked «so». */
import { expect, test } from 'vitest';
import { scan } from '../../shared/scan.ts';
import { unmarked } from './marked.ts';

function handlesIn(text: string): string[] {
  return scan(text, 'plaintext')
    .filter(({ type }) => type === 'username')
    .map(({ start, end }) => text.slice(start, end));
}

test.each([
  'Login: «tferraz»\nsenha trocada. O «tferraz» pediu acesso.',
  'Quem derrubou foi o «@kzinho_br». Ontem «kzinho_br» também.',
  'né «@rosangelasferraz»\n«rosangelasferraz» 6 d',
  'Bloqueei «@Dudu_zn99» ontem. O «dudu_zn99» insistiu.',
  'Marta Quirino («mquirino») abriu; depois «mquirino» encerrou.',
  'Autora: Ludmila Berezovski («@ludberez»)',
  'De: Eunice Ferreira Bomfim · conta «nicebomfim» · 2021',
  'cc «@odara_melo» «@pmcastrov»',
  'fala com «brunorlk» no insta',
  '«nego_drama011»: gg\nLu: oi\n«nego_drama011»: bora jogar hoje',
])('%s', (marked) => {
  const { text, values } = unmarked(marked);
  expect(handlesIn(text)).toEqual(values);
});

test.each([
  'O tferraz pediu acesso. A rotina max_size e o npm.',
  'Sistema de Gestão Integrada (gestaonova)',
  'usuário root, depois root_dir e root.log',
  'db_name: a\ndb_host: local daqui\n',
])('no user name: %s', (text) => expect(handlesIn(text)).toEqual([]));
