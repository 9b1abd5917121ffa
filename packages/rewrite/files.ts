// For hosts that run on Node; nothing in src/ imports it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readThesaurus, type Thesaurus } from './src/synonyms/thesaurus.ts';

/** Folder of the files in the source tree; a build uses another folder. */
export const dataFolder = join(import.meta.dirname, 'data');

/** Reads the English synonyms of a folder. Takes about 10 ms. */
export function readSynonyms(folder: string = dataFolder): Thesaurus {
  return readThesaurus(readFileSync(join(folder, 'thesaurus.txt'), 'utf8'));
}
