import { type RewriteJobView, readRewriteJob } from '@inkstone/contracts/rewriting/jobs';
import { Button, Spinner } from '@inkstone/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../platform/call.ts';
import { SentenceDiff, visible } from '../../../shared/rewriting/sentence-diff.tsx';
import { MeaningBadge } from '../../../shared/rewriting/version-notes.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';

/** The sentences of a run before and after, page by page. */
export function JobText({ job }: { job: RewriteJobView }) {
  const t = useTranslations('rewrite');
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['rewrite', 'job', job.id, job.done],
    queryFn: ({ pageParam }) => quietCall(readRewriteJob, { id: job.id, from: pageParam }),
    initialPageParam: 0,
    getNextPageParam: (last) => {
      const end = (last.sentences.at(-1)?.index ?? -1) + 1;
      return last.sentences.length > 0 && end < last.job.done ? end : undefined;
    },
  });
  if (error && !data) return <LoadFailed className="mt-3" error={error} onRetry={() => void refetch()} />;
  if (!data) return <Spinner />;
  return (
    <div className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
      {data.pages
        .flatMap((page) => page.sentences)
        .map(({ index, original, text, state, meaning }) => (
          <p key={index} className="font-serif break-words">
            {state === 'rewritten' ? (
              <>
                <SentenceDiff before={original.trim()} after={text.trim()} />{' '}
                <MeaningBadge meaning={meaning} />
              </>
            ) : (
              <span lang="" className="text-soft">
                {visible(original.trim())}
              </span>
            )}
          </p>
        ))}
      {hasNextPage && (
        <Button size="small" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('historyMore')}
        </Button>
      )}
    </div>
  );
}
