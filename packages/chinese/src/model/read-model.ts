import { type BitTable, readField } from './bit-fields.ts';
import { DamagedFile } from './damaged-file.ts';
import { type ModelLayout, readCount, readLayout, unigramSize } from './model-layout.ts';
import { tabulateModel } from './tabulate-model.ts';
import { type ModelTables, TrigramModel } from './trigram-model.ts';
import { readVocabulary, Vocabulary, type VocabularyTables } from './vocabulary.ts';

/** A language model with its vocabulary. */
export interface LanguageModel {
  readonly model: TrigramModel;
  readonly vocabulary: Vocabulary;
}

/** The tables of a language model. */
export type LanguageTables = ModelTables & VocabularyTables;

/** Creates a language model from its tables. */
export function languageOf(tables: LanguageTables): LanguageModel {
  return { model: new TrigramModel(tables), vocabulary: new Vocabulary(tables) };
}

/**
 * Reads the trigram model of libime (`zh_CN.lm`), a KenLM file; the bytes are not needed afterwards. Throws
 * DamagedFile if the file is of another type or incomplete.
 */
export function readLanguageTables(bytes: Uint8Array): LanguageTables {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = readLayout(view);
  return {
    ...readVocabulary(bytes.subarray(layout.strings), layout.words),
    ...tabulateModel({
      ...readWords(view, layout),
      ...readTriples(view, layout),
      ...readBins(view, layout),
    }),
  };
}

function readWords(view: DataView, layout: ModelLayout) {
  const { words, unigramRecords } = layout;
  const unigramProbability = new Float32Array(words);
  const unigramBackoff = new Float32Array(words);
  const starts = new Uint32Array(words + 1);
  for (let i = 0; i <= words; i++) {
    const at = unigramRecords + i * unigramSize;
    if (i < words) {
      unigramProbability[i] = view.getFloat32(at, true);
      unigramBackoff[i] = view.getFloat32(at + 4, true);
    }
    starts[i] = readCount(view, at + 8);
  }
  checkOrder(starts, layout.bigrams);
  return { unigramProbability, unigramBackoff, ...readPairs(view, layout, starts) };
}

function readPairs(view: DataView, layout: ModelLayout, starts: Uint32Array) {
  const { bigrams, wordBits, backoffBits, probabilityBits, pointerBits } = layout;
  const table: BitTable = {
    bytes: view,
    start: layout.bigramRecords,
    width: wordBits + backoffBits + probabilityBits + pointerBits,
  };
  const first = new Uint32Array(bigrams);
  const backoff = new Uint8Array(bigrams);
  const probability = new Uint8Array(bigrams);
  const tripleStarts = new Uint32Array(bigrams + 1);
  let high = 0;
  for (let i = 0; i <= bigrams; i++) {
    if (i < bigrams) {
      first[i] = readField(table, i, 0, wordBits);
      backoff[i] = readField(table, i, wordBits, backoffBits);
      probability[i] = readField(table, i, wordBits + backoffBits, probabilityBits);
    }
    while (high + 1 < layout.pointerCount && readCount(view, layout.pointers + 8 * (high + 1)) <= i) high++;
    const low = readField(table, i, wordBits + backoffBits + probabilityBits, pointerBits);
    tripleStarts[i] = high * 2 ** pointerBits + low;
  }
  checkOrder(tripleStarts, layout.trigrams);
  checkWords(first, layout.words);
  return { pairs: { starts, first, backoff, probability }, tripleStarts };
}

function readTriples(
  view: DataView,
  { words, trigrams, wordBits, probabilityBits, trigramRecords }: ModelLayout,
) {
  const table: BitTable = { bytes: view, start: trigramRecords, width: wordBits + probabilityBits };
  const tripleFirst = new Uint32Array(trigrams);
  const tripleProbability = new Uint8Array(trigrams);
  for (let i = 0; i < trigrams; i++) {
    tripleFirst[i] = readField(table, i, 0, wordBits);
    tripleProbability[i] = readField(table, i, wordBits, probabilityBits);
  }
  checkWords(tripleFirst, words);
  return { tripleFirst, tripleProbability };
}

function readBins(view: DataView, { bins, probabilityBits, backoffBits }: ModelLayout) {
  const probabilities = 1 << probabilityBits;
  const backoffs = 1 << backoffBits;
  return {
    pairProbabilities: readFloats(view, bins, probabilities),
    pairBackoffs: readFloats(view, bins + 4 * probabilities, backoffs),
    tripleProbabilities: readFloats(view, bins + 4 * (probabilities + backoffs), probabilities),
  };
}

function readFloats(view: DataView, at: number, count: number): Float32Array {
  return Float32Array.from({ length: count }, (_, i) => view.getFloat32(at + 4 * i, true));
}

/** Checks that pointers ascend within their range; others would break every later lookup. */
function checkOrder(starts: Uint32Array, end: number): void {
  for (let i = 1; i < starts.length; i++) {
    if (starts[i] < starts[i - 1] || starts[i] > end)
      throw new DamagedFile('its tables contradict each other');
  }
}

/** Checks word ids; an id without a word would be looked up in the tables of other words. */
function checkWords(ids: Uint32Array, words: number): void {
  for (let i = 0; i < ids.length; i++)
    if (ids[i] >= words) throw new DamagedFile('its tables contradict each other');
}
