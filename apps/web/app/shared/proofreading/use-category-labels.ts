import type { Category } from '@inkstone/proofread';
import { useTranslations } from 'use-intl';

const keys = {
  spelling: 'categorySpelling',
  grammar: 'categoryGrammar',
  punctuation: 'categoryPunctuation',
  typography: 'categoryTypography',
  'word-choice': 'categoryWordChoice',
  redundancy: 'categoryRedundancy',
  style: 'categoryStyle',
  sensitive: 'categorySensitive',
  official: 'categoryOfficial',
  terms: 'categoryTerms',
} as const satisfies Record<Category, string>;

/** Returns a function that translates finding categories. */
export function useCategoryLabels(): (category: Category) => string {
  const t = useTranslations('writing');
  return (category) => t(keys[category]);
}
