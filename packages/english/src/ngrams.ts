import type { Bytes } from './bytes.ts';
import { type ChoiceScores, type NumberedWords, readChoiceScores } from './choice-scores.ts';
import { gapLabels, setSize, verbLabels } from './choices.ts';
import type { Confusion } from './confusable-sets.ts';
import type { FormedWord } from './word-forms.ts';

export type { NumberedWords } from './choice-scores.ts';

/** What would more likely stand in a place, and the share of such proposals that a reader would accept. */
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
  const { thresholds } = scores;
  if (thresholds === null) throw new RangeError('The data file has no thresholds.');
  return {
    number: scores.number,
    isSmall: (symbol) => scores.gapLabel(symbol) > 0,
    inGap(words, start, end) {
      const written = start === end ? 0 : scores.gapLabel(words[start] ?? 0);
      const found = better(scores.gapScores(words, start, end), gapLabels, written, thresholds.gap);
      return found === null ? null : { word: gapLabels[found.label] ?? '', credible: found.credible };
    },
    formAt(words, at) {
      const form = scores.formOf(words[at] ?? 0);
      if (form === undefined) return null;
      const found = better(
        scores.formScores(words, at, form),
        form.forms,
        form.label,
        thresholds[form.kind],
        verbLabels.length,
      );
      return found === null
        ? null
        : { word: form.forms[found.label] ?? '', kind: form.kind, credible: found.credible };
    },
    wordAt: (words, at) => betterWord(scores, thresholds.sets, words, at),
  };
}

function betterWord(
  scores: ChoiceScores,
  thresholds: readonly Uint8Array[],
  words: NumberedWords,
  at: number,
): BetterWord | null {
  let best: BetterWord | null = null;
  for (const place of scores.setsOf(words[at] ?? 0)) {
    const limits = thresholds[place.index];
    if (limits === undefined) continue;
    const found = better(scores.setScores(words, at, place), place.set.words, place.label, limits, setSize);
    if (found === null || (best !== null && best.credible >= found.credible)) continue;
    best = { word: place.set.words[found.label] ?? '', credible: found.credible, reason: place.set.reason };
  }
  return best;
}

/** The likeliest label that is not the written one, where it is so much likelier that saying so is worth it. */
function better(
  scores: Float32Array,
  words: readonly string[],
  written: number,
  thresholds: Uint8Array,
  labels = words.length,
): { label: number; credible: number } | null {
  let best = -1;
  for (let label = 0; label < words.length; label++) {
    const isChoice = label !== written && (words[label] !== '' || (label === 0 && words === gapLabels));
    if (isChoice && (best === -1 || (scores[label] ?? 0) > (scores[best] ?? 0))) best = label;
  }
  const threshold = thresholds[written * labels + best] ?? 255;
  const margin = (scores[best] ?? 0) - (scores[written] ?? 0);
  const beyond = margin - threshold / 10;
  if (best === -1 || threshold === 255 || beyond < -slack) return null;
  return { label: best, credible: credibleOf(beyond) };
}

/** How far below the threshold a choice is still told, as one that is not to be believed by itself. */
const slack = 2;

/** At the threshold 0.7, as it was fitted; the further beyond, the surer. Below it less than a half. */
function credibleOf(beyond: number): number {
  return 1 / (1 + Math.exp((beyond < 0 ? 0.1 : -0.85) - 0.6 * beyond));
}
