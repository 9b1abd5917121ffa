import { type CharacterTable, Likeness } from '../characters/character-table.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { unknownWord } from '../model/trigram-model.ts';
import type { SearchTables } from '../search-tables.ts';

const unitCount = 0x10000;
const maxBySound = 12;
const maxByNearSound = 6;
const maxByShape = 6;
/** Minimum shape similarity. */
const minGrade = 7;
/** Minimum frequency as log10 probability; rarer characters are never suggested alone. */
const minFrequency = -5.2;

/** For each character the intended ones, as single-character words, most likely first. */
export type SimilarCharacters = Pick<SearchTables, 'similarStarts' | 'similarWords' | 'similarLikeness'>;

/** Finds common characters with similar sound or shape for each character. */
export function findSimilarCharacters(
  { model, vocabulary }: LanguageModel,
  characters: CharacterTable,
): SimilarCharacters {
  const words = new Map<number, number>();
  for (const unit of characters.characters()) {
    const word = vocabulary.find(Uint16Array.of(unit), 0, 1);
    if (word !== unknownWord && model.unigram(word) > minFrequency) words.set(unit, word);
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
  const similarStarts = new Uint32Array(unitCount + 1);
  const similarWords: number[] = [];
  const similarLikeness: number[] = [];
  for (const unit of characters.characters()) {
    for (const other of choose(unit, byClass, characters)) {
      const word = words.get(other);
      if (word === undefined) continue;
      similarWords.push(word);
      similarLikeness.push(characters.compare(unit, other));
      similarStarts[unit + 1]++;
    }
  }
  for (let unit = 0; unit < unitCount; unit++) similarStarts[unit + 1] += similarStarts[unit];
  return {
    similarStarts,
    similarWords: Uint32Array.from(similarWords),
    similarLikeness: Uint8Array.from(similarLikeness),
  };
}

function choose(unit: number, byClass: ReadonlyMap<number, number[]>, characters: CharacterTable): number[] {
  const chosen = new Set<number>();
  let bySound = 0;
  let byNearSound = 0;
  for (const sound of soundsOf(unit, characters)) {
    for (const other of byClass.get(sound) ?? []) {
      if (other === unit || chosen.has(other)) continue;
      const isSame = (characters.compare(unit, other) & Likeness.sound) !== 0;
      if (isSame ? bySound++ < maxBySound : byNearSound++ < maxByNearSound) chosen.add(other);
    }
  }
  const { units, grades } = characters.looksLike(unit);
  for (let i = 0; i < Math.min(units.length, maxByShape) && grades[i] >= minGrade; i++) chosen.add(units[i]);
  return [...chosen];
}

function soundsOf(unit: number, characters: CharacterTable): Set<number> {
  const sounds = [0, 1, 2, 3].map((reading) => characters.soundClass(unit, reading));
  return new Set(sounds.filter((sound) => sound !== 0));
}
