/** Personal dates and ages: texts with what is found in them, marked «so», and at what confidence. */
import { describe, expect, test } from 'vitest';
import { Surrogates } from '../../shared/fixes/surrogates.ts';
import type { FormatId } from '../../shared/formats/registry.ts';
import { identifierById, normalise } from '../../shared/identifiers/registry.ts';
import { scan } from '../../shared/scan.ts';

const TYPES = ['birth-date', 'date', 'age-over-89'];

interface Found {
  readonly type: string;
  readonly value: string;
  readonly confidence: string;
}

function foundIn(text: string, format: FormatId = 'plaintext'): Found[] {
  return scan(text, format)
    .filter(({ type }) => TYPES.includes(type))
    .map(({ type, start, end, confidence }) => ({ type, value: text.slice(start, end), confidence }));
}

/** The text without its marks, and what they mark. */
function unmarked(marked: string): { text: string; values: string[] } {
  const values = Array.from(marked.matchAll(/«([^»]*)»/g), ([, value]) => value ?? '');
  return { text: marked.replace(/[«»]/g, ''), values };
}

function expectFound(type: string, confidence: string, marked: string, format?: FormatId): void {
  const { text, values } = unmarked(marked);
  expect(foundIn(text, format)).toEqual(values.map((value) => ({ type, value, confidence })));
}

test.each([
  ['certain', 'Data de nascimento: «12/03/1985»'],
  ['certain', 'DATA DE NASCIMENTO: «12/03/1985» SEXO: F'],
  ['certain', 'Nascimento: «1/2/1990»'],
  ['certain', 'Nasc.: «12/03/85»'],
  ['certain', 'DN: «12/03/1985», natural de Sobral/CE'],
  ['certain', 'DN «05.11.1971»'],
  ['certain', 'D.N. «05-11-1971»'],
  ['certain', 'D.N.: «29/02/2000»'],
  ['certain', 'Dt. Nasc: «03/07/1962» Idade: 61'],
  ['certain', 'dt_nasc: «1985-03-12»'],
  ['certain', 'data_nascimento=«1985-03-12»'],
  ['certain', 'birthDate: «1985-03-12»T00:00:00Z'],
  ['certain', 'DOB: «12/03/1985»'],
  ['certain', 'Birth date: «1985-03-12»'],
  ['certain', 'Date of birth: «12/03/1985»'],
  ['certain', 'nascida em «08.05.1966»'],
  ['certain', 'nascido em «1º de fevereiro de 1987»'],
  ['certain', 'nascido aos «5 dias do mês de março de 2020»'],
  ['certain', 'nascida aos «doze dias do mês de março de mil novecentos e oitenta e sete»'],
  ['certain', 'Ela nasceu em «doze de março de mil novecentos e oitenta e sete», em Caruaru.'],
  ['certain', 'nasceu no dia «primeiro de abril de dois mil e um»'],
  ['certain', 'nasceu dia «21/09/1999» de madrugada'],
  ['certain', 'Data de nascimento\n«12/03/1985»'],
  ['certain', 'Nascimento:\n«12/03/1985»\nSexo: M'],
  ['certain', 'Data de nascimento: «21 \\ 11 \\ 73»'],
  ['certain', 'Nascimento: «12 / 03 / 1985»'],
  ['certain', 'Nascimento «12031985»'],
  ['certain', 'DN: «19850312»'],
  ['certain', 'Nascimento: «12-mar-2019»'],
  ['certain', 'Nascimento: «12/mar/2019»'],
  ['certain', 'Nascimento: «12 MAR 2019»'],
  ['certain', 'Nascimento: «12 de Março, 1960»'],
  ['certain', 'Data de nascimento (dd/mm/aaaa): «12/03/1985»'],
  ['certain', 'Data nasc. «12/03/1985» CPF 529.982.247-25'],
  ['certain', '«12/03/1985» (data de nascimento)'],
  ['certain', 'Maria Rocha, nasc. «12/03/1985», solteira'],
  ['certain', 'Nascimento: «１２/０３/１９８５»'],
  ['likely', 'Nascimento: «31/02/1990»'],
  ['likely', 'Nascimento: «03/25/1990»'],
  ['likely', 'nascida em «março de 1985»'],
  ['likely', 'nascido em «03/1985»'],
  ['likely', 'Nasceu na cidade de Recife, em «12/03/1985», filho de pais agricultores.'],
  ['likely', 'João da Silva (*«12/03/1985») consta da lista'],
  ['likely', 'Faz aniversário dia «12/03»'],
  ['likely', 'Aniversário: «12 de março»'],
  ['likely', 'faz aniversário em «12 de março»'],
  ['certain', 'Nascimento: **«12/03/1985»**'],
  ['certain', 'Nasceu em «13.IV.1930»'],
  ['certain', 'born in «Mar 3, 1984»'],
  ['likely', 'Aniversariantes: Ana («3/9»)'],
  ['possible', 'Ysis Rangel - filha - «02/12/2018»'],
  ['likely', 'Nascimento: «1977-01»'],
  ['likely', 'puérpera, nasceu ontem, «05/05», RN com icterícia'],
])('birth date, %s: %s', (confidence, marked) => expectFound('birth-date', confidence, marked));

