import { type Candidate, type Lexicon, titleCase } from '@inkstone/english';
import { createSentenceCache } from '../pipeline/sentence-cache.ts';
import { editCosts } from './channel.ts';
import { knownSlips } from './data/known-slips.ts';
import { runTogether } from './data/run-together.ts';
import { isDerived } from './known-words.ts';
import { isRunTogether, splitWord, type WordParts } from './word-parts.ts';

/** A candidate for the intended word. */
export interface Guess {
  /** Capitalised as required at its position. */
  readonly text: string;
  /** Log-probability of this word with these mistakes; comparable between candidates only. */
  readonly score: number;
  readonly cost: number;
  /** Whether it is always capitalised and rare. */
  readonly isRareName: boolean;
}

/** Result for a word that is missing from the lexicon or very rare in it. */
export interface Suspicion {
  /** Most likely first. */
  readonly guesses: readonly Guess[];
  /** Whether the first candidate is listed as the correction of the word. */
  readonly isCertain: boolean;
  /** Log-frequency of the word itself, if it is rare enough to be a misspelling. */
  readonly logFrequency: number | undefined;
  /** Whether it is composed of two common words that form compounds: "codebase". */
  readonly isCompound: boolean;
  readonly isDerived: boolean;
}

/** Finds candidates for unknown words. */
export interface Speller {
  /** Looks up a word with straight apostrophes and at most `maxWordLength` letters. */
  suspect(word: string): Suspicion;
}

/** Maximum length of a checked word; longer ones are names of substances or noise, and expensive to search. */
export const maxWordLength = 24;

/** Weight of word frequency against the cost of mistakes. */
const frequencyWeight = 0.8;

/** Cost of a missing space. */
const missingSpace = 3;

/** Minimum frequency of proper names such as Wednesday and China as candidates. */
const commonName = 8;

const maxGuesses = 5;

/** Search bounds: the first one, the maximum for names, and the maximum for other words. */
const narrow = 4.2;
const middling = 5;
const wide = 6.8;
/** Score of a common word without a mistake: candidates beyond it cannot be better. */
const commonScore = 10.4;

/** Minimum score of a candidate; those much worse than the best are also dropped. */
const minScore = -4;
const slack = 4.5;

/** Number of cached results, because unknown words recur. */
const remembered = 5000;

/** Creates a speller with the words of `lexicon`. */
export function createSpeller(lexicon: Lexicon): Speller {
  const known = createSentenceCache<Suspicion>(remembered);
  return {
    suspect(word) {
      const before = known.get(word);
      if (before !== undefined) return before;
      const suspicion = suspectWord(word, lexicon);
      known.set(word, suspicion);
      return suspicion;
    },
  };
}

function suspectWord(word: string, lexicon: Lexicon): Suspicion {
  const lower = word.toLowerCase();
  const isTitle = word !== lower;
  const meant = knownSlips.get(lower) ?? runTogether.get(lower);
  const parts = splitWord(lower, lexicon);
  const isSplit = parts !== undefined && isRunTogether(parts);
  const guesses = nearGuesses(lower, lexicon, isTitle ? middling : wide).filter(({ text }) => text !== meant);
  if (isSplit && meant === undefined) guesses.push(splitGuess(parts));
  guesses.sort((a, b) => b.score - a.score);
  if (meant !== undefined) guesses.unshift({ text: meant, score: 0, cost: 0, isRareName: false });
  return {
    guesses: guesses
      .slice(0, maxGuesses)
      .map((guess) => (isTitle ? { ...guess, text: titleCase(guess.text) } : guess)),
    isCertain: meant !== undefined,
    logFrequency: lexicon.find(lower)?.logFrequency,
    isCompound: parts !== undefined && !isSplit,
    isDerived: isDerived(lower, lexicon),
  };
}

/** Whether a word is listed as a misspelling, even if dictionaries contain it. */
export function isKnownSlip(lower: string): boolean {
  return knownSlips.has(lower) || runTogether.has(lower);
}

function nearGuesses(lower: string, lexicon: Lexicon, furthest: number): Guess[] {
  const near = guessesWithin(narrow, minScore, lower, lexicon);
  const best = Math.max(-wide, ...near.map(({ score }) => score));
  const bound = Math.min(furthest, commonScore - best);
  return bound > narrow ? guessesWithin(bound, Math.max(minScore, best - slack), lower, lexicon) : near;
}

function guessesWithin(bound: number, floor: number, lower: string, lexicon: Lexicon): Guess[] {
  const near = lexicon.near(lower, editCosts, { bound, frequencyWeight, floor, slack });
  // "cliche" is an accepted spelling of "cliché".
  if (near.some(({ text }) => text !== lower && withoutAccents(text) === lower)) return [];
  return near
    .filter((candidate) => !candidate.isRude && candidate.text !== lower)
    .map((candidate) => ({
      text: asWritten(candidate),
      score: frequencyWeight * candidate.logFrequency - candidate.cost,
      cost: candidate.cost,
      isRareName: !candidate.isLower && candidate.logFrequency < commonName,
    }));
}

function splitGuess({ first, second, logFrequency }: WordParts): Guess {
  const score = frequencyWeight * logFrequency - missingSpace;
  return { text: `${first} ${second}`, score, cost: missingSpace, isRareName: false };
}

function asWritten({ text, isLower, isUpper, mixed }: Candidate): string {
  if (isLower) return text;
  return mixed[0] ?? (isUpper ? text.toUpperCase() : titleCase(text));
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
