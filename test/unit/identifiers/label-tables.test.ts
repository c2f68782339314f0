/** Identifiers that their labels announce, through the whole engine: what is found, and how far it goes. */
import { describe, expect, test } from 'vitest';
import { scan } from '../../../shared/scan.ts';

/** For each type: a text, and what of it is found, with the confidence where it is not `certain`. */
const CASES: Readonly<Record<string, readonly (readonly [text: string, ...found: string[]])[]>> = {
  rg: [
    ['Cliente com RG 61.999.227-X e CEP 58000-000 no texto.', '61.999.227-X'],
    ['RG nº 61999227X SSP/SP', '61999227X'],
    ['rg: 61.999.227-x', '61.999.227-x'],
    ['RG MG-14.203.877', '14.203.877'],
    ['R.G. 7.204.915/SC', '7.204.915'],
    ['RG：６１.９９９.２２７-X', '６１.９９９.２２７-X'],
    ['RG 482.016.63-9', '482.016.63-9'],
    ['RG 48.201.***-*', '48.201.***-*'],
    ['RNM: F204918-X', 'F204918-X'],
    ['RG 12.345', ''],
    ['20.175.318-2', '20.175.318-2 (possible)'],
    ['Lote 20.175.318-2', ''],
    ['ISBN 85.333.024-2', ''],
    ['versão 20.175.318', ''],
  ],
  plate: [
    ['Placa QWE-4821/SP', 'QWE-4821'],
    ['PLACA: QWE 4821', 'QWE 4821'],
    ['placas QWE-4821, RIO2A18 e HJK-3097', 'QWE-4821', 'RIO2A18 (likely)', 'HJK-3097 (likely)'],
    ['placa ＱＷＥ-４８２１', 'ＱＷＥ-４８２１'],
    ['automóvel RIO2A18', 'RIO2A18 (likely)'],
    ['RIO2A18', 'RIO2A18 (possible)'],
    ['rio2a18', ''],
    ['xRIO2A18 RIO2A18x RIO2A18-7', ''],
    ['QWE-4821', ''],
    ['veículo ano 2012', ''],
    ['placa de vídeo GTX-1660', ''],
    ['INV-2024-001, IPL 1234/2024, NBR-5410, ISO 9001, art 1234', ''],
  ],
  passport: [
    ['Passaporte FZ403725 emitido em Natal', 'FZ403725'],
    ['PASSAPORTE Nº FZ 403725', 'FZ 403725'],
    ['passaporte: fz403725.', 'fz403725'],
    ['Passaporte (Itália): YA1234567', 'YA1234567 (likely)'],
    ['passport no. 508213467', '508213467 (likely)'],
    ['Passaporte no 403725', ''],
    ['passaporte 12/05/2034', ''],
    ['passaporte vence em 20340512', ''],
    ['FZ403725', ''],
  ],
  'professional-id': [
    ['CRM/SC 12345', 'CRM/SC 12345'],
    ['CRM-SP 123.456, CRM (RJ) 52.54321-0', 'CRM-SP 123.456', 'CRM (RJ) 52.54321-0'],
    ['CRM12345-SP e CRMSP 12345', 'CRM12345-SP', 'CRMSP 12345'],
    ['CRM: 12345 SP, médico', 'CRM: 12345 SP'],
    ['CRM 12345 se houver', 'CRM 12345 (likely)'],
    ['CRM 12345 PA 120x80', 'CRM 12345 (likely)'],
    ['CRM nº SP 123456', 'CRM nº SP 123456'],
    ['COREN-RS-10000-ENF', 'COREN-RS-10000-ENF'],
    ['COREN SC 123.456-TE', 'COREN SC 123.456-TE'],
    ['COREN/RS 184392 TE', 'COREN/RS 184392 TE'],
    ['OAB/SP 123.456-A; OAB: 830321MG', 'OAB/SP 123.456-A', 'OAB: 830321MG'],
    ['inscrita na OAB do Ceará sob o nº 28.419', 'OAB do Ceará sob o nº 28.419'],
    ['CRO-SP-CD-12345', 'CRO-SP-CD-12345'],
    ['CREFITO-3/204918-F', 'CREFITO-3/204918-F'],
    ['CRP 06/120345', 'CRP 06/120345'],
    ['CREA-SP 5060123456/D', 'CREA-SP 5060123456/D'],
    ['CRC 1SP204918/O-8', 'CRC 1SP204918/O-8'],
    ['CRC 204918', ''],
    ['CRM 2016', ''],
    ['croma 12345', ''],
    ['microcrm 12345', ''],
    ['Resolução CFM 2.314/2022', ''],
  ],
  'medical-record': [
    ['prontuário 41270GENOVEVA SALGADO', '41270'],
    ['Prontuário nº 12.345-6', '12.345-6'],
    ['PRONTUÁRIO:\n0012345', '0012345'],
    ['Pront. 48291-7', '48291-7'],
    ['prontuário do paciente, HC-204918', 'HC-204918'],
    ['amostra ZS20231012001', 'ZS20231012001 (likely)'],
    ['AIH 352610487120-3', '352610487120-3'],
    ['Registro: 123456', '123456 (likely)'],
    ['prontuário 12', ''],
    ['prontuários: 350', ''],
    ['atendimento 20241', '20241 (likely)'],
    ['atendimento 2024', ''],
    ['atendimento 24h', ''],
    ['atendimento 3003-1234', ''],
    ['protocolo de atendimento 20241234567', ''],
    ['exame de 12/03/2024', ''],
    ['laudos de 20000 pacientes', ''],
    ['amostra 12345,67', ''],
  ],
  'staff-id': [
    ['SIAPE 2048193', '2048193'],
    ['Matr. 193.277-2', '193.277-2'],
    ['matrícula funcional nº 59104/1', '59104/1'],
    ['matrícula F204918', 'F204918'],
    ['matrícula 204918', '204918'],
    ['matrícula no curso: 204918', '204918 (likely)'],
    ['matrícula 856366 01 55 2013 1 73712 686 3422769 61', ''],
    ['matrícula nº 12.345 do 2º Ofício de Registro de Imóveis', ''],
    ['terreno de matrícula 12.345', ''],
    ['matrículas de 15000 alunos em 2024', ''],
    ['matrícula 12/03/2024', ''],
  ],
  ctps: [
    ['CTPS 2048193 série 0012-SP', '2048193 série 0012-SP'],
    ['CTPS nº 48201/00123-RJ', '48201/00123-RJ'],
    ['CTPS: 48201\nSérie: 00123', '48201\nSérie: 00123'],
    ['carteira de trabalho nº 48.201, série 123', '48.201, série 123'],
    ['CTPS digital 53734343704', '53734343704'],
    ['CTPS de 2019', ''],
    ['CTPS assinada em 12/03/2019', ''],
  ],
  'bank-account': [
    ['ag 1234-5 conta 12345-6', '1234-5 conta 12345-6'],
    ['Agência: 0394, C/C: 48.201-X', '0394, C/C: 48.201-X'],
    ['ag/cc 0394/48201-7', '0394/48201-7'],
    ['ag 0394 op 013 cp 48201-7', '0394 op 013 cp 48201-7'],
    ['conta-corrente 42.762-6, da agência 0394', '42.762-6, da agência 0394'],
    ['Agência 0394 do Itaú, conta corrente 48201-7', '0394 (likely)', '48201-7'],
    ['Agência\n0394\nConta\n48201-7', '0394 (likely)', '48201-7'],
    ['Bradesco 0394/48201-7', '0394/48201-7 (likely)'],
    ['agência 0394', '0394 (possible)'],
    ['conta 482017', '482017 (likely)'],
    ['conta de luz 482017', ''],
    ['conta de 2024', ''],
    ['HBs Ag 1234', ''],
    ['contas de 15000 clientes', ''],
  ],
  'court-case': [
    ['8395824-61.2024.8.26.0088', '8395824-61.2024.8.26.0088'],
    ['autos nº 8395824–61.2024.8.26.0088', '8395824–61.2024.8.26.0088'],
    ['processo 83958246120248260088', '83958246120248260088'],
    ['processo 8395824-62.2024.8.26.0088', '8395824-62.2024.8.26.0088 (likely)'],
    ['8395824-62.2024.8.26.0088', '8395824-62.2024.8.26.0088 (possible)'],
    ['processo 12345/2024', ''],
    ['processo 23.456.789/2024-11', ''],
  ],
  certificate: [
    ['795895 01 55 2010 1 50864 570 3913736 07', '795895 01 55 2010 1 50864 570 3913736 07 (likely)'],
    ['certidão 79589501552010150864570391373607', '79589501552010150864570391373607'],
    ['79589501552010150864570391373607', '79589501552010150864570391373607 (possible)'],
    ['79589501552010150864570391373608', ''],
  ],
  cei: [
    ['CEI 17.651.44496/22', '17.651.44496/22'],
    ['CAEPF 32357056272872', '32357056272872'],
    ['176514449622', ''],
  ],
  ie: [
    ['IE 116.512.814.234', '116.512.814.234'],
    ['inscrição estadual: 078512808', '078512808'],
    ['inscrição estadual: 078512809', '078512809 (likely)'],
    ['inscrição municipal: 078512808', ''],
    ['116.512.814.234', ''],
  ],
};

