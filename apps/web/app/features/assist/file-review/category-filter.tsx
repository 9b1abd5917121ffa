import type { FileFinding } from '@inkstone/contracts/assist/proofread-file';
import { classNames } from '@inkstone/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { useCategoryLabels } from '../../../shared/proofreading/use-category-labels.ts';

/** The displayed category. */
export type FilteredCategory = FileFinding['category'] | 'all';

export interface CategoryFilterProps {
  categories: readonly { readonly category: FileFinding['category']; readonly count: number }[];
  total: number;
  category: FilteredCategory;
  onChange: (category: FilteredCategory) => void;
}

/** Filters findings by category. */
export function CategoryFilter({ categories, total, category, onChange }: CategoryFilterProps) {
  const t = useTranslations('file-review');
  const format = useFormatter();
  const words = useCategoryLabels();
  const choice = (value: FilteredCategory, label: string, count: number) => (
    <button
      key={value}
      type="button"
      aria-pressed={category === value}
      onClick={() => onChange(value)}
      className={classNames(
        'min-h-8 rounded-full border px-3 text-sm transition-colors',
        category === value ? 'border-action text-ink' : 'border-edge text-soft hover:text-ink',
      )}
    >
      {label} <span className="tabular-nums">{format.number(count)}</span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; these are buttons.
    <div role="group" aria-label={t('filter')} className="flex flex-wrap gap-2">
      {choice('all', t('all'), total)}
      {categories.map(({ category: each, count }) => choice(each, words(each), count))}
    </div>
  );
}
