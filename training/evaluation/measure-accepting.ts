import { acceptAll } from '@inkstone/proofread/internal/accept/accept-all';
import { applyLints } from '@inkstone/proofread/internal/testing/apply-lints';
import type { Engine } from './engine.ts';
import type { Row } from './read-rows.ts';
import { tokenDistance } from './token-distance.ts';

/** Effect of accepting all certain suggestions in a set with references. */
export interface Accepting {
  readonly changed: number;
  /** Texts that end farther from every reference, in percent of those changed. */
  readonly farther: number;
  /** Texts that end farther from the references on average, in percent of those changed. */
  readonly fartherOnAverage: number;
  /**
   * Accepted correct suggestions, in percent of all correct ones; a correct one alone reduces the distance
   * to a reference.
   */
  readonly rightTaken: number;
}

/** Limits for a set, in percent. */
const limits = { farther: 8, rightTaken: 200 / 3 };

export async function measureAccepting(engine: Engine, rows: readonly Row[]): Promise<Accepting> {
  let [changed, farther, onAverage, right, taken] = [0, 0, 0, 0, 0];
  for (const { source, targets } of rows) {
    const lints = await engine.check(source);
    const accepted = await acceptAll(source, lints, engine.check);
    const before = targets.map((target) => tokenDistance(source, target));
    const gains = (text: string) =>
      targets.map((target, i) => (before[i] ?? 0) - tokenDistance(text, target));
    for (const lint of lints.filter(({ replacements }) => replacements.length > 0)) {
      if (!gains(applyLints(source, [lint])).some((gain) => gain > 0)) continue;
      right++;
      if (accepted.taken.includes(lint)) taken++;
    }
    if (accepted.text === source) continue;
    changed++;
    const gained = gains(accepted.text);
    if (gained.every((gain) => gain < 0)) farther++;
    if (gained.reduce((sum, gain) => sum + gain, 0) < 0) onAverage++;
  }
  const percent = (part: number, of: number) => (100 * part) / Math.max(1, of);
  return {
    changed,
    farther: percent(farther, changed),
    fartherOnAverage: percent(onAverage, changed),
    rightTaken: percent(taken, right),
  };
}

/** Formats the figures as in the output of `script/eval`. */
export function describeAccepting({ changed, farther, fartherOnAverage, rightTaken }: Accepting): string {
  return [
    `${rightTaken.toFixed(1)} % of the right suggestions`,
    `${farther.toFixed(1)} % of ${changed} changed sentences farther from every reference`,
    `${fartherOnAverage.toFixed(1)} % on average`,
  ].join('; ');
}

/** Returns the figures outside of the limits. */
export function faultsOf({ farther, fartherOnAverage, rightTaken }: Accepting): string[] {
  return [
    ...(Math.max(farther, fartherOnAverage) > limits.farther
      ? [`more than ${limits.farther} % farther`]
      : []),
    ...(rightTaken < limits.rightTaken ? ['fewer than two thirds of the right suggestions'] : []),
  ];
}
