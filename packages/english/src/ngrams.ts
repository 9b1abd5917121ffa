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

/** What would more likely stand in a place, and how likely it is what was meant, in a learner's text. */
export interface Better {
  /** Empty: nothing at all. `a` stands for `an` too. */
  readonly word: string;
  readonly credible: number;
}

/** A better form of the same word. */
export interface BetterForm extends Better {
  readonly kind: FormedWord['kind'];
}

/** A better word of those that are taken for one another. */
export interface BetterWord extends Better {
  readonly reason: Confusion;
}

/** Knows from counts which small word, which form and which of similar words stands where. */
export interface Ngrams {
  /** The words and marks of one sentence, as they are written, made ready for the questions below. */
  number(words: readonly string[]): NumberedWords;
  /** Whether a word is one that `inGap` knows. */
  isSmall(symbol: number): boolean;
  /** What is better than the small word at `start`; than nothing, where `end` is `start`. */
  inGap(words: NumberedWords, start: number, end: number): Better | null;
  formAt(words: NumberedWords, at: number): BetterForm | null;
  wordAt(words: NumberedWords, at: number): BetterWord | null;
}

/** Reads `ngrams.bin`. Throws RangeError where the bytes are something else. */
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
      return credible < least ? null : { word: gapLabels[label] ?? '', credible };
    },
    formAt(words, at) {
      const form = scores.formOf(words[at] ?? 0);
      if (form === undefined) return null;
      const answer = scores.formScores(words, at, form);
      const label = likeliest(answer, form.forms, form.label);
      const odds = { evens: calibration[form.kind], labels: verbLabels.length, slope: slopes[form.kind] };
      const credible = credibleOf(answer, { written: form.label, label }, odds);
      return credible < least ? null : { word: form.forms[label] ?? '', kind: form.kind, credible };
    },
    wordAt: (words, at) => betterWord(scores, calibration, words, at),
  };
}

/** What is less likely is not worth telling. */
const least = 0.1;

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
    if (credible < least || (best !== null && best.credible >= credible)) continue;
    best = { word: candidates[label] ?? '', credible, reason };
  }
  return best;
}

/** The likeliest label that is not the written one; -1 where there is none. */
function likeliest(scores: Float32Array, words: readonly string[], written: number): number {
  let best = -1;
  for (let label = 0; label < words.length; label++) {
    const isChoice = label !== written && (words[label] !== '' || (label === 0 && words === gapLabels));
    if (isChoice && (best === -1 || (scores[label] ?? 0) > (scores[best] ?? 0))) best = label;
  }
  return best;
}

/** Margins of even odds by pairs of labels, and how log-odds grow beyond. */
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
