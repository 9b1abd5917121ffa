// For hosts that run on Node; nothing in src/ imports it.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Corrector, createCorrector } from './src/corrector.ts';

/** Where the tables stand in the source tree; a build puts them elsewhere. */
export const dataFolder = join(import.meta.dirname, 'data');

/** The file of a language pack. */
export const modelFile = 'zh_CN.lm';

/** Whether a folder holds the language pack. */
export function hasPack(folder: string): boolean {
  return existsSync(join(folder, modelFile));
}

/** Makes a corrector of a language pack and the tables. Throws DamagedFile; takes half a second. */
export function readCorrector(pack: string, tables: string = dataFolder): Corrector {
  const read = (file: string) => readFileSync(join(tables, file), 'utf8');
  return createCorrector(readFileSync(join(pack, modelFile)), {
    characters: read('characters.txt'),
    experience: read('experience.txt'),
    ranker: read('ranker.json'),
    trustedWords: read('trusted-words.txt'),
  });
}
