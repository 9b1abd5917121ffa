/** How often English words stand beside each other. */
export interface Ngrams {
  /** Natural logarithm of the probability of the last word after those before it; at most two are used. */
  logProbability(words: readonly string[]): number;
}
