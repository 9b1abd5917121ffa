import { createByteWriter, sharedLength } from './byte-writer.ts';
import { ngramsKind } from './choice-scores.ts';
import { makeSymbols } from './symbols.ts';
import { bucketBits, bucketOf } from './weights.ts';
import { findForms, formKinds, formLabels } from './word-forms.ts';

/** A table of quantised weights. */
export interface WeightTable {
  readonly labels: number;
  /** One key for each row. */
  readonly keys: Uint32Array;
  /** The weights of each row, one row after another. */
  readonly weights: Int8Array;
}

/** The content of `ngrams.bin` before calibration. */
export interface NgramsContent {
  /** In lower case, by rank. */
  readonly words: readonly string[];
  /** The group of each symbol. */
  readonly groups: Uint8Array;
  readonly tables: readonly WeightTable[];
}

type ByteWriter = ReturnType<typeof createByteWriter>;

/** Encodes a context model in the format of `readChoiceScores`. */
export function writeNgrams({ words, groups, tables }: NgramsContent): Uint8Array {
  const writer = createByteWriter(ngramsKind);
  writeVocabulary(writer, words);
  writer.put(groups);
  writeForms(writer, words);
  for (const table of tables) writeWeights(writer, table);
  return writer.bytes();
}

function writeVocabulary(writer: ByteWriter, words: readonly string[]): void {
  const ranks = [...words.keys()].sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1));
  const sorted = ranks.map((rank) => words[rank] ?? '');
  const shared = sorted.map((word, at) => sharedLength(sorted[at - 1] ?? '', word));
  const suffixes = sorted.map((word, at) => word.slice(shared[at]));
  writer.varint(words.length);
  writer.put(shared);
  writer.put(suffixes.map(({ length }) => length));
  writer.text(suffixes.join(''));
  writer.shorts(ranks);
}

/** Writes families in the order in which they were found, because a word belongs to the first one that contains it. */
function writeForms(writer: ByteWriter, words: readonly string[]): void {
  const symbols = makeSymbols(words);
  const families = new Map([...findForms(symbols, words).values()].map(({ forms, kind }) => [forms, kind]));
  writer.varint(families.size);
  writer.put([...families.values()].map((kind) => formKinds.indexOf(kind)));
  for (const forms of families.keys()) {
    writer.shorts(Array.from({ length: formLabels }, (_, label) => symbols.known(forms[label] ?? '') ?? 0));
  }
}

/** Rows are sorted by bucket, then by key. */
function writeWeights(writer: ByteWriter, { labels, keys, weights }: WeightTable): void {
  const bits = bucketBits(keys.length);
  const mask = 2 ** bits - 1;
  const counts = new Uint8Array(2 ** bits);
  for (const key of keys) counts[bucketOf(key, mask)] = (counts[bucketOf(key, mask)] ?? 0) + 1;
  const rows = [...keys.keys()].sort((a, b) => {
    const [one, other] = [keys[a] ?? 0, keys[b] ?? 0];
    return bucketOf(one, mask) - bucketOf(other, mask) || one - other;
  });
  writer.varint(labels);
  writer.varint(rows.length);
  writer.put(counts);
  writer.shorts(rows.map((row) => (keys[row] ?? 0) >>> bits));
  for (let label = 0; label < labels; label++) {
    writer.put(rows.map((row) => (weights[row * labels + label] ?? 0) & 255));
  }
}
