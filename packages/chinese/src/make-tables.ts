import { findSimilarCharacters } from './candidates/similar-characters.ts';
import { CharacterTable } from './characters/character-table.ts';
import { languageOf, readLanguageTables } from './model/read-model.ts';
import type { SearchTables } from './search-tables.ts';
import { indexWords } from './words/word-index.ts';

/**
 * Generates all tables from a language model (`zh_CN.lm` of libime) and `data/characters.txt`; neither is needed afterwards.
 * Takes half a second. Throws DamagedFile.
 */
export function makeTables(model: Uint8Array, characterTable: string): SearchTables {
  const languageTables = readLanguageTables(model);
  const language = languageOf(languageTables);
  const characters = new CharacterTable(characterTable);
  return {
    ...languageTables,
    ...indexWords(language, characters),
    ...findSimilarCharacters(language, characters),
  };
}
