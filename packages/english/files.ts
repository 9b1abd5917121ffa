// For hosts that run on Node; nothing in src/ imports it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLexicon } from './src/lexicon.ts';
import { readNgrams } from './src/ngrams.ts';
import { readTagger } from './src/tagger.ts';

/** Where the files stand in the source tree; a build puts them elsewhere. */
export const dataFolder = join(import.meta.dirname, 'data');

/** Reads every file of a folder of data files into what it is read by. Takes some 100 ms. */
export function readEnglish(folder: string = dataFolder) {
  const read = (file: string) => readFileSync(join(folder, file));
  return {
    lexicon: readLexicon(read('lexicon.bin')),
    tagger: readTagger(read('tagger.bin')),
    ngrams: readNgrams(read('ngrams.bin')),
  };
}
