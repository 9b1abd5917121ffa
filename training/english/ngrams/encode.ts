// Holds text out and encodes the rest as symbols: `encode.ts TEXTS SCRATCH`
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstWord, makeSymbols, plain } from '@inkstone/english/internal/symbols';
import { printProgress } from './print-progress.ts';
import { isSetAside, readParagraphs, sentencesOf } from './read-texts.ts';
import { groupWords } from './word-groups.ts';

const vocabulary = 40_000;

const [texts = '', scratch = ''] = process.argv.slice(2);
if (scratch === '') throw new Error('Usage: encode.ts TEXTS SCRATCH');
mkdirSync(scratch, { recursive: true });
const paragraphs = readParagraphs(texts);
const training = paragraphs.filter((one, at) => !isSetAside(one, at)).map(({ text }) => text);
const words = commonestWords(training);
const text = encode(training, words);
writeFileSync(
  join(scratch, 'held-out.txt'),
  paragraphs
    .filter(isSetAside)
    .map(({ text }) => text)
    .join('\n'),
);
writeFileSync(join(scratch, 'words.txt'), words.join('\n'));
writeFileSync(join(scratch, 'text.bin'), text);
writeFileSync(join(scratch, 'groups.bin'), groupWords(text, firstWord + words.length));
printProgress(text.length, 'words and marks');

function commonestWords(paragraphs: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const paragraph of paragraphs) {
    for (const word of sentencesOf(paragraph).flat())
      counts.set(plain(word), (counts.get(plain(word)) ?? 0) + 1);
  }
  return [...counts]
    .filter(([word]) => /^(?!\d)[\x21-\x7eà-ÿ]+$/.test(word))
    .sort((a, b) => b[1] - a[1])
    .slice(0, vocabulary)
    .map(([word]) => word);
}

/** Writes a boundary symbol before each sentence, and one at the end. */
function encode(paragraphs: readonly string[], words: readonly string[]): Uint16Array {
  const symbols = makeSymbols(words);
  let text = new Uint16Array(2 ** 20);
  let length = 0;
  for (const sentence of sentences(paragraphs)) {
    if (length + sentence.length + 2 > text.length) {
      const larger = new Uint16Array(text.length * 2);
      larger.set(text);
      text = larger;
    }
    length++;
    for (const word of sentence) text[length++] = symbols.of(word);
  }
  return text.slice(0, length + 1);
}

function* sentences(paragraphs: readonly string[]): Generator<readonly string[]> {
  for (const paragraph of paragraphs) yield* sentencesOf(paragraph);
}
