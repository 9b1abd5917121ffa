import { type BitTable, readField } from './bit-fields.ts';
import { DamagedFile } from './damaged-file.ts';
import { type ModelLayout, readCount, readLayout, unigramSize } from './model-layout.ts';
import { type ModelTables, TrigramModel } from './trigram-model.ts';
import { readVocabulary, type Vocabulary } from './vocabulary.ts';

/** A language model with its vocabulary. */
export interface LanguageModel {
  readonly model: TrigramModel;
  readonly vocabulary: Vocabulary;
}

/**
 * Reads the trigram model of libime (`zh_CN.lm`), a KenLM file; the bytes are not needed afterwards. Throws
 * DamagedFile if the file is of another type or incomplete.
 */
export function readLanguageModel(bytes: Uint8Array): LanguageModel {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const layout = readLayout(view);
  const vocabulary = readVocabulary(bytes.subarray(layout.strings), layout.words);
  const tables: ModelTables = {
    ...readUnigrams(view, layout),
    ...readBigrams(view, layout),
    ...readTrigrams(view, layout),
    ...readBins(view, layout),
  };
  checkOrder(tables.unigramStart, layout.bigrams);
  checkOrder(tables.bigramStart, layout.trigrams);
  return { model: new TrigramModel(tables), vocabulary };
}

function readUnigrams(view: DataView, { words, unigramRecords }: ModelLayout) {
  const unigramProbability = new Float32Array(words);
  const unigramBackoff = new Float32Array(words);
  const unigramStart = new Uint32Array(words + 1);
  for (let i = 0; i <= words; i++) {
    const at = unigramRecords + i * unigramSize;
    if (i < words) {
      unigramProbability[i] = view.getFloat32(at, true);
      unigramBackoff[i] = view.getFloat32(at + 4, true);
    }
    unigramStart[i] = readCount(view, at + 8);
  }
  return { unigramProbability, unigramBackoff, unigramStart };
}

function readBigrams(view: DataView, layout: ModelLayout) {
  const { bigrams, wordBits, backoffBits, probabilityBits, pointerBits } = layout;
  const table: BitTable = {
    bytes: view,
    start: layout.bigramRecords,
    width: wordBits + backoffBits + probabilityBits + pointerBits,
  };
  const bigramWord = new Uint32Array(bigrams);
  const bigramBackoff = new Uint8Array(bigrams);
  const bigramProbability = new Uint8Array(bigrams);
  const bigramStart = new Uint32Array(bigrams + 1);
  let high = 0;
  for (let i = 0; i <= bigrams; i++) {
    if (i < bigrams) {
      bigramWord[i] = readField(table, i, 0, wordBits);
      bigramBackoff[i] = readField(table, i, wordBits, backoffBits);
      bigramProbability[i] = readField(table, i, wordBits + backoffBits, probabilityBits);
    }
    while (high + 1 < layout.pointerCount && readCount(view, layout.pointers + 8 * (high + 1)) <= i) high++;
    const low = readField(table, i, wordBits + backoffBits + probabilityBits, pointerBits);
    bigramStart[i] = high * 2 ** pointerBits + low;
  }
  return { bigramWord, bigramBackoff, bigramProbability, bigramStart };
}

function readTrigrams(view: DataView, layout: ModelLayout) {
  const { trigrams, wordBits, probabilityBits } = layout;
  const table: BitTable = { bytes: view, start: layout.trigramRecords, width: wordBits + probabilityBits };
  const trigramWord = new Uint32Array(trigrams);
  const trigramProbability = new Uint8Array(trigrams);
  for (let i = 0; i < trigrams; i++) {
    trigramWord[i] = readField(table, i, 0, wordBits);
    trigramProbability[i] = readField(table, i, wordBits, probabilityBits);
  }
  return { trigramWord, trigramProbability };
}

function readBins(view: DataView, { bins, probabilityBits, backoffBits }: ModelLayout) {
  const probabilities = 1 << probabilityBits;
  const backoffs = 1 << backoffBits;
  return {
    bigramProbabilities: readFloats(view, bins, probabilities),
    bigramBackoffs: readFloats(view, bins + 4 * probabilities, backoffs),
    trigramProbabilities: readFloats(view, bins + 4 * (probabilities + backoffs), probabilities),
  };
}

function readFloats(view: DataView, at: number, count: number): Float32Array {
  return Float32Array.from({ length: count }, (_, i) => view.getFloat32(at + 4 * i, true));
}

/** Descending or out-of-range pointers would break every later lookup. */
function checkOrder(starts: Uint32Array, end: number): void {
  for (let i = 1; i < starts.length; i++) {
    if (starts[i] < starts[i - 1] || starts[i] > end)
      throw new DamagedFile('its tables contradict each other');
  }
}
