import type { Category } from '@inkstone/proofread/client';
import type { PlacedLint } from '../placed-lints.ts';

/** The number of findings in a category. */
export interface CategoryCount {
  readonly category: Category;
  readonly count: number;
}

/** Counts findings by category, most frequent first. */
export function countCategories(found: readonly PlacedLint[]): CategoryCount[] {
  return [...Map.groupBy(found, ({ lint }) => lint.category)]
    .map(([category, own]) => ({ category, count: own.length }))
    .sort((a, b) => b.count - a.count);
}
