import type { VersionView } from '@inkstone/contracts/documents/versions';
import { useFormatter, useTranslations } from 'use-intl';

/** Says of a version what it is. */
export function useVersionWords() {
  const t = useTranslations('versions');
  const format = useFormatter();
  const moment = (at: number) => format.dateTime(at, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    /** When something was. */
    moment,
    /** Why it was made, for those without a name. */
    reason: ({ kind, moment: when, restoredFrom }: VersionView): string => {
      if (kind === 'imported') return t('imported');
      if (restoredFrom !== null) return t('restoredFrom', { time: moment(restoredFrom) });
      if (when === 'deletion') return t('beforeDeletion');
      if (when === 'restoring') return t('beforeRestoring');
      return t('automatic');
    },
  };
}
