/** The closed classes of words of addresses, in lower case without accents. */
import { DWELLING, STATE, STREET } from '../words/classes.ts';

export const PLACE_WORDS: readonly (readonly [bit: number, words: string])[] = [
  [
    STREET,
    'rua r avenida av alameda al travessa tv praca pc rodovia rod estrada estr viela beco servidao largo',
  ],
  [DWELLING, 'apto apartamento ap bloco bl casa quadra qd lote lt bairro conjunto conj sala andar km cs'],
  [
    STATE,
    'ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs sc se sp to acre alagoas amazonas bahia ceara',
  ],
];