test.each([
  ['certain', 'Data da internação: «12/03/2024»'],
  ['certain', 'Colecistectomia em «03/05/2018»'],
  ['certain', 'O casamento foi celebrado em «24 de maio de 1998»'],
  ['likely', 'Paciente recebeu alta no dia «02.07» sem queixas'],
  ['likely', 'A paciente sofreu infarto em «07/2021»'],
  ['possible', 'Transplante hepático em «jun/17»'],
  ['possible', 'Foi assaltada em «12/03/2024»'],
  ['possible', 'TC de crânio («12/03»): sem sangramento'],
  ['possible', 'Histórico vacinal: BCG «18/05/2022»'],
  ['certain', 'Internação: «12/03/2024» Alta: «15/03/2024»'],
  ['certain', 'Data de admissão: «12/03/2024»'],
  ['certain', 'Admissão: «12/03/2024» 14:30'],
  ['certain', 'dt_internacao: «2024-03-12»'],
  ['certain', 'admission_date=«2024-03-12»T10:30:00'],
  ['certain', 'data_obito: «2024-03-12»'],
  ['certain', 'Data do óbito: «12.03.2024»'],
  ['certain', 'faleceu em «12/03/2024»'],
  ['certain', 'Faleceu no dia «12 de março de 2024», em casa.'],
  ['certain', 'internado de «12/03/2024» a «15/03/2024»'],
  ['certain', 'internada em «12/03/2024»'],
  ['certain', 'Alta hospitalar: «15/03/2024»'],
  ['certain', 'recebeu alta em «15/03/2024»'],
  ['certain', 'Consulta: «12/03/2024» às 10h'],
  ['certain', 'Data da consulta: «12/03/2024»'],
  ['certain', 'Data da coleta: «12/03/2024» 08:15'],
  ['certain', 'Data do exame: «12/03/2024»'],
  ['certain', 'DUM: «12/03/2024»'],
  ['certain', 'Início dos sintomas: «12/03/2024»'],
  ['certain', 'Data do casamento: «12/03/1999»'],
  ['certain', 'casaram-se em «12/03/1999»'],
  ['certain', 'batizada em «3 de junho de 1990»'],
  ['certain', 'Data de demissão: «12/03/2024»'],
  ['certain', 'foi preso em «12/03/2024»'],
  ['certain', 'Data da cirurgia: «12/03/2024»'],
  ['certain', 'operada em «12/03/2024» sem intercorrências'],
  ['certain', 'Retorno: «12/04/2024»'],
  ['certain', 'Data do parto: «12/03/2024»'],
  ['likely', 'internada em «março de 2020»'],
  ['likely', 'Internação «03/2020»'],
  ['likely', 'recebeu alta dia «15/03»'],
  ['likely', 'internado no dia «12 de março»'],
  ['likely', 'Em «12/03/2024» o paciente foi internado com pneumonia.'],
  ['likely', 'Em «12 de março de 2024», a paciente deu entrada no pronto-socorro.'],
  ['likely', 'No dia «12/03/2024» a autora foi submetida a cirurgia.'],
  ['likely', 'Paciente submetida a colecistectomia, internada na UTI do hospital em «12/03/2024».'],
  ['likely', 'Paciente com consulta marcada para «12/03/2024»'],
  ['likely', 'O paciente realizou exame em «12/03/2024».'],
  ['likely', 'A paciente tem retorno agendado para «12/04/2024» às 9h'],
  ['likely', '«12/03/2024» – evolução: paciente estável'],
  ['likely', '«12/03/2024» 14:30 - Evolução de enfermagem'],
  ['likely', 'O réu foi preso em flagrante no dia «12 de março de 2019»'],
  ['likely', 'A vítima morreu no hospital em «12/03/2019».'],
  ['certain', 'Maria teve o filho por cesárea em «12/03/2019».'],
  ['certain', 'deu à luz em «11/11/2011»'],
  ['likely', 'A paciente deu à luz trigêmeas em «11/11/2011»'],
  ['likely', 'A esposa dele teve nenem dia «14/05»'],
  ['likely', 'Retorno da paciente no ambulatório de arritmias em «03.11.23».'],
  ['likely', 'Seu exame está marcado para «18 de março», às 8h30'],
  ['likely', 'após a morte do irmão gêmeo, em «set/09»'],
  ['likely', 'O companheiro procurou a UPA em «2 de fevereiro de 2024»'],
  ['possible', 'retorno em «15/08» às 9h'],
  ['possible', 'HDA: dor abdominal desde «12/03», sem febre'],
  ['likely', 'Réu recolhido desde «08/01/2022».'],
  ['possible', 'Minha mãe partiu em «4 de novembro de 2021»'],
  ['possible', 'mudei de cidade em «março de 2019»'],
  ['possible', 'RX tórax «12/05»: infiltrado em base direita'],
  ['possible', 'TRANSFERIDO P/ SANTA CASA «16/07/2022»'],
  ['possible', 'Residiu no imóvel de «janeiro de 2014» a «março de 2015»'],
  ['possible', 'Nome: Lia Prado\nChegada: «12/03/2019»'],
  ['likely', 'Lia Prado, † «04.11.2021»'],
  ['possible', 'vou operar o joelho no dia «12»'],
  ['likely', 'operada em «1º.03»'],
  ['likely', 'parto dia «7 do 8», sem queixas'],
  ['likely', 'Em «12.03.21» fez biópsia; ainda sem laudo'],
  ['likely', 'na noite do dia «12/03» a vítima foi agredida'],
  ['possible', 'Consulta realizada em «12/03/2024»'],
  ['possible', 'Exame de «12/03/2024»'],
  ['likely', 'O citando faleceu em «14 de janeiro deste ano».'],
  ['likely', 'PO D5 de colecistectomia (operado «10/04»)'],
  ['likely', 'Programada CPRE para «25/06», equipe da tarde'],
  ['certain', 'exodontia feita em «14.01.2026»'],
  ['possible', 'tto iniciado «19/02/2026»'],
])('personal date, %s: %s', (confidence, marked) => expectFound('date', confidence, marked));

