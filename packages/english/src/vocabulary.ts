import type { ByteReader } from './bytes.ts';
import { findWord, makeTrie } from './trie.ts';

/** A list of lower-case words, each with a rank from zero up. */
export interface Vocabulary {
  readonly size: number;
  /** The rank of a word; undefined if it is not listed. */
  rankOf(word: string): number | undefined;
  wordOf(rank: number): string;
}

/**
 * Reads front-coded sorted words and their ranks, which stay in typed arrays: 40,000 strings and a map of them would take
 * ten times as long to create.
 */
export function readVocabulary(reader: ByteReader): Vocabulary {
  const size = reader.varint();
  const shared = reader.take(size);
  const added = reader.take(size);
  const suffixes = reader.take(reader.varint());
  const ranks = reader.shorts(size);
  const trie = makeTrie(shared, added, suffixes);
  const { letters, ends } = unfold(shared, added, suffixes);
  const places = new Uint16Array(size);
  for (let place = 0; place < size; place++) places[ranks[place] ?? 0] = place;
  return {
    size,
    rankOf: (word) => ranks[findWord(trie, word)],
    wordOf(rank) {
      const place = places[rank] ?? 0;
      return String.fromCharCode(...letters.subarray(ends[place - 1] ?? 0, ends[place]));
    },
  };
}

/** Returns the letters of all words one after another, and the end of each. */
function unfold(shared: Uint8Array, added: Uint8Array, suffixes: Uint8Array) {
  const size = shared.length;
  const ends = new Uint32Array(size);
  for (let place = 0, end = 0; place < size; place++) {
    end += (shared[place] ?? 0) + (added[place] ?? 0);
    ends[place] = end;
  }
  const letters = new Uint8Array(ends[size - 1] ?? 0);
  let [last, to, from] = [0, 0, 0];
  for (let place = 0; place < size; place++) {
    const start = to;
    const same = start + (shared[place] ?? 0);
    while (to < same) letters[to++] = letters[last++] ?? 0;
    const end = ends[place] ?? 0;
    while (to < end) letters[to++] = suffixes[from++] ?? 0;
    last = start;
  }
  return { letters, ends };
}
