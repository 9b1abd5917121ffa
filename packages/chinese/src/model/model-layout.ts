import { bitsFor, sizeOfTable } from './bit-fields.ts';
import { DamagedFile } from './damaged-file.ts';

/** Offsets of the parts of a KenLM file of type "quantised trie with compressed pointers", in bytes. */
export interface ModelLayout {
  readonly words: number;
  readonly bigrams: number;
  readonly trigrams: number;
  readonly wordBits: number;
  readonly probabilityBits: number;
  readonly backoffBits: number;
  /** Low bits of a bigram's pointer to its trigrams; the high ones are derived from `pointers`. */
  readonly pointerBits: number;
  readonly pointerCount: number;
  /** Quantisation tables: bigram probabilities, back-offs, trigram probabilities. */
  readonly bins: number;
  readonly unigramRecords: number;
  readonly pointers: number;
  readonly bigramRecords: number;
  readonly trigramRecords: number;
  readonly strings: number;
}

const magic = 'mmap lm http://kheafield.com/code format version 5\n';
const parameters = 0x58;
const quantisedArrayTrie = 5;
const order = 3;
/** Bytes of a unigram: probability, back-off, 64-bit pointer. */
export const unigramSize = 16;

/** Number of bytes at the start of a file from which the length of its header is known. */
export const minHeadLength = 0x100;

/** Maximum number of bytes from the start of a file that `readLayout` reads; `bytes` are the first ones. */
export function headLength(bytes: DataView): number {
  if (bytes.byteLength < minHeadLength) return minHeadLength;
  const words = bytes.getUint32(parameters + 20, true);
  return minHeadLength + words * (8 + unigramSize) + 3 * 4 * 256 + 2 * unigramSize;
}

/**
 * Parses the header and computes the layout; throws DamagedFile for any other file. `bytes` is the file or
 * its start, `size` the size of the file in bytes.
 */
export function readLayout(bytes: DataView, size: number = bytes.byteLength): ModelLayout {
  if (bytes.byteLength < minHeadLength || !beginsWith(bytes, magic))
    throw new DamagedFile('it is not a KenLM file');
  if (bytes.getUint8(parameters) !== order) throw new DamagedFile('it is not a model of three words');
  if (bytes.getUint32(parameters + 8, true) !== quantisedArrayTrie) {
    throw new DamagedFile('it is not of the kind "quantised trie with compressed pointers"');
  }
  if (bytes.getUint8(parameters + 12) === 0) throw new DamagedFile('it has no words in it');
  const counts = parameters + 20;
  const [words, bigrams, trigrams] = [0, 8, 16].map((at) => readCount(bytes, counts + at, size));
  const vocabulary = align(counts + 8 * order);
  const quantisation = vocabulary + 8 + 8 * words;
  const layout = layOut(bytes, { words, bigrams, trigrams, quantisation });
  if (layout.strings >= size) throw new DamagedFile('its end is missing');
  return layout;
}

interface Counts {
  readonly words: number;
  readonly bigrams: number;
  readonly trigrams: number;
  readonly quantisation: number;
}

function layOut(bytes: DataView, { words, bigrams, trigrams, quantisation }: Counts): ModelLayout {
  if (quantisation + 8 > bytes.byteLength) throw new DamagedFile('its end is missing');
  if (bytes.getUint8(quantisation) !== 2) throw new DamagedFile('its quantisation is of another version');
  const probabilityBits = bytes.getUint8(quantisation + 1);
  const backoffBits = bytes.getUint8(quantisation + 2);
  if (probabilityBits > 8 || backoffBits > 8) throw new DamagedFile('its values are wider than a byte');
  const bins = quantisation + 8;
  const unigramRecords = bins + 4 * (2 * (1 << probabilityBits) + (1 << backoffBits));
  const pointerHeader = unigramRecords + (words + 2) * unigramSize;
  if (pointerHeader + 8 > bytes.byteLength) throw new DamagedFile('its end is missing');
  const highBits = chooseHighBits(bigrams + 1, trigrams, bytes.getUint8(pointerHeader + 1));
  const pointerBits = bitsFor(trigrams) - highBits;
  const pointerCount = Math.floor(trigrams / 2 ** pointerBits) + 1;
  const wordBits = bitsFor(words);
  const bigramRecords = pointerHeader + 8 * (1 + pointerCount) + 7;
  const trigramRecords =
    bigramRecords + sizeOfTable(bigrams, wordBits + backoffBits + probabilityBits + pointerBits);
  return {
    words,
    bigrams,
    trigrams,
    wordBits,
    probabilityBits,
    backoffBits,
    pointerBits,
    pointerCount,
    bins,
    unigramRecords,
    pointers: align(pointerHeader) + 8,
    bigramRecords,
    trigramRecords,
    strings: trigramRecords + sizeOfTable(trigrams, wordBits + probabilityBits),
  };
}

/** KenLM removes as many high bits from the records as saves most space. */
function chooseHighBits(records: number, largest: number, limit: number): number {
  const needed = bitsFor(largest);
  let best = 0;
  let minCost = Number.POSITIVE_INFINITY;
  for (let bits = 0; bits <= Math.min(needed, limit); bits++) {
    const cost = Math.floor(largest / 2 ** (needed - bits)) * 64 - records * bits;
    if (cost < minCost) {
      minCost = cost;
      best = bits;
    }
  }
  return best;
}

/** Reads a 64-bit count; throws if it does not fit a file of `size` bytes. */
export function readCount(bytes: DataView, at: number, size: number = bytes.byteLength): number {
  const count = bytes.getUint32(at, true) + bytes.getUint32(at + 4, true) * 2 ** 32;
  if (count > size * 8) throw new DamagedFile('a count in it is impossible');
  return count;
}

function beginsWith(bytes: DataView, text: string): boolean {
  return [...text].every((letter, i) => bytes.getUint8(i) === letter.charCodeAt(0));
}

function align(offset: number): number {
  return (offset + 7) & ~7;
}
