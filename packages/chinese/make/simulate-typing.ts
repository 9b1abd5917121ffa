import type { Random } from '@inkstone/kernel';
import type { SimilarCharacters } from '../src/candidates/similar-characters.ts';
import { type CharacterTable, Likeness } from '../src/characters/character-table.ts';
import type { SourceLattice } from '../src/lattice/source-lattice.ts';
import type { LanguageModel } from '../src/model/read-model.ts';
import { noWord } from '../src/model/trigram-model.ts';
import { longestWord } from '../src/model/vocabulary.ts';
import { soundKeys, type WordIndex } from '../src/words/word-index.ts';

/** What a simulated typist works with. */
export interface Typist {
  readonly language: LanguageModel;
  readonly characters: CharacterTable;
  readonly index: WordIndex;
  readonly similar: SimilarCharacters;
  readonly lattice: SourceLattice;
  readonly random: Random;
}

const han = /[\u3400-\u9fff]{3,120}/g;
const triesPerText = 6;

/**
 * A right text as somebody would type it who takes the wrong line of the input method's list once: a word is
 * replaced by one of the same (or nearly the same) sound, likelier ones more often. Null: none was found.
 */
export function mistype(text: string, typist: Typist): string | null {
  const runs = [...text.matchAll(han)];
  if (runs.length === 0) return null;
  for (let tries = 0; tries < triesPerText; tries++) {
    const run = runs[Math.floor(chance(typist.random) * runs.length)];
    const { lattice } = typist;
    lattice.read(text, run.index, run.index + run[0].length);
    const at = Math.floor(chance(typist.random) * lattice.length);
    const start = lattice.coverStart[at];
    const end = lattice.coverEnd[at];
    const wrong = chooseWrong(start, end, typist);
    if (wrong !== null) return text.slice(0, run.index + start) + wrong + text.slice(run.index + end);
  }
  return null;
}

function chooseWrong(start: number, end: number, typist: Typist): string | null {
  const { language, lattice, random } = typist;
  const before = start === 0 ? noWord : lattice.words[wordEndingAt(lattice, start)];
  const options = [...homophones(start, end, typist)].map(({ word, worth }) => ({
    word,
    weight: worth * 10 ** (0.45 * language.model.trigram(noWord, before, word)),
  }));
  let left = chance(random) * options.reduce((sum, { weight }) => sum + weight, 0);
  for (const { word, weight } of options) {
    left -= weight;
    if (left <= 0) return language.vocabulary.textOf(word);
  }
  return null;
}

function wordEndingAt(lattice: SourceLattice, end: number): number {
  const start = lattice.coverStart[end - 1];
  return start * longestWord + (end - start) - 1;
}

/** Words that sound like a stretch, with how readily they are mistaken for it. */
function* homophones(
  start: number,
  end: number,
  { language, characters, index, similar, lattice }: Typist,
): Iterable<{ word: number; worth: number }> {
  const { units, starts } = language.vocabulary;
  let changes = 0;
  const likenessOf = (word: number): number => {
    let shared: number = Likeness.tone | Likeness.sound | Likeness.nearSound | Likeness.shape;
    changes = 0;
    for (let at = start; at < end; at++) {
      const unit = units[starts[word] + at - start];
      if (unit === lattice.text[at]) continue;
      changes++;
      shared &= characters.compare(lattice.text[at], unit);
    }
    return changes === 0 ? 0 : shared;
  };
  const words = new Set<number>(end - start === 1 ? similar.get(lattice.text[start]) : []);
  if (end - start > 1) {
    for (const key of soundKeys(lattice.text, start, end, characters)) {
      const first = index.bySound.startOf(key);
      for (let i = first; i < first + 30 && index.bySound.isIn(i, key); i++)
        words.add(index.bySound.words[i]);
    }
  }
  for (const word of words) {
    const likeness = likenessOf(word);
    const share = changes > 1 ? 0.05 : 1;
    if ((likeness & Likeness.tone) !== 0) yield { word, worth: share };
    else if ((likeness & Likeness.sound) !== 0) yield { word, worth: 0.6 * share };
    else if (likeness !== 0) yield { word, worth: 0.08 * share };
  }
}

/** A number from 0 to 1. */
function chance(random: Random): number {
  const [a, b, c] = random.bytes(3);
  return (a * 65536 + b * 256 + c) / 2 ** 24;
}
