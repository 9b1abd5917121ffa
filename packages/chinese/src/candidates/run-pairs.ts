import type { CharacterTable } from '../characters/character-table.ts';
import { longestRun, type SourceLattice } from '../lattice/source-lattice.ts';
import type { Vocabulary } from '../model/vocabulary.ts';

const mostLookalikes = 20;
const leastGrade = 6;

/** The neighbours next to which a similar character may occur in a word. */
const fits = { left: 1, right: 2 } as const;

/**
 * Character pairs of a run that may occur in a word, as written or with one character replaced by a similar
 * one. Excludes most spans from the search for words that differ in one character.
 */
export class RunPairs {
  private readonly vocabulary: Vocabulary;
  private readonly characters: CharacterTable;
  private text = new Uint16Array();
  /** Number of pairs up to each position that occur in no word. */
  private readonly strange = new Uint16Array(longestRun + 1);
  private readonly fitting = new Uint8Array(longestRun * mostLookalikes);
  private readonly counts = new Uint8Array(longestRun);

  constructor(vocabulary: Vocabulary, characters: CharacterTable) {
    this.vocabulary = vocabulary;
    this.characters = characters;
  }

  /** Prepares for the run of a lattice. */
  read({ text, length }: SourceLattice): void {
    this.text = text;
    for (let at = 1; at < length; at++)
      this.strange[at] = this.strange[at - 1] + (this.isStrange(at) ? 1 : 0);
    for (let at = 0; at < length; at++) this.readLookalikes(at, length);
  }

  /** Whether all pairs of a span except those with one given character may occur in a word. */
  mayFitAround(start: number, end: number, letter: number): boolean {
    let strange = this.strange[end - 1] - this.strange[start];
    if (letter > start && this.isStrangeAt(letter)) strange--;
    if (letter < end - 1 && this.isStrangeAt(letter + 1)) strange--;
    return strange === 0;
  }

  /** Similar characters to try; `mayReplace` tells whether one fits its neighbours. */
  lookalikesAt(at: number): number {
    return this.counts[at];
  }

  /** Whether a similar character may occur in a word over a span, judging by its neighbours there. */
  mayReplace(at: number, lookalike: number, start: number, end: number): boolean {
    const needed = (at > start ? fits.left : 0) | (at < end - 1 ? fits.right : 0);
    return (this.fitting[at * mostLookalikes + lookalike] & needed) === needed;
  }

  private isStrange(at: number): boolean {
    return !this.vocabulary.mayStandTogether(this.text[at - 1], this.text[at]);
  }

  private isStrangeAt(at: number): boolean {
    return this.strange[at] !== this.strange[at - 1];
  }

  private readLookalikes(at: number, length: number): void {
    const { text, vocabulary } = this;
    const { units, grades } = this.characters.looksLike(text[at]);
    let count = 0;
    while (count < Math.min(units.length, mostLookalikes) && grades[count] >= leastGrade) {
      const unit = units[count];
      this.fitting[at * mostLookalikes + count] =
        (at > 0 && vocabulary.mayStandTogether(text[at - 1], unit) ? fits.left : 0) |
        (at + 1 < length && vocabulary.mayStandTogether(unit, text[at + 1]) ? fits.right : 0);
      count++;
    }
    this.counts[at] = count;
  }
}
