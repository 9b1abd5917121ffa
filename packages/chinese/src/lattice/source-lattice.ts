import { noWord, type TrigramModel, unknownWord } from '../model/trigram-model.ts';
import { maxWordLength, type Vocabulary } from '../model/vocabulary.ts';
import { Beam, beamWidth } from './beam.ts';

/** Runs of Han characters; for `matchAll`. */
export const hanRuns = /[\u3400-\u9fff]+/g;

/** Maximum length of a run; longer ones are split. */
export const maxRunLength = 160;

const places = maxRunLength + 1;

/** All segmentations of a run into words. Memory is allocated once and reused for every run. */
export class SourceLattice {
  readonly text = new Uint16Array(maxRunLength);
  length = 0;
  /** log10 probability of the most likely segmentation of the run. */
  best = 0;
  /** The word of length n at position p is `words[p * maxWordLength + n - 1]`; `noWord` if there is none. */
  readonly words = new Int32Array(places * maxWordLength);
  /**
   * Paths up to each position: `rank` is the score, `word` and `neighbour` the last two words, `note` the
   * previous entry.
   */
  readonly forward = new Beam(places);
  /**
   * Paths from each position: `word` and `neighbour` are the next two words, `note` the score of all that
   * follows them.
   */
  readonly backward = new Beam(places);
  /** The word that covers each position in the most likely reading: its start, its end, and its log10 probability. */
  readonly coverStart = new Uint8Array(places);
  readonly coverEnd = new Uint8Array(places);
  readonly coverScore = new Float64Array(places);

  private readonly model: TrigramModel;
  private readonly vocabulary: Vocabulary;

  constructor(model: TrigramModel, vocabulary: Vocabulary) {
    this.model = model;
    this.vocabulary = vocabulary;
  }

  /** Analyses a run of at most `maxRunLength` characters of a text. */
  read(text: string, start: number, end: number): void {
    this.length = end - start;
    for (let i = 0; i < this.length; i++) this.text[i] = text.charCodeAt(start + i);
    this.findWords();
    this.goForward();
    this.goBackward();
    this.best = this.forward.rank[this.length * beamWidth];
    this.traceBest();
  }

  /** Returns the word of a range of at most `maxWordLength` characters; `unknownWord` if there is none. */
  wordAt(start: number, end: number): number {
    const word = this.words[start * maxWordLength + end - start - 1];
    return word === noWord ? unknownWord : word;
  }

  /** Returns the word that covers a position in the most likely reading. */
  coverAt(at: number): number {
    return this.wordAt(this.coverStart[at], this.coverEnd[at]);
  }

  private findWords(): void {
    const { words, text, length, vocabulary } = this;
    words.fill(noWord, 0, length * maxWordLength);
    for (let at = 0; at < length; at++) {
      words[at * maxWordLength] = vocabulary.findUnit(text[at]);
      for (let size = 2; size <= maxWordLength && at + size <= length; size++) {
        if (!vocabulary.canBeAdjacent(text[at + size - 2], text[at + size - 1])) break;
        const id = vocabulary.find(text, at, at + size);
        if (id !== unknownWord) words[at * maxWordLength + size - 1] = id;
      }
    }
  }

  private goForward(): void {
    const { forward, model, words, length } = this;
    forward.clear(length + 1);
    forward.put(0, 0, noWord, noWord, -1);
    for (let at = 0; at < length; at++) {
      const first = at * beamWidth;
      for (let size = 1; size <= maxWordLength; size++) {
        const word = words[at * maxWordLength + size - 1];
        if (word === noWord) continue;
        for (let k = first; k < first + forward.count[at]; k++) {
          const before = forward.word[k];
          const score = forward.rank[k] + model.trigram(forward.neighbour[k], before, word);
          forward.put(at + size, score, word, before, k);
        }
      }
    }
  }

  private goBackward(): void {
    const { backward, model, words, length } = this;
    backward.clear(length + 1);
    for (let at = length - 1; at >= 0; at--) {
      for (let size = 1; size <= maxWordLength; size++) {
        const word = words[at * maxWordLength + size - 1];
        if (word === noWord) continue;
        if (at + size === length) backward.put(at, model.unigram(word), word, noWord, 0);
        else this.continueBackward(at, word, at + size);
      }
    }
  }

  private continueBackward(at: number, word: number, then: number): void {
    const { backward, model } = this;
    const first = then * beamWidth;
    for (let k = first; k < first + backward.count[then]; k++) {
      const next = backward.word[k];
      const third = backward.neighbour[k];
      const rest = backward.note[k] + (third === noWord ? 0 : model.trigram(word, next, third));
      backward.put(at, model.unigram(word) + model.bigram(word, next) + rest, word, next, rest);
    }
  }

  private traceBest(): void {
    const { forward } = this;
    let entry = this.length * beamWidth;
    while (forward.note[entry] >= 0) {
      const from = forward.note[entry];
      const start = Math.floor(from / beamWidth);
      const end = Math.floor(entry / beamWidth);
      this.coverStart.fill(start, start, end);
      this.coverEnd.fill(end, start, end);
      this.coverScore.fill(forward.rank[entry] - forward.rank[from], start, end);
      entry = from;
    }
  }
}
