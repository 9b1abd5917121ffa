import type { VersionView } from '@inkstone/contracts/documents/versions';
import { useFormatter, useTranslations } from 'use-intl';

/** Messages that describe a version. */
export function useVersionLabels() {
  const t = useTranslations('versions');
  const format = useFormatter();
  const moment = (at: number) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    /** A date and time. */
    moment,
    /** Returns why the version was created, for versions without a name. */
    reason: ({ kind, moment: when, restoredFrom }: VersionView): string => {
      if (kind === 'imported') return t('imported');
      if (restoredFrom !== null) return t('restoredFrom', { time: moment(restoredFrom) });
      if (when === 'deletion') return t('beforeDeletion');
      if (when === 'restoring') return t('beforeRestoring');
      return t('automatic');
    },
  };
}
