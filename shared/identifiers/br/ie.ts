import { digitsIn, drawDigits, drawOther } from '../canonical.ts';
import { allEqual, complementTo11, digitsOf, weightedSum } from '../check-digits.ts';
import type { Dice, Digits, LevelTable, NumberIdentifier, Verdict } from '../identifier.ts';

const SHORTEST = 8;
const LONGEST = 14;

type Rule = (digits: Digits) => boolean;

/** `count` weights that count down from `first` to 2, and then begin again at `top`. */
function down(first: number, count: number, top = 9): number[] {
  const weights: number[] = [];
  for (let weight = first; weights.length < count; weight = weight === 2 ? top : weight - 1)
    weights.push(weight);
  return weights;
}

/** The digit behind those that are weighed is the sum's complement to 11. */
function closes(weights: readonly number[]): Rule {
  return (digits) => complementTo11(weightedSum(digits, weights)) === digits[weights.length];
}

function startsWith(digits: Digits, first: number, second: number): boolean {
  return digits[0] === first && digits[1] === second;
}

const NINE = down(9, 8);
/** AL, AM, CE, ES, MA, MS, PA, PB, PI, SC, SE, TO; most numbers of GO and AP. */
const common = closes(NINE);

function numberOf(digits: Digits, length: number): number {
  let number = 0;
  for (let i = 0; i < length; i++) number = number * 10 + digits[i]!;
  return number;
}

/** In two ranges of Amapá something is added to the sum, and in the second an 11 is written 1. */
function amapa(digits: Digits): boolean {
  const number = numberOf(digits, 8);
  const isSecond = number >= 3017001 && number <= 3019022;
  if (!isSecond && (number < 3000001 || number > 3017000)) return false;
  const digit = 11 - ((weightedSum(digits, NINE) + (isSecond ? 9 : 5)) % 11);
  if (digit === 11) return digits[8] === (isSecond ? 1 : 0);
  return digits[8] === digit % 10;
}

/** In one range of Goiás a remainder of 1 is written 1, and one number is written both ways. */
function goias(digits: Digits): boolean {
  const number = numberOf(digits, 8);
  if (number === 11094402) return digits[8] === 0 || digits[8] === 1;
  if (number < 10103105 || number > 10119997) return false;
  return weightedSum(digits, NINE) % 11 === 1 && digits[8] === 1;
}

const ASCENDING = [1, 2, 3, 4, 5, 6, 7, 8];

function roraima(digits: Digits): boolean {
  return startsWith(digits, 2, 4) && weightedSum(digits, ASCENDING) % 9 === digits[8];
}

/** Bahia computes the last digit first; the modulus hangs on the first digit, or on the second of nine. */
function bahia(length: number): Rule {
  const base = length - 2;
  const forLast = down(base + 1, base);
  const forFirst = [...down(base + 2, base), 0, 2];
  return (digits) => {
    const lead = digits[length - SHORTEST]!;
    const modulus = lead === 6 || lead === 7 || lead === 9 ? 11 : 10;
    return (
      digits[base + 1] === complement(weightedSum(digits, forLast), modulus) &&
      digits[base] === complement(weightedSum(digits, forFirst), modulus)
    );
  };
}

/** The complement of a sum, where 10 and more are written 0. */
function complement(sum: number, modulus: number): number {
  const digit = modulus - (sum % modulus);
  return digit >= 10 ? 0 : digit;
}

/** Digits 3 and 4 tell the kind of taxpayer and are not summed. */
const TOCANTINS = [9, 8, 0, 0, 7, 6, 5, 4, 3, 2];

function tocantins(digits: Digits): boolean {
  const kind = digits[2]! * 10 + digits[3]!;
  if (kind !== 99 && (kind < 1 || kind > 3)) return false;
  return complementTo11(weightedSum(digits, TOCANTINS)) === digits[10];
}

const SAO_PAULO_FIRST = [1, 3, 4, 5, 6, 7, 8, 10];
const SAO_PAULO_SECOND = [3, 2, 10, 9, 8, 7, 6, 5, 4, 3, 2];

function saoPaulo(digits: Digits): boolean {
  return (
    (weightedSum(digits, SAO_PAULO_FIRST) % 11) % 10 === digits[8] &&
    (weightedSum(digits, SAO_PAULO_SECOND) % 11) % 10 === digits[11]
  );
}

/** Minas Gerais: weights 1 and 2 in turn, as if a 0 stood behind the third digit; digits of products are added. */
const MINAS_FIRST = [1, 2, 1, 1, 2, 1, 2, 1, 2, 1, 2];
const minasSecond = closes(down(3, 12, 11));

function minasGerais(digits: Digits): boolean {
  let sum = 0;
  for (let i = 0; i < MINAS_FIRST.length; i++) {
    const product = digits[i]! * MINAS_FIRST[i]!;
    sum += product > 9 ? product - 9 : product;
  }
  return (10 - (sum % 10)) % 10 === digits[11] && minasSecond(digits);
}

const RONDONIA = down(6, 13);

function rondonia(digits: Digits): boolean {
  return (11 - (weightedSum(digits, RONDONIA) % 11)) % 10 === digits[13];
}

function both(first: Rule, second: Rule): Rule {
  return (digits) => first(digits) && second(digits);
}

const acreOrDistrict = both(closes(down(4, 11)), closes(down(5, 12)));
const rioGrandeDoNorte = closes(down(10, 9));

