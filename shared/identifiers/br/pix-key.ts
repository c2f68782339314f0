import { LabelLexicon } from '../../evidence/labels.ts';
import { CLASS, DASH, IGNORABLE, isAlphanumeric, LETTER, NEWLINE } from '../../text/characters.ts';
import { drawOther } from '../canonical.ts';
import type { AnchoredIdentifier, Match } from '../identifier.ts';
import { checksumOf, codeLength, drawCode, drawUuid, isPix, UUID } from './pix-code.ts';

/** A payment code begins with the version of its format. */
const HEAD = '000201';
const LONGEST = 512;
/** Letters glued to its front (`PIX000201…`). */
const MOST_GLUED = 16;

const UUID_LENGTH = 36;

const RANDOM_KEY = [
  'chave aleatória',
  'chave pix aleatória',
  'chave aleatória pix',
  'chave aleatória do pix',
  'chave evp',
  'pix evp',
  'evp',
  'random pix key',
  'endereço virtual de pagamento',
];
const PIX = ['pix', 'chave pix', 'chave do pix', 'chave de pix', 'pix key', 'pix chave', ...RANDOM_KEY];
/** Other keys, and other identifiers of a payment. */
const AGAINST = [
  'chave primária',
  'chave estrangeira',
  'chave privada',
  'chave pública',
  'chave de api',
  'chave da api',
  'chave de acesso',
  'chave de sessão',
  'chave de idempotência',
  'chave do registro',
  'transação pix',
  'cobrança pix',
  'pagamento pix',
  'pedido pix',
  'id pix',
  'id do pix',
  'txid',
  'id',
  'uuid',
  'guid',
];
const lexicon = new LabelLexicon([PIX, ['chave']], AGAINST);

/** The piece of a text that a payment code may fill, without line breaks and invisible characters. */
interface Piece {
  readonly code: string;
  /** The source offset of each character of `code`. */
  readonly offsets: readonly number[];
}

function pieceAt(text: string, start: number, hi: number): Piece {
  const offsets: number[] = [];
  let code = '';
  const limit = Math.min(hi, start + LONGEST);
  for (let i = start; i < limit; i++) {
    const kind = CLASS[text.charCodeAt(i)]!;
    if (kind === NEWLINE || kind === IGNORABLE) continue;
    offsets.push(i);
    code += text[i];
  }
  return { code, offsets };
}

const ENDED = /6304[\dA-F]{4}$/i;

function matchCode(text: string, at: number, hi: number): Match | undefined {
  let start = at;
  while (start < at + MOST_GLUED && CLASS[text.charCodeAt(start)] === LETTER) start++;
  if (text.charCodeAt(start) !== 0x30 || !text.startsWith(HEAD, start)) return undefined;
  const piece = pieceAt(text, start, hi);
  if (!isPix(piece.code)) return undefined;
  const length = codeLength(piece.code);
  const code = piece.code.slice(0, length);
  const right = checksumOf(code.slice(0, -4)) === code.slice(-4).toUpperCase();
  const end = piece.offsets[length - 1]! + 1;
  // Without a checksum it was cut, and what its fields count on in the next line is somebody else's.
  const line = ENDED.test(code) ? end - start : text.slice(start, end).search(/[\r\n]/);
  return {
    start,
    end: line < 0 ? end : start + line,
    level: right ? 'certain' : 'likely',
    reasons: [right ? 'check-digits' : 'check-digits-fail'],
  };
}

function matchRandomKey(text: string, at: number, lo: number, hi: number, keyed: boolean): Match | undefined {
  const end = at + UUID_LENGTH;
  if (end > hi || CLASS[text.charCodeAt(at + 8)] !== DASH || !UUID.test(text.slice(at, end)))
    return undefined;
  if (at > lo && isAlphanumeric(text.charCodeAt(at - 1))) return undefined;
  if (end < hi && isAlphanumeric(text.charCodeAt(end))) return undefined;
  if (keyed) return { start: at, end, level: 'certain', reasons: ['shape'] };
  const label = lexicon.before(text, at, lo);
  if (label?.types.has(0) || (label === undefined && lexicon.after(text, end, hi)?.types.has(0)))
    return { start: at, end, level: 'certain', reasons: ['shape', 'label'] };
  // Other things than Pix have keys: nothing else may stand between.
  const near = label?.types.has(1) && !/\p{L}/u.test(text.slice(lexicon.labelEnd, at));
  return near ? { start: at, end, level: 'likely', reasons: ['shape', 'label'] } : undefined;
}

function normalise(spelling: string): string {
  return spelling.startsWith(HEAD) ? spelling.replace(/[\r\n]/g, '') : spelling;
}

