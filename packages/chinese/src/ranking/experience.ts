/**
 * Log-odds that one string was written for another, from counts in annotated texts; unseen pairs get a prior
 * by their frequency.
 */
export interface Experience {
  /** How often `better` was correct where `found` was written and `better` was proposed. */
  pair(found: string, better: string): number;
  /** How often a written character is wrong. */
  wrong(found: string): number;
  /** How often a character is the intended one of a mistake. */
  mistaken(better: string): number;
  /** As `pair`, for whole words. */
  word(found: string, better: string): number;
}

/** Kinds of counts: pairs of characters, of words, single written and intended characters. */
export type CountKind = 'pair' | 'word' | 'wrong' | 'mistaken';

/** Hits and trials. */
export interface Tally {
  readonly hits: number;
  readonly trials: number;
}

/** Returns the counts of a key. */
export type Tallies = (kind: CountKind, key: string) => Tally;

const pairDoubt = { hits: 0.4, trials: 6 };
const characterDoubt = { hits: 0.5, trials: 50 };
/** Counts of keys that were never seen. */
export const noTally: Tally = { hits: 0, trials: 0 };

/** Estimates odds from counts, smoothed for few trials. */
export function experienceOf(tallies: Tallies): Experience {
  const odds = (kind: CountKind, key: string, doubt: Tally) => {
    const { hits, trials } = tallies(kind, key);
    return Math.log((hits + doubt.hits) / (Math.max(hits, trials) + doubt.trials));
  };
  return {
    pair: (found, better) => odds('pair', found + better, pairDoubt),
    word: (found, better) => odds('word', `${found}>${better}`, pairDoubt),
    wrong: (found) => odds('wrong', found, characterDoubt),
    mistaken: (better) => odds('mistaken', better, characterDoubt),
  };
}

/** Parses `data/experience.txt`: a line per kind, then lines of key, hits and trials in tenths. */
export function readTallies(text: string): Tallies {
  const tallies: Record<CountKind, Map<string, Tally>> = {
    pair: new Map(),
    word: new Map(),
    wrong: new Map(),
    mistaken: new Map(),
  };
  let kind: CountKind = 'pair';
  for (const line of text.split('\n')) {
    const [key = '', hits, trials] = line.split(' ');
    if (hits === undefined) {
      if (key in tallies) kind = key as CountKind;
      continue;
    }
    tallies[kind].set(key, { hits: Number(hits) / 10, trials: Number(trials) / 10 });
  }
  return (of, key) => tallies[of].get(key) ?? noTally;
}
