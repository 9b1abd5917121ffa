// For hosts that run on Node; nothing in src/ imports it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLexicon } from './src/lexicon.ts';
import { readNgrams } from './src/ngrams.ts';
import { readTagger } from './src/tagger.ts';

/** Folder of the files in the source tree; a build uses another folder. */
export const dataFolder = join(import.meta.dirname, 'data');

/** Reads all data files of a folder. Takes about 100 ms. */
export function readEnglish(folder: string = dataFolder) {
  const read = <Data>(file: string, parse: (bytes: Uint8Array) => Data): Data => {
    const bytes = readFileSync(join(folder, file));
    const data = parse(bytes);
    // The data keeps no view of the file, but without this the file would stay in memory until a full garbage collection.
    if (bytes.byteLength === bytes.buffer.byteLength) bytes.buffer.transfer(0);
    return data;
  };
  return {
    lexicon: read('lexicon.bin', readLexicon),
    tagger: read('tagger.bin', readTagger),
    ngrams: read('ngrams.bin', readNgrams),
  };
}
