/**
 * Trains the tagger and writes packages/english/data/tagger.bin: `node training/english/tagger.ts MASC WORDNET`
 * with the folder of the MASC corpus (its `word_TAG` text files) and the folder of WordNet's index files. Prints
 * the accuracy of the tagger on the held-out part of the corpus.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@inkstone/english/files';
import { makeTagger } from '@inkstone/english/internal/tagger';
import { makeWordGroups } from '@inkstone/english/internal/word-groups';
import { readCorpus } from './tagged-corpus.ts';
import { taggerBytes } from './tagger-bytes.ts';
import { collectWords } from './tagger-words.ts';
import { trainWeights } from './train-weights.ts';

const [masc = '', wordNet = ''] = process.argv.slice(2);
const sentences = readCorpus(masc);
const held = sentences.filter((_, i) => i % 20 === 7);
const learned = sentences.filter((_, i) => i % 20 !== 7);
const { list, groups } = collectWords(learned, wordNet);
const seen = makeWordGroups(list, groups, { isLearning: true });
const weights = trainWeights(learned, seen);
writeFileSync(join(dataFolder, 'tagger.bin'), taggerBytes(list, seen.groups, weights));

const tagger = makeTagger(makeWordGroups(list, seen.groups), weights);
let right = 0;
let all = 0;
const confusions = new Map<string, number>();
for (const { words, tags } of held) {
  const given = tagger.tag(words);
  for (const [i, tag] of tags.entries()) {
    if (tag === null) continue;
    all += 1;
    if (given[i] === tag) right += 1;
    else confusions.set(`${tag}→${given[i]}`, (confusions.get(`${tag}→${given[i]}`) ?? 0) + 1);
  }
}
const commonest = [...confusions].sort(([, a], [, b]) => b - a).slice(0, 12);
process.stdout.write(
  `held out: ${all} words, ${((100 * right) / all).toFixed(2)} % agreed; ${list.size} words listed\n`,
);
process.stdout.write(`${commonest.map(([pair, count]) => `${pair} ${count}`).join(', ')}\n`);
