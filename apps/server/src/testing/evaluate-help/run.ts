// Scores the search of the help centre with the questions of training/evaluation/help: script/eval help [--gate]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexHelp, measureHelp } from '../../modules/content/seed/measure-help.ts';
import { readSeeds } from '../../modules/content/seed/read-seeds.ts';

const root = join(import.meta.dirname, '../../../../..');
const index = indexHelp(await readSeeds());
const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
let isGood = true;
for (const name of ['questions', 'everyday', 'colloquial', 'unseen', 'blind']) {
  const questions = readFileSync(join(root, `training/evaluation/help/${name}.tsv`), 'utf8');
  for (const { language, count, found, first, missed } of measureHelp(index, questions)) {
    const shares = `among the first three ${percent(found / count)}, first ${percent(first / count)} of ${count}`;
    process.stdout.write(`${name} ${language}: ${shares}\n`);
    for (const each of missed) process.stdout.write(`  missed: ${each}\n`);
    isGood &&= found / count >= 0.9;
  }
}
if (process.argv.includes('--gate') && !isGood) process.exitCode = 1;
