/**
 * Version of the tables. Increment it with every change of their content or meaning: stored tables of another version are
 * rebuilt.
 */
export const tablesVersion = 1;

/** The tables of a language model by name. They depend only on the model and the character table. */
export const tableTypes = {
  /** Characters of all words, in UTF-16 units. */
  wordUnits: Uint16Array,
  /** Start of each word in `wordUnits`; one entry more than there are words. */
  wordStarts: Uint32Array,
  /** Words by the hash of their characters. */
  wordSlots: Uint32Array,
  /** A bit for the hash of every two characters that are adjacent in a word. */
  adjacentUnits: Uint8Array,
  /** Words of one Chinese character, by character. */
  unitWords: Uint32Array,

  /** First slot of the pairs of each last word; one entry more than there are words. */
  pairStarts: Uint32Array,
  pairSlots: Uint32Array,
  /** Quantised back-off weight of each slot. */
  pairBackoffs: Uint8Array,
  /** A filter for each first word: bits for the hashes of its last words. */
  pairFilter: Uint8Array,
  /** First bit of each first word; one entry more than there are words. */
  pairFilterStarts: Uint32Array,
  tripleSlots: Uint32Array,
  /** Probability, back-off and highest probability of each word. */
  wordValues: Float32Array,
  /** The values (log10) of the quantised numbers. */
  pairProbabilityValues: Float32Array,
  pairBackoffValues: Float32Array,
  tripleProbabilityValues: Float32Array,

  /** Words by pronunciation. */
  soundKeys: Uint32Array,
  soundWords: Uint32Array,
  soundBuckets: Uint32Array,
  /** Both characters of each of these words if it has two. */
  soundPairs: Uint32Array,
  /** A bit for the hash of every beginning of a word by sound. */
  soundPrefixes: Uint8Array,
  /** Words by all characters except one. */
  gapKeys: Uint32Array,
  gapWords: Uint32Array,
  gapBuckets: Uint32Array,

  /** Start of the similar characters of each UTF-16 unit; one entry more than there are units. */
  similarStarts: Uint32Array,
  /** Similar characters as words of one character, most likely first. */
  similarWords: Uint32Array,
  /** Bits of `Likeness` of each. */
  similarLikeness: Uint8Array,
} as const;

/** Name of a table. */
export type TableName = keyof typeof tableTypes;

/** All tables that the search for mistakes needs. */
export type SearchTables = { readonly [Name in TableName]: Numbers<(typeof tableTypes)[Name]> };

type Numbers<Type> = Type extends Uint8ArrayConstructor
  ? Uint8Array
  : Type extends Uint16ArrayConstructor
    ? Uint16Array
    : Type extends Uint32ArrayConstructor
      ? Uint32Array
      : Float32Array;
