import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Describer, describeText } from '../src/ranking/describe-text.ts';
import type { TextProposal } from '../src/ranking/weigh-evidence.ts';

/** A sentence of a training set with what the corrector would propose for it. */
export interface Row {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /** Rows that stand together are in one fold, so that no text is on both sides. */
  readonly fold: number;
  /** How much the row counts beside one of CSCD-NS. */
  readonly weight: number;
  readonly groups: readonly (readonly TextProposal[])[];
}

/** Reads a set of JSON lines (`source`, `targets`) and parts it into folds of neighbours. */
export function readRows(
  folder: string,
  set: string,
  { describer, folds, weight }: { describer: Describer; folds: number; weight: number },
): Row[] {
  const lines = readFileSync(join(folder, `${set}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line, i) => {
    const { id, source, targets }: { id: string; source: string; targets: [string] } = JSON.parse(line);
    const groups = [...describeText(source, describer)];
    return { id, source, target: targets[0], fold: Math.floor((i * folds) / lines.length), weight, groups };
  });
}

/** Whether the row's right text has just this change. */
export function isRight({ source, target }: Row, { start, end, better }: TextProposal): boolean {
  return source.length === target.length && target.slice(start, end) === better;
}

/** How many folds the training sets are parted into. */
export const foldCount = 5;

/** Sets whose licence allows learning from them, with how much a row of each counts. */
const trainingSets = [
  ['zh_cscdns_dev', 1],
  ['zh_ecspell_law_train', 0.6],
  ['zh_ecspell_med_train', 0.6],
  ['zh_ecspell_odw_train', 0.6],
] as const;

/** The rows of all training sets. Takes half a minute. */
export function readTrainingRows(folder: string, describer: Describer): Row[] {
  return trainingSets.flatMap(([set, weight]) =>
    readRows(folder, set, { describer, folds: foldCount, weight }),
  );
}