test.each([
  ['Nascido em 12/03/1985 e internado em 05/01/2024, teve alta em 10/01/2024.', 'birth-date date date'],
  ['Nascimento 12/03/1985 Admissão 05/01/2024', 'birth-date date'],
  ['Nome: Maria | Nasc.: 12/03/1985 | Emissão: 01/02/2010', 'birth-date'],
  ['Nascimento: 12/03/1985 Emissão: 01/02/2010', 'birth-date'],
  ['Nascimento: 12/03/1985 Vistoria 01/02/2010', 'birth-date'],
  ['internada de 12/03/2024 até 20/03/2024, óbito em 21/03/2024', 'date date date'],
  ['internado em 12/03/2024-15/03/2024', 'date date'],
  ['internações em 12/03/2020, 15/04/2020 e 20/05/2020', 'date date date'],
  ['DN: 12/03/1930, 94 anos, internada em 05/01/2024', 'birth-date age-over-89 date'],
])('several dates in a row: %s', (text, types) => {
  expect(
    foundIn(text)
      .map(({ type }) => type)
      .join(' '),
  ).toBe(types);
});

test.each([
  '2024-03-12 10:00:01 INFO started',
  'created_at: 2024-03-12T10:00:00Z',
  'updated_at=2024-03-12',
  'Atualizado em 12/03/2024',
  'Publicado no Diário Oficial de 12/03/2024',
  'Lei 8.080, de 19 de setembro de 1990',
  'Lei nº 13.709, de 14 de agosto de 2018, art. 5º',
  'Decreto de 3 de maio de 2021',
  'Portaria GM/MS nº 2.436, de 21 de setembro de 2017',
  'nomeado pela Portaria nº 12, de 3 de maio de 2010',
  'Resolução CFM nº 2.217, de 27 de setembro de 2018',
  'São Paulo, 3 de maio de 2021',
  'Brasília, 12 de março de 2024.',
  'O feriado de 7 de setembro',
  'Rua 7 de Setembro, 120',
  'Avenida 15 de Novembro, 400',
  'Hospital 9 de Julho',
  'PA 12/8 mmHg',
  'internado com PA 12/08',
  'dor 3/10 na admissão',
  'paciente internado com dor 8/10',
  'versão 12.03.2024',
  'v1.12.2020',
  'Prazo: 12/03/2024',
  'Vencimento: 12/03/2024',
  'Fatura com vencimento em 12/03/2024',
  'Competência: 03/2024',
  'Data de emissão: 12/03/2024',
  'Nota fiscal emitida em 12/03/2024',
  'Acesso em: 12 mar. 2024',
  'Disponível em: https://exemplo.com.br. Acesso em 12 mar. 2024.',
  'Congresso Brasileiro de Cirurgia, 12 de março de 2024',
  'A sentença foi publicada em 12/03/2024',
  'O contrato foi assinado em 12/03/2024',
  'Empresa fundada em 12/03/1985',
  'A inauguração do hospital foi em 12/03/1985',
  'aniversário da cidade em 12 de março',
  'Alta da inflação em março de 2024',
  'a bolsa fechou em alta em 12/03/2024',
  'alta de 3/4 no mês',
  'ano de nascimento: 1985',
  'nasceu em 1985',
  'O filme nasceu em 2010 de uma ideia',
  'segunda-feira às 14h',
  'capítulos 3/12/2 da obra',
  'Prontuário ZS20231012001',
  'fone 21.9.6146.1969',
  'IP 12.03.19.85',
  'https://exemplo.com.br/2024/03/12/post',
  'backup-2024-03-12.tar.gz',
  '* 12/03/2024 – corrigido o menu',
  '* 12/03/2024 Lançada a versão nova',
  '2024-03-12-001',
  'Validade: 12/03/2026',
  'consulta pública aberta até 12/03/2024',
  'o site de consulta foi atualizado em 12/03/2024',
  'Nascimento: não informado. Emissão 12/03/2024',
  'Local de nascimento: Recife. Impresso em 12/03/2024',
  'exame 2/3 do fêmur',
  'dose 1/2 comprimido',
  'coleta 24/48 horas',
  'Maio é o mês das mães e março de 2024 foi quente',
  '[NASCIMENTO] 12/03/1985',
  '[DATA] 12/03/1985',
  'R$ 12,03 em 1985',
  'Tabela 3.10.2020 do anexo',
  'as inscrições vão de 12/03/2024 a 15/03/2024',
  'prova do concurso em 12/03/2024',
  'Lançamento: 12 de março de 2024',
  'jogo de 12/03/2024 terminou em empate',
  'DPP: 02/09/2024',
  'a seção 3.IV.2 do anexo',
  'o retorno de 3/10 do investimento',
  'mar 12 ondas',
  'Data da sessão: 12/12/2017',
  'o Plenário, em sessão virtual de 9.3.2018 a 15.3.2018, Ministro Celso',
  'Nascimento ignorado. Vistoria 12/03/2024',
  'conta de luz de 12/03/2024',
  'exercício 2023-24',
  'atendimento=17.07',
  '[19/03/2024 08:15] Ana: sabe se o Caio internou?',
  '19/03/2024 08:15 - Ana Dias: sabe se o Caio internou?',
  'Em 12 de março de 2024, Ana Dias escreveu:',
  'veja a Seção 1.3.5, “O editor interno”, e a Seção 9.4.11',
  'Em 11/3/2014, foi proferida decisão contra o réu',
  '2015-07-31 15:31:40,999 - INFO [main] medicacao do paciente',
  'Nome: Lia Prado\nData: 12/03/2019',
  'consulta paga no dia 12',
  'tomar 3 ao dia 12 gotas após a cirurgia',
])('nobody’s date: %s', (text) => {
  expect(foundIn(text)).toEqual([]);
});

