import type { FileFinding } from '@inkstone/contracts/assist/proofread-file';
import { type WordChange, wordChange } from '../../../shared/proofreading/word-change.ts';

/** Findings of a file with the same rule, words and suggestion, in file order. */
export interface FileFindingGroup {
  readonly first: FileFinding;
  /** All findings, including the first one. */
  readonly members: readonly FileFinding[];
  /** The change of the first finding in its sentence. */
  readonly change: WordChange;
}

/** Groups equal findings, as the panel of the writing page does; sorted by the first one of each group. */
export function groupFileFindings(findings: readonly FileFinding[]): FileFindingGroup[] {
  const groups = new Map<string, { first: FileFinding; members: FileFinding[]; change: WordChange }>();
  for (const finding of findings) {
    const change = wordChange(finding.original, finding.correct[0], finding);
    const key = JSON.stringify([finding.rule, change.from, change.to, finding.place === 'body']);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { first: finding, members: [finding], change });
    else group.members.push(finding);
  }
  return [...groups.values()];
}
