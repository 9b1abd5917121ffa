import { Button, Notice, ProgressBar } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../../platform/use-error-words.ts';
import { isOpen, useOcrJob } from '../../../shared/recognition/use-ocr-job.ts';
import { JobActions } from './job-actions.tsx';
import { PageCheck } from './page-check.tsx';
import { PageOutcome } from './page-outcome.tsx';
import { useOcrActions } from './use-ocr.ts';

export interface JobViewProps {
  id: string;
  onClose: () => void;
}

/** A job: its progress, and each page beside its picture. */
export function JobView({ id, onClose }: JobViewProps) {
  const t = useTranslations('ocr');
  const errorWords = useErrorWords();
  const { data, error } = useOcrJob(id);
  const { cancel, correct } = useOcrActions(id);
  const [at, setAt] = useState(0);
  if (error) {
    return (
      <Notice tone="bad">
        <p role="alert">{errorWords(error)}</p>
        <Button kind="quiet" onClick={onClose}>
          {t('another')}
        </Button>
      </Notice>
    );
  }
  if (!data) return <p role="status">{t('loading')}</p>;
  const { job, pages } = data;
  const page = pages[at];
  const ended = job.done + job.failed;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <p className="truncate font-serif text-lg font-semibold" lang="" title={job.name}>
            {job.name}
          </p>
          <p className="text-sm text-soft" role="status">
            {isOpen(job)
              ? t('progress', { done: ended, pages: job.pages })
              : t(job.state === 'cancelled' ? 'cancelled' : 'finished', { count: job.done })}
          </p>
        </div>
        {isOpen(job) && (
          <Button kind="quiet" isBusy={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('cancel')}
          </Button>
        )}
        <Button kind="quiet" className="shrink-0 max-sm:-mr-3" onClick={onClose}>
          {t('another')}
        </Button>
      </div>
      {isOpen(job) ? (
        <ProgressBar label={t('reading')} max={job.pages} value={ended} />
      ) : (
        job.done > 0 && <JobActions id={id} pages={pages} onRemoved={onClose} />
      )}
      {job.pages > 1 && (
        <nav aria-label={t('pageChoice')} className="flex items-center gap-2">
          <Button size="small" disabled={at === 0} onClick={() => setAt(at - 1)}>
            {t('previous')}
          </Button>
          <span className="text-sm text-soft tabular-nums">
            {t('page', { number: at + 1, pages: job.pages })}
          </span>
          <Button size="small" disabled={at >= job.pages - 1} onClick={() => setAt(at + 1)}>
            {t('next')}
          </Button>
        </nav>
      )}
      {page?.state === 'done' && page.blocks.length > 0 ? (
        <PageCheck
          key={page.index}
          id={id}
          page={page}
          onCorrect={(word, text) => correct.mutateAsync({ page: page.index, at: word, text })}
        />
      ) : (
        <PageOutcome page={page} isOpen={isOpen(job)} />
      )}
    </div>
  );
}