test.each<[FormatId, string, string, string]>([
  ['json', '{"birthDate": "«1985-03-12»"}', 'birth-date', 'certain'],
  ['json', '{"birthDate": "«1985-03-12»T00:00:00.000Z"}', 'birth-date', 'certain'],
  ['json', '{"dtNascimento":"«12/03/1985»"}', 'birth-date', 'certain'],
  ['json', '{"dt_nasc": "«12031985»"}', 'birth-date', 'certain'],
  ['json', '{"nascimento": «12031985»}', 'birth-date', 'certain'],
  ['json', '{"data_nascimento": "«12 de março de 1985»"}', 'birth-date', 'certain'],
  ['json', '{"dob": "«03/1985»"}', 'birth-date', 'likely'],
  ['json', '{"dt_internacao": "«2024-03-12» 10:30"}', 'date', 'certain'],
  ['json', '{"admission_date": "«2024-03-12»"}', 'date', 'certain'],
  ['json', '{"data_obito": "«12/03/2024»"}', 'date', 'certain'],
  ['json', '{"dataAlta": "«12/03/2024»"}', 'date', 'certain'],
  ['jsonl', '{"dt_consulta": "«12/03/2024»"}\n{"dt_consulta": "«13/03/2024»"}\n', 'date', 'certain'],
  ['json', '{"evolucao": "internada em «12\\/03\\/2024»"}', 'date', 'certain'],
  ['csv', 'nome,data_nascimento\nAna,«12/03/1985»\nBia,«1990-01-31»\n', 'birth-date', 'certain'],
  ['csv', 'nome;Dt. Internação;criado_em\nAna;«12/03/2024»;12/03/2024\n', 'date', 'certain'],
  ['markdown', '| Nome | Nascimento |\n|---|---|\n| Ana | «12/03/1985» |\n', 'birth-date', 'certain'],
  ['yaml', 'paciente:\n  data_nascimento: «1985-03-12»\n', 'birth-date', 'certain'],
  ['json', '{"idade": «95»}', 'age-over-89', 'certain'],
  ['json', '{"age": "«101»"}', 'age-over-89', 'certain'],
  ['json', '{"idade": "«92 anos»"}', 'age-over-89', 'certain'],
  ['json', '{"internacoes": [{"entrada": "«2023-09-01»"}]}', 'date', 'certain'],
  ['csv', 'paciente;data\nAna Prado;«12/03/2024»\n', 'date', 'certain'],
  ['csv', 'nome,idade\nAna,«93»\nBia,40\n', 'age-over-89', 'certain'],
  [
    'json',
    '{"created_at": "2024-03-12", "data": "12/03/2024", "updatedAt": "2024-03-12T10:00:00Z"}',
    'date',
    '',
  ],
  [
    'json',
    '{"idade": 45, "peso": 95, "idade_media": "45", "image": 95, "idadeMinima": 12}',
    'age-over-89',
    '',
  ],
  ['json', '{"data_nascimento": null, "nascimento": "Recife", "dn": "100", "nasc": 1985}', 'birth-date', ''],
])('%s: %s', (format, marked, type, confidence) => expectFound(type, confidence, marked, format));

