import { Button, Notice, Skeleton } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../use-error-words.ts';
import { type DocumentListState, isKnown } from './use-documents.ts';

/** What stands below a list: that more of it is being read, or why it could not be. */
export function ListFoot({ list }: { list: DocumentListState }) {
  const t = useTranslations('documents');
  const errorWords = useErrorWords();
  if (list.isError) {
    const again = () => (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch());
    return (
      <Notice tone="bad" role="alert" className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <span>
          {t('loadFailed')} {errorWords(list.error)}
        </span>
        <Button size="small" onClick={() => void again()}>
          {t('retry')}
        </Button>
      </Notice>
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
