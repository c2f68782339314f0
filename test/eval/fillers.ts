/** What stands between the mentions: names, and numbers that are nobody's. */
import { drawFrom } from '../../shared/identifiers/canonical.ts';
import type { Dice } from '../../shared/identifiers/identifier.ts';

type Filler = (dice: Dice) => string;

const FIRST = 'Ana Bruno Célia Davi Elisa Fábio Gilda Heitor Iara Jonas Kátia Lauro Mirela Nilo'.split(' ');
const LAST = 'Prado Salgado Quintela Nogueira Falcão Teixeira Moreira Batista Viana Rezende'.split(' ');
const CITIES = ['Recife/PE', 'Natal/RN', 'Belém/PA', 'Curitiba/PR', 'Campinas/SP', 'Goiânia/GO'];
const WORDS = ['aurora', 'jatoba', 'sereno', 'marola', 'ipe', 'colibri'];

function digits(count: number, dice: Dice): string {
  let text = '';
  while (text.length < count) text += dice.roll(10);
  return text;
}

function hexadecimal(count: number, dice: Dice): string {
  let text = '';
  while (text.length < count) text += dice.roll(16).toString(16);
  return text;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}

function day(dice: Dice): { d: string; m: string; y: number } {
  return { d: two(1 + dice.roll(28)), m: two(1 + dice.roll(12)), y: 2019 + dice.roll(8) };
}

const FILLERS: Readonly<Record<string, Filler>> = {
  name: (dice) => `${drawFrom(FIRST, dice)} ${drawFrom(LAST, dice)} ${drawFrom(LAST, dice)}`,
  city: (dice) => drawFrom(CITIES, dice),
  word: (dice) => drawFrom(WORDS, dice),
  int: (dice) => String(10 + dice.roll(900)),
  bed: (dice) => `${100 + dice.roll(300)}-${drawFrom(['A', 'B', 'C'], dice)}`,
  bp: (dice) => `${100 + dice.roll(60)}x${60 + dice.roll(30)} mmHg`,
  date: (dice) => {
    const { d, m, y } = day(dice);
    return `${d}/${m}/${y}`;
  },
  month: (dice) => `${two(1 + dice.roll(12))}/2028`,
  stamp: (dice) => {
    const { d, m, y } = day(dice);
    return `${y}-${m}-${d} ${two(dice.roll(24))}:${two(dice.roll(60))}:${two(dice.roll(60))},${digits(3, dice)}`;
  },
  epoch: (dice) => `17${digits(8, dice)}`,
  epochms: (dice) => `17${digits(11, dice)}`,
  order: (dice) => `${1 + dice.roll(9)}${digits(10, dice)}`,
  serial: (dice) => `${1 + dice.roll(9)}${digits(drawFrom([7, 11, 13, 14], dice), dice)}`,
  protocol: (dice) => `2026${digits(drawFrom([8, 11, 14], dice), dice)}`,
  price: (dice) => `${1 + dice.roll(9)}.${digits(3, dice)},${digits(2, dice)}`,
  version: (dice) => `${dice.roll(9)}.${dice.roll(40)}.${dice.roll(20)}`,
  batch: (dice) => `L${digits(4, dice)}${drawFrom(['A', 'B', 'X'], dice)}`,
  hash: (dice) => hexadecimal(40, dice),
  uuid: (dice) =>
    `${hexadecimal(8, dice)}-${hexadecimal(4, dice)}-4${hexadecimal(3, dice)}-a${hexadecimal(3, dice)}-${hexadecimal(12, dice)}`,
  ean: (dice) => `789${digits(10, dice)}`,
  isbn: (dice) => `978-85-${digits(4, dice)}-${digits(3, dice)}-${digits(1, dice)}`,
  tracking: (dice) => `${drawFrom(['LB', 'OJ', 'NX'], dice)}${digits(9, dice)}BR`,
  boleto: (dice) =>
    `0019${digits(1, dice)}.${digits(5, dice)} ${digits(5, dice)}.${digits(6, dice)} ${digits(5, dice)}.${digits(6, dice)} ${digits(1, dice)} ${digits(14, dice)}`,
  // Series 001: a company's.
  nfe: (dice) => `3526${two(1 + dice.roll(12))}${digits(14, dice)}55001${digits(19, dice)}`,
  docip: (dice) => `192.168.${dice.roll(256)}.${1 + dice.roll(254)}`,
};

/** @throws Error on a name that no filler has: a slip in a template */
export function drawFiller(name: string, dice: Dice): string {
  const filler = FILLERS[name];
  if (filler === undefined) throw new Error(`No filler <<${name}>>`);
  return filler(dice);
}
