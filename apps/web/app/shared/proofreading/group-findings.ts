import type { PlacedLint } from '@inkstone/editor/lints';
import { type WordChange, wordChange } from './word-change.ts';

/** Findings with the same rule, words and suggestion. */
export interface FindingGroup {
  /** Serial of the first finding, used as list key. */
  readonly key: number;
  /** In text order. */
  readonly members: readonly PlacedLint[];
}

/**
 * Groups equal findings: same rule, same words, same suggestion. Sorted by the first finding of each group.
 */
export function groupFindings(lints: readonly PlacedLint[]): FindingGroup[] {
  const groups = new Map<string, { key: number; members: PlacedLint[] }>();
  for (const placed of lints) {
    const { from, to } = changeOf(placed);
    const key = JSON.stringify([placed.lint.ruleId, from, to]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { key: placed.serial, members: [placed] });
    else group.members.push(placed);
  }
  return [...groups.values()];
}

const changes = new WeakMap<PlacedLint, WordChange>();

/** The change of a finding's best suggestion in its sentence, memoized. */
export function changeOf(placed: PlacedLint): WordChange {
  const known =
    changes.get(placed) ?? wordChange(placed.lint.original, placed.lint.replacements[0], placed.around);
  changes.set(placed, known);
  return known;
}
