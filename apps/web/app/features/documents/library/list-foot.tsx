import { Skeleton } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { type DocumentListState, isKnown } from './use-documents.ts';

/** The end of a list: a loading indicator, or why loading more rows has failed. */
export function ListFoot({ list }: { list: DocumentListState }) {
  const t = useTranslations('documents');
  if (list.isError) {
    const again = () => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());
    return (
      <LoadFailed error={list.error} what={t('loadFailed')} onRetry={() => void again()} className="mt-4" />
    );
  }
  if (!list.isFetchingNextPage && (list.documents.length > 0 || isKnown(list))) return null;
  return (
    <div role="status" className="flex flex-col gap-3 py-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-5 w-1/3" />
      <Skeleton />
      <Skeleton className="h-4 w-2/3" />
    </div>
  );
}
