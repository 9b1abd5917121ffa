import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Describer, describeText } from '@inkstone/chinese/internal/ranking/describe-text';
import type { TextProposal } from '@inkstone/chinese/internal/ranking/weigh-evidence';

/** A sentence of a training set with its proposals. */
export interface Row {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  /**
   * Adjacent rows are in one part, and parts in one fold, so that no text is in both training and test data.
   */
  readonly part: number;
  readonly fold: number;
  /** Weight of the row relative to one of CSCD-NS. */
  readonly weight: number;
  /** Whether its mistakes were made by native speakers, not generated. */
  readonly isNative: boolean;
  readonly groups: readonly (readonly TextProposal[])[];
}

/** Reads a set of JSON lines (`source`, `targets`) and divides it into folds of adjacent rows. */
function readRows(folder: string, set: TrainingSet, describer: Describer): Row[] {
  const lines = readFileSync(join(folder, `${set.name}.jsonl`), 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line, i) => {
    const { id, source, targets }: { id: string; source: string; targets: [string] } = JSON.parse(line);
    const part = Math.floor((i * foldCount * partsOfFold) / lines.length);
    return {
      ...{ id, source, target: targets[0], part, fold: Math.floor(part / partsOfFold) },
      ...{ weight: set.weight, isNative: set.isNative },
      groups: describeSentences(source, describer),
    };
  });
}

const sentence = /[^。！？；…!?]+[。！？；…!?]*[”’」』）》]*/g;

/** Splits a row into sentences, because the corrector works by sentence. */
function describeSentences(text: string, describer: Describer): TextProposal[][] {
  return Array.from(text.matchAll(sentence)).flatMap(({ index, 0: part }) =>
    Array.from(describeText(part, describer), (group) =>
      group.map((one) => ({ ...one, start: one.start + index, end: one.end + index })),
    ),
  );
}

/** Whether the row's correct text contains exactly this change. */
export function isRight({ source, target }: Row, { start, end, better }: TextProposal): boolean {
  return source.length === target.length && target.slice(start, end) === better;
}

/** Number of folds, and number of parts per fold. */
export const foldCount = 5;
const partsOfFold = 4;

interface TrainingSet {
  readonly name: string;
  readonly weight: number;
  readonly isNative: boolean;
}

/** Sets whose licence permits training, with their weights. */
const trainingSets: readonly TrainingSet[] = [
  { name: 'zh_cscdns_dev', weight: 1, isNative: true },
  { name: 'zh_ecspell_law_train', weight: 0.6, isNative: false },
  { name: 'zh_ecspell_med_train', weight: 0.6, isNative: false },
  { name: 'zh_ecspell_odw_train', weight: 0.6, isNative: false },
];

/** Returns the rows of all training sets. Takes half a minute. */
export function readTrainingRows(folder: string, describer: Describer): Row[] {
  return trainingSets.flatMap((set) => readRows(folder, set, describer));
}
