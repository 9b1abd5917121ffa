import { type CheckStatus, isSettled } from '@inkstone/editor/checking';
import { useTranslations } from 'use-intl';

/** Messages about the progress of a check. */
export function useCheckMessages() {
  const t = useTranslations('writing');
  return {
    /** The result of a check; while it is running, the number of findings so far, or nothing. */
    headline({ phase }: CheckStatus, count: number): string {
      if (phase === 'empty') return t('nothingToCheck');
      if (phase === 'done') return t('findings', { count });
      if (count > 0) return t('findingsSoFar', { count });
      return phase === 'partly' ? t('nothingSoFar') : '';
    },
    /** The current step of a running check. */
    progress: (check: CheckStatus) =>
      isSettled(check) ? '' : t(check.phase === 'waiting' ? 'checkWaiting' : 'checking'),
  };
}
