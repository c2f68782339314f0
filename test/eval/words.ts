/** Numbers in Portuguese words, as people dictate them. */
const DIGITS = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];
const TEENS = 'dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove'.split(' ');
const TENS = '- - vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');
const HUNDREDS =
  '- cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' ');

/** Each digit in words: `81` is `oito um`. */
export function digitWords(digits: string, between = ' '): string {
  return [...digits].map((digit) => DIGITS[Number(digit)]).join(between);
}

/**
 * A group of digits as one number: `813` is `oitocentos e treze`. Leading zeros are said one by one, and more than
 * three digits in pairs.
 */
export function cardinal(group: string): string {
  const zeros = /^0*/.exec(group)?.[0] ?? '';
  const rest = group.slice(zeros.length);
  const pieces = rest.length > 3 ? (rest.match(/^\d(?=(?:\d\d)+$)|\d\d/g) ?? []) : [rest];
  return [digitWords(zeros), ...pieces.map(sayPiece)].filter((it) => it !== '').join(' ');
}

function sayPiece(piece: string): string {
  return piece.startsWith('0') ? digitWords(piece) : below1000(Number(piece));
}

function below1000(number: number): string {
  if (number === 100) return 'cem';
  const rest = number % 100;
  const hundreds = number >= 100 ? [HUNDREDS[Math.floor(number / 100)]] : [];
  if (rest >= 10 && rest < 20) return [...hundreds, TEENS[rest - 10]].join(' e ');
  const tens = rest >= 20 ? [TENS[Math.floor(rest / 10)]] : [];
  const ones = rest % 10 > 0 ? [DIGITS[rest % 10]] : [];
  return [...hundreds, ...tens, ...ones].join(' e ');
}
