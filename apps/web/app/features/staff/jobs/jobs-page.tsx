import type { ReplyOf } from '@inkstone/contracts';
import type { StaffSelf } from '@inkstone/contracts/staff';
import { type JobRow, type JobState, type listJobs, retryJob } from '@inkstone/contracts/staff/jobs';
import { Button, EmptyState, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { JobItem } from './job-item.tsx';

export type JobsPageProps = ReplyOf<typeof listJobs> & { state: JobState; self: StaffSelf };

/** The states in display order: those that require an action come first. */
const states: readonly JobState[] = ['failed', 'waiting', 'running'];

/** Background jobs that have failed permanently, are waiting or are running. A failed one can be run again. */
export function JobsPage({ rows, next, counts, state, self }: JobsPageProps) {
  const t = useTranslations('staff-jobs');
  const { revalidate, state: loading } = useRevalidator();
  const [retried, setRetried] = useState<JobRow | null>(null);
  const mayRun = self.permissions.includes('jobs.run');
  return (
    <AdminFrame
      title={t('title')}
      hint={t('hint')}
      actions={
        <Button isBusy={loading === 'loading'} onClick={() => void revalidate()}>
          {t('reload')}
        </Button>
      }
    >
      <StateLinks state={state} counts={counts} />
      {rows.length === 0 && <EmptyState title={t(`empty_${state}`)} />}
      {rows.length > 0 && (
        <ul aria-label={t(`list_${state}`)} className="border-t border-line">
          {rows.map((job) => (
            <JobItem
              key={`${job.name} ${job.id}`}
              job={job}
              onRetry={mayRun && state === 'failed' ? () => setRetried(job) : null}
            />
          ))}
        </ul>
      )}
      <PageLinks next={next} />
      {retried && <RetryDialog job={retried} onClose={() => setRetried(null)} />}
    </AdminFrame>
  );
}

function StateLinks({ state, counts }: Pick<JobsPageProps, 'state' | 'counts'>) {
  const t = useTranslations('staff-jobs');
  const links = states.map((each) => ({
    to: `?state=${each}`,
    label: t(`state_${each}`, { count: counts[each] }),
    isCurrent: each === state,
  }));
  return (
    <div className="mb-5 flex">
      <ViewLinks label={t('states')} links={links} />
    </div>
  );
}

function RetryDialog({ job: { id, name }, onClose }: { job: JobRow; onClose: () => void }) {
  const t = useTranslations('staff-jobs');
  return (
    <StaffActionDialog
      title={t('retryTitle', { name })}
      description={t('retryHint')}
      confirmLabel={t('retry')}
      run={(reason) => call(retryJob, { id, name, reason })}
      onDone={() => showToast.success(t('retried'))}
      onClose={onClose}
    />
  );
}
