import { bitsFor, sizeOfTable } from '../model/bit-fields.ts';

/** An n-gram with its log10 probability and back-off (0 by default). */
export type Gram = readonly [words: string, probability: number, backoff?: number];

/** A model small enough to be written manually; words of an n-gram are separated by spaces. */
export interface SmallModel {
  readonly unigrams: readonly Gram[];
  readonly bigrams: readonly Gram[];
  readonly trigrams: readonly Gram[];
}

const magic = 'mmap lm http://kheafield.com/code format version 5\n';
const bits = 8;
const bins = 1 << bits;

/** Writes a KenLM file of the supported type: quantised trie, one byte per value, full pointers. */
export function writeModel({ unigrams, bigrams, trigrams }: SmallModel): Uint8Array {
  const words = ['<unk>', ...unigrams.map(([word]) => word)];
  const ids = new Map(words.map((word, id) => [word, id]));
  const keyOf = (gram: Gram) =>
    gram[0]
      .split(' ')
      .map((word) => ids.get(word) ?? 0)
      .reverse();
  const pairs = sortByKey(bigrams, keyOf);
  const triples = sortByKey(trigrams, keyOf);
  const probabilities = [...new Set(bigrams.map(([, value]) => value))];
  const backoffs = [...new Set(bigrams.map(([, , value]) => value ?? 0))];
  const tripleProbabilities = [...new Set(trigrams.map(([, value]) => value))];

  const file = new Bytes();
  writeHeader(file, [words.length, pairs.length, triples.length]);
  file.bytes(2, bits, bits, 0, 0, 0, 0, 0);
  for (const values of [probabilities, backoffs, tripleProbabilities]) {
    for (let i = 0; i < bins; i++) file.float(values[i] ?? 0);
  }
  for (let id = 0; id <= words.length; id++) {
    file.float(unigrams[id - 1]?.[1] ?? -9);
    file.float(unigrams[id - 1]?.[2] ?? 0);
    file.count(pairs.filter(({ key }) => (key[0] ?? 0) < id).length);
  }
  file.count(0);
  file.count(0);
  const wordBits = bitsFor(words.length);
  const pointerBits = bitsFor(triples.length);
  // One pointer entry (zero), because no high bits are removed from the records.
  file.bytes(0, 0, 0, 0, 0, 0, 0, 0);
  file.count(0);
  file.bytes(0, 0, 0, 0, 0, 0, 0);
  const startOf = (pair: number) => triples.filter(({ key }) => isBefore(key, pairs[pair]?.key)).length;
  file.table(
    [
      ...pairs.map(
        ({ key, gram }, i) =>
          [
            [key[1] ?? 0, wordBits],
            [backoffs.indexOf(gram[2] ?? 0), bits],
            [probabilities.indexOf(gram[1]), bits],
            [startOf(i), pointerBits],
          ] as const,
      ),
      [
        [0, wordBits],
        [0, bits],
        [0, bits],
        [triples.length, pointerBits],
      ] as const,
    ],
    sizeOfTable(pairs.length, wordBits + 2 * bits + pointerBits),
  );
  file.table(
    triples.map(({ key, gram }) => [
      [key[2] ?? 0, wordBits],
      [tripleProbabilities.indexOf(gram[1]), bits],
    ]),
    sizeOfTable(triples.length, wordBits + bits),
  );
  for (const word of words) file.bytes(...Buffer.from(`${word}\0`, 'utf8'));
  return file.take();
}

interface KeyedGram {
  readonly gram: Gram;
  /** Word ids, last word first. */
  readonly key: readonly number[];
}

function sortByKey(grams: readonly Gram[], keyOf: (gram: Gram) => number[]): KeyedGram[] {
  const keyed = grams.map((gram) => ({ gram, key: keyOf(gram) }));
  return keyed.sort((a, b) => (isBefore(a.key, b.key) ? -1 : 1));
}

/** Compares by the first two words, then by the third if there is one. */
function isBefore(a: readonly number[], b: readonly number[] | undefined): boolean {
  for (const [i, value] of (b ?? []).entries()) {
    if (a[i] !== value) return (a[i] ?? 0) < value;
  }
  return false;
}

function writeHeader(file: Bytes, counts: readonly number[]): void {
  file.bytes(...Buffer.from(magic, 'latin1'));
  file.padTo(0x58);
  file.bytes(3);
  file.padTo(0x60);
  file.bytes(5, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0);
  for (const count of counts) file.count(count);
  file.padTo(Math.ceil(file.length / 8) * 8);
  file.count(counts[0] ?? 0);
  for (let i = 0; i < (counts[0] ?? 0); i++) file.count(0);
}

/** Concatenates bytes. */
class Bytes {
  private readonly all: number[] = [];

  get length(): number {
    return this.all.length;
  }

  bytes(...values: number[]): void {
    this.all.push(...values);
  }

  padTo(length: number): void {
    while (this.all.length < length) this.all.push(0);
  }

  float(value: number): void {
    this.bytes(...new Uint8Array(Float32Array.of(value).buffer));
  }

  count(value: number): void {
    this.bytes(...new Uint8Array(BigUint64Array.of(BigInt(value)).buffer));
  }

  /** Packs records of fields, each a value and its bits, without gaps, least significant bit first. */
  table(records: readonly (readonly (readonly [number, number])[])[], size: number): void {
    const start = this.all.length;
    this.padTo(start + size);
    let bit = 0;
    for (const [value, width] of records.flat()) {
      for (let i = 0; i < width; i++, bit++) {
        const at = start + (bit >> 3);
        this.all[at] = (this.all[at] ?? 0) | (((value >> i) & 1) << (bit & 7));
      }
    }
  }

  take(): Uint8Array {
    return Uint8Array.from(this.all);
  }
}
