import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLexicon, readTagger } from '@inkstone/english';
import type { Resources } from '../resources.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../english/data', file));

/** All resources there are, read from the files of `@inkstone/english`. */
export const testResources: Resources = {
  lexicon: readLexicon(read('lexicon.bin')),
  tagger: readTagger(read('tagger.bin')),
};
