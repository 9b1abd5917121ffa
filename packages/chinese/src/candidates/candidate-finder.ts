import { type CharacterTable, Likeness } from '../characters/character-table.ts';
import { beamWidth } from '../lattice/beam.ts';
import type { SourceLattice } from '../lattice/source-lattice.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { noWord, unknownPair } from '../model/trigram-model.ts';
import type { Vocabulary } from '../model/vocabulary.ts';
import { maxCandidateLength, type WordIndex } from '../words/word-index.ts';
import type { Candidate } from './candidate.ts';
import { Nominator } from './nominator.ts';
import { RoughEstimate } from './rough-estimate.ts';
import { Shortlist } from './shortlist.ts';
import type { SimilarCharacters } from './similar-characters.ts';

/** Candidates with a rough gain (log10) below this are not examined further. */
const roughFloor = -2.5;
const floor = -1.2;

/** Finds words that may have been intended in a run of text. */
export class CandidateFinder {
  private readonly language: LanguageModel;
  private readonly characters: CharacterTable;
  private readonly similar: SimilarCharacters;
  private readonly shortlist = new Shortlist();
  private readonly nominator: Nominator;
  private readonly rough: RoughEstimate;
  /** Continuations after a word: its pair with the next word, and the score of all that follows. */
  private readonly pairAfter = new Uint32Array(beamWidth);
  private readonly scoreOfThird = new Float64Array(beamWidth);

  constructor(
    language: LanguageModel,
    characters: CharacterTable,
    index: WordIndex,
    similar: SimilarCharacters,
  ) {
    this.language = language;
    this.characters = characters;
    this.similar = similar;
    this.nominator = new Nominator(language, characters, index);
    this.rough = new RoughEstimate(language.model);
  }

  /** All candidates that are nearly as likely as the written text. */
  find(lattice: SourceLattice): Candidate[] {
    const found: Candidate[] = [];
    this.nominator.read(lattice);
    this.rough.read(lattice);
    for (let at = 0; at < lattice.length; at++) {
      this.shortlist.clear();
      this.nominate(lattice, at);
      for (let i = 0; i < this.shortlist.count; i++) {
        const candidate = this.measure(lattice, at, this.shortlist.words[i], this.shortlist.likeness[i]);
        if (candidate !== null) found.push(candidate);
      }
    }
    return found;
  }

  private nominate({ text, length }: SourceLattice, at: number): void {
    if (!this.characters.has(text[at])) return;
    const { similarStarts, similarWords, similarLikeness } = this.similar;
    for (let i = similarStarts[text[at]]; i < similarStarts[text[at] + 1]; i++)
      this.weigh(at, at + 1, similarWords[i], similarLikeness[i]);
    let hasSound = true;
    for (let size = 2; size <= maxCandidateLength && at + size <= length; size++) {
      if (!this.characters.has(text[at + size - 1])) return;
      const nominations = this.nominator.nominate(at, size, hasSound);
      const { start, end } = nominations;
      hasSound = !nominations.isLastSound;
      for (let i = start; i < end; i++)
        this.weigh(at, at + size, nominations.wordAt(i), nominations.likenessAt(i));
    }
  }

  /** Adds a word to the shortlist if it may be likely enough at this position. The same word may be added several times. */
  private weigh(start: number, end: number, word: number, likeness: number): void {
    const price = prices[likeness];
    const minEstimate = Math.max(roughFloor, this.shortlist.minRank) + price;
    const estimate = this.rough.estimate(start, end, word, minEstimate) - price;
    if (estimate > roughFloor) this.shortlist.put(estimate, word, likeness);
  }

  /** Computes the gain by trigrams over all paths of the lattice before and after; null if it is too low. */
  private measure(lattice: SourceLattice, start: number, word: number, likeness: number): Candidate | null {
    const { forward, backward } = lattice;
    const { model, vocabulary } = this.language;
    const end = start + vocabulary.lengthOf(word);
    let best = Number.NEGATIVE_INFINITY;
    let bestForward = start * beamWidth;
    let bestBackward = -1;
    this.lookBehind(lattice, end, word);
    for (let f = start * beamWidth; f < start * beamWidth + forward.count[start]; f++) {
      const before = forward.word[f];
      const pair = before === noWord ? unknownPair : model.findPair(before, word);
      const upTo = forward.rank[f] + this.scoreOf(forward.neighbour[f], before, word, pair);
      if (end === lattice.length && upTo > best) {
        best = upTo;
        bestForward = f;
      }
      for (let i = 0; i < backward.count[end]; i++) {
        const b = end * beamWidth + i;
        const next = backward.word[b];
        const toNext =
          before === noWord
            ? model.bigramOf(this.pairAfter[i], word, next)
            : model.trigramOf(this.pairAfter[i], pair, before, word, next);
        const score = upTo + toNext + this.scoreOfThird[i] + backward.note[b];
        if (score <= best) continue;
        best = score;
        bestForward = f;
        bestBackward = b;
      }
    }
    const gain = best - lattice.best;
    return gain > floor
      ? describe(lattice, vocabulary, { start, end, word, gain, likeness }, bestForward, bestBackward)
      : null;
  }

  /** Looks up values that do not depend on the preceding path. */
  private lookBehind({ backward }: SourceLattice, end: number, word: number): void {
    const { model } = this.language;
    for (let i = 0; i < backward.count[end]; i++) {
      const next = backward.word[end * beamWidth + i];
      const third = backward.neighbour[end * beamWidth + i];
      const pair = model.findPair(word, next);
      this.pairAfter[i] = pair;
      this.scoreOfThird[i] =
        third === noWord ? 0 : model.trigramOf(model.findPair(next, third), pair, word, next, third);
    }
  }

  private scoreOf(earlier: number, before: number, word: number, pair: number): number {
    const { model } = this.language;
    if (before === noWord) return model.unigram(word);
    if (earlier === noWord) return model.bigramOf(pair, before, word);
    return model.trigramOf(pair, model.findPair(earlier, before), earlier, before, word);
  }
}

/** Returns a candidate with its changed characters and its adjacent words. */
function describe(
  { text, forward, backward }: SourceLattice,
  { units, starts }: Vocabulary,
  found: Pick<Candidate, 'start' | 'end' | 'word' | 'gain' | 'likeness'>,
  bestForward: number,
  bestBackward: number,
): Candidate {
  const { start, end, word, gain, likeness } = found;
  let changedFrom = end;
  let changedTo = start;
  let changes = 0;
  for (let at = start; at < end; at++) {
    if (units[starts[word] + at - start] === text[at]) continue;
    changedFrom = Math.min(changedFrom, at);
    changedTo = at + 1;
    changes++;
  }
  const context = {
    earlier: forward.neighbour[bestForward],
    before: forward.word[bestForward],
    after: bestBackward < 0 ? noWord : backward.word[bestBackward],
    later: bestBackward < 0 ? noWord : backward.neighbour[bestBackward],
  };
  return { start, end, word, gain, likeness, changedFrom, changedTo, changes, context };
}

const prices = Float64Array.from({ length: 16 }, (_, likeness) => priceOf(likeness));

/** Returns the prior cost of a kind of mistake as log10: higher for less similar characters. */
function priceOf(likeness: number): number {
  if ((likeness & Likeness.tone) !== 0) return 0;
  if ((likeness & Likeness.sound) !== 0) return 0.2;
  if ((likeness & Likeness.nearSound) !== 0) return 0.7;
  return (likeness & Likeness.shape) !== 0 ? 1 : 2;
}
