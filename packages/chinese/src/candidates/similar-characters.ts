import { type CharacterTable, Likeness } from '../characters/character-table.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { unknownWord } from '../model/trigram-model.ts';

const mostBySound = 12;
const mostByNearSound = 6;
const mostByShape = 6;
/** Minimum shape similarity. */
const leastGrade = 7;
/** Rarer characters, by log10 probability, are never suggested alone. */
const rarest = -5.2;

/** The intended characters for a written one, as single-character words, most likely first. */
export interface SimilarWords {
  readonly words: Uint32Array;
  /** Bits of `Likeness` of each. */
  readonly likeness: Uint8Array;
}

/** For each character the intended ones. */
export type SimilarCharacters = ReadonlyMap<number, SimilarWords>;

/** Finds common characters with similar sound or shape for each character. */
export function findSimilarCharacters(
  { model, vocabulary }: LanguageModel,
  characters: CharacterTable,
): SimilarCharacters {
  const words = new Map<number, number>();
  for (const unit of characters.characters()) {
    const word = vocabulary.find(Uint16Array.of(unit), 0, 1);
    if (word !== unknownWord && model.unigram(word) > rarest) words.set(unit, word);
  }
  const usual = [...words.keys()].sort(
    (a, b) => model.unigram(words.get(b) ?? 0) - model.unigram(words.get(a) ?? 0),
  );
  const byClass = new Map<number, number[]>();
  for (const unit of usual) {
    for (const sound of soundsOf(unit, characters)) {
      const list = byClass.get(sound);
      if (list === undefined) byClass.set(sound, [unit]);
      else list.push(unit);
    }
  }
  const similar = new Map<number, SimilarWords>();
  for (const unit of characters.characters()) {
    const found = choose(unit, byClass, characters).filter((other) => words.has(other));
    similar.set(unit, {
      words: Uint32Array.from(found, (other) => words.get(other) ?? unknownWord),
      likeness: Uint8Array.from(found, (other) => characters.compare(unit, other)),
    });
  }
  return similar;
}

function choose(unit: number, byClass: ReadonlyMap<number, number[]>, characters: CharacterTable): number[] {
  const chosen = new Set<number>();
  let bySound = 0;
  let byNearSound = 0;
  for (const sound of soundsOf(unit, characters)) {
    for (const other of byClass.get(sound) ?? []) {
      if (other === unit || chosen.has(other)) continue;
      const isSame = (characters.compare(unit, other) & Likeness.sound) !== 0;
      if (isSame ? bySound++ < mostBySound : byNearSound++ < mostByNearSound) chosen.add(other);
    }
  }
  const { units, grades } = characters.looksLike(unit);
  for (let i = 0; i < Math.min(units.length, mostByShape) && grades[i] >= leastGrade; i++)
    chosen.add(units[i]);
  return [...chosen];
}

function soundsOf(unit: number, characters: CharacterTable): Set<number> {
  const sounds = [0, 1, 2, 3].map((reading) => characters.soundClass(unit, reading));
  return new Set(sounds.filter((sound) => sound !== 0));
}
