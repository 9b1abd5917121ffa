import { type CharacterTable, Likeness } from '../characters/character-table.ts';
import { beamWidth } from '../lattice/beam.ts';
import type { SourceLattice } from '../lattice/source-lattice.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { noWord, unknownPair } from '../model/trigram-model.ts';
import { longestWord } from '../model/vocabulary.ts';
import { gapKey, longestCandidate, SoundKeys, shortestGapped, type WordIndex } from '../words/word-index.ts';
import type { Candidate } from './candidate.ts';
import { RoughEstimate } from './rough-estimate.ts';
import { RunPairs } from './run-pairs.ts';
import { Shortlist } from './shortlist.ts';
import type { SimilarCharacters } from './similar-characters.ts';

/** Maximum homophones examined, most likely first. */
const mostHomophones = 60;
const mostGapped = 12;
/** Candidates with a rough gain (log10) below this are not examined further. */
const roughFloor = -2.5;
const floor = -1.2;

/** Finds words that may have been intended in a run of text. */
export class CandidateFinder {
  private readonly language: LanguageModel;
  private readonly characters: CharacterTable;
  private readonly index: WordIndex;
  private readonly similar: SimilarCharacters;
  private readonly shortlist = new Shortlist();
  /** Last position at which each word was examined, so that none is examined twice there. */
  private readonly seenAt: Uint32Array;
  private stamp = 0;
  private readonly probe = new Uint16Array(longestWord);
  private readonly sounds: SoundKeys;
  private readonly pairs: RunPairs;
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
    this.index = index;
    this.similar = similar;
    this.seenAt = new Uint32Array(language.model.wordCount);
    this.sounds = new SoundKeys(characters);
    this.pairs = new RunPairs(language.vocabulary, characters);
    this.rough = new RoughEstimate(language.model);
  }

  /** All candidates that are nearly as likely as the written text. */
  find(lattice: SourceLattice): Candidate[] {
    const found: Candidate[] = [];
    this.pairs.read(lattice);
    this.rough.read(lattice);
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
    for (let i = 0; i < singles.words.length; i++) {
      this.weigh(lattice, at, 1, singles.words[i], singles.likeness[i]);
    }
    this.sounds.clear();
    this.sounds.extend(lattice.text[at]);
    for (let size = 2; size <= longestCandidate && at + size <= lattice.length; size++) {
      if (!this.characters.has(lattice.text[at + size - 1])) return;
      if (this.extendSound(lattice.text[at + size - 1])) this.nominateBySound(lattice, at, size);
      this.nominateByShape(lattice, at, size);
      if (size >= shortestGapped) this.nominateByGap(lattice, at, size);
    }
  }

  /** Whether a word begins with the sound of the span, extended by one character. */
  private extendSound(unit: number): boolean {
    const { sounds, index } = this;
    if (sounds.count === 0) return false;
    sounds.extend(unit);
    for (let k = 0; k < sounds.count; k++) if (index.soundPrefixes.mayHave(sounds.keys[k])) return true;
    sounds.count = 0;
    return false;
  }

  /** Words that sound like the span; `keys` encode its pronunciation. */
  private nominateBySound(lattice: SourceLattice, at: number, size: number): void {
    const { bySound } = this.index;
    const { keys, count } = this.sounds;
    for (let k = 0; k < count; k++) {
      const start = bySound.startOf(keys[k]);
      for (let i = start; i < start + mostHomophones && bySound.isIn(i, keys[k]); i++) {
        this.consider(lattice, at, size, bySound.words[i]);
      }
    }
  }

  private nominateByShape(lattice: SourceLattice, at: number, size: number): void {
    const { probe, pairs } = this;
    const { vocabulary } = this.language;
    for (let i = 0; i < size; i++) probe[i] = lattice.text[at + i];
    for (let i = 0; i < size; i++) {
      if (!pairs.mayFitAround(at, at + size, at + i)) continue;
      const { units } = this.characters.looksLike(lattice.text[at + i]);
      for (let k = 0; k < pairs.lookalikesAt(at + i); k++) {
        if (!pairs.mayReplace(at + i, k, at, at + size)) continue;
        probe[i] = units[k];
        const word = vocabulary.find(probe, 0, size);
        if (word > 0) this.consider(lattice, at, size, word);
      }
      probe[i] = lattice.text[at + i];
    }
  }

  private nominateByGap(lattice: SourceLattice, at: number, size: number): void {
    const { byGap } = this.index;
    for (let gap = at; gap < at + size; gap++) {
      if (!this.pairs.mayFitAround(at, at + size, gap)) continue;
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
    if (likeness !== notMeant) this.weigh(lattice, at, size, word, likeness);
  }

  /** Adds a word to the shortlist if it may be likely enough here. */
  private weigh(lattice: SourceLattice, at: number, size: number, word: number, likeness: number): void {
    const price = priceOf(likeness);
    const least = Math.max(roughFloor, this.shortlist.least) + price;
    // Most words cannot be likely here with any neighbours, which is known without pair lookups.
    if (this.rough.bound(lattice, at, at + size, word) <= least) return;
    const estimate = this.rough.estimate(lattice, at, at + size, word, least) - price;
    if (estimate > roughFloor) this.shortlist.put(estimate, word, likeness);
  }

  /** The similarity that all changed characters share, or `notMeant` if it is too low. */
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

  /** The gain by trigrams, over all paths of the lattice before and after. */
  private measure(lattice: SourceLattice, start: number, word: number, likeness: number): Candidate {
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

const notMeant = -1;

/** Prior cost of a kind of mistake as log10: higher for less similar characters. */
function priceOf(likeness: number): number {
  if ((likeness & Likeness.tone) !== 0) return 0;
  if ((likeness & Likeness.sound) !== 0) return 0.2;
  if ((likeness & Likeness.nearSound) !== 0) return 0.7;
  return (likeness & Likeness.shape) !== 0 ? 1 : 2;
}
