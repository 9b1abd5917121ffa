import { type CharacterTable, Likeness } from '../characters/character-table.ts';
import { beamWidth } from '../lattice/beam.ts';
import type { SourceLattice } from '../lattice/source-lattice.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { noWord } from '../model/trigram-model.ts';
import { longestWord } from '../model/vocabulary.ts';
import { gapKey, longestCandidate, shortestGapped, soundKeys, type WordIndex } from '../words/word-index.ts';
import type { Candidate } from './candidate.ts';
import { Shortlist } from './shortlist.ts';
import type { SimilarCharacters } from './similar-characters.ts';

/** Words under one sound that are looked at, likeliest first. */
const mostHomophones = 60;
const mostGapped = 12;
const leastGrade = 6;
const mostLookalikes = 20;
/** Ways before and after that a rough estimate looks at. */
const roughWidth = 2;
/** Candidates that are estimated to cost more than this, as log10, are not looked at closely. */
const roughFloor = -2.5;
const floor = -1.2;

/** Finds for a run of text the words that may have been meant. */
export class CandidateFinder {
  private readonly language: LanguageModel;
  private readonly characters: CharacterTable;
  private readonly index: WordIndex;
  private readonly similar: SimilarCharacters;
  private readonly shortlist = new Shortlist();
  /** Place at which a word was last looked at, so that no word is looked at twice there. */
  private readonly seenAt: Uint32Array;
  private stamp = 0;
  private readonly probe = new Uint16Array(longestWord);

  constructor(
    language: LanguageModel,
    characters: CharacterTable,
    index: WordIndex,
    similar: SimilarCharacters,
  ) {
    this.language = language;
    this.characters = characters;
    this.index = index;
    this.similar = similar;
    this.seenAt = new Uint32Array(language.model.wordCount);
  }

  /** Every candidate that comes near to being likelier than what stands there. */
  find(lattice: SourceLattice): Candidate[] {
    const found: Candidate[] = [];
    for (let at = 0; at < lattice.length; at++) {
      this.shortlist.clear();
      this.stamp++;
      this.nominate(lattice, at);
      for (let i = 0; i < this.shortlist.count; i++) {
        const candidate = this.measure(lattice, at, this.shortlist.words[i], this.shortlist.likeness[i]);
        if (candidate.gain > floor) found.push(candidate);
      }
    }
    return found;
  }

  private nominate(lattice: SourceLattice, at: number): void {
    const singles = this.similar.get(lattice.text[at]);
    if (singles === undefined) return;
    for (const word of singles) this.consider(lattice, at, 1, word);
    for (let size = 2; size <= longestCandidate && at + size <= lattice.length; size++) {
      if (!this.characters.has(lattice.text[at + size - 1])) return;
      this.nominateBySound(lattice, at, size);
      this.nominateByShape(lattice, at, size);
      if (size >= shortestGapped) this.nominateByGap(lattice, at, size);
    }
  }

  private nominateBySound(lattice: SourceLattice, at: number, size: number): void {
    const { bySound } = this.index;
    for (const key of soundKeys(lattice.text, at, at + size, this.characters)) {
      const start = bySound.startOf(key);
      for (let i = start; i < start + mostHomophones && bySound.isIn(i, key); i++) {
        this.consider(lattice, at, size, bySound.words[i]);
      }
    }
  }

  private nominateByShape(lattice: SourceLattice, at: number, size: number): void {
    const { probe } = this;
    const { vocabulary } = this.language;
    for (let i = 0; i < size; i++) probe[i] = lattice.text[at + i];
    for (let i = 0; i < size; i++) {
      const { units, grades } = this.characters.looksLike(lattice.text[at + i]);
      for (let k = 0; k < Math.min(units.length, mostLookalikes) && grades[k] >= leastGrade; k++) {
        probe[i] = units[k];
        if (i > 0 && !vocabulary.mayStandTogether(probe[i - 1], probe[i])) continue;
        if (i < size - 1 && !vocabulary.mayStandTogether(probe[i], probe[i + 1])) continue;
        const word = vocabulary.find(probe, 0, size);
        if (word > 0) this.consider(lattice, at, size, word);
      }
      probe[i] = lattice.text[at + i];
    }
  }

  private nominateByGap(lattice: SourceLattice, at: number, size: number): void {
    const { byGap } = this.index;
    for (let gap = at; gap < at + size; gap++) {
      const key = gapKey(lattice.text, at, at + size, gap);
      const start = byGap.startOf(key);
      for (let i = start; i < start + mostGapped && byGap.isIn(i, key); i++) {
        this.consider(lattice, at, size, byGap.words[i]);
      }
    }
  }

