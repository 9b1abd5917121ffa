import type { Feature, FeatureKind, SentenceFeatures } from './features.ts';
import type { Ends } from './find-path.ts';

/** Probability that a translation contains the counterpart of a feature, by kind; fitted on `training/alignment`. */
const certainty: Readonly<Record<FeatureKind, number>> = {
  number: 0.9,
  smallNumber: 0.7,
  name: 0.9,
  word: 0.5,
  shortWord: 0.25,
  stem: 0.4,
  sign: 0.7,
};
/** Prior probability that an unrelated sentence contains it. */
const chance: Readonly<Record<FeatureKind, number>> = {
  number: 0.005,
  smallNumber: 0.05,
  name: 0.003,
  word: 0.04,
  shortWord: 0.18,
  stem: 0.05,
  sign: 0.12,
};
/** Weight of that prior, as a number of sentences. */
const assumedSentences = 12;

/** Maximum number of sentences in a group; the probability of a chance match increases with it. */
const maxGroupSize = 4;
/** Maximum share of sentences of the other side in which a feature may occur to be used for the rough alignment. */
const tooFrequent = 0.1;

/** A feature with its log-odds if a group of the other side contains it or lacks it, by the size of the group. */
interface WeighedFeature extends Feature {
  readonly rate: number;
  readonly found: Float64Array;
  readonly missed: Float64Array;
}

/** Sentences of one side with the features expected in their translations. */
export interface Evidence {
  readonly weighed: readonly (readonly WeighedFeature[])[];
  readonly keys: readonly ReadonlySet<string>[];
  /** The sentences of the other side that contain a key. */
  readonly holders: ReadonlyMap<string, readonly number[]>;
  /** Cache: features of a sentence that a sentence of the other side contains. */
  readonly compared: readonly Map<number, Uint8Array>[];
  /** Cache: log-odds of a sentence with groups of the other side. */
  readonly gains: readonly Map<number, number>[];
}

/** Weights the features of sentences by their rarity on the other side. */
export function weigh(own: readonly SentenceFeatures[], other: readonly SentenceFeatures[]): Evidence {
  const holders = new Map<string, number[]>();
  for (const [at, { keys }] of other.entries())
    for (const key of keys) {
      const list = holders.get(key);
      if (list) list.push(at);
      else holders.set(key, [at]);
    }
  const known = new Map<string, WeighedFeature>();
  const weighOne = (feature: Feature): WeighedFeature => {
    const name = `${feature.kind} ${feature.keys.join(' ')}`;
    const before = known.get(name);
    if (before !== undefined) return before;
    const having = new Set(feature.keys.flatMap((key) => holders.get(key) ?? [])).size;
    const assumed = assumedSentences * chance[feature.kind];
    const weighed = weighFeature(feature, (having + assumed) / (other.length + assumedSentences));
    known.set(name, weighed);
    return weighed;
  };
  return {
    weighed: own.map(({ features }) => features.map(weighOne)),
    keys: own.map(({ keys }) => keys),
    holders,
    compared: own.map(() => new Map()),
    gains: own.map(() => new Map()),
  };
}

function weighFeature(feature: Feature, rate: number): WeighedFeature {
  const sure = certainty[feature.kind];
  const found = new Float64Array(maxGroupSize + 1);
  const missed = new Float64Array(maxGroupSize + 1);
  for (let size = 1; size <= maxGroupSize; size++) {
    const random = 1 - (1 - rate) ** size;
    if (random >= sure) continue;
    found[size] = Math.log(sure / random);
    missed[size] = Math.log((1 - sure) / (1 - random));
  }
  return { ...feature, rate, found, missed };
}

/**
 * Returns the log-likelihood ratio of the features of two groups: of being translations of each other against being unrelated.
 */
export function gainOf(
  left: Evidence,
  right: Evidence,
  from: number,
  to: number,
  first: number,
  end: number,
): number {
  let gain = 0;
  for (let at = from; at < to; at++) gain += oneWay(left, right, at, first, end);
  for (let at = first; at < end; at++) gain += oneWay(right, left, at, from, to);
  return gain;
}

/** Returns the log-odds of a sentence's features with a group of the other side; cached. */
function oneWay(own: Evidence, other: Evidence, at: number, first: number, end: number): number {
  const size = end - first;
  const key = first * (maxGroupSize + 1) + size;
  const before = own.gains[at]?.get(key);
  if (before !== undefined) return before;
  const features = own.weighed[at] ?? [];
  const isFound = compareWith(own, other, at, first).slice();
  for (let there = first + 1; there < end; there++) {
    const more = compareWith(own, other, at, there);
    for (let index = 0; index < isFound.length; index++)
      isFound[index] = (isFound[index] ?? 0) | (more[index] ?? 0);
  }
  let gain = 0;
  for (let index = 0; index < features.length; index++) {
    const { found, missed } = features[index] as WeighedFeature;
    gain += (isFound[index] === 1 ? found[size] : missed[size]) ?? 0;
  }
  own.gains[at]?.set(key, gain);
  return gain;
}

/** Returns which features of a sentence a sentence of the other side contains. */
function compareWith(own: Evidence, other: Evidence, at: number, there: number): Uint8Array {
  const before = own.compared[at]?.get(there);
  if (before !== undefined) return before;
  const keys = other.keys[there];
  const features = own.weighed[at] ?? [];
  const matches = Uint8Array.from(features, (feature) =>
    keys !== undefined && feature.keys.some((key) => keys.has(key)) ? 1 : 0,
  );
  own.compared[at]?.set(there, matches);
  return matches;
}

/** Returns for each sentence its log-odds with each sentence of the other side inside a range. */
export function sharedGains(left: Evidence, right: Evidence, ranges: readonly Ends[]): Float32Array[] {
  const gains = left.weighed.map((_, at) => {
    const [first, last] = ranges[at] ?? [0, -1];
    return new Float32Array(last - first + 1);
  });
  const add = (own: Evidence, isTurned: boolean) => {
    for (const [at, features] of own.weighed.entries())
      for (const { keys, rate, found } of features) {
        if (rate > tooFrequent) continue;
        for (const there of new Set(keys.flatMap((key) => own.holders.get(key) ?? []))) {
          const [row, column] = isTurned ? [there, at] : [at, there];
          const index = column - (ranges[row]?.[0] ?? 0);
          const list = gains[row];
          if (list !== undefined && index >= 0 && index < list.length)
            list[index] = (list[index] ?? 0) + (found[1] ?? 0);
        }
      }
  };
  add(left, false);
  add(right, true);
  return gains;
}
