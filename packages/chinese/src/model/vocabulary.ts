import type { SearchTables } from '../search-tables.ts';
import { DamagedFile } from './damaged-file.ts';
import { unknownWord } from './trigram-model.ts';

/** Maximum word length that is looked up in texts, in UTF-16 units. */
export const maxWordLength = 8;

const firstHan = 0x3400;
const lastHan = 0x9fff;
const pairBits = 22;

/** The tables of `Vocabulary`. */
export type VocabularyTables = Pick<
  SearchTables,
  'wordUnits' | 'wordStarts' | 'wordSlots' | 'adjacentUnits' | 'unitWords'
>;

/** The words of the model by id; their characters are concatenated in `units`. */
export class Vocabulary {
  readonly units: Uint16Array;
  /** Start of each word's characters; one entry more than there are words. */
  readonly starts: Uint32Array;
  private readonly slots: Uint32Array;
  private readonly pairs: Uint8Array;
  private readonly mask: number;
  /** Words of one Chinese character, from `firstHan`. */
  private readonly ofUnit: Uint32Array;

  constructor(tables: VocabularyTables) {
    this.units = tables.wordUnits;
    this.starts = tables.wordStarts;
    this.slots = tables.wordSlots;
    this.mask = tables.wordSlots.length - 1;
    this.pairs = tables.adjacentUnits;
    this.ofUnit = tables.unitWords;
  }

  lengthOf(id: number): number {
    return this.starts[id + 1] - this.starts[id];
  }

  textOf(id: number): string {
    let text = '';
    for (let at = this.starts[id]; at < this.starts[id + 1]; at++)
      text += String.fromCharCode(this.units[at]);
    return text;
  }

  /** Whether two characters are adjacent in some word. May have false positives, but no false negatives. */
  canBeAdjacent(first: number, second: number): boolean {
    const bit = hashPair(first, second);
    return (this.pairs[bit >>> 3] & (1 << (bit & 7))) !== 0;
  }

  /** Id of the word of one character; `unknownWord` if there is none. */
  findUnit(unit: number): number {
    if (unit >= firstHan && unit <= lastHan) return this.ofUnit[unit - firstHan];
    return this.find(Uint16Array.of(unit), 0, 1);
  }

  /** Id of the word in a range of UTF-16 units; `unknownWord` if there is none. */
  find(text: Uint16Array, start: number, end: number): number {
    let slot = hashUnits(text, start, end) & this.mask;
    for (let id = this.slots[slot]; id !== 0; id = this.slots[slot]) {
      if (this.equals(id, text, start, end)) return id;
      slot = (slot + 1) & this.mask;
    }
    return unknownWord;
  }

  private equals(id: number, text: Uint16Array, start: number, end: number): boolean {
    const from = this.starts[id];
    if (this.starts[id + 1] - from !== end - start) return false;
    for (let i = start; i < end; i++) if (this.units[from + i - start] !== text[i]) return false;
    return true;
  }
}

function tabulateWords(wordUnits: Uint16Array, wordStarts: Uint32Array): VocabularyTables {
  const wordSlots = new Uint32Array(1 << (33 - Math.clz32(wordStarts.length)));
  const adjacentUnits = new Uint8Array(1 << (pairBits - 3));
  const unitWords = new Uint32Array(lastHan - firstHan + 1);
  const mask = wordSlots.length - 1;
  for (let id = 1; id < wordStarts.length - 1; id++) {
    const [start, end] = [wordStarts[id], wordStarts[id + 1]];
    let slot = hashUnits(wordUnits, start, end) & mask;
    while (wordSlots[slot] !== 0) slot = (slot + 1) & mask;
    wordSlots[slot] = id;
    for (let at = start; at < end - 1; at++) {
      const bit = hashPair(wordUnits[at], wordUnits[at + 1]);
      adjacentUnits[bit >>> 3] |= 1 << (bit & 7);
    }
  }
  const tables = { wordUnits, wordStarts, wordSlots, adjacentUnits, unitWords };
  const vocabulary = new Vocabulary(tables);
  const unit = new Uint16Array(1);
  for (let i = 0; i < unitWords.length; i++) {
    unit[0] = firstHan + i;
    unitWords[i] = vocabulary.find(unit, 0, 1);
  }
  return tables;
}

/** Reads the words at the end of a KenLM file: UTF-8, zero-terminated. */
export function readVocabulary(bytes: Uint8Array, words: number): VocabularyTables {
  const units = new Uint16Array(bytes.length);
  const starts = new Uint32Array(words + 1);
  let used = 0;
  let word = 0;
  for (let at = 0; at < bytes.length && word < words; ) {
    if (bytes[at] === 0) {
      starts[++word] = used;
      at++;
      continue;
    }
    const { point, length } = decodeAt(bytes, at);
    if (point > 0xffff) {
      units[used++] = 0xd7c0 + (point >> 10);
      units[used++] = 0xdc00 + (point & 0x3ff);
    } else units[used++] = point;
    at += length;
  }
  if (word < words) throw new DamagedFile('some of its words are missing');
  return tabulateWords(units.slice(0, used), starts);
}

function decodeAt(bytes: Uint8Array, at: number): { point: number; length: number } {
  const first = bytes[at];
  const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  let point = length === 1 ? first : first & (0x7f >> length);
  for (let i = 1; i < length; i++) point = (point << 6) | (bytes[at + i] & 0x3f);
  return { point, length };
}

function hashPair(first: number, second: number): number {
  return Math.imul(first * 0x10001 + second, 0x9e3779b1) >>> (32 - pairBits);
}

function hashUnits(units: Uint16Array, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ units[i], 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
}
