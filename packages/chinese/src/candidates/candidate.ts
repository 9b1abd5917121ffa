/** A word that may have been intended in place of the text. */
export interface Candidate {
  /** Position of the whole word in the run. */
  readonly start: number;
  readonly end: number;
  readonly word: number;
  /** Increase of the run's probability, as log10. */
  gain: number;
  /** `Likeness` bits shared by all changed characters. */
  readonly likeness: number;
  /** First and last changed position in the run, the latter exclusive. */
  readonly changedFrom: number;
  readonly changedTo: number;
  readonly changes: number;
  context: Context;
}

/** The two words before and after a candidate in its most likely reading. */
export interface Context {
  readonly earlier: number;
  readonly before: number;
  readonly after: number;
  readonly later: number;
}
