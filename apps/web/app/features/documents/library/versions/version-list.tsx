import type { VersionView } from '@inkstone/contracts/documents/versions';
import { Button, EmptyState, Skeleton } from '@inkstone/ui';
import { useFormatter, useTranslations } from 'use-intl';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { groupByDay } from './group-by-day.ts';
import { useVersions } from './use-versions.ts';
import { VersionRow } from './version-row.tsx';

export interface VersionListProps {
  documentId: string;
  onOpen: (version: VersionView) => void;
}

/** All versions, newest first, grouped by day. */
export function VersionList({ documentId, onOpen }: VersionListProps) {
  const t = useTranslations('versions');
  const format = useFormatter();
  const errorText = useErrorText();
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useVersions(documentId);
  if (isPending) return <Loading />;
  if (error) {
    return (
      <EmptyState
        title={errorText(error)}
        action={<Button onClick={() => void refetch()}>{t('again')}</Button>}
      />
    );
  }
  const versions = data.pages.flatMap((page) => page.versions);
  const kept = data.pages[0]?.kept;
  if (versions.length === 0) return <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>;
  return (
    <div className="min-h-0 grow overflow-y-auto border-t border-line pb-4">
      {groupByDay(versions, (at) => format.dateTime(at, { dateStyle: 'full' })).map(
        ({ day, versions: its }) => (
          <section key={day} aria-label={day}>
            <h3 className="px-4 pt-4 pb-1 text-xs font-medium text-faint">{day}</h3>
            <ul>
              {its.map((version) => (
                <VersionRow key={version.id} version={version} onOpen={() => onOpen(version)} />
              ))}
            </ul>
          </section>
        ),
      )}
      {hasNextPage && (
        <div className="px-4 pt-3">
          <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        </div>
      )}
      {kept && (
        <p className="px-4 pt-4 text-xs text-faint">
          {kept.days === null ? t('keptCount', { count: kept.count }) : t('keptDays', { days: kept.days })}
        </p>
      )}
    </div>
  );
}

function Loading() {
  const t = useTranslations('versions');
  return (
    <div role="status" className="flex flex-col gap-3 p-4">
      <span className="sr-only">{t('loading')}</span>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-10 w-full" />
      ))}
    </div>
  );
}
