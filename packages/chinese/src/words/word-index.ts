import type { CharacterTable } from '../characters/character-table.ts';
import type { LanguageModel } from '../model/read-model.ts';
import { emptyKey, extendKey, HashedLists, packEntry } from './hashed-lists.ts';

/** Longest words that are looked for by sound or with a gap. */
export const longestCandidate = 6;
/** Words with a gap are looked for from this length; shorter ones would fit everywhere. */
export const shortestGapped = 3;
/** Readings that one stretch of text is tried with. */
export const mostReadingsTried = 6;

const gap = 0xffff;

/** Finds the words of the model by what they sound like and by all their letters but one. */
export interface WordIndex {
  readonly bySound: HashedLists;
  readonly byGap: HashedLists;
}

/** Takes about half a second for 165,000 words. */
export function indexWords({ model, vocabulary }: LanguageModel, characters: CharacterTable): WordIndex {
  const wordOfRank = rankWords(model.wordCount, (word) => model.unigram(word));
  const sounds: number[] = [];
  const gaps: number[] = [];
  const { units, starts } = vocabulary;
  for (let rank = 0; rank < wordOfRank.length; rank++) {
    const start = starts[wordOfRank[rank]];
    const end = starts[wordOfRank[rank] + 1];
    if (end - start < 2 || end - start > longestCandidate || !areKnown(units, start, end, characters))
      continue;
    for (const key of soundKeys(units, start, end, characters)) sounds.push(packEntry(key, rank));
    if (end - start < shortestGapped) continue;
    for (let at = start; at < end; at++) gaps.push(packEntry(gapKey(units, start, end, at), rank));
  }
  return {
    bySound: new HashedLists(Float64Array.from(sounds), wordOfRank),
    byGap: new HashedLists(Float64Array.from(gaps), wordOfRank),
  };
}

/** Keys of all ways to read a stretch, at most `mostReadingsTried`. */
export function soundKeys(
  units: Uint16Array,
  start: number,
  end: number,
  characters: CharacterTable,
): number[] {
  let keys = [emptyKey];
  for (let at = start; at < end; at++) {
    const first = characters.soundClass(units[at], 0);
    const longer: number[] = [];
    for (const key of keys) {
      longer.push(extendKey(key, first));
      for (let reading = 1; reading < 3; reading++) {
        const other = characters.soundClass(units[at], reading);
        if (other === 0) break;
        if (other !== first && longer.length < mostReadingsTried) longer.push(extendKey(key, other));
      }
    }
    keys = longer.length > mostReadingsTried ? longer.slice(0, mostReadingsTried) : longer;
  }
  return keys;
}

/** Key of a stretch with one letter left out. */
export function gapKey(units: Uint16Array, start: number, end: number, without: number): number {
  let key = extendKey(emptyKey, end - start);
  for (let at = start; at < end; at++) key = extendKey(key, at === without ? gap : units[at]);
  return key;
}

/** Words with the likeliest first. */
function rankWords(count: number, likelihood: (word: number) => number): Uint32Array {
  const words = Uint32Array.from({ length: count - 1 }, (_, i) => i + 1);
  return words.sort((a, b) => likelihood(b) - likelihood(a));
}

function areKnown(units: Uint16Array, start: number, end: number, characters: CharacterTable): boolean {
  for (let at = start; at < end; at++) if (!characters.has(units[at])) return false;
  return true;
}