test.each([
  ['certain', 'Idade: «103»'],
  ['certain', 'idade: «92 anos»'],
  ['certain', 'Idade «95» Sexo F'],
  ['certain', 'age: «93»'],
  ['certain', 'mulher com «92 anos» de idade'],
  ['certain', 'idade de «94 anos»'],
  ['likely', 'Paciente, «92 anos», hipertensa'],
  ['likely', 'Paciente de «92 anos», acamada'],
  ['likely', 'Maria, «noventa e dois anos», viúva'],
  ['likely', 'O paciente tem «95 anos»'],
  ['likely', 'idosa de «101 anos» internada'],
  ['likely', 'minha avó completou «90 anos» ontem'],
  ['likely', 'Faleceu aos «97 anos»'],
  ['likely', 'pcte F, «92a», HAS'],
  ['likely', 'pcte feminina «95 a 3 m», acamada'],
  ['likely', 'bisavó com «95a7m»'],
  ['likely', 'compareceu Adalberto, com «93 (noventa e três) anos», viúvo'],
  ['likely', 'a minha vista já não ajuda aos «95».'],
  ['likely', 'tenho «92 anos» e ainda surfo'],
  ['likely', 'Paciente masculino, «cem anos», lúcido'],
  ['likely', 'senhora de «cento e dois anos»'],
  ['likely', 'Meu pai tem «91 anos» e mora comigo'],
  ['likely', 'ela fez «90 anos» em maio'],
  ['likely', 'Sr. Osvaldo, «93 anos», refere dor'],
  ['certain', 'patient is «93 years old»'],
  ['possible', 'Idosa «nonagenária», lúcida'],
  ['likely', 'Minha avó faz «95 anos» sábado'],
  ['possible', 'a idosa («95») caiu'],
  ['possible', 'vó de «93»'],
  ['likely', 'quase «91 anos» o avô'],
  ['likely', 'pcte «94 anos e 2 meses», acamada'],
  ['likely', 'senhora de «noventa e poucos anos»'],
  ['likely', 'paciente com cerca de «95 anos»'],
  ['certain', 'Id.: «91», sexo F'],
  ['certain', 'celebrou «97 anos» de vida'],
  ['possible', 'vovó fez «97» ontem'],
  ['possible', 'meu avô, com seus «95», ainda dirige'],
  ['possible', 'Dona Zica («96») mora sozinha'],
  ['possible', 'Lia Prado, «96», aposentada'],
  ['possible', 'Ela já passou dos «90».'],
  ['likely', 'morreu aos «92» de pneumonia'],
  ['likely', 'aquele velhinho de «96 anos» de Santa Maria'],
  ['likely', 'Ela faz «90 anos» em setembro'],
  ['possible', 'vai fazer «noventa e oito anos» e ainda atende'],
  ['possible', 'Ex-goleiro, hoje pastor, «91 anos». Parou cedo.'],
])('age, %s: %s', (confidence, marked) => expectFound('age-over-89', confidence, marked));

