import { applyLints } from '@inkstone/proofread/internal/testing/apply-lints';
import { everyRule } from '@inkstone/proofread/internal/testing/every-rule';
import type { Engine } from './engine.ts';

/** How the whole engine handles the example sentences of each rule, in percent. */
export interface OwnExamples {
  /** Wrong examples that are corrected exactly, including findings of other rules. */
  readonly corrected: number;
  /** Correct examples without a finding of any rule. */
  readonly untouched: number;
}

/** Measures interactions between rules, using only data in the repository. */
export async function measureOwnExamples(engine: Pick<Engine, 'check'>): Promise<OwnExamples> {
  const usual = everyRule.filter(({ isWanted, credible }) => isWanted === undefined && credible >= 0.5);
  const wrong = usual.flatMap((rule) => rule.wrong.filter(([before, after]) => before !== after));
  const right = usual.flatMap((rule) => rule.right);
  let corrected = 0;
  for (const [before, after] of wrong) {
    if (applyLints(before, await engine.check(before)) === after) corrected++;
  }
  let untouched = 0;
  for (const text of right) {
    if ((await engine.check(text)).length === 0) untouched++;
  }
  return { corrected: (100 * corrected) / wrong.length, untouched: (100 * untouched) / right.length };
}
