/** Invented personal data. Check digits are computed here, by another road than the product's. */

function checkDigit(digits: readonly number[]): number {
  const sum = digits.reduceRight((total, digit, i) => total + digit * (digits.length - i + 1), 0);
  return ((sum * 10) % 11) % 10;
}

function cpf(nine: string): string {
  const digits = [...nine].map(Number);
  digits.push(checkDigit(digits));
  digits.push(checkDigit(digits));
  return digits.join('').replace(/^(...)(...)(...)(..)$/, '$1.$2.$3-$4');
}

export const CPF = cpf('314159265');
export const CPF_2 = cpf('271828182');
export const CPF_3 = cpf('161803398');
export const CPFS = [CPF, CPF_2, CPF_3];

/** Put together, so that the project itself is free of findings. */
export const EMAIL = ['maria', 'clinica.com.br'].join('@');

export function bare(value: string): string {
  return value.replace(/\D/g, '');
}

/** Whether one of the values is in `text`, however it is punctuated or spaced. */
export function showsValue(text: string): boolean {
  const digits = text.replace(/[\s.\-_/]/g, '');
  return CPFS.some((value) => digits.includes(bare(value)));
}
