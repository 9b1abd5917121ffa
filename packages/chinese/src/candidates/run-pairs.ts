import type { CharacterTable } from '../characters/character-table.ts';
import { maxRunLength, type SourceLattice } from '../lattice/source-lattice.ts';
import type { Vocabulary } from '../model/vocabulary.ts';

const maxLookalikes = 20;
const minGrade = 6;
const all = (1 << maxLookalikes) - 1;

/**
 * Character pairs of a run that may occur in a word, as written or with one character replaced by a similar
 * one. Excludes most spans from the search for words that differ in one character.
 */
export class RunPairs {
  private readonly vocabulary: Vocabulary;
  private readonly characters: CharacterTable;
  private text = new Uint16Array();
  /** Number of pairs up to each position that occur in no word. */
  private readonly unusual = new Uint16Array(maxRunLength + 1);
  /** For each position, a bit for each similar character that can follow its left neighbour, or precede its right neighbour. */
  private readonly fitsLeft = new Uint32Array(maxRunLength);
  private readonly fitsRight = new Uint32Array(maxRunLength);
  private readonly isRead = new Uint8Array(maxRunLength);
  private length = 0;

  constructor(vocabulary: Vocabulary, characters: CharacterTable) {
    this.vocabulary = vocabulary;
    this.characters = characters;
  }

  /** Prepares for the run of a lattice. */
  read({ text, length }: SourceLattice): void {
    this.text = text;
    this.length = length;
    this.isRead.fill(0, 0, length);
    for (let at = 1; at < length; at++)
      this.unusual[at] = this.unusual[at - 1] + (this.isUnusual(at) ? 1 : 0);
  }

  /** Whether all pairs of a span, except those with one given character, may occur in a word. */
  mayFitAround(start: number, end: number, letter: number): boolean {
    let unusual = this.unusual[end - 1] - this.unusual[start];
    if (letter > start && this.isUnusualAt(letter)) unusual--;
    if (letter < end - 1 && this.isUnusualAt(letter + 1)) unusual--;
    return unusual === 0;
  }

  /**
   * Returns a bit for each similar character, the first one lowest, that may occur in a word of the span according to its
   * neighbours.
   */
  fittingAt(at: number, start: number, end: number): number {
    if (this.isRead[at] === 0) this.readLookalikes(at);
    return (at > start ? this.fitsLeft[at] : all) & (at < end - 1 ? this.fitsRight[at] : all);
  }

  private isUnusual(at: number): boolean {
    return !this.vocabulary.canBeAdjacent(this.text[at - 1], this.text[at]);
  }

  private isUnusualAt(at: number): boolean {
    return this.unusual[at] !== this.unusual[at - 1];
  }

  private readLookalikes(at: number): void {
    const { text, vocabulary } = this;
    const { units, grades } = this.characters.looksLike(text[at]);
    const count = Math.min(units.length, maxLookalikes);
    let left = 0;
    let right = 0;
    for (let k = 0; k < count && grades[k] >= minGrade; k++) {
      if (at > 0 && vocabulary.canBeAdjacent(text[at - 1], units[k])) left |= 1 << k;
      if (at + 1 < this.length && vocabulary.canBeAdjacent(units[k], text[at + 1])) right |= 1 << k;
    }
    this.fitsLeft[at] = left;
    this.fitsRight[at] = right;
    this.isRead[at] = 1;
  }
}
