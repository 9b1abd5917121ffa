import { type Candidate, type Lexicon, titleCase } from '@inkstone/english';
import { createSentenceCache } from '../pipeline/sentence-cache.ts';
import { editCosts } from './channel.ts';
import { knownSlips } from './data/known-slips.ts';
import { runTogether } from './data/run-together.ts';
import { isDerived } from './known-words.ts';
import { isRunTogether, splitWord, type WordParts } from './word-parts.ts';

/** A word that may have been meant. */
export interface Guess {
  /** Capitalised as the word in its place should be. */
  readonly text: string;
  /** Logarithm of how likely this word and these slips are; comparable between guesses only. */
  readonly score: number;
  readonly cost: number;
  /** Capitalised wherever it stands, and not common. */
  readonly isRareName: boolean;
}

/** What can be said of a word that the lexicon does not have, or hardly. */
export interface Suspicion {
  /** The likeliest first. */
  readonly guesses: readonly Guess[];
  /** The first guess is listed as what is meant by the word. */
  readonly isCertain: boolean;
  /** How common the word itself is, where it is a word so rare that it is rather a slip. */
  readonly logFrequency: number | undefined;
  /** Whether two common words make it up that go together: "codebase". */
  readonly isCompound: boolean;
  readonly isDerived: boolean;
}

/** Finds out what unknown words were meant to be. */
export interface Speller {
  /** Of a word with straight apostrophes, at most `longestWord` letters. */
  suspect(word: string): Suspicion;
}

/** Longer words are names of substances or noise, and would take long to search for. */
export const longestWord = 24;

/** How much the commonness of a word weighs against the cost of the slips. */
const frequencyWeight = 0.8;

/** The cost of a space forgotten. */
const missingSpace = 3;

/** Wednesday, China and their kind; what is rarer is rather another word than meant by a slip. */
const commonName = 8;

const mostGuesses = 5;

/** What is searched first, how far at most for a name, and for other words. */
const narrow = 4.2;
const middling = 5;
const wide = 6.8;
/** The score of a common word without a slip: beyond it no search finds better. */
const commonScore = 10.4;

/** Words of a lower score, or so much worse than the best, are never meant. */
const leastScore = -4;
const slack = 4.5;

/** So many words' suspicions are remembered: the same unknown word comes again and again. */
const remembered = 5000;

/** A speller with the words of `lexicon`. */
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
      .slice(0, mostGuesses)
      .map((guess) => (isTitle ? { ...guess, text: titleCase(guess.text) } : guess)),
    isCertain: meant !== undefined,
    logFrequency: lexicon.find(lower)?.logFrequency,
    isCompound: parts !== undefined && !isSplit,
    isDerived: isDerived(lower, lexicon),
  };
}

/** Whether a word is listed as a slip, even if dictionaries have it. */
export function isKnownSlip(lower: string): boolean {
  return knownSlips.has(lower) || runTogether.has(lower);
}

function nearGuesses(lower: string, lexicon: Lexicon, furthest: number): Guess[] {
  const near = guessesWithin(narrow, leastScore, lower, lexicon);
  const best = Math.max(-wide, ...near.map(({ score }) => score));
  const bound = Math.min(furthest, commonScore - best);
  return bound > narrow ? guessesWithin(bound, Math.max(leastScore, best - slack), lower, lexicon) : near;
}

function guessesWithin(bound: number, floor: number, lower: string, lexicon: Lexicon): Guess[] {
  const near = lexicon.near(lower, editCosts, { bound, frequencyWeight, floor, slack });
  // Whoever writes "cliche" means no other word than "cliché", and may.
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
