import type { Guess, Suspicion } from './speller.ts';

/** Properties of the occurrence of a word that indicate whether it is a misspelling. */
export interface WordPlace {
  /** Capitalised at a position where a sentence may begin. */
  readonly isTitleAtStart: boolean;
  /** Capitalised elsewhere, so usually a name. */
  readonly isTitleInside: boolean;
  /** Part of a hyphenated compound. */
  readonly isHyphenated: boolean;
  /** Number of occurrences in the text, at least 1. */
  readonly times: number;
}

/** Weights of the features in the order of `featuresOf`; output of `training/proofread/fit-speller.ts`. */
const weights: readonly number[] = [
  -1.822, 0.417, -0.281, 0.677, 0.153, -1.168, -0.473, -0.2, -2.046, -1.366, -0.811, -3.927, -1.852, -0.716,
  -1.951, -2.261,
];

/**
 * Probability above which repetition is not evidence for a term: writers repeat their misspellings. Below
 * it, a repeated word is a term. Of Wikipedia's misspellings, 61 % are above this value; of the unknown
 * words that the four clean English sets repeat in a paragraph, none is.
 */
const certainMisspelling = 0.93;

/** Returns the probability that a word is a misspelling of the first candidate. */
export function credibleOf(word: string, suspicion: Suspicion, place: WordPlace): number {
  const once = credibleAt(word, suspicion, { ...place, times: 1 });
  return place.times === 1 || once >= certainMisspelling ? once : credibleAt(word, suspicion, place);
}

function credibleAt(word: string, suspicion: Suspicion, place: WordPlace): number {
  const [best] = suspicion.guesses;
  if (best === undefined) return 0;
  if (suspicion.isCertain) return place.isTitleInside || place.isHyphenated ? 0.4 : 0.96;
  // A rare existing word is not a misspelling of another form of itself.
  if (suspicion.logFrequency !== undefined && isInflected(word.toLowerCase(), best)) return 0;
  const sum = featuresOf(word, suspicion, place).reduce(
    (total, value, i) => total + value * (weights[i] ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-sum));
}

/** Features of a possible misspelling; the weights were fitted by logistic regression. */
export function featuresOf(word: string, suspicion: Suspicion, place: WordPlace): number[] {
  const [best, second] = suspicion.guesses;
  if (best === undefined) return [];
  const { logFrequency } = suspicion;
  const lower = word.toLowerCase();
  return [
    1,
    best.score,
    best.cost,
    Math.min(4, best.score - (second?.score ?? -10)),
    Math.min(12, lower.length),
    lower.length < 5 ? 1 : 0,
    logFrequency === undefined ? 0 : 1,
    logFrequency ?? 0,
    Number(place.isTitleInside),
    Number(place.isTitleAtStart),
    Number(place.isHyphenated),
    Math.min(1.5, Math.log(place.times)),
    Number(suspicion.isDerived),
    Number(suspicion.isCompound),
    Number(isInflected(lower, best)),
    Number(best.isRareName && !place.isTitleInside),
  ];
}

const endings = new Set(['s', 'es', 'ed', 'er', 'ers', 'ing', 'ings', 'ly', 'al', 'ist', 'ists', 'ism']);
const exchangeable = new Set(['s', 'es', 'ed', 'er', 'ers', 'ing']);

/** Whether word and candidate differ only in their inflectional endings: learnings, learning. */
function isInflected(lower: string, { text }: Guess): boolean {
  const guess = text.toLowerCase();
  let stem = 0;
  while (stem < lower.length && lower[stem] === guess[stem]) stem++;
  const [one, other] = [lower.slice(stem), guess.slice(stem)];
  if (one === '' || other === '') return endings.has(one + other);
  return exchangeable.has(one) && exchangeable.has(other);
}
