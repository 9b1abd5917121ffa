import { describe, expect, it } from 'vitest';
import { readBytes } from './bytes.ts';
import { readChoiceScores } from './choice-scores.ts';
import { makeSymbols } from './symbols.ts';
import { readVocabulary } from './vocabulary.ts';
import { bucketBits, bucketOf, readWeights } from './weights.ts';
import { findForms, readForms } from './word-forms.ts';
import { writeNgrams } from './write-ngrams.ts';

const words = [
  'the',
  'go',
  'café',
  'went',
  'goes',
  'cat',
  'gone',
  'going',
  'cats',
  'ca',
  'find',
  'found',
].concat(['finds', 'finding', 'founds', 'founded', 'founding', 'walk', 'walks', 'walked', 'walking']);
const groups = new Uint8Array(words.length + 20);
const none = { labels: 1, keys: new Uint32Array(0), weights: new Int8Array(0) };

/** A reader after the signature, and the parts before the tables. */
function readWords(file: Uint8Array) {
  const reader = readBytes(file, 'NGR2');
  const vocabulary = readVocabulary(reader);
  reader.take(groups.length);
  return { reader, vocabulary, forms: readForms(reader, vocabulary) };
}

describe('writeNgrams', () => {
  const { vocabulary, forms } = readWords(writeNgrams({ words, groups, tables: [none, none, none] }));

  it('keeps the rank of each word', () => {
    expect(words.map(vocabulary.rankOf)).toEqual([...words.keys()]);
    expect(words.map((_, rank) => vocabulary.wordOf(rank))).toEqual(words);
    for (const word of ['', 'c', 'dog', 'thee', '中文']) expect(vocabulary.rankOf(word)).toBeUndefined();
  });

  it('keeps all forms', () => {
    const symbols = makeSymbols(words);
    const found = findForms(symbols, words);
    expect(found.size).toBeGreaterThan(15);
    for (const word of words) {
      const symbol = symbols.of(word);
      expect(forms.get(symbol)).toEqual(found.get(symbol));
    }
    const visited = new Map<number, unknown>();
    forms.forEach(({ kind, label }, symbol) => {
      visited.set(symbol, { kind, label });
    });
    expect(visited).toEqual(new Map([...found].map(([at, { kind, label }]) => [at, { kind, label }])));
  });

  it('keeps the weights of each feature, also of those in one bucket', () => {
    const keys = Uint32Array.of(7, 0x8000_0000, 0xffff_ffff, 0x0001_000f, 0x8000_0007);
    const mask = 2 ** bucketBits(keys.length) - 1;
    expect([...keys].map((key) => bucketOf(key, mask))).toEqual([7, 0, 0, 7, 7]);
    const weights = Int8Array.from({ length: keys.length * 2 }, (_, at) => (at - 4) * 16);
    const { reader } = readWords(writeNgrams({ words, groups, tables: [{ labels: 2, keys, weights }] }));
    const { add } = readWeights(reader);
    const scores = new Float32Array(2);
    const scoresOf = (...features: number[]) => {
      add(Uint32Array.from(features), features.length, scores);
      return [...scores];
    };
    expect([...keys].map((key) => scoresOf(key))).toEqual(
      [...keys].map((_, row) => [row * 2 - 4, row * 2 - 3]),
    );
    expect(scoresOf(7, 0xffff_ffff)).toEqual([-4, -2]);
    expect(scoresOf(8, 0x7fff_ffff, 0x0002_0007)).toEqual([0, 0]);
    expect(reader.isAtEnd()).toBe(true);
  });

  it('writes a file that is readable without calibration', () => {
    const file = writeNgrams({ words, groups, tables: [none, none, none] });
    expect(readChoiceScores(file).calibration).toBeNull();
  });
});
