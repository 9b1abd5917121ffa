// Learns what is in data/experience.txt and data/ranker.json:
//   node make/train.ts MODEL FOLDER
// MODEL is zh_CN.lm; FOLDER holds the training sets as JSON lines (docs/sources.md says which and why these).
import { readFileSync, writeFileSync } from 'node:fs';
import { createDescriber } from '../src/corrector.ts';
import { writeTallies } from './count-experience.ts';
import { learn } from './learn.ts';
import { readTrainingRows } from './rows.ts';

const [model = '', folder = ''] = process.argv.slice(2);
const data = (name: string) => new URL(`../data/${name}`, import.meta.url);
const describer = createDescriber(readFileSync(model), readFileSync(data('characters.txt'), 'utf8'));
const { forest, counts } = learn(readTrainingRows(folder, describer), null);
writeFileSync(data('experience.txt'), writeTallies(counts));
writeFileSync(data('ranker.json'), `${JSON.stringify(forest)}\n`);