test.each([
  '10% da população com 90 anos ou mais',
  'o prédio tem 92 anos',
  'O clube, com seus 95 sócios',
  'faz 95 anos que a lei existe',
  'um contrato de 99 anos de duração',
  'ela tem 92 reais',
  'mais de 95 pacientes',
  'id: 95',
  'O hospital completou 90 anos de fundação',
  'há 95 anos',
  'A escola completou 95 anos',
  '150 anos de história',
  'lei de 90 anos',
  'paciente de 89 anos',
  'idade: 45',
  'idade: 200',
  'condenado a 92 anos de reclusão',
  'réu condenado a 98 anos de prisão',
  'paciente usa 95 mg',
  'saturação de 95 %',
  'paciente com 92% de saturação',
  'nos últimos 90 anos',
  'entre 90 e 95 anos',
  'pessoas com mais de 90 anos',
  'idosos acima de 90 anos',
  'faixa de 90 a 99 anos',
  'durante 100 anos',
  'cem anos de solidão',
  'o clube fez 100 anos',
  'contrato de 99 anos',
  'daqui a 100 anos',
  'temperatura 95 a 100 graus',
  'paciente internado no leito 95',
  'noventa e dois mil anos',
  'leucócitos 95 a 120',
  'casa de 92 m2 e 3 quartos',
])('no age: %s', (text) => {
  expect(foundIn(text)).toEqual([]);
});

