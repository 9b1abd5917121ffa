// Makes data/lexicon.bin: `node packages/english/make/lexicon.ts SCOWL TEXTS`. SCOWL is the folder of its word
// lists, TEXTS one of native texts, a file for each register; docs/sources.md says where they come from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { collectWords } from './collect-words.ts';
import { lexiconBytes } from './lexicon-bytes.ts';
import { countRegisters } from './read-counts.ts';
import { readScowl } from './scowl.ts';

const [, , scowl, texts] = process.argv;
if (scowl === undefined || texts === undefined) {
  process.stderr.write('Usage: node packages/english/make/lexicon.ts SCOWL TEXTS\n');
  process.exit(1);
}
const words = collectWords(readScowl(scowl), countRegisters(texts));
const bytes = lexiconBytes(words);
writeFileSync(join(import.meta.dirname, '../data/lexicon.bin'), bytes);
const [whole, packed] = [bytes.length, brotliCompressSync(bytes).length].map((size) =>
  Math.round(size / 1000),
);
process.stdout.write(`${words.length} words, ${whole} kB, with brotli ${packed} kB\n`);
