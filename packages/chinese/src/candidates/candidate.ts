/** A word that may have been meant where the text has something else. */
export interface Candidate {
  /** Place of the whole word in the run. */
  readonly start: number;
  readonly end: number;
  readonly word: number;
  /** How much likelier the whole run is with it, as log10. */
  gain: number;
  /** Bits of `Likeness` that all changed characters share with what they replace. */
  readonly likeness: number;
  /** First and last changed place of the run, the latter exclusive. */
  readonly changedFrom: number;
  readonly changedTo: number;
  readonly changes: number;
  context: Context;
}

/** The two words before and the two behind a candidate in its likeliest reading. */
export interface Context {
  readonly earlier: number;
  readonly before: number;
  readonly after: number;
  readonly later: number;
}