describe('canonical values', () => {
  test.each([
    ['birth-date', '12/03/1985', '1985-03-12'],
    ['birth-date', '12.3.85', '1985-03-12'],
    ['birth-date', '1985-03-12', '1985-03-12'],
    ['birth-date', '12031985', '1985-03-12'],
    ['birth-date', '19850312', '1985-03-12'],
    ['birth-date', '12 de março de 1985', '1985-03-12'],
    ['birth-date', 'doze de março de mil novecentos e oitenta e cinco', '1985-03-12'],
    ['birth-date', '12-mar-1985', '1985-03-12'],
    ['birth-date', '21 \\ 11 \\ 73', '1973-11-21'],
    ['date', '1º de fevereiro de 2021', '2021-02-01'],
    ['date', 'primeiro de abril de dois mil e um', '2001-04-01'],
    ['date', '5 dias do mês de março de 2020', '2020-03-05'],
    ['date', '12/03', '--03-12'],
    ['date', '12 de março', '--03-12'],
    ['date', '03/2020', '2020-03'],
    ['date', 'março de 2020', '2020-03'],
    ['age-over-89', '92 anos', '92'],
    ['age-over-89', 'noventa e dois anos', '92'],
    ['age-over-89', 'cento e três anos', '103'],
    ['age-over-89', '92a', '92'],
  ])('%s %s is %s', (type, spelling, value) => {
    expect(normalise(type, spelling)).toBe(value);
  });
});

describe('surrogates', () => {
  const surrogates = new Surrogates(new Uint8Array(32).fill(3));

  test.each([
    ['birth-date', '12/03/1985', /^\d\d\/\d\d\/198[45]$/],
    ['birth-date', '1/2/90', /^\d{1,2}\/\d{1,2}\/(?:89|90)$/],
    ['birth-date', '1985-03-12', /^198[45]-\d\d-\d\d$/],
    ['birth-date', '12031985', /^\d{4}198[45]$/],
    ['birth-date', '19850312', /^198[45]\d{4}$/],
    ['birth-date', '21 \\ 11 \\ 73', /^\d\d \\ \d\d \\ 7[34]$/],
    ['birth-date', '12-MAR-1985', /^\d{1,2}-[A-Z]{3}-198[45]$/],
    ['date', '1º de fevereiro de 2021', /^\d{1,2}º? de [a-zç]+ de 202[01]$/],
    ['date', '12 de Março de 2021', /^\d{1,2} de [A-Z][a-zç]+ de 202[01]$/],
    ['date', 'doze de março de dois mil e vinte', /^[a-z ê]+ de [a-zç]+ de dois mil e [a-z]+$/],
    ['date', '5 dias do mês de março de 2020', /^\d{1,2} dias do mês de [a-zç]+ de 20(?:19|20)$/],
    ['date', '12/03', /^\d\d\/\d\d$/],
    ['date', '03/2020', /^\d\d\/20(?:19|20|21)$/],
    ['date', '13.IV.2020', /^\d{1,2}\.[IVX]+\.20(?:19|20)$/],
    ['age-over-89', '92 anos', /^9\d anos$/],
    ['age-over-89', 'noventa e dois anos', /^noventa(?: e [a-zê]+)? anos$/],
    ['age-over-89', '103', /^1[0-2]\d$/],
    ['age-over-89', '93 (noventa e três) anos', /^9\d \(noventa(?: e [a-zê]+)?\) anos$/],
    ['age-over-89', '95a7m', /^9\da7m$/],
  ])('%s %s keeps its spelling', (type, spelling, form) => {
    const identifier = identifierById(type);
    const value = normalise(type, spelling);
    const surrogate = surrogates.for(type, value) ?? '';
    expect(surrogate).not.toBe(value);
    const written = identifier?.kind === 'words' ? identifier.respell(spelling, surrogate) : '';
    expect(written).toMatch(form);
    expect(normalise(type, written)).toBe(surrogate);
  });

  test('of any date are dates of the calendar, half a year away at most', () => {
    const faults: string[] = [];
    for (let i = 0; i < 2000; i++) {
      const date = new Date(Date.UTC(1900, 0, 1 + 37 * i)).toISOString().slice(0, 10);
      const other = surrogates.for('date', date) ?? '';
      const days = Math.abs(Date.parse(other) - Date.parse(date)) / 86_400_000;
      if (!(days >= 1 && days <= 183)) faults.push(`${date} ${other}`);
    }
    expect(faults).toEqual([]);
  });
});

test.each([
  ['json', '[{"year": 1990, "age": 90, "people": 120334}]'],
  ['csv', 'country,year,age,population\nBrazil,1990,95,30220\n'],
  ['plaintext', 'faz 95 anos que a ponte caiu; a escola centenária; Rua Ana, 92, Centro'],
] as const)('no age of a person in %s: %s', (format, text) => {
  expect(scan(text, format).filter(({ type }) => type === 'age-over-89')).toEqual([]);
});