describe.each(Object.keys(CASES))('%s', (type) => {
  test.each(CASES[type] ?? [])('%s', (text, ...found) => {
    const spans = scan(text, 'plaintext').filter((finding) => finding.type === type);
    const told = spans.map(({ start, end, confidence }) => {
      const level = confidence === 'certain' ? '' : ` (${confidence})`;
      return text.slice(start, end) + level;
    });
    expect(told).toEqual(found.filter((value) => value !== ''));
  });
});

/** A key and a value under it, as JSON says them, and what is found in the value. */
const KEYED: readonly (readonly [type: string, key: string, value: string, found: string])[] = [
  ['rg', 'rg', '48.201.663-9', '48.201.663-9'],
  ['plate', 'placa', 'QWE4821', 'QWE4821'],
  ['plate', 'placaVeiculo', 'HJK 3097', 'HJK 3097'],
  ['passport', 'passaporte', 'FZ403725', 'FZ403725'],
  ['passport', 'nr_passaporte', '508213467', '508213467 (likely)'],
  ['professional-id', 'crm', '128436', '128436 (likely)'],
  ['professional-id', 'crm', '128436-SP', '128436-SP'],
  ['professional-id', 'coren', 'RS 10.000-ENF', 'RS 10.000-ENF'],
  ['professional-id', 'crm', 'CRM/SP 128436', 'CRM/SP 128436'],
  ['medical-record', 'prontuario', '41270', '41270 (likely)'],
  ['medical-record', 'nrAtendimento', 'ZS20231012001', 'ZS20231012001 (likely)'],
  ['staff-id', 'matricula', '204918', '204918 (likely)'],
  ['ctps', 'ctps', '48201/00123-RJ', '48201/00123-RJ (likely)'],
  ['bank-account', 'conta', '48201-7', '48201-7 (likely)'],
  ['bank-account', 'dadosBancarios', '0394 / 48201-7', '0394 / 48201-7 (likely)'],
  ['bank-account', 'agencia', '0394', '0394 (possible)'],
  ['court-case', 'processo', '83958246120248260088', '83958246120248260088'],
  ['certificate', 'certidao', '79589501552010150864570391373607', '79589501552010150864570391373607'],
  ['cei', 'caepf', '32357056272872', '32357056272872'],
  ['ie', 'inscricaoEstadual', '078512808', '078512808'],
  ['medical-record', 'prontuarios', '350', ''],
  ['staff-id', 'matriculas', '2024', ''],
  ['bank-account', 'conta', '1.1.02.001', ''],
  ['plate', 'placa', 'GTX-1660', ''],
  ['professional-id', 'crm', 'Dynamics 365', ''],
];

test.each(KEYED)('%s under %s: %s', (type, key, value, found) => {
  const text = JSON.stringify({ [key]: value });
  const spans = scan(text, 'json').filter((finding) => finding.type === type);
  const told = spans.map(({ start, end, confidence }) => {
    const level = confidence === 'certain' ? '' : ` (${confidence})`;
    return text.slice(start, end) + level;
  });
  expect(told).toEqual(found === '' ? [] : [found]);
});
