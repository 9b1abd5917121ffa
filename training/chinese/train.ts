// Trains the ranker and writes experience.txt, ranker.json and calibration.txt in packages/chinese/data:
//   node training/chinese/train.ts MODEL FOLDER
// MODEL is zh_CN.lm; FOLDER holds the training sets as JSON lines (docs/sources.md lists them with reasons).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@inkstone/chinese/files';
import { createDescriber } from '@inkstone/chinese/internal/corrector';
import { makeTables } from '@inkstone/chinese/internal/make-tables';
import { fitCalibration, writeCalibration } from './calibrate.ts';
import { writeTallies } from './count-experience.ts';
import { judgeUnseen, shareOfWrong } from './cross-validate.ts';
import { learn } from './learn.ts';
import { readTrainingRows } from './rows.ts';

const [model = '', folder = ''] = process.argv.slice(2);
const data = (name: string) => join(dataFolder, name);
const characters = readFileSync(data('characters.txt'), 'utf8');
const describer = createDescriber(makeTables(readFileSync(model), characters), characters);
const rows = readTrainingRows(folder, describer);
const { forest, counts } = learn(rows, null);
writeFileSync(data('experience.txt'), writeTallies(counts));
writeFileSync(data('ranker.json'), `${JSON.stringify(forest)}\n`);
// Predictions for training texts would make the ranker overconfident.
const verdicts = judgeUnseen(rows).flatMap((fold) => fold.verdicts);
writeFileSync(data('calibration.txt'), writeCalibration(fitCalibration(verdicts), shareOfWrong(rows)));
