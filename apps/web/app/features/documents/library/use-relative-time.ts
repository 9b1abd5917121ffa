import { useFormatter, useTranslations } from 'use-intl';
import { useNow } from '../../../shell/use-now.ts';

const minute = 60_000;
const week = 7 * 24 * 60 * minute;

/** Returns a function that formats times of edits: just now, 3 minutes ago, or a date. Starts at the server's time. */
export function useRelativeTime(loadedAt: number): (at: number) => string {
  const t = useTranslations('documents');
  const format = useFormatter();
  const now = useNow(loadedAt);
  return (at) => {
    if (now - at < minute) return t('editedNow');
    if (now - at < week) return t('edited', { time: format.relativeTime(at, { now }) });
    return t('edited', { time: format.dateTime(at, { year: 'numeric', month: 'short', day: 'numeric' }) });
  };
}
