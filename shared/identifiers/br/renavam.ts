import type { NumberIdentifier } from '../identifier.ts';
import { check, normalise, payload, surrogate } from './pis-rule.ts';

export const renavam: NumberIdentifier = {
  kind: 'number',
  id: 'renavam',
  names: { en: 'vehicle registration (RENAVAM)', 'pt-BR': 'RENAVAM' },
  mask: 'RENAVAM',
  summary: {
    en: 'Registration of a vehicle: 10 digits (older ones 8) and 1 check digit modulo 11, the same as that of a PIS: only a label tells them apart.',
    'pt-BR':
      'Registro do veículo: 10 dígitos (os antigos, 8) e 1 verificador módulo 11, o mesmo do PIS: só o rótulo os distingue.',
  },
  source: 'Senatran, Registro Nacional de Veículos Automotores; the weights are known from practice',
  shapes: ['ddddddddddd'],
  labels: [
    'renavam',
    'código renavam',
    'cód. renavam',
    'registro nacional de veículos automotores',
    'registro nacional de veículos',
  ],
  lostZeros: 2,
  check,
  normalise,
  payload,
  surrogate,
  examples: {
    found: [
      { text: 'RENAVAM 23852014103', value: '23852014103', confidence: 'certain' },
      { text: 'Renavam: 2556977376-3', value: '2556977376-3', confidence: 'certain' },
      { text: 'GET /veiculos?renavamVeiculo=16707337263', value: '16707337263', confidence: 'certain' },
      { text: 'Registro Nacional de Veículos 57203743516', value: '57203743516', confidence: 'certain' },
      { text: 'RENAVAM 77105023891', value: '77105023891', confidence: 'likely' },
      { text: 'RENAVAM 2210766049', value: '2210766049', confidence: 'likely' },
    ],
    clean: [
      { text: 'PIS 57203743516', why: 'the digits of a worker, which check as a RENAVAM too' },
      { text: 'Veículo 25041386995 vistoriado', why: 'without a label nothing tells it from a PIS' },
      { text: 'RENAVAM 00000000000', why: 'all digits equal: a dummy, never issued' },
      { text: 'Pedido 77495581222', why: 'a bare number with a label of another kind' },
    ],
  },
};
