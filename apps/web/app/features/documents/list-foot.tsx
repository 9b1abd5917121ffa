import { Button, Notice, Skeleton } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../use-error-words.ts';
import type { useDocumentList } from './use-documents.ts';

/** What stands below a list: that it is being read, that it could not be, or that there is more. */
export function ListFoot({ list }: { list: ReturnType<typeof useDocumentList> }) {
  const t = useTranslations('documents');
  const errorWords = useErrorWords();
  if (list.isError) {
    return (
      <Notice tone="bad" role="alert" className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <span>
          {t('loadFailed')} {errorWords(list.error)}
        </span>
        <Button size="small" onClick={() => list.refetch()}>
          {t('retry')}
        </Button>
      </Notice>
    );
  }
  if (list.documents.length === 0 && list.isFetching) {
    return (
      <div role="status" className="flex flex-col gap-3 py-6">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-5 w-1/3" />
        <Skeleton />
        <Skeleton className="h-4 w-2/3" />
      </div>
    );
  }
  if (!list.hasNextPage) return null;
  return (
    <div className="flex justify-center pt-6">
      <Button onClick={() => list.fetchNextPage()} isBusy={list.isFetchingNextPage}>
        {t('showMore')}
      </Button>
    </div>
  );
}
