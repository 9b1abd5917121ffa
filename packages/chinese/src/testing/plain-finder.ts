import type { SimilarCharacters } from '../candidates/similar-characters.ts';
import type { CharacterTable } from '../characters/character-table.ts';
import { Likeness } from '../characters/character-table.ts';
import { beamWidth } from '../lattice/beam.ts';
import type { SourceLattice } from '../lattice/source-lattice.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { noWord } from '../model/trigram-model.ts';
import {
  gapKey,
  maxCandidateLength,
  minGappedLength,
  SoundKeys,
  type WordIndex,
} from '../words/word-index.ts';

/** A result of the search: a word at a position. */
export interface PlainCandidate {
  readonly start: number;
  readonly word: number;
  readonly likeness: number;
  readonly gain: number;
}

/** Inputs of the exhaustive search. */
export interface PlainParts {
  readonly language: LanguageModel;
  readonly characters: CharacterTable;
  readonly index: WordIndex;
  readonly similar: SimilarCharacters;
}

/** Exhaustive reference implementation of `CandidateFinder`: without bounds, filters and caches. */
export function findExhaustively(parts: PlainParts, lattice: SourceLattice): PlainCandidate[] {
  const found: PlainCandidate[] = [];
  for (let at = 0; at < lattice.length; at++) {
    const shortlist = [...new Set(nominate(parts, lattice, at))]
      .flatMap((word) => rate(parts, lattice, at, word))
      .sort((a, b) => b.rank - a.rank)
      .slice(0, 12);
    for (const { word, likeness } of shortlist) {
      const gain = measure(parts, lattice, at, word);
      if (gain > -1.2) found.push({ start: at, word, likeness, gain });
    }
  }
  return found;
}

function nominate({ language, characters, index, similar }: PlainParts, lattice: SourceLattice, at: number) {
  const { text, length } = lattice;
  if (!characters.has(text[at])) return [];
  const { similarStarts, similarWords } = similar;
  const words = [...similarWords.subarray(similarStarts[text[at]], similarStarts[text[at] + 1])];
  for (let size = 2; size <= maxCandidateLength && at + size <= length; size++) {
    if (!characters.has(text[at + size - 1])) break;
    const keys = new SoundKeys(characters);
    keys.clear();
    for (let i = 0; i < size; i++) keys.extend(text[at + i]);
    for (const key of keys.keys.subarray(0, keys.count)) {
      const start = index.bySound.startOf(key);
      for (let i = start; i < start + 60 && index.bySound.isIn(i, key); i++)
        words.push(index.bySound.words[i]);
    }
    for (let i = 0; i < size; i++) {
      const { units, grades } = characters.looksLike(text[at + i]);
      for (let k = 0; k < Math.min(units.length, 20) && grades[k] >= 6; k++) {
        const probe = text.slice(at, at + size);
        probe[i] = units[k];
        const word = language.vocabulary.find(probe, 0, size);
        if (word > 0) words.push(word);
      }
    }
    for (let gap = at; size >= minGappedLength && gap < at + size; gap++) {
      const key = gapKey(text, at, at + size, gap);
      const start = index.byGap.startOf(key);
      for (let i = start; i < start + 12 && index.byGap.isIn(i, key); i++) words.push(index.byGap.words[i]);
    }
  }
  return words;
}

function rate({ language, characters }: PlainParts, lattice: SourceLattice, at: number, word: number) {
  const { model, vocabulary } = language;
  const size = vocabulary.lengthOf(word);
  const letters = vocabulary.units.subarray(vocabulary.starts[word], vocabulary.starts[word + 1]);
  const changed = [...letters.keys()].filter((i) => letters[i] !== lattice.text[at + i]);
  const shared = changed.reduce((bits, i) => bits & characters.compare(lattice.text[at + i], letters[i]), 15);
  const isMeant =
    changed.length === 1
      ? shared !== 0 || size >= minGappedLength
      : changed.length > 1 && changed.length <= Math.max(2, size - 1) && (shared & Likeness.sound) !== 0;
  if (!isMeant) return [];
  const { forward, backward } = lattice;
  const end = at + size;
  const waysTo = rows(at, Math.min(2, forward.count[at]));
  const waysFrom = rows(end, Math.min(2, backward.count[end]));
  const before = Math.max(
    ...waysTo.map((k) => forward.rank[k] + model.trigram(noWord, forward.word[k], word)),
  );
  const after = waysFrom.map(
    (k) => backward.rank[k] - model.unigram(backward.word[k]) + model.bigram(word, backward.word[k]),
  );
  const estimate = (end === lattice.length ? before : before + Math.max(...after)) - lattice.best;
  const rank = estimate - priceOf(shared);
  return rank > -2.5 ? [{ word, likeness: shared, rank }] : [];
}

function measure({ language }: PlainParts, lattice: SourceLattice, at: number, word: number): number {
  const { model, vocabulary } = language;
  const { forward, backward } = lattice;
  const end = at + vocabulary.lengthOf(word);
  let best = Number.NEGATIVE_INFINITY;
  for (const f of rows(at, forward.count[at])) {
    const before = forward.word[f];
    const upTo = forward.rank[f] + model.trigram(forward.neighbour[f], before, word);
    if (end === lattice.length) best = Math.max(best, upTo);
    for (const b of rows(end, backward.count[end])) {
      const [next, third] = [backward.word[b], backward.neighbour[b]];
      const toThird = third === noWord ? 0 : model.trigram(word, next, third);
      best = Math.max(best, upTo + model.trigram(before, word, next) + toThird + backward.note[b]);
    }
  }
  return best - lattice.best;
}

function rows(place: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => place * beamWidth + i);
}

function priceOf(likeness: number): number {
  const prices = [
    [Likeness.tone, 0],
    [Likeness.sound, 0.2],
    [Likeness.nearSound, 0.7],
    [Likeness.shape, 1],
  ] as const;
  return prices.find(([bit]) => (likeness & bit) !== 0)?.[1] ?? 2;
}
