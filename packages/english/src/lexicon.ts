/** The words of English. Words are asked for as they are written; offsets play no part. */
export interface Lexicon {
  /** Whether the word, exactly so capitalised, is right in any English. */
  has(word: string): boolean;
}
