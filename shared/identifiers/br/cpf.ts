import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, complementTo11, digitsOf, weightedSum } from '../check-digits.ts';
import type { Digits, NumberIdentifier, Verdict } from '../identifier.ts';

const LENGTH = 11;
const FIRST = [10, 9, 8, 7, 6, 5, 4, 3, 2];
const SECOND = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2];

function check(digits: Digits, length: number): Verdict {
  if (length !== LENGTH || allEqual(digits, LENGTH)) return 'never';
  if (complementTo11(weightedSum(digits, FIRST)) !== digits[9]) return 'fail';
  return complementTo11(weightedSum(digits, SECOND)) === digits[10] ? 'pass' : 'fail';
}

export const cpf: NumberIdentifier = {
  kind: 'number',
  id: 'cpf',
  names: { en: 'CPF', 'pt-BR': 'CPF' },
  mask: 'CPF',
  summary: {
    en: 'Taxpayer number of a person: 9 digits and 2 check digits, both modulo 11.',
    'pt-BR':
      'Inscrição da pessoa no Cadastro de Pessoas Físicas: 9 dígitos e 2 verificadores, ambos módulo 11.',
  },
  source: 'Receita Federal, Ato Declaratório Executivo Cofis 10/2026',
  shapes: ['ddd.ddd.ddd-dd'],
  labels: [
    'cpf',
    'c.p.f.',
    'cpf/mf',
    'cpf/cnpj',
    'cpf ou cnpj',
    'cpf e cnpj',
    'cnpj/cpf',
    'cnpj ou cpf',
    'cnpj e cpf',
    'rg/cpf',
    'rg e cpf',
    'chave pix',
    'chave do pix',
    'chave de pix',
    'pix key',
    'meu pix',
    'cic',
    'cadastro de pessoa física',
    'cadastro de pessoas físicas',
    'cadastro pessoa física',
    'tax id',
    'taxpayer id',
  ],
  weakLabels: ['pix'],
  publicForm: '***dddddd**',
  lostZeros: 3,
  check,
  normalise: (spelling) => digitsIn(spelling, LENGTH),
  payload: () => ({
    start: 0,
    end: 9,
    complete(value) {
      const digits = digitsOf(value.slice(0, 9));
      digits.push(complementTo11(weightedSum(digits, FIRST)));
      digits.push(complementTo11(weightedSum(digits, SECOND)));
      return digits.join('');
    },
  }),
  surrogate(value, dice) {
    const draw = () => {
      const digits = drawDigits(dice, 9);
      digits.push(complementTo11(weightedSum(digits, FIRST)));
      digits.push(complementTo11(weightedSum(digits, SECOND)));
      return digits.join('');
    };
    return drawOther(value, draw, check);
  },
  examples: {
    found: [
      {
        text: 'Paciente inscrita no CPF sob o nº 345.166.574-30.',
        value: '345.166.574-30',
        confidence: 'certain',
      },
      { text: 'O titular, 926.934.299-94, compareceu.', value: '926.934.299-94', confidence: 'certain' },
      { text: 'GET /clientes?cpf=86672930167 HTTP/1.1', value: '86672930167', confidence: 'certain' },
      { text: 'nrCpfPaciente: 746 602 302-95', value: '746 602 302-95', confidence: 'certain' },
      { text: 'C.P.F. 818–938–139/32', value: '818–938–139/32', confidence: 'certain' },
      {
        text: 'CPF：７８８．７６８．８８２－５０',
        value: '７８８．７６８．８８２－５０',
        confidence: 'certain',
      },
      { text: 'CPF: 718.337.679-96', value: '718.337.679-96', confidence: 'likely' },
      { text: 'cpf 53791690808', value: '53791690808', confidence: 'likely' },
      { text: '592561506-97 assinou o termo', value: '592561506-97', confidence: 'likely' },
      { text: 'Visitante 94050274175 liberado', value: '94050274175', confidence: 'possible' },
      { text: 'Ficha 345.166.574-31 arquivada', value: '345.166.574-31', confidence: 'possible' },
    ],
    clean: [
      { text: 'CPF 111.111.111-11', why: 'all digits equal: a dummy, never issued' },
      {
        text: 'CPF ***.166.574-**',
        why: 'the official masked form shows six digits and is public by design',
      },
      { text: 'Pedido 345.166.574-31', why: 'an order number whose digits do not check' },
      { text: 'Protocolo 86672930167', why: 'a bare number with a label of another kind' },
      { text: 'Foram 34516657431 acessos', why: 'a bare number whose digits do not check' },
      { text: 'sha1 9f86d081884c7d659a34516657430d15a0b1c2d3', why: 'part of a hash' },
    ],
  },
};
