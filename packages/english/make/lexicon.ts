// Makes data/lexicon.bin: `node packages/english/make/lexicon.ts SCOWL TEXTS`. SCOWL is the folder of its word
// lists, TEXTS a folder of native English texts (*.txt); which ones were used stands in docs/sources.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { collectWords } from './collect-words.ts';
import { lexiconBytes } from './lexicon-bytes.ts';
import { countWords } from './read-counts.ts';
import { readScowl } from './scowl.ts';

const [, , scowl, texts] = process.argv;
if (scowl === undefined) {
  process.stderr.write('Usage: node packages/english/make/lexicon.ts SCOWL [TEXTS]\n');
  process.exit(1);
}
const none = { total: 0, counts: new Map<string, number>(), texts: new Map<string, number>() };
const counted = texts === undefined ? none : countWords(texts);
const words = collectWords(readScowl(scowl), counted);
const bytes = lexiconBytes(words);
writeFileSync(join(import.meta.dirname, '../data/lexicon.bin'), bytes);
const sizes = [bytes.length, brotliCompressSync(bytes).length].map((size) => Math.round(size / 1000));
process.stdout.write(
  `${words.length} words from lists and ${counted.total} words of text: ${sizes.join(' kB, brotli ')} kB\n`,
);
