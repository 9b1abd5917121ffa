import type { JobRow } from '@inkstone/contracts/staff/jobs';
import { Button } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useMoment } from '../../../shell/use-moment.ts';

export interface JobItemProps {
  job: JobRow;
  /** Null if it cannot be run again, or not by this role. */
  onRetry: (() => void) | null;
}

/** A job: its name, its times, and why its last attempt failed. */
export function JobItem({ job, onRetry }: JobItemProps) {
  const t = useTranslations('staff-jobs');
  const moment = useMoment();
  const { id, name, state, createdAt, at, failures, error } = job;
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <h2 className="font-mono text-base font-medium wrap-anywhere" lang="">
            {name}
          </h2>
          <p className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-soft">
            <span>{t(`at_${state}`, { time: moment(at) })}</span>
            <span>{t('created', { time: moment(createdAt) })}</span>
            {failures > 0 && <span>{t('failures', { count: failures })}</span>}
          </p>
          <p className="mt-0.5 font-mono text-xs text-faint wrap-anywhere" lang="">
            {id}
          </p>
        </div>
        {onRetry && (
          <Button size="small" className="min-h-11" aria-label={t('retryTitle', { name })} onClick={onRetry}>
            {t('retry')}
          </Button>
        )}
      </div>
      {error !== null && (
        <p
          className="mt-2 rounded-md bg-sunken px-3 py-2 font-mono text-xs whitespace-pre-wrap text-ink wrap-anywhere"
          lang=""
        >
          {error}
        </p>
      )}
    </li>
  );
}
