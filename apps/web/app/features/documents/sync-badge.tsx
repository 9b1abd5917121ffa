import { Badge } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { SyncedIcon, UnsyncedIcon } from './icons.tsx';

/** Whether this device holds changes of a document that the server does not have. */
export function SyncBadge({ isUnsynced }: { isUnsynced: boolean }) {
  const t = useTranslations('documents');
  if (isUnsynced) {
    return (
      <Badge tone="warn" title={t('unsyncedHint')} className="shrink-0">
        <UnsyncedIcon size={14} />
        <span className="max-sm:sr-only">{t('unsynced')}</span>
      </Badge>
    );
  }
  return (
    <span title={t('synced')} className="shrink-0 text-faint">
      <SyncedIcon size={16} />
      <span className="sr-only">{t('synced')}</span>
    </span>
  );
}
