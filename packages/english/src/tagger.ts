import { type ByteReader, type Bytes, readBytes } from './bytes.ts';
import { singularOf, verbBaseOf } from './lemma.ts';
import { featureCount, readFeatures, type SeenWord, weightPlace } from './tag-features.ts';
import { type Tag, tagNumber, tagSet } from './tag-set.ts';
import { findWord, makeTrie } from './trie.ts';
import { makeWordGroups, type WordGroups } from './word-groups.ts';

/** Part-of-speech tagger. Contractions are two words: do|n't, he|'s. */
export interface Tagger {
  /** A Penn Treebank tag for each word of a sentence, in order. */
  tag(words: readonly string[]): readonly Tag[];
  /** All tags that the word can have in any sentence, most likely first. */
  tagsOf(word: string): readonly Tag[];
  /** The base form if a lower-case word can be a verb form: went → go; null otherwise. */
  verbBase(form: string): string | null;
  /** The singular if a lower-case word can be a plural noun; null otherwise. */
  singular(plural: string): string | null;
  /** Whether the tagger's list contains the word with that tag; false for guessed tags. */
  knows(word: string, tag: Tag): boolean;
}

/** Reads `data/tagger.bin`. Throws RangeError for any other file. */
export function readTagger(bytes: Bytes): Tagger {
  const file = readBytes(bytes, 'TAGS');
  const groups = readGroups(file);
  const words = makeWordGroups(readWords(file), groups);
  return makeTagger(words, readWeights(file));
}

/** Creates a tagger from words and weights; the size of the weight table is a power of two. */
export function makeTagger(words: WordGroups, weights: Int8Array): Tagger {
  const names = new WeakMap<readonly number[], readonly Tag[]>();
  function tagsOf(word: string): readonly Tag[] {
    const { tags } = words.describe(word);
    const known = names.get(tags);
    if (known !== undefined) return known;
    const fresh = tags.map(nameOf);
    names.set(tags, fresh);
    return fresh;
  }
  return {
    tag: (sentence) => tagSentence(sentence.map(words.describe), weights).map(nameOf),
    tagsOf,
    verbBase: (form) => verbBaseOf(form, words.has),
    singular: (plural) => singularOf(plural, words.has),
    knows: words.has,
  };
}

function nameOf(tag: number): Tag {
  return tagSet[tag] ?? 'NN';
}

function tagSentence(words: readonly SeenWord[], weights: Int8Array): number[] {
  const features = new Int32Array(featureCount);
  const chosen: number[] = [];
  for (const [at, { tags }] of words.entries()) {
    if (tags.length > 1) readFeatures(words, chosen, at, features);
    chosen.push(tags.length > 1 ? best(tags, features, weights) : (tags[0] ?? tagNumber.NN));
  }
  return chosen;
}

/** Returns the tag with the highest sum of weights; of equal ones, the more likely tag. */
export function best(tags: readonly number[], features: Int32Array, weights: ArrayLike<number>): number {
  const mask = weights.length - 1;
  let winner = tags[0] ?? tagNumber.NN;
  let highest = Number.NEGATIVE_INFINITY;
  for (const tag of tags) {
    let sum = 0;
    for (let i = 0; i < featureCount; i++) sum += weights[weightPlace(features[i] ?? 0, tag) & mask] ?? 0;
    if (sum <= highest) continue;
    highest = sum;
    winner = tag;
  }
  return winner;
}

function readGroups(file: ByteReader): number[][] {
  return Array.from({ length: file.varint() }, () => [...file.take(file.varint())]);
}

/**
 * Reads front-coded sorted words: the number of letters shared with the previous word, and the rest. They are stored as a trie,
 * which takes a third of the memory of a map of 100,000 strings; lookups are rare, because the groups of known words are cached.
 */
function readWords(file: ByteReader): Pick<ReadonlyMap<string, number>, 'get'> {
  const count = file.varint();
  const shared = file.take(count);
  const lengths = file.take(count);
  const groups = file.take(count).slice();
  const letters = file.take(lengths.reduce((sum, length) => sum + length, 0));
  const trie = makeTrie(shared, lengths, letters);
  return {
    get: (word) => groups[findWord(trie, word)],
  };
}

/** Reads non-zero weights and the distances between them; 255 continues a distance. */
function readWeights(file: ByteReader): Int8Array {
  const weights = new Int8Array(2 ** file.varint());
  const values = file.take(file.varint());
  const distances = file.take(file.varint());
  let place = 0;
  let next = 0;
  for (const distance of distances) {
    place += distance;
    if (distance === 255) continue;
    weights[place] = values[next] ?? 0;
    next += 1;
  }
  return weights;
}