export const pixKey: AnchoredIdentifier = {
  kind: 'anchored',
  id: 'pix-key',
  names: { en: 'Pix key or payment code', 'pt-BR': 'chave ou código Pix' },
  mask: 'PIX',
  summary: {
    en: 'A random Pix key (a lower-case UUID behind a label: other UUIDs are no keys), or a whole Pix payment code with the lengths of its fields and its CRC-16, found as one. A key that is a CPF, CNPJ, phone or e-mail is found as that.',
    'pt-BR':
      'Chave Pix aleatória (um UUID em minúsculas após um rótulo: outros UUIDs não são chaves) ou um código "Pix copia e cola" inteiro, com o comprimento dos campos e o CRC-16, encontrado como um só. Uma chave que é CPF, CNPJ, telefone ou e-mail é encontrada como tal.',
  },
  source: 'Banco Central do Brasil, Manual de Padrões para Iniciação do Pix and DICT; EMVCo QR Code MPM',
  labels: [
    'chave pix',
    'chave do pix',
    'chave de pix',
    'pix chave',
    'pix key',
    'meu pix',
    ...RANDOM_KEY,
    'copia e cola',
    'pix copia e cola',
    'br code',
    'brcode',
    'qr code pix',
  ],
  keys: ['pix'],
  anchor: 'token',
  figures: { digits: HEAD.length },
  match: (text: string, at: number, lo: number, hi: number, keyed = false) =>
    matchCode(text, at, hi) ?? matchRandomKey(text, at, lo, hi, keyed),
  normalise,
  surrogate(value, dice, pseudonyms) {
    if (value.startsWith(HEAD)) return drawCode(value, dice, pseudonyms);
    return drawOther(
      value,
      () => drawUuid(dice),
      () => 'pass',
    );
  },
  examples: {
    found: [
      {
        text: 'Chave Pix: 00fb8673-8b42-4835-a84f-3e32248c1e89',
        value: '00fb8673-8b42-4835-a84f-3e32248c1e89',
        confidence: 'certain',
      },
      {
        text: 'Pode mandar no pix f9ed0256-01c5-47fb-b552-2e53a50ae8da, por favor',
        value: 'f9ed0256-01c5-47fb-b552-2e53a50ae8da',
        confidence: 'certain',
      },
      {
        text: 'chave_aleatoria=18aefd9f-f8d0-45b8-af8d-6ab84300fda0',
        value: '18aefd9f-f8d0-45b8-af8d-6ab84300fda0',
        confidence: 'certain',
      },
      {
        text: 'Deposite em 9bf4fac9-d2f8-4263-adba-f9bf739cd387 (chave Pix)',
        value: '9bf4fac9-d2f8-4263-adba-f9bf739cd387',
        confidence: 'certain',
      },
      {
        text: 'chave: 24772020-1ef0-467b-b5cb-c8c6948c14dd',
        value: '24772020-1ef0-467b-b5cb-c8c6948c14dd',
        confidence: 'likely',
      },
      {
        text: 'Copie: 00020126560014br.gov.bcb.pix0114+55849914027160216aluguel de julho5204000053039865802BR5909Caio Mota6006Recife62130509ALUGUEL0763048FB3.',
        value:
          '00020126560014br.gov.bcb.pix0114+55849914027160216aluguel de julho5204000053039865802BR5909Caio Mota6006Recife62130509ALUGUEL0763048FB3',
        confidence: 'certain',
      },
      {
        text: 'Pague pelo 00020126550014br.gov.bcb.pix0133bia.prado@correio-ficticio.com.br5204000053039865802BR5913Loja Ficticia6005Belem62070503***630412E3',
        value:
          '00020126550014br.gov.bcb.pix0133bia.prado@correio-ficticio.com.br5204000053039865802BR5913Loja Ficticia6005Belem62070503***630412E3',
        confidence: 'certain',
      },
      {
        text: 'PIX00020126580014br.gov.bcb.pix013600fb8673-8b42-4835-a84f-3e32248c1e89520400005303986540548.905802BR5909Bia Prado6005Natal62070503***6304F138',
        value:
          '00020126580014br.gov.bcb.pix013600fb8673-8b42-4835-a84f-3e32248c1e89520400005303986540548.905802BR5909Bia Prado6005Natal62070503***6304F138',
        confidence: 'likely',
      },
    ],
    clean: [
      { text: 'id 65e457d6-f865-44e9-ad76-be8a2b69d641', why: 'a UUID without a label is the id of a row' },
      { text: 'chave primária 65e457d6-f865-44e9-ad76-be8a2b69d641', why: 'the key of a table' },
      { text: 'Pix txid 65e457d6-f865-44e9-ad76-be8a2b69d641', why: 'the id of a payment' },
      { text: 'Chave Pix: BF541BEC-DF3F-486B-89B9-94D72B788EF2', why: 'keys are written in small letters' },
      { text: 'chave Pix 529.982.247-25', why: 'a CPF is found as a CPF' },
      {
        text: '00020126360014com.outra.rede0114+5584991402716520400005303986',
        why: 'a payment code of another network',
      },
    ],
  },
};
