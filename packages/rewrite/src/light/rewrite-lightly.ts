import type { LightOptions, LightResult } from './light-result.ts';
import { applyChanges, changeOf, proposeChanges, withoutOverlap } from './propose-changes.ts';

/**
 * Shortens and clarifies a sentence without a model; every change has its reason. Locks stay as they are. A
 * sentence in which nothing better was found has no changes.
 */
export function rewriteLightly(sentence: string, options: LightOptions): LightResult {
  const better = withoutOverlap(proposeChanges(sentence, options).filter(({ isBetter }) => isBetter));
  const changes = better.map((candidate) => changeOf(sentence, candidate));
  return { text: applyChanges(sentence, changes), changes };
}
