import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFolder } from '@inkstone/chinese/files';
import { type Corrector, createDescriber } from '@inkstone/chinese/internal/corrector';
import { judgeProposals, type Ranking, rankProposals } from '@inkstone/chinese/internal/judge-proposals';
import { makeTables } from '@inkstone/chinese/internal/make-tables';
import { calibrationOf } from '@inkstone/chinese/internal/ranking/calibration';
import { describeText } from '@inkstone/chinese/internal/ranking/describe-text';
import { experienceOf } from '@inkstone/chinese/internal/ranking/experience';
import { createRequiredEvidence } from '@inkstone/chinese/internal/ranking/required-evidence';
import { fitCalibration, measureCalibration, type Reliability, type Verdict } from './calibrate.ts';
import { without } from './count-experience.ts';
import { learn } from './learn.ts';
import { foldCount, isRight, type Row, readTrainingRows } from './rows.ts';

/** Results of training on all folds but one, for each fold. */
export interface CrossValidation {
  /** For each text of the training sets, a corrector trained on the other folds only. */
  readonly correctors: ReadonlyMap<string, Corrector>;
  /** Calibration on unseen texts. */
  readonly reliability: Reliability;
  /** Share of wrong characters in the texts that credibility refers to. */
  readonly baseRate: number;
}

/** Cross-validates; takes some minutes. `model` is the path of zh_CN.lm, `folder` contains the sets. */
export function crossValidate(model: string, folder: string): CrossValidation {
  const characters = data('characters.txt');
  const describer = createDescriber(makeTables(readFileSync(model), characters), characters);
  const rows = readTrainingRows(folder, describer);
  const folds = judgeUnseen(rows);
  const correctors = new Map<string, Corrector>();
  const predicted: { share: number; isRight: boolean }[] = [];
  for (const { fold, ranking, verdicts } of folds) {
    const others = folds.filter((other) => other.fold !== fold);
    const calibrate = calibrationOf(fitCalibration(others.flatMap((other) => other.verdicts)));
    const judgement = { ...ranking, calibrate };
    const corrector: Corrector = {
      findDoubled: () => [],
      correct: (text, minCredible) =>
        judgeProposals(text, describeText(text, describer), judgement, minCredible),
    };
    for (const row of rows) if (row.fold === fold) correctors.set(row.source, corrector);
    predicted.push(...verdicts.map((verdict) => ({ ...verdict, share: calibrate(verdict.logOdds) })));
  }
  return { correctors, reliability: measureCalibration(predicted), baseRate: shareOfWrong(rows) };
}

/** A fold with the model trained on the others and its predictions for the fold. */
interface UnseenFold {
  readonly fold: number;
  readonly ranking: Ranking;
  readonly verdicts: readonly Verdict[];
}

/** Minimum odds; less likely proposals are never shown. */
const minOdds = -3;

/** Predicts each fold with the model of the others; verdicts only for texts with natural mistakes. */
export function judgeUnseen(rows: readonly Row[]): UnseenFold[] {
  const requiredEvidenceIn = createRequiredEvidence(data('trusted-words.txt'));
  return Array.from({ length: foldCount }, (_, fold) => {
    const { forest, counts } = learn(rows, fold);
    const ranking: Ranking = { forest, experience: experienceOf(without(counts, [])), requiredEvidenceIn };
    const verdicts = rows
      .filter((row) => row.fold === fold && row.isNative)
      .flatMap((row) =>
        rankProposals(row.source, row.groups, ranking, (odds) => odds > minOdds).map(
          ({ proposal, logOdds }): Verdict => ({ logOdds, isRight: isRight(row, proposal) }),
        ),
      );
    return { fold, ranking, verdicts };
  });
}

/** Returns the share of wrong characters in the texts of the verdicts. */
export function shareOfWrong(rows: readonly Row[]): number {
  const native = rows.filter(({ isNative, source, target }) => isNative && source.length === target.length);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const wrong = native.map(
    ({ source, target }) => source.split('').filter((unit, i) => unit !== target[i]).length,
  );
  return sum(wrong) / sum(native.map(({ source }) => source.length));
}

function data(name: string): string {
  return readFileSync(join(dataFolder, name), 'utf8');
}
