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
const doubts: Readonly<Record<CountKind, Tally>> = {
  pair: pairDoubt,
  word: pairDoubt,
  wrong: characterDoubt,
  mistaken: characterDoubt,
};
/** Counts of keys that were never seen. */
export const noTally: Tally = { hits: 0, trials: 0 };

/** Estimates odds from counts, smoothed for few trials. */
export function experienceOf(tallies: Tallies): Experience {
  const odds = (kind: CountKind, key: string) => oddsOf(tallies(kind, key), doubts[kind]);
  return {
    pair: (found, better) => odds('pair', found + better),
    word: (found, better) => odds('word', `${found}>${better}`),
    wrong: (found) => odds('wrong', found),
    mistaken: (better) => odds('mistaken', better),
  };
}

function oddsOf({ hits, trials }: Tally, doubt: Tally): number {
  return Math.log((hits + doubt.hits) / (Math.max(hits, trials) + doubt.trials));
}

/**
 * Parses `data/experience.txt`: a line per kind, then lines of key, hits and trials in tenths. Odds of
 * characters are stored in tables by character code; those of words are looked up only if a filter of their
 * hashes contains the word.
 */
export function readExperience(text: string): Experience {
  const pairs = new Map<number, number>();
  const words = new Map<string, number>();
  const wrong = new Map<number, number>();
  const mistaken = new Map<number, number>();
  const filter = new Uint8Array(wordFilterSize);
  const keep: Readonly<Record<CountKind, (key: string, odds: number) => void>> = {
    pair: (key, odds) => pairs.set(pairKey(key, key.charAt(1)), odds),
    word: (key, odds) => {
      const at = key.indexOf('>');
      filter[wordHash(key.slice(0, at), key.slice(at + 1))] = 1;
      words.set(key, odds);
    },
    wrong: (key, odds) => wrong.set(key.charCodeAt(0), odds),
    mistaken: (key, odds) => mistaken.set(key.charCodeAt(0), odds),
  };
  let kind: CountKind = 'pair';
  for (let start = 0, end = 0; start < text.length; start = end + 1) {
    end = placeOf('\n', text, start);
    const space = placeOf(' ', text, start);
    const key = text.slice(start, Math.min(space, end));
    if (space >= end) {
      if (key in keep) kind = key as CountKind;
      continue;
    }
    const second = text.indexOf(' ', space + 1);
    const hits = Number(text.slice(space + 1, second)) / 10;
    const trials = Number(text.slice(second + 1, end)) / 10;
    keep[kind](key, oddsOf({ hits, trials }, doubts[kind]));
  }
  const unseen = { pair: oddsOf(noTally, pairDoubt), character: oddsOf(noTally, characterDoubt) };
  return {
    pair: (found, better) => pairs.get(pairKey(found, better)) ?? unseen.pair,
    word: (found, better) =>
      filter[wordHash(found, better)] === 0 ? unseen.pair : (words.get(`${found}>${better}`) ?? unseen.pair),
    wrong: (found) => wrong.get(found.charCodeAt(0)) ?? unseen.character,
    mistaken: (better) => mistaken.get(better.charCodeAt(0)) ?? unseen.character,
  };
}

/** Returns the first index of a letter from an offset on; the length of the text if there is none. */
function placeOf(letter: string, text: string, from: number): number {
  const at = text.indexOf(letter, from);
  return at === -1 ? text.length : at;
}

const wordFilterSize = 1 << 16;

function pairKey(found: string, better: string): number {
  return found.charCodeAt(0) * 0x10000 + better.charCodeAt(0);
}

function wordHash(found: string, better: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < found.length; i++) hash = Math.imul(hash ^ found.charCodeAt(i), 0x01000193);
  for (let i = 0; i < better.length; i++) hash = Math.imul(hash ^ better.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 16)) & (wordFilterSize - 1);
}
