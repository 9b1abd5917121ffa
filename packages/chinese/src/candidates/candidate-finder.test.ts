import { randomInt, seededRandom } from '@inkstone/kernel';
import { expect, it } from 'vitest';
import { CharacterTable } from '../characters/character-table.ts';
import { SourceLattice } from '../lattice/source-lattice.ts';
import { languageOf, readLanguageTables } from '../model/read-model.ts';
import { findExhaustively } from '../testing/plain-finder.ts';
import { randomLanguage } from '../testing/random-language.ts';
import { indexWords, wordIndexOf } from '../words/word-index.ts';
import { CandidateFinder } from './candidate-finder.ts';
import { findSimilarCharacters } from './similar-characters.ts';

it.each([1, 2, 3, 4])('equals an exhaustive search (language %i)', (seed) => {
  const random = seededRandom(seed);
  const made = randomLanguage(random);
  const language = languageOf(readLanguageTables(made.model));
  const characters = new CharacterTable(made.characters);
  const index = wordIndexOf(indexWords(language, characters));
  const similar = findSimilarCharacters(language, characters);
  const lattice = new SourceLattice(language.model, language.vocabulary);
  const finder = new CandidateFinder(language, characters, index, similar);
  let candidates = 0;
  for (let i = 0; i < 150; i++) {
    // Text of words of the language, with some characters exchanged and some unknown ones.
    const text = Array.from({ length: 1 + randomInt(random, 8) }, () => {
      const word = made.words[randomInt(random, made.words.length)];
      const letter = [...made.letters, '外'][randomInt(random, made.letters.length + 1)];
      return randomInt(random, 3) > 0 ? word : letter + word.slice(1);
    }).join('');
    lattice.read(text, 0, text.length);
    const find = () =>
      finder.find(lattice).map(({ start, word, likeness, gain }) => ({ start, word, likeness, gain }));
    const found = find();
    expect(found, text).toEqual(findExhaustively({ language, characters, index, similar }, lattice));
    // By then the words of all its spans are cached.
    expect(find(), text).toEqual(found);
    candidates += found.length;
  }
  expect(candidates).toBeGreaterThan(1000);
});
