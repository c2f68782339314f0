/** The closed classes of words of dates and ages, in lower case without accents. */
import { CARDINAL, EVENT, MONTH } from '../words/classes.ts';

export const DATE_WORDS: readonly (readonly [bit: number, words: string])[] = [
  [
    MONTH,
    'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro jan fev mar abr mai jun jul ago set out nov dez',
  ],
  [
    EVENT,
    'nascimento nasc nascido nascida nasceu dn internacao internado internada admissao alta obito faleceu',
  ],
  [CARDINAL, 'um uma dois duas tres quatro cinco seis sete oito nove dez onze doze treze'],
];
