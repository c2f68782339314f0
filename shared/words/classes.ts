/**
 * What is known of a word, as bits: what the lexicon of names and places says (`lexicon/lexicon.ts` has those below
 * `FIRST_FREE_BIT`), the closed classes that the rooms list, and its form.
 */
import { FIRST_FREE_BIT } from '../lexicon/lexicon.ts';

let next = FIRST_FREE_BIT;

function bit(): number {
  return 1 << next++;
}

/** `da`, `de`, `dos`, `e`, `von`: inside a name, never at its edge. */
export const PARTICLE = bit();
/** A form of address, which a name follows: `Dr.`, `Sra.`, `dona`. */
export const TITLE = bit();
/** What a person is in the text: `paciente`, `cliente`, `réu`. */
export const ROLE = bit();
/** Kin and others who are somebody's: `mãe`, `esposa`, `cuidadora`. */
export const KIN = bit();
/** Relatives that announce no name: `pais`. */
export const RELATIVE = bit();
/** Announces a name: `nome`, `chamo`, `assinado`. */
export const CUE = bit();
/** Kinds of streets: `rua`, `av`, `travessa`. */
export const STREET = bit();
/** What is named after people and is none: `hospital`, `escola`, `ltda`. */
export const INSTITUTION = bit();
/** What a person's name is given to in science and law: `doença`, `síndrome`, `escala`. */
export const EPONYM = bit();
/** Parts of an address: `apto`, `bloco`, `quadra`, `bairro`, `casa`. */
export const DWELLING = bit();
/** A state's abbreviation or name. */
export const STATE = bit();
/** Announces an address: `endereço`, `residente`, `moro`. */
export const RESIDENCE = bit();
export const MONTH = bit();
/** What makes a date personal: `nascimento`, `internação`, `óbito`. */
export const EVENT = bit();
/** What makes a date nobody's: `lei`, `vencimento`, `publicado`. */
export const IMPERSONAL = bit();
/** Number words: `um`, `vinte`, `primeiro`. */
export const CARDINAL = bit();
/** Capitalised like names and none: weekdays, headings, drugs, brands. */
export const NO_NAME = bit();

/** Announces a user name: `insta`, `usuário`, `login`. */
export const ACCOUNT = bit();

// Form.
export const CAPITAL = bit();
/** Capitals only, two at least. */
export const UPPER = bit();
/** One letter. */
export const INITIAL = bit();
/** Digits. */
export const NUMBER = bit();
/** May be the last word of a number's label: one in the lists, or one that is read in parts (`nrCpf`, `C.P.F.`). */
export const LABEL_WORD = bit();
