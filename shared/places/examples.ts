/** Examples of addresses, found and not; run as tests and printed in the documentation. */
import type { WordsIdentifier } from '../identifiers/identifier.ts';

export const EXAMPLES: WordsIdentifier['examples'] = {
  found: [
    {
      text: 'residente na Rua das Acácias, nº 120, apto. 34, Centro, Campinas/SP',
      value: 'Rua das Acácias, nº 120, apto. 34, Centro, Campinas/SP',
      confidence: 'certain',
    },
    {
      text: 'Av. 9 de Julho, 1.234 - Bela Vista',
      value: 'Av. 9 de Julho, 1.234 - Bela Vista',
      confidence: 'likely',
    },
    { text: 'moro na rua das acacias 45 ap 12', value: 'rua das acacias 45 ap 12', confidence: 'certain' },
    { text: 'SQN 210 Bl C ap 304', value: 'SQN 210 Bl C ap 304', confidence: 'likely' },
    {
      text: 'Sítio Boa Esperança, s/n, zona rural',
      value: 'Sítio Boa Esperança, s/n, zona rural',
      confidence: 'likely',
    },
    { text: 'Qd. 12 Lt. 5, Jardim Alvorada', value: 'Qd. 12 Lt. 5, Jardim Alvorada', confidence: 'likely' },
    { text: 'Ela mora na Rua Sete de Setembro', value: 'Rua Sete de Setembro', confidence: 'likely' },
    { text: 'com sede na Rua das Acácias, 120', value: 'Rua das Acácias, 120', confidence: 'possible' },
  ],
  clean: [
    { text: 'Passeata na Avenida Paulista no domingo', why: 'a place that is only mentioned' },
    { text: 'Lote 12 da licitação', why: 'a lot of goods' },
    { text: 'dipirona por via oral 500 mg', why: 'a way to take a drug' },
    { text: 'A quadra poliesportiva tem 12 metros', why: 'a court for sports' },
    { text: 'Ministério do Setor Público, 2024', why: 'a sector of the economy' },
    { text: 'morador de rua há 3 anos', why: 'no street of his' },
  ],
};
