import { rewriteLimits } from '@inkstone/contracts/rewriting';
import { Button, EmptyState, Skeleton } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { RunError } from '../../../shared/rewriting/run-error.tsx';
import { PageHead } from '../../../shell/page-head.tsx';
import { contentId } from '../../../shell/skip-link.tsx';
import { JobRow } from './job-row.tsx';
import { useJobs } from './use-jobs.ts';

/** The runs of the account: states, texts before and after, download and deletion. */
export function RewriteHistoryPage() {
  const t = useTranslations('rewrite');
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useJobs();
  const jobs = data?.pages.flatMap((page) => page.jobs) ?? [];
  return (
    <main id={contentId} tabIndex={-1} className="mx-auto max-w-4xl px-4 pt-8 pb-20 outline-none sm:px-6">
      <PageHead title={t('historyTitle')} />
      <h1 className="font-serif text-3xl font-semibold">{t('historyTitle')}</h1>
      <p className="mt-2 text-soft">{t('historyLead', { days: rewriteLimits.keptDays })}</p>
      <div className="mt-6 flex flex-col gap-3">
        {error && <RunError error={error} />}
        {!data && !error && <Skeleton className="h-20" />}
        {data && jobs.length === 0 && (
          <EmptyState title={t('historyEmpty')}>
            <p>{t('historyEmptyText')}</p>
          </EmptyState>
        )}
        <ul className="flex flex-col gap-3">
          {jobs.map((job) => (
            <JobRow key={job.id} job={job} />
          ))}
        </ul>
        {hasNextPage && (
          <Button className="self-center" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('historyMore')}
          </Button>
        )}
      </div>
    </main>
  );
}
