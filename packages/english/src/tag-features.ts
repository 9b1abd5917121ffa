/** Features of a word for the tagger, as numbers, so that tagging creates no strings. */
export interface SeenWord {
  /** Hash of the lower-case word. */
  readonly word: number;
  /** Hashes of its last three and two letters. */
  readonly ending3: number;
  readonly ending2: number;
  /** Bit flags: 1 capitalised, 2 contains a digit, 4 contains a hyphen, 8 all capitals. */
  readonly shape: number;
  /** Number of its group of possible tags. */
  readonly group: number;
  /** Its possible tags, by number, most likely first. */
  readonly tags: readonly number[];
}

/** Returns a small stable hash of a text. */
export function hashWord(text: string, from = 0): number {
  let hash = 0x811c9dc5;
  for (let at = Math.max(0, from); at < text.length; at++) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return hash | 0;
}

/** Number of features that `readFeatures` writes. */
export const featureCount = 19;

/**
 * Writes the features of the word at `at` into `into`, one number per template. `tags` contains the tags of
 * the preceding words.
 */
export function readFeatures(
  words: readonly SeenWord[],
  tags: ArrayLike<number>,
  at: number,
  into: Int32Array,
): void {
  const here = words[at] ?? edge;
  const before = words[at - 1] ?? edge;
  const before2 = words[at - 2] ?? edge;
  const behind = words[at + 1] ?? edge;
  const behind2 = words[at + 2] ?? edge;
  const tag1 = at > 0 ? (tags[at - 1] ?? 0) + 1 : 0;
  const tag2 = at > 1 ? (tags[at - 2] ?? 0) + 1 : 0;
  const past = tag1 * 64 + tag2;
  into[0] = mix(1, here.group, 0);
  into[1] = mix(2, here.word, 0);
  into[2] = mix(3, tag1, here.group);
  into[3] = mix(4, past, 0);
  into[4] = mix(5, tag1, here.word);
  into[5] = mix(6, before.word, 0);
  into[6] = mix(7, behind.word, 0);
  into[7] = mix(8, behind.group, here.group);
  into[8] = mix(9, before.word, here.word);
  into[9] = mix(10, here.word, behind.word);
  into[10] = mix(11, here.ending3, 0);
  into[11] = mix(12, here.ending2, here.shape);
  into[12] = mix(13, past, behind.group);
  into[13] = mix(14, behind.group, behind2.group);
  into[14] = mix(15, before2.word, 0);
  into[15] = mix(16, behind2.word, 0);
  into[16] = mix(17, tag1, behind.group);
  into[17] = mix(18, here.shape, at === 0 ? 1 : 0);
  into[18] = mix(19, past, here.word);
}

/** Returns the index of a feature's weight for a tag, before reduction to the table size. */
export function weightPlace(feature: number, tag: number): number {
  const hash = Math.imul(feature ^ Math.imul(tag + 1, 0x9e3779b1), 0x85ebca6b);
  return hash ^ (hash >>> 15);
}

const edge: SeenWord = { word: 1, ending3: 0, ending2: 0, shape: 0, group: 0, tags: [] };

function mix(template: number, a: number, b: number): number {
  let hash = Math.imul(template * 0x61c88647 + a, 0xcc9e2d51);
  hash = Math.imul(hash ^ (hash >>> 15) ^ Math.imul(b, 0x1b873593), 0x2c1b3c6d);
  return hash ^ (hash >>> 13);
}