  private consider(lattice: SourceLattice, at: number, size: number, word: number): void {
    if (this.seenAt[word] === this.stamp) return;
    this.seenAt[word] = this.stamp;
    const likeness = this.compare(lattice, at, size, word);
    if (likeness === notMeant) return;
    const estimate = this.estimate(lattice, at, size, word) - priceOf(likeness);
    if (estimate > roughFloor) this.shortlist.put(estimate, word, likeness);
  }

  /** What all changed letters share, or `notMeant`: too little. */
  private compare(lattice: SourceLattice, at: number, size: number, word: number): number {
    const { units, starts } = this.language.vocabulary;
    const from = starts[word];
    let shared = Likeness.tone | Likeness.sound | Likeness.nearSound | Likeness.shape;
    let changes = 0;
    for (let i = 0; i < size; i++) {
      if (units[from + i] === lattice.text[at + i]) continue;
      changes++;
      shared &= this.characters.compare(lattice.text[at + i], units[from + i]);
    }
    if (changes === 0) return notMeant;
    if (changes === 1) return shared !== 0 || size >= shortestGapped ? shared : notMeant;
    return changes <= Math.max(2, size - 1) && (shared & Likeness.sound) !== 0 ? shared : notMeant;
  }

  /** Gain by bigrams alone, with the few likeliest ways before and after. */
  private estimate(lattice: SourceLattice, at: number, size: number, word: number): number {
    const { forward, backward } = lattice;
    const { model } = this.language;
    let before = Number.NEGATIVE_INFINITY;
    for (let k = at * beamWidth; k < at * beamWidth + Math.min(roughWidth, forward.count[at]); k++) {
      const score = forward.rank[k] + model.trigram(noWord, forward.word[k], word);
      if (score > before) before = score;
    }
    const end = at + size;
    if (end === lattice.length) return before - lattice.best;
    let after = Number.NEGATIVE_INFINITY;
    for (let k = end * beamWidth; k < end * beamWidth + Math.min(roughWidth, backward.count[end]); k++) {
      const next = backward.word[k];
      const score = backward.rank[k] - model.unigram(next) + model.bigram(word, next);
      if (score > after) after = score;
    }
    return before + after - lattice.best;
  }

  /** The gain by trigrams, over all ways before and after that the lattice keeps. */
  private measure(lattice: SourceLattice, start: number, word: number, likeness: number): Candidate {
    const { forward, backward } = lattice;
    const { model, vocabulary } = this.language;
    const end = start + vocabulary.lengthOf(word);
    let best = Number.NEGATIVE_INFINITY;
    let bestForward = start * beamWidth;
    let bestBackward = -1;
    for (let f = start * beamWidth; f < start * beamWidth + forward.count[start]; f++) {
      const before = forward.word[f];
      const upTo = forward.rank[f] + model.trigram(forward.neighbour[f], before, word);
      if (end === lattice.length && upTo > best) {
        best = upTo;
        bestForward = f;
      }
      for (let b = end * beamWidth; b < end * beamWidth + backward.count[end]; b++) {
        const next = backward.word[b];
        const third = backward.neighbour[b];
        const toThird = third === noWord ? 0 : model.trigram(word, next, third);
        const score = upTo + model.trigram(before, word, next) + toThird + backward.note[b];
        if (score <= best) continue;
        best = score;
        bestForward = f;
        bestBackward = b;
      }
    }
    const { units, starts } = vocabulary;
    let changedFrom = end;
    let changedTo = start;
    let changes = 0;
    for (let at = start; at < end; at++) {
      if (units[starts[word] + at - start] === lattice.text[at]) continue;
      changedFrom = Math.min(changedFrom, at);
      changedTo = at + 1;
      changes++;
    }
    return {
      start,
      end,
      word,
      gain: best - lattice.best,
      likeness,
      changedFrom,
      changedTo,
      changes,
      context: {
        earlier: forward.neighbour[bestForward],
        before: forward.word[bestForward],
        after: bestBackward < 0 ? noWord : backward.word[bestBackward],
        later: bestBackward < 0 ? noWord : backward.neighbour[bestBackward],
      },
    };
  }
}

const notMeant = -1;

/** What a kind of mistake costs beforehand, as log10: the less alike, the dearer. */
function priceOf(likeness: number): number {
  if ((likeness & Likeness.tone) !== 0) return 0;
  if ((likeness & Likeness.sound) !== 0) return 0.2;
  if ((likeness & Likeness.nearSound) !== 0) return 0.7;
  return (likeness & Likeness.shape) !== 0 ? 1 : 2;
}
