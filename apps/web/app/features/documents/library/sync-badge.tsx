import { Badge } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { AbsentIcon, SyncedIcon, UnsyncedIcon } from './icons.tsx';

export interface SyncBadgeProps {
  isUnsynced: boolean;
  /** Whether the server cannot be reached and this device does not have the text. */
  isAbsent: boolean;
}

/** Shows that this device has changes of a document that the server lacks, or that the document cannot be opened now. */
export function SyncBadge({ isUnsynced, isAbsent }: SyncBadgeProps) {
  const t = useTranslations('documents');
  if (isAbsent) {
    return (
      <span title={t('absent')} className="shrink-0 text-faint">
        <AbsentIcon size={16} />
        <span className="sr-only">{t('absent')}</span>
      </span>
    );
  }
  if (isUnsynced) {
    return (
      <Badge tone="warn" title={t('unsyncedHint')} className="shrink-0">
        <UnsyncedIcon size={14} />
        <span className="max-sm:sr-only">{t('unsynced')}</span>
      </Badge>
    );
  }
  return (
    <span title={t('synced')} className="shrink-0 text-faint max-sm:sr-only">
      <SyncedIcon size={16} />
      <span className="sr-only">{t('synced')}</span>
    </span>
  );
}
