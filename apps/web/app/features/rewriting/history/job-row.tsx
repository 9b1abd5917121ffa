import {
  downloadRewriteJob,
  type JobState,
  type RewriteFormat,
  type RewriteJobView,
  rewriteFormats,
} from '@inkstone/contracts/rewriting/jobs';
import { Badge, Button, ChevronDownIcon, Dialog, Menu, MenuItem, type Tone } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { fromBase64 } from '../../../shared/files/base64.ts';
import { RunError } from '../../../shared/rewriting/run-error.tsx';
import { stoppedError } from '../../../shared/rewriting/stopped-error.ts';
import { saveFile } from '../../../shared/save-file.ts';
import { useMoment } from '../../../shell/use-moment.ts';
import { JobText } from './job-text.tsx';
import { isActive, useDeleteJob, useMoveJob } from './use-jobs.ts';

const states = {
  waiting: ['note', 'stateWaiting'],
  running: ['note', 'stateRunning'],
  paused: ['plain', 'statePaused'],
  stopped: ['warn', 'stateStopped'],
  done: ['good', 'stateDone'],
} as const satisfies Record<JobState, readonly [Tone, string]>;

/** One run with its state and actions. */
export function JobRow({ job }: { job: RewriteJobView }) {
  const t = useTranslations('rewrite');
  const moment = useMoment();
  const [isOpen, setOpen] = useState(false);
  const move = useMoveJob();
  const [tone, word] = states[job.state];
  return (
    <li className="rounded-lg border border-line bg-raised p-4">
      <div className="flex flex-wrap items-center gap-2">
        <h2 lang="" className="min-w-0 grow truncate font-medium">
          {job.name}
        </h2>
        <Badge tone={tone}>{t(word)}</Badge>
      </div>
      <p className="mt-1 text-sm text-soft tabular-nums">
        {t(`tool_${job.tool}`)} · {moment(job.createdAt)} ·{' '}
        {t('historyExpires', { time: moment(job.expiresAt) })}
      </p>
      <p className="text-sm text-soft tabular-nums">
        {t('historyCounts', { done: job.done, count: job.sentences, words: job.words })}
      </p>
      {job.stoppedBy && <RunError error={stoppedError(job.stoppedBy)} />}
      {move.error && <RunError error={move.error} />}
      <div className="-ml-2 mt-2 flex flex-wrap gap-1">
        <Button size="small" kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('historyOpen')}
        </Button>
        {job.state !== 'done' && (
          <Button size="small" kind="quiet" isBusy={move.isPending} onClick={() => move.mutate(job)}>
            {t(isActive(job) ? 'historyPause' : 'historyResume')}
          </Button>
        )}
        {job.done > 0 && <Download id={job.id} />}
        <Delete id={job.id} />
      </div>
      {isOpen && <JobText job={job} />}
    </li>
  );
}

function Download({ id }: { id: string }) {
  const t = useTranslations('rewrite');
  const download = useMutation({
    mutationFn: (format: RewriteFormat) => call(downloadRewriteJob, { id, format }),
    onSuccess: ({ name, mediaType, base64 }) =>
      saveFile(name, new Blob([fromBase64(base64)], { type: mediaType })),
  });
  return (
    <>
      <Menu
        align="start"
        trigger={
          <Button size="small" kind="quiet" isBusy={download.isPending}>
            {t('historyDownload')}
            <ChevronDownIcon size={14} />
          </Button>
        }
      >
        {rewriteFormats.map((format) => (
          <MenuItem key={format} onSelect={() => download.mutate(format)}>
            {format.toUpperCase()}
          </MenuItem>
        ))}
      </Menu>
      {download.error && <RunError error={download.error} />}
    </>
  );
}

function Delete({ id }: { id: string }) {
  const t = useTranslations('rewrite');
  const [isConfirming, setConfirming] = useState(false);
  const remove = useDeleteJob();
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => setConfirming(true)}>
        {t('historyDelete')}
      </Button>
      <Dialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t('historyDeleteTitle')}
        description={t('historyDeleteText')}
        closeLabel={t('close')}
        actions={
          <>
            <Button kind="quiet" onClick={() => setConfirming(false)}>
              {t('historyCancel')}
            </Button>
            <Button kind="danger" isBusy={remove.isPending} onClick={() => remove.mutate(id)}>
              {t('historyDelete')}
            </Button>
          </>
        }
      >
        {remove.error && <RunError error={remove.error} />}
      </Dialog>
    </>
  );
}
