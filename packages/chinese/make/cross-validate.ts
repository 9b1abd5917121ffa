import { readFileSync } from 'node:fs';
import { type Corrector, createDescriber } from '../src/corrector.ts';
import { type Judgement, judgeProposals } from '../src/judge-proposals.ts';
import { describeText } from '../src/ranking/describe-text.ts';
import { experienceOf } from '../src/ranking/experience.ts';
import { createPrudence } from '../src/ranking/prudence.ts';
import { without } from './count-experience.ts';
import { learn } from './learn.ts';
import { foldCount, readTrainingRows } from './rows.ts';

/**
 * For each text of the training sets a corrector that has learned from the other folds only. Takes some
 * minutes. `model` is the path of zh_CN.lm, `folder` holds the sets.
 */
export function crossValidate(model: string, folder: string): ReadonlyMap<string, Corrector> {
  const data = (name: string) => readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8');
  const describer = createDescriber(readFileSync(model), data('characters.txt'));
  const rows = readTrainingRows(folder, describer);
  const prudenceIn = createPrudence(data('trusted-words.txt'));
  const correctors = new Map<string, Corrector>();
  for (let fold = 0; fold < foldCount; fold++) {
    const { forest, counts } = learn(rows, fold);
    const judgement: Judgement = { forest, experience: experienceOf(without(counts, [])), prudenceIn };
    const corrector: Corrector = {
      correct: (text, least) => judgeProposals(text, describeText(text, describer), judgement, least),
    };
    for (const row of rows) if (row.fold === fold) correctors.set(row.source, corrector);
  }
  return correctors;
}
