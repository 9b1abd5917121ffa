import { readFileSync } from 'node:fs';
import { createDescriber } from '../src/corrector.ts';
import { judgeProposals, type Suggestion } from '../src/judge-proposals.ts';
import { experienceOf } from '../src/ranking/experience.ts';
import { createPrudence } from '../src/ranking/prudence.ts';
import { without } from './count-experience.ts';
import { learn } from './learn.ts';
import { foldCount, readTrainingRows } from './rows.ts';

/**
 * What would be found in each text of the training sets by a corrector that has learned from the other folds
 * only, by the text. Takes some minutes. `folder` holds the sets, `model` is zh_CN.lm.
 */
export function crossValidate(model: string, folder: string, least: number): Map<string, Suggestion[]> {
  const data = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
  const rows = readTrainingRows(folder, createDescriber(readFileSync(model), data('characters.txt')));
  const prudenceIn = createPrudence(data('trusted-words.txt'));
  const found = new Map<string, Suggestion[]>();
  for (let fold = 0; fold < foldCount; fold++) {
    const { forest, counts } = learn(rows, fold);
    const judgement = { forest, experience: experienceOf(without(counts, [])), prudenceIn };
    for (const { source, groups } of rows.filter((row) => row.fold === fold)) {
      found.set(source, judgeProposals(source, groups, judgement, least));
    }
  }
  return found;
}
