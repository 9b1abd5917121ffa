import type { CheckStatus } from '@inkstone/editor/checking';
import { EmptyState } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

export interface NoFindingsProps {
  phase: CheckStatus['phase'];
  isFiltered: boolean;
}

/**
 * Shown in place of cards: no findings, no text yet, or no findings that match the filter. Empty while a
 * check may still report findings.
 */
export function NoFindings({ phase, isFiltered }: NoFindingsProps) {
  const t = useTranslations('writing');
  if (isFiltered) return <li className="px-2 py-6 text-center text-sm text-soft">{t('noneInFilter')}</li>;
  if (phase === 'empty') {
    return <li className="px-4 py-10 text-center text-sm text-soft">{t('nothingYet')}</li>;
  }
  if (phase !== 'done') return null;
  return (
    <li>
      <EmptyState title={t('allClear')}>
        <p className="text-sm">{t('allClearText')}</p>
      </EmptyState>
    </li>
  );
}
