import { drawLike, drawOther, lettersAndDigits } from '../canonical.ts';
import { allEqual, complementTo11, digitsOf, weightedSum } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 14;
const BASE = 12;
const FIRST = [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const SECOND = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];
const HEADQUARTERS = '0001';

function check(digits: Digits, length: number): Verdict {
  if (length !== LENGTH || digits[12]! > 9 || digits[13]! > 9) return 'never';
  if (allEqual(digits, BASE)) return 'never';
  if (complementTo11(weightedSum(digits, FIRST)) !== digits[12]) return 'fail';
  return complementTo11(weightedSum(digits, SECOND)) === digits[13] ? 'pass' : 'fail';
}

function withCheckDigits(base: string): string {
  const first = complementTo11(weightedSum(digitsOf(base), FIRST));
  const second = complementTo11(weightedSum(digitsOf(base + first), SECOND));
  return `${base}${first}${second}`;
}

export const cnpj: NumberIdentifier = {
  kind: 'number',
  id: 'cnpj',
  names: { en: 'CNPJ', 'pt-BR': 'CNPJ' },
  mask: 'CNPJ',
  summary: {
    en: 'Registration of a company: 8 digits or letters, 4 of the branch, and 2 check digits modulo 11.',
    'pt-BR':
      'Inscrição da empresa no Cadastro Nacional da Pessoa Jurídica: 8 dígitos ou letras, 4 da filial e 2 dígitos verificadores módulo 11.',
  },
  source: 'Instrução Normativa RFB 2.229/2024 (letters since July 2026)',
  shapes: ['AA.AAA.AAA/AAAA-dd'],
  labels: [
    'cnpj',
    'c.n.p.j.',
    'cnpj/mf',
    'cpf/cnpj',
    'cpf ou cnpj',
    'cpf e cnpj',
    'cnpj/cpf',
    'cnpj ou cpf',
    'cnpj e cpf',
    'chave pix',
    'meu pix',
    'cgc',
    'c.g.c.',
    'cgc/mf',
    'cadastro nacional da pessoa jurídica',
    'cadastro nacional de pessoa jurídica',
    'cadastro nacional de pessoas jurídicas',
    'cadastro nacional pessoa jurídica',
    'tax id',
    'taxpayer id',
  ],
  weakLabels: ['pix'],
  lostZeros: 3,
  check,
  normalise(spelling) {
    const value = lettersAndDigits(spelling);
    return /^\d+$/.test(value) ? value.padStart(LENGTH, '0') : value;
  },
  payload: () => ({ start: 0, end: 8, complete: (value) => withCheckDigits(value.slice(0, BASE)) }),
  surrogate(value, dice) {
    const root = value.slice(0, 8).padEnd(8, '0');
    const branch = value.slice(8, 12).padEnd(4, '0');
    const draw = () =>
      withCheckDigits(drawLike(root, dice) + (branch === HEADQUARTERS ? branch : drawLike(branch, dice)));
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      { text: 'Fornecedor: CNPJ 78.449.212/0001-48', value: '78.449.212/0001-48', confidence: 'certain' },
      { text: 'A empresa 37.828.351/0001-03 venceu.', value: '37.828.351/0001-03', confidence: 'certain' },
      { text: 'CNPJ 00.000.000/0001-91', value: '00.000.000/0001-91', confidence: 'certain' },
      { text: 'CNPJ QA.6V4.FQJ/7H25-58', value: 'QA.6V4.FQJ/7H25-58', confidence: 'certain' },
      { text: 'cnpj: tt.5s8.qtd/5c76-32', value: 'tt.5s8.qtd/5c76-32', confidence: 'certain' },
      { text: 'cnpj_fornecedor=88378957000117', value: '88378957000117', confidence: 'certain' },
      { text: 'CNPJ/MF nº 40.692.595.0001.08', value: '40.692.595.0001.08', confidence: 'certain' },
      { text: 'CNPJ 32.431.655/0001-01', value: '32.431.655/0001-01', confidence: 'likely' },
      { text: 'Contratada: 59294239/0001-64', value: '59294239/0001-64', confidence: 'likely' },
      { text: 'A vendedora 27085927000128 recebeu.', value: '27085927000128', confidence: 'possible' },
    ],
    clean: [
      { text: 'CNPJ 00.000.000/0000-00', why: 'root and branch all zeros: a dummy, never issued' },
      { text: 'CNPJ AA.AAA.AAA/AAAA-00', why: 'a placeholder' },
      { text: 'Pedido 78449212000148', why: 'a bare number with a label of another kind' },
      { text: 'Nota 78.449.212/0001-47', why: 'an invoice number whose digits do not check' },
      {
        text: 'Chave de acesso 35260778449212000148550010017367536513540612',
        why: 'part of the access key of an invoice',
      },
    ],
  },
};
