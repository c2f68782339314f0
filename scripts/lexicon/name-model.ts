/** Learns the model of how names are spelled, and says how well it tells words that it has not seen. */
import { readFileSync } from 'node:fs';
import { COMMON, FOREIGN, GIVEN, SURNAME } from '../../shared/lexicon/bits.ts';
import { eachSequence, MOST, type PackedModel } from '../../shared/lexicon/name-model.ts';
import { englishDictionary, fold, municipalities, ownWords, portugueseDictionary } from './sources.ts';

const BITS = 14;
/** Shorter words are spelled like everything. */
const SHORTEST = 4;
const LONGEST = 16;
/** What one step of a packed weight weighs. */
const STEP = 0.4;
/** Names are few beside other words: each counts so often. */
const NAME_WEIGHT = 2;
/** Of other words, how many are taken for names that are clearly spelled so, and for somewhat. */
const FEW = 0.02;
const SOME = 0.05;
const ROUNDS = 12;
const RATE = 0.08;
const DECAY = 1e-5;

interface Example {
  readonly word: string;
  readonly isName: boolean;
  readonly buckets: readonly number[];
}

/** @param words the lexicon's, with their bits */
export function learnNames(words: ReadonlyMap<string, number>): PackedModel {
  const [clearly, somewhat] = skillOfModel(words, [FEW, SOME]).map(({ threshold }) => threshold);
  if (clearly === undefined || somewhat === undefined) throw new Error('no threshold');
  return { ...packed(learn(examplesOf(words))), clearly, somewhat };
}

/** What share of held-out names the model finds, where it takes so many of held-out other words for names. */
export interface Skill {
  /** The score above which a word is taken for a name. */
  readonly threshold: number;
  readonly falseRate: number;
  readonly recall: number;
  /** Of given names in Brazilian and Portuguese lists. */
  readonly recallAtHome: number;
}

/** Learns from four words in five and asks about the fifth. */
export function skillOfModel(words: ReadonlyMap<string, number>, falseRates: readonly number[]): Skill[] {
  const examples = examplesOf(words);
  const isHeldOut = (_: unknown, i: number) => i % 5 === 0;
  const weights = quantised(learn(examples.filter((it, i) => !isHeldOut(it, i))));
  const asked = examples.filter(isHeldOut).map((it) => ({ ...it, score: scoreOf(it, weights) }));
  const others = asked.filter((it) => !it.isName).sort((a, b) => b.score - a.score);
  const names = asked.filter((it) => it.isName);
  const home = names.filter(({ word }) => ((words.get(word) ?? 0) & (GIVEN | FOREIGN)) === GIVEN);
  return falseRates.map((rate) => {
    const threshold = others[Math.floor(others.length * rate)]?.score ?? 0;
    const recallOf = (list: readonly { score: number }[]) =>
      list.filter(({ score }) => score > threshold).length / list.length;
    const falseRate = others.filter(({ score }) => score > threshold).length / others.length;
    return { threshold, falseRate, recall: recallOf(names), recallAtHome: recallOf(home) };
  });
}

/** In an order that is the same each time and mixes both. */
function examplesOf(words: ReadonlyMap<string, number>): Example[] {
  const isName = (word: string) => ((words.get(word) ?? 0) & (GIVEN | SURNAME)) !== 0;
  const names = [...words.keys()].filter((word) => isName(word) && ((words.get(word) ?? 0) & COMMON) === 0);
  const others = [...new Set(otherWords())].filter((word) => !isName(word));
  const toExample = (named: boolean) => (word: string) => ({ word, isName: named, buckets: bucketsOf(word) });
  const examples = [...names.map(toExample(true)), ...others.map(toExample(false))].filter(
    ({ word }) => word.length >= SHORTEST && word.length <= LONGEST,
  );
  return shuffled(examples, dice(1));
}

/** What else begins with a capital now and then: words of the dictionaries, places, products and programs. */
function otherWords(): string[] {
  const dictionaries = [portugueseDictionary(), englishDictionary()];
  const places = municipalities().flatMap((place) => place.split(/[^\p{L}]+/u));
  const own = [...ownWords('specialist-words'), ...ownWords('no-names')];
  return [...dictionaries.flatMap((it) => it.lowerCase()), ...places, ...own, ...programs()].map(fold);
}

/** The words in the names of the packages that we build with. */
function programs(): string[] {
  const lock = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, unknown> };
  return Object.keys(packages).flatMap((path) => path.replace(/^.*node_modules\//, '').split(/[^a-z]+/));
}

function bucketsOf(word: string): number[] {
  const buckets: number[] = [];
  const letters = Array.from(word, (letter) => letter.charCodeAt(0));
  eachSequence(letters, letters.length, BITS, (bucket) => buckets.push(bucket));
  return buckets;
}

interface Weights {
  readonly of: Float64Array;
  bias: number;
}

/** Logistic regression by stochastic gradient descent. */
function learn(examples: readonly Example[]): Weights {
  const weights: Weights = { of: new Float64Array(2 ** BITS), bias: 0 };
  const random = dice(2);
  for (let round = 0; round < ROUNDS; round++) {
    const rate = RATE / (1 + round / 2);
    for (const example of shuffled(examples, random)) {
      const likelihood = 1 / (1 + Math.exp(-scoreOf(example, weights)));
      const error = example.isName ? (1 - likelihood) * NAME_WEIGHT : -likelihood;
      weights.bias += error * rate * 0.1;
      for (const bucket of example.buckets) weights.of[bucket]! += error * rate - DECAY * weights.of[bucket]!;
    }
  }
  return weights;
}

function scoreOf({ buckets }: Example, { of, bias }: Weights): number {
  return buckets.reduce((sum, bucket) => sum + of[bucket]!, bias);
}

/** As they are packed, in steps. */
function quantised({ of, bias }: Weights): Weights {
  return { of: Float64Array.from(of, inSteps), bias: Math.round(bias / STEP) };
}

function inSteps(weight: number): number {
  return Math.max(-MOST, Math.min(MOST, Math.round(weight / STEP)));
}

function packed(weights: Weights): Omit<PackedModel, 'clearly' | 'somewhat'> {
  const { of, bias } = quantised(weights);
  const bytes = Uint8Array.from(
    { length: of.length / 2 },
    (_, i) => of[2 * i]! + MOST + ((of[2 * i + 1]! + MOST) << 4),
  );
  return { bits: BITS, bias, data: Buffer.from(bytes).toString('base64').replace(/=+$/, '') };
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const copy = [...list];
  for (let i = copy.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [copy[i], copy[j]] = [copy[j]!, copy[i]!];
  }
  return copy;
}

/** Numbers from 0 to 1 that are the same each time (a linear congruential generator). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}
