import type { Bytes } from './bytes.ts';
import {
  type Calibration,
  type ChoiceScores,
  type NumberedWords,
  readChoiceScores,
} from './choice-scores.ts';
import { comma, gapLabels, setSize, verbLabels } from './choices.ts';
import type { Confusion } from './confusable-sets.ts';
import type { FormedWord } from './word-forms.ts';

export type { NumberedWords } from './choice-scores.ts';

/** A more likely choice at a position, and the probability that it was intended in a learner's text. */
export interface Better {
  /** Empty for no word. `a` also represents `an`. */
  readonly word: string;
  readonly credible: number;
}

/** A better form of the same word. */
export interface BetterForm extends Better {
  readonly kind: FormedWord['kind'];
}

/** A better word of the same confusion set. */
export interface BetterWord extends Better {
  readonly reason: Confusion;
}

/** Context model: the most likely function words, word forms and confusable words. */
export interface Ngrams {
  /** Prepares the words and punctuation marks of one sentence, as written. */
  number(words: readonly string[]): NumberedWords;
  /** Whether `inGap` knows a word. */
  isSmall(symbol: number): boolean;
  /** Returns a better choice than the function word at `start`; if `end` is `start`, than no word. */
  inGap(words: NumberedWords, start: number, end: number): Better | null;
  formAt(words: NumberedWords, at: number): BetterForm | null;
  wordAt(words: NumberedWords, at: number): BetterWord | null;
}

/** Reads `ngrams.bin`. Throws RangeError for any other file. */
export function readNgrams(bytes: Bytes): Ngrams {
  const scores = readChoiceScores(bytes);
  const { calibration } = scores;
  if (calibration === null) throw new RangeError('The data file is not calibrated.');
  const { slopes } = calibration;
  return {
    number: scores.number,
    isSmall: (symbol) => scores.gapLabel(symbol) > 0,
    inGap(words, start, end) {
      const written = start === end ? 0 : scores.gapLabel(words[start] ?? 0);
      const answer = scores.gapScores(words, start, end);
      const label = likeliest(answer, gapLabels, written);
      const slope = label === comma || written === comma ? slopes.comma : slopes.small;
      const odds = { evens: calibration.gap, labels: gapLabels.length, slope };
      const credible = credibleOf(answer, { written, label }, odds);
      return credible < minCredible ? null : { word: gapLabels[label] ?? '', credible };
    },
    formAt(words, at) {
      const form = scores.formOf(words[at] ?? 0);
      if (form === undefined) return null;
      const answer = scores.formScores(words, at, form);
      const label = likeliest(answer, form.forms, form.label);
      const odds = { evens: calibration[form.kind], labels: verbLabels.length, slope: slopes[form.kind] };
      const credible = credibleOf(answer, { written: form.label, label }, odds);
      return credible < minCredible ? null : { word: form.forms[label] ?? '', kind: form.kind, credible };
    },
    wordAt: (words, at) => betterWord(scores, calibration, words, at),
  };
}

/** Minimum probability of a returned choice. */
const minCredible = 0.1;

function betterWord(
  scores: ChoiceScores,
  { sets, slopes }: Calibration,
  words: NumberedWords,
  at: number,
): BetterWord | null {
  let best: BetterWord | null = null;
  for (const place of scores.setsOf(words[at] ?? 0)) {
    const evens = sets[place.index];
    if (evens === undefined) continue;
    const { reason, words: candidates } = place.set;
    const answer = scores.setScores(words, at, place);
    const label = likeliest(answer, candidates, place.label);
    const odds = { evens, labels: setSize, slope: slopes.set };
    const credible = credibleOf(answer, { written: place.label, label }, odds);
    if (credible < minCredible || (best !== null && best.credible >= credible)) continue;
    best = { word: candidates[label] ?? '', credible, reason };
  }
  return best;
}

/** Returns the most likely label other than the written one; -1 if there is none. */
function likeliest(scores: Float32Array, words: readonly string[], written: number): number {
  let best = -1;
  for (let label = 0; label < words.length; label++) {
    const isChoice = label !== written && (words[label] !== '' || (label === 0 && words === gapLabels));
    if (isChoice && (best === -1 || (scores[label] ?? 0) > (scores[best] ?? 0))) best = label;
  }
  return best;
}

/** Calibration: margins of even odds by pairs of labels, and slopes of log-odds. */
interface Odds {
  readonly evens: Uint8Array;
  readonly labels: number;
  readonly slope: number;
}

function credibleOf(
  scores: Float32Array,
  { written, label }: { readonly written: number; readonly label: number },
  { evens, labels, slope }: Odds,
): number {
  const even = evens[written * labels + label] ?? never;
  if (label === -1 || even === never) return 0;
  const margin = (scores[label] ?? 0) - (scores[written] ?? 0);
  return 1 / (1 + Math.exp(-slope * (margin - even / 10)));
}

const never = 255;
