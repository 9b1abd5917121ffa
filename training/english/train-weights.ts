import { featureCount, readFeatures, weightPlace } from '@inkstone/english/internal/tag-features';
import { tagNumber } from '@inkstone/english/internal/tag-set';
import { best } from '@inkstone/english/internal/tagger';
import type { WordGroups } from '@inkstone/english/internal/word-groups';
import type { Sentence } from './tagged-corpus.ts';

const size = 2 ** 21;
const rounds = 7;
/** Factor of averaged weights before rounding to integers. */
const scale = 10;

/** Trains an averaged perceptron over the tags that each word can have, decoding from left to right. */
export function trainWeights(sentences: readonly Sentence[], words: WordGroups): Int8Array {
  const weights = new Float32Array(size);
  const totals = new Float64Array(size);
  const changedAt = new Float64Array(size);
  const features = new Int32Array(featureCount);
  let step = 0;
  const change = (tag: number, by: number) => {
    for (const feature of features) {
      const place = weightPlace(feature, tag) & (size - 1);
      totals[place] = (totals[place] ?? 0) + (step - (changedAt[place] ?? 0)) * (weights[place] ?? 0);
      changedAt[place] = step;
      weights[place] = (weights[place] ?? 0) + by;
    }
  };
  for (let round = 0; round < rounds; round++) {
    for (const sentence of shuffled(sentences, round)) {
      const seen = sentence.words.map(words.describe);
      const chosen: number[] = [];
      for (const [at, { tags }] of seen.entries()) {
        const [only = tagNumber.NN] = tags;
        if (tags.length === 1) {
          chosen.push(only);
          continue;
        }
        step += 1;
        readFeatures(seen, chosen, at, features);
        const guess = best(tags, features, weights);
        const given = sentence.tags[at];
        const right = given === null || given === undefined ? guess : tagNumber[given];
        if (right !== guess && tags.includes(right)) {
          change(right, 1);
          change(guess, -1);
        }
        chosen.push(guess);
      }
    }
  }
  return Int8Array.from(weights, (weight, place) => {
    const total = (totals[place] ?? 0) + (step - (changedAt[place] ?? 0)) * weight;
    return Math.max(-127, Math.min(127, Math.round((scale * total) / step)));
  });
}

/** Shuffles sentences in each round, with a fixed seed. */
function shuffled<Item>(items: readonly Item[], round: number): Item[] {
  const mixed = [...items];
  let state = 12345 + round;
  for (let i = mixed.length - 1; i > 0; i--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (i + 1);
    const [a, b] = [mixed[i], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[i], mixed[other]] = [b, a];
  }
  return mixed;
}