/** The rules of the states by the number of digits. */
const RULES: Readonly<Record<number, readonly Rule[]>> = {
  8: [closes(down(2, 7, 7)), bahia(8)], // RJ, BA
  9: [common, both(closes(down(8, 7)), closes(NINE)), bahia(9), amapa, goias, roraima], // 2nd: PE
  10: [
    both(closes(down(3, 8, 7)), closes(down(4, 9, 7))), // PR
    closes(down(2, 9)), // RS
    (digits) => startsWith(digits, 2, 0) && rioGrandeDoNorte(digits),
  ],
  11: [closes(down(3, 10)), tocantins], // MT, TO
  12: [saoPaulo],
  13: [
    (digits) => (startsWith(digits, 0, 1) || startsWith(digits, 0, 7)) && acreOrDistrict(digits),
    minasGerais,
  ],
  14: [rondonia],
};

/** Right by the rule of a state: which one is not known, so that this says little. */
function check(digits: Digits, length: number): Verdict {
  if (length < SHORTEST || length > LONGEST || allEqual(digits, length)) return 'never';
  for (const rule of RULES[length] ?? []) if (rule(digits)) return 'weak';
  return 'fail';
}

const labelled = { pass: 'certain', weak: 'certain', fail: 'likely' } as const;
const nothing = { pass: 'nothing', weak: 'nothing', fail: 'nothing' } as const;
const onlyLabelled = { for: labelled, none: nothing, against: nothing };
const levels: LevelTable = { full: onlyLabelled, partial: onlyLabelled, bare: onlyLabelled };

/** The places of the check digits: the last two, but in São Paulo the ninth and the last. */
function checkPlaces(length: number): readonly [number, number] {
  return length === 12 ? [8, 11] : [length - 2, length - 1];
}

/** Keeps the first two digits, which in many states are the state's; tries check digits until they are right. */
function drawLike(value: string, length: number, dice: Dice): string {
  const digits = digitsOf(value.slice(0, 2));
  digits.push(...drawDigits(dice, length - digits.length));
  const [first, second] = checkPlaces(length);
  for (let pair = 0; pair < 100; pair++) {
    digits[first] = Math.floor(pair / 10);
    digits[second] = pair % 10;
    if (check(digits, length) === 'weak') return digits.join('');
  }
  return '';
}

export const ie: NumberIdentifier = {
  kind: 'number',
  id: 'ie',
  names: { en: 'state tax registration', 'pt-BR': 'inscrição estadual' },
  mask: 'IE',
  summary: {
    en: 'Registration with a state’s revenue, also of farmers as persons: 8 to 14 digits, in each state with check digits of its own. Only a label tells it from other numbers.',
    'pt-BR':
      'Inscrição na fazenda estadual, também de produtores rurais pessoas físicas: 8 a 14 dígitos, em cada estado com verificadores próprios. Só o rótulo a distingue de outros números.',
  },
  source: 'SINTEGRA, rules of the states',
  shapes: [
    'dd.ddd.dd-d',
    'dd.ddd.ddd',
    'dd.ddd.ddd-d',
    'ddddddd-dd',
    'ddd/ddddddd',
    'ddddd.ddd-dd',
    'ddd.ddddd-dd',
    'dd.d.ddd.ddd-d',
    'dddddddddd-d',
    'ddd.ddd.ddd.ddd',
    'ddd.ddd.ddd/dddd',
    'ddd.ddd.ddd.dddd',
    'dd.ddd.ddd/ddd-dd',
    'ddddddddddddd-d',
  ],
  labels: [
    'ie',
    'i.e.',
    'inscrição estadual',
    'inscr. estadual',
    'insc. estadual',
    'insc. est.',
    'inscr. est.',
    'insc est',
    'inscrição na fazenda estadual',
    'inscrição de produtor rural',
    'inscrição produtor rural',
    'inscrição estadual substituição tributária',
    'inscr. estadual subst. tributária',
    'insc. prod. rural',
    'insc. prod.',
    'inscrita no estado sob',
    'inscrito no estado sob',
    'contribuintes do icms',
    'cgc/te',
    'cf/df',
    'cacepe',
    'state registration',
  ],
  levels,
  check,
  normalise: (spelling) => digitsIn(spelling),
  // The first two digits are the state's in many states. Which state's rule holds is not known, so that the check digits
  // are part of what is permuted, until they are right by some rule.
  payload: (value) => ({ start: 2, end: value.length, complete: (other) => other }),
  surrogate(value, dice) {
    const length = Math.min(Math.max(value.length, SHORTEST), LONGEST);
    return drawOther(value, () => drawLike(value, length, dice), check);
  },
  examples: {
    found: [
      { text: 'Inscrição Estadual 116.512.814.234', value: '116.512.814.234', confidence: 'certain' },
      { text: 'IE: 078/7858836', value: '078/7858836', confidence: 'likely' },
      { text: 'Insc. Est. 24.086.00-3', value: '24.086.00-3', confidence: 'certain' },
      { text: 'inscricaoEstadual=0694920593146', value: '0694920593146', confidence: 'certain' },
      { text: '<IE>078512808</IE>', value: '078512808', confidence: 'certain' },
      {
        text: 'inscrição de produtor rural nº 069.492.059/3146',
        value: '069.492.059/3146',
        confidence: 'certain',
      },
      { text: 'I.E. 069355508', value: '069355508', confidence: 'likely' },
    ],
    clean: [
      { text: 'IE: ISENTO', why: 'exempt' },
      { text: 'IE 11 e Edge 119', why: 'a browser' },
      { text: 'Foram 078512808 acessos', why: 'without a label nothing tells it from other numbers' },
      { text: 'IE 000000000', why: 'one digit repeated: a dummy' },
      { text: 'Produtora 116.512.814.234', why: 'without a label nothing tells it from other numbers' },
    ],
  },
};
