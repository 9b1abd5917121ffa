// Generates packages/english/data/lexicon.bin: `node training/english/lexicon.ts SCOWL TEXTS`. SCOWL is the folder
// of its word lists, TEXTS a folder of native texts, one file per register; docs/sources.md names their origins.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { dataFolder } from '@inkstone/english/files';
import { writeLexicon } from '@inkstone/english/internal/write-lexicon';
import { collectWords } from './collect-words.ts';
import { countRegisters } from './read-counts.ts';
import { readScowl } from './scowl.ts';

const [, , scowl, texts] = process.argv;
if (scowl === undefined || texts === undefined) {
  process.stderr.write('Usage: node training/english/lexicon.ts SCOWL TEXTS\n');
  process.exit(1);
}
const words = collectWords(readScowl(scowl), countRegisters(texts));
const bytes = writeLexicon(words);
writeFileSync(join(dataFolder, 'lexicon.bin'), bytes);
const [whole, packed] = [bytes.length, brotliCompressSync(bytes).length].map((size) =>
  Math.round(size / 1000),
);
process.stdout.write(`${words.length} words, ${whole} kB, with brotli ${packed} kB\n`);
