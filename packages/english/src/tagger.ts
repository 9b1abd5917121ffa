import { type ByteReader, type Bytes, readBytes } from './bytes.ts';
import { singularOf, verbBaseOf } from './lemma.ts';
import { featureCount, readFeatures, type SeenWord, weightPlace } from './tag-features.ts';
import { type Tag, tagNumber, tagSet } from './tag-set.ts';
import { makeWordGroups, type WordGroups } from './word-groups.ts';

/** Names parts of speech. Contractions come in two parts: do|n't, he|'s. */
export interface Tagger {
  /** A Penn Treebank tag for each word of one sentence, in order. */
  tag(words: readonly string[]): readonly Tag[];
  /** Every tag that the word can have, the likeliest first, whatever its sentence. */
  tagsOf(word: string): readonly Tag[];
  /** The base of the verb that a word in small letters can be a form of: went → go; null when there is none. */
  verbBase(form: string): string | null;
  /** The singular of the noun that a word in small letters can be the plural of; null when there is none. */
  singular(plural: string): string | null;
  /** Whether the word is in the tagger's list with that tag; false for words it only guesses. */
  knows(word: string, tag: Tag): boolean;
}

/** Reads `data/tagger.bin`. Throws RangeError when the bytes are something else. */
export function readTagger(bytes: Bytes): Tagger {
  const file = readBytes(bytes, 'TAGS');
  const groups = readGroups(file);
  const words = makeWordGroups(readWords(file), groups);
  return makeTagger(words, readWeights(file));
}

/** A tagger of words and weights; the size of the table of weights is a power of two. */
export function makeTagger(words: WordGroups, weights: Int8Array): Tagger {
  const names = new Map<readonly number[], readonly Tag[]>();
  function tagsOf(word: string): readonly Tag[] {
    const { tags } = words.see(word);
    const known = names.get(tags);
    if (known !== undefined) return known;
    const fresh = tags.map(nameOf);
    names.set(tags, fresh);
    return fresh;
  }
  return {
    tag: (sentence) => tagSentence(sentence.map(words.see), weights).map(nameOf),
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

/** The tag whose weights sum up highest; of equals the likelier one. */
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

/** Words in order, each as the letters it shares with the one before and the rest. */
function readWords(file: ByteReader): Map<string, number> {
  const count = file.varint();
  const shared = file.take(count);
  const lengths = file.take(count);
  const groups = file.take(count);
  const words = new Map<string, number>();
  let word = '';
  for (let i = 0; i < count; i++) {
    word = word.slice(0, shared[i]) + String.fromCharCode(...file.take(lengths[i] ?? 0));
    words.set(word, groups[i] ?? 0);
  }
  return words;
}

/** Weights that are not zero, and the distances between them; 255 says that the distance goes on. */
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
