import { type ByteReader, type Bytes, readBytes } from './bytes.ts';
import { gapLabels, seeds, setSize, verbLabels } from './choices.ts';
import { makeClauseWords } from './clause-words.ts';
import { type ConfusableSet, confusableSets } from './confusable-sets.ts';
import {
  buildFeatures,
  clauseFeatures,
  contextFeatures,
  lookBack,
  lookFar,
  makeContext,
  maxFeatures,
  readContext,
  wordFeatures,
} from './context-features.ts';
import { firstWord, rankedSymbols, type Symbols } from './symbols.ts';
import { readVocabulary } from './vocabulary.ts';
import { readWeights, type Weights } from './weights.ts';
import { type FormedWord, readForms, type WordForms } from './word-forms.ts';

/** A sentence as symbol numbers, one for each word and punctuation mark. */
export type NumberedWords = Uint16Array;

/** A word and its confusion set. */
export interface SetPlace {
  readonly index: number;
  readonly set: ConfusableSet;
  readonly label: number;
}

/** Context model of English. Scores are natural logarithms, comparable only within one result. */
export interface ChoiceScores {
  /** Converts the words and punctuation marks of one sentence, as written, to symbols. */
  number(words: readonly string[]): NumberedWords;
  /** Index of a word in `gapLabels`; 0 for other words. */
  gapLabel(symbol: number): number;
  /** Score of each of `gapLabels` in place of the words from `start` to `end`. */
  gapScores(words: NumberedWords, start: number, end: number): Float32Array;
  /** Returns the forms of a word. */
  formOf(symbol: number): FormedWord | undefined;
  /** Score of each form of the word at a position. */
  formScores(words: NumberedWords, at: number, form: FormedWord): Float32Array;
  /** The confusion sets that contain a word. */
  setsOf(symbol: number): readonly SetPlace[];
  /** Score of each word of a set at a position. */
  setScores(words: NumberedWords, at: number, place: SetPlace): Float32Array;
  /** Calibration of changes; absent if unknown. */
  readonly calibration: Calibration | null;
}

/** Kinds of choices that share a calibration slope. */
const slopeKinds = ['small', 'comma', 'noun', 'regularVerb', 'irregularVerb', 'set'] as const;

/** Unit of slopes, in log-odds per unit of margin. */
export const slopeUnit = 0.01;

/**
 * Margin of even odds in a learner's text, in tenths, for each pair of a written and a better label, at `written * labels +
 * better`; 255 means never. Beyond it, log-odds increase by the slope.
 */
export interface Calibration {
  readonly slopes: Readonly<Record<(typeof slopeKinds)[number], number>>;
  readonly gap: Uint8Array;
  readonly noun: Uint8Array;
  readonly regularVerb: Uint8Array;
  readonly irregularVerb: Uint8Array;
  readonly sets: readonly Uint8Array[];
}

/** Signature of a file of n-grams. */
export const ngramsKind = 'NGR2';

/** Correction for empty gaps, of which only a sample was counted: the logarithm of the factor. */
const emptyBonus = Math.log(5);

/** Reads `ngrams.bin`. Throws RangeError for any other file. Result arrays are reused by the next call. */
export function readChoiceScores(bytes: Bytes): ChoiceScores {
  const reader = readBytes(bytes, ngramsKind);
  const words = readVocabulary(reader);
  const groups = reader.take(words.size + firstWord).slice();
  const forms = readForms(reader, words);
  const symbols = rankedSymbols(words.rankOf);
  const [gap, form, set] = [readWeights(reader), readWeights(reader), readWeights(reader)];
  const calibration = reader.isAtEnd() ? null : readCalibration(reader);
  return { ...makeScores(symbols, forms, groups, { gap, form, set }), calibration };
}

function readCalibration(reader: ByteReader): Calibration {
  // Copied, because a view of a few bytes would keep the whole file of 14 MB in memory.
  const table = (labels: number) => reader.take(labels * labels).slice();
  const verb = () => table(verbLabels.length);
  const [small = 0, comma = 0, noun = 0, regularVerb = 0, irregularVerb = 0, set = 0] = [
    ...reader.take(slopeKinds.length),
  ].map((step) => step * slopeUnit);
  return {
    slopes: { small, comma, noun, regularVerb, irregularVerb, set },
    gap: table(gapLabels.length),
    noun: verb(),
    regularVerb: verb(),
    irregularVerb: verb(),
    sets: confusableSets.map(() => table(setSize)),
  };
}

interface Tables {
  readonly gap: Weights;
  readonly form: Weights;
  readonly set: Weights;
}

function makeScores(
  symbols: Symbols,
  forms: WordForms,
  groups: Uint8Array,
  tables: Tables,
): Omit<ChoiceScores, 'calibration'> {
  const places = setPlaces(symbols);
  const labels = gapSymbols(symbols);
  const clauseWords = makeClauseWords(symbols, forms);
  const context = makeContext();
  const features = new Uint32Array(maxFeatures);
  const gapAnswer = new Float32Array(gapLabels.length);
  const formAnswer = new Float32Array(tables.form.labels);
  const setAnswer = new Float32Array(setSize);
  return {
    number: (sentence) => Uint16Array.from(sentence, symbols.of),
    gapLabel: (symbol) => labels.get(symbol) ?? 0,
    gapScores(sentence, start, end) {
      readContext(context, sentence, groups, [start, end]);
      lookBack(context, sentence, clauseWords, start);
      const count = contextFeatures(context, seeds.gap, features);
      tables.gap.add(features, clauseFeatures(context, seeds.gap, features, count), gapAnswer);
      gapAnswer[0] = (gapAnswer[0] ?? 0) + emptyBonus;
      return gapAnswer;
    },
    formOf: (symbol) => forms.get(symbol),
    formScores(sentence, at, form) {
      readContext(context, sentence, groups, [at, at + 1]);
      const count = contextFeatures(context, seeds[form.kind], features);
      lookFar(context, sentence, clauseWords, [at, at + 1]);
      const seed = seeds[form.kind];
      const word = [form.base, groups[form.base] ?? 0] as const;
      const withWord = wordFeatures(context, seed, word, features, count);
      tables.form.add(features, buildFeatures(context, seed, word, features, withWord), formAnswer);
      return formAnswer;
    },
    setsOf: (symbol) => places.get(symbol) ?? [],
    setScores(sentence, at, { index }) {
      readContext(context, sentence, groups, [at, at + 1]);
      tables.set.add(features, contextFeatures(context, seeds.firstSet + index, features), setAnswer);
      return setAnswer;
    },
  };
}

function gapSymbols(symbols: Symbols): Map<number, number> {
  const labels = gapLabels.flatMap((word, label) =>
    word === '' ? [] : [[symbols.of(word), label] as const],
  );
  return new Map([...labels, [symbols.of('an'), gapLabels.indexOf('a')]]);
}

function setPlaces(symbols: Symbols): Map<number, SetPlace[]> {
  const places = new Map<number, SetPlace[]>();
  confusableSets.forEach((set, index) => {
    if (set.words.some((word) => symbols.known(word) === undefined)) return;
    set.words.forEach((word, label) => {
      const symbol = symbols.of(word);
      places.set(symbol, [...(places.get(symbol) ?? []), { index, set, label }]);
    });
  });
  return places;
}
