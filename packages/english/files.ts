// For hosts that run on Node; nothing in src/ imports it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLexicon } from './src/lexicon.ts';
import { readNgrams } from './src/ngrams.ts';
import { readTagger } from './src/tagger.ts';

/** Folder of the files in the source tree; a build puts them elsewhere. */
export const dataFolder = join(import.meta.dirname, 'data');

/** Reads all data files of a folder. Takes about 100 ms. */
export function readEnglish(folder: string = dataFolder) {
  const read = (file: string) => readFileSync(join(folder, file));
  return {
    lexicon: readLexicon(read('lexicon.bin')),
    tagger: readTagger(read('tagger.bin')),
    ngrams: readNgrams(read('ngrams.bin')),
  };
}
