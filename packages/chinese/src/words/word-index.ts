import type { CharacterTable } from '../characters/character-table.ts';
import type { LanguageModel } from '../model/read-model.ts';
import type { SearchTables } from '../search-tables.ts';
import { emptyKey, extendKey, HashedLists, listByKey, packEntry, rankOf } from './hashed-lists.ts';
import { emptyFilter, KeyFilter } from './key-filter.ts';

/** Maximum word length for searches by sound or with a gap. */
export const maxCandidateLength = 6;
/** Minimum word length for searches with a gap; shorter ones would match everywhere. */
export const minGappedLength = 3;
/** Maximum number of pronunciations tried per span. */
const maxReadingsTried = 6;

/** Used for words of more than two characters. */
export const noPair = 0;
const gap = 0xffff;

/** Index of the model's words by pronunciation, and by all characters except one. */
export interface WordIndex {
  readonly bySound: HashedLists;
  /** For each word in `bySound`, both characters if it has two, else `noPair`. */
  readonly soundPairs: Uint32Array;
  readonly byGap: HashedLists;
  /** Keys of all prefixes of words by sound. */
  readonly soundPrefixes: KeyFilter;
}

/** The tables of a `WordIndex`. */
export type IndexTables = Pick<
  SearchTables,
  | 'soundKeys'
  | 'soundWords'
  | 'soundBuckets'
  | 'soundPairs'
  | 'soundPrefixes'
  | 'gapKeys'
  | 'gapWords'
  | 'gapBuckets'
>;

/** Creates the index from its tables. */
export function wordIndexOf(tables: IndexTables): WordIndex {
  const { soundKeys, soundWords, soundBuckets, gapKeys, gapWords, gapBuckets } = tables;
  return {
    bySound: new HashedLists({ keys: soundKeys, words: soundWords, buckets: soundBuckets }),
    soundPairs: tables.soundPairs,
    byGap: new HashedLists({ keys: gapKeys, words: gapWords, buckets: gapBuckets }),
    soundPrefixes: new KeyFilter(tables.soundPrefixes),
  };
}

/** Generates the tables. Takes about half a second for 165,000 words. */
export function indexWords({ model, vocabulary }: LanguageModel, characters: CharacterTable): IndexTables {
  const wordOfRank = rankWords(model.wordCount, (word) => model.unigram(word));
  const sounds: number[] = [];
  const gaps: number[] = [];
  const soundPrefixes = emptyFilter();
  const prefixes = new KeyFilter(soundPrefixes);
  const keys = new SoundKeys(characters);
  const { units, starts } = vocabulary;
  for (let rank = 0; rank < wordOfRank.length; rank++) {
    const start = starts[wordOfRank[rank]];
    const end = starts[wordOfRank[rank] + 1];
    if (end - start < 2 || end - start > maxCandidateLength || !areKnown(units, start, end, characters))
      continue;
    keys.clear();
    for (let at = start; at < end; at++) {
      keys.extend(units[at]);
      for (let i = 0; i < keys.count; i++) prefixes.add(keys.keys[i]);
    }
    for (let i = 0; i < keys.count; i++) sounds.push(packEntry(keys.keys[i], rank));
    if (end - start < minGappedLength) continue;
    for (let at = start; at < end; at++) gaps.push(packEntry(gapKey(units, start, end, at), rank));
  }
  const bySound = listByKey(Float64Array.from(sounds), wordOfRank);
  const byGap = listByKey(Float64Array.from(gaps), wordOfRank);
  const isPair = (word: number) => starts[word + 1] - starts[word] === 2;
  const pairOf = (word: number) => ((units[starts[word]] << 16) | units[starts[word] + 1]) >>> 0;
  return {
    soundKeys: bySound.keys,
    soundWords: bySound.words,
    soundBuckets: bySound.buckets,
    soundPairs: bySound.words.map((word) => (isPair(word) ? pairOf(word) : noPair)),
    soundPrefixes,
    gapKeys: byGap.keys,
    gapWords: byGap.words,
    gapBuckets: byGap.buckets,
  };
}

/** Keys of the pronunciations of a span, at most `maxReadingsTried`, extended character by character. */
export class SoundKeys {
  keys = new Uint32Array(maxReadingsTried);
  count = 0;
  private spare = new Uint32Array(maxReadingsTried);
  private readonly characters: CharacterTable;

  constructor(characters: CharacterTable) {
    this.characters = characters;
  }

  clear(): void {
    this.keys[0] = emptyKey;
    this.count = 1;
  }

  extend(unit: number): void {
    const { keys, spare, characters } = this;
    const first = characters.soundClass(unit, 0);
    let count = 0;
    for (let i = 0; i < this.count && count < maxReadingsTried; i++) {
      spare[count++] = extendKey(keys[i], first);
      for (let reading = 1; reading < 3 && count < maxReadingsTried; reading++) {
        const other = characters.soundClass(unit, reading);
        if (other === 0) break;
        if (other !== first) spare[count++] = extendKey(keys[i], other);
      }
    }
    this.keys = spare;
    this.spare = keys;
    this.count = count;
  }
}

/** Returns the key of a span with one character omitted. */
export function gapKey(units: Uint16Array, start: number, end: number, without: number): number {
  let key = extendKey(emptyKey, end - start);
  for (let at = start; at < end; at++) key = extendKey(key, at === without ? gap : units[at]);
  return key;
}

/** Sorts words, most likely first, equally likely ones by id. */
function rankWords(count: number, likelihood: (word: number) => number): Uint32Array {
  const value = new Float32Array(1);
  const bits = new Uint32Array(value.buffer);
  // Read as integers, the bits of negative floats increase as the numbers decrease; those of positive ones
  // are inverted.
  const keys = Float64Array.from({ length: count - 1 }, (_, i) => {
    value[0] = likelihood(i + 1);
    const order = value[0] < 0 ? bits[0] : 0x7fffffff - (bits[0] & 0x7fffffff);
    return packEntry(order, i + 1);
  });
  return Uint32Array.from(keys.sort(), rankOf);
}

function areKnown(units: Uint16Array, start: number, end: number, characters: CharacterTable): boolean {
  for (let at = start; at < end; at++) if (!characters.has(units[at])) return false;
  return true;
}
