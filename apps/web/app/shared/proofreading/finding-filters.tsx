import type { PlacedLint } from '@inkstone/editor/lints';
import type { Category, Lint } from '@inkstone/proofread';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useLintMessages } from './use-lint-messages.ts';

/** Filters of the findings in a panel. */
export interface FindingFilter {
  readonly category: Category | 'all';
  /** Minimum confidence, 0 to 1. */
  readonly credible: number;
}

export const everything: FindingFilter = { category: 'all', credible: 0 };

const strictness = { strictnessAll: 0, strictnessSure: 0.8, strictnessCertain: 0.95 } as const;

export function passes(lint: Lint, filter: FindingFilter): boolean {
  return (filter.category === 'all' || lint.category === filter.category) && lint.credible >= filter.credible;
}

export interface FindingFiltersProps {
  lints: readonly PlacedLint[];
  filter: FindingFilter;
  onChange: (filter: FindingFilter) => void;
  /** A button at the end. */
  children: ReactNode;
}

const selectClass = 'min-h-8 max-w-full rounded-md border border-edge bg-raised pr-6 pl-2 text-sm text-ink';

/** Controls of the filters: category and minimum confidence. */
export function FindingFilters({ lints, filter, onChange, children }: FindingFiltersProps) {
  const t = useTranslations('writing');
  const words = useLintMessages();
  const counts = new Map<Category, number>();
  for (const { lint } of lints) counts.set(lint.category, (counts.get(lint.category) ?? 0) + 1);
  return (
    <div className="flex flex-wrap gap-2 px-4 pb-3">
      <select
        aria-label={t('filter')}
        className={selectClass}
        value={filter.category}
        onChange={(event) => onChange({ ...filter, category: event.target.value as Category | 'all' })}
      >
        <option value="all">{t('filterAll')}</option>
        {[...counts].map(([category, count]) => (
          <option key={category} value={category}>
            {words.category(category)} ({count})
          </option>
        ))}
      </select>
      <select
        aria-label={t('strictness')}
        className={selectClass}
        value={filter.credible}
        onChange={(event) => onChange({ ...filter, credible: Number(event.target.value) })}
      >
        {Object.entries(strictness).map(([key, credible]) => (
          <option key={key} value={credible}>
            {t(key as keyof typeof strictness)}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
}
