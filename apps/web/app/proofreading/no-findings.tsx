import type { ReviewSnapshot } from '@inkstone/editor/lints';
import { EmptyState } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

export interface NoFindingsProps {
  snapshot: ReviewSnapshot;
  /** Whether something has not been looked for yet. */
  isUnsure: boolean;
  hasText: boolean;
  isFiltered: boolean;
}

/** Stands in the place of cards: nothing found, nothing written yet, or nothing of the kind asked for. */
export function NoFindings({ snapshot, isUnsure, hasText, isFiltered }: NoFindingsProps) {
  const t = useTranslations('writing');
  if (snapshot.progress.waiting > 0 || snapshot.progress.hasFailed) return null;
  if (isFiltered) return <li className="px-2 py-6 text-center text-sm text-soft">{t('noneInFilter')}</li>;
  if (isUnsure) return null;
  return (
    <li>
      {hasText ? (
        <EmptyState title={t('allClear')}>
          <p className="text-sm">{t('allClearText')}</p>
        </EmptyState>
      ) : (
        <p className="px-4 py-10 text-center text-sm text-soft">{t('nothingYet')}</p>
      )}
    </li>
  );
}
