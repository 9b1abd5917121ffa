import {
  type ArchiveFormat,
  type ArchiveView,
  archiveFormats,
  archivePath,
  getArchive,
  startArchive,
} from '@inkstone/contracts/documents/exchange';
import { Button, buttonClass, Notice, ProgressBar, SelectField, Skeleton } from '@inkstone/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { call, quietCall } from '../../../../platform/call.ts';
import { useErrorText } from '../../../../platform/use-error-text.ts';
import { BackupPanel } from './backup/backup-panel.tsx';
import { inMegabytes } from './in-megabytes.ts';

const key = ['archive'];
const pollInterval = 2000;

/** Exports all data of the account as one file: as a download, or on a schedule to the user's own storage. */
export function ArchivePanel() {
  return (
    <>
      <ArchiveExport />
      <BackupPanel />
    </>
  );
}

/** Starts the export, shows its progress, and offers the file for download. */
function ArchiveExport() {
  const t = useTranslations('exchange');
  const errorText = useErrorText();
  const queries = useQueryClient();
  const [format, choose] = useState<ArchiveFormat>('docx');
  const found = useQuery({
    queryKey: key,
    queryFn: () => quietCall(getArchive, {}),
    refetchInterval: ({ state }) => (isOpen(state.data?.archive) ? pollInterval : false),
  });
  const start = useMutation({
    mutationFn: () => call(startArchive, { format }),
    onSuccess: (archive) => queries.setQueryData(key, { archive }),
  });
  const archive = found.data?.archive ?? null;
  const choices = archiveFormats.map((value) => ({ value, label: t(value) }));
  const failure = start.error ?? found.error;
  if (found.isPending) return <Skeleton className="h-24" />;
  return (
    <>
      {archive && <ArchiveState archive={archive} />}
      {failure && <Notice tone="bad">{errorText(failure)}</Notice>}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-56 grow sm:max-w-72">
          <SelectField label={t('format')} value={format} choices={choices} onChange={choose} />
        </div>
        <Button
          className="min-h-11"
          isBusy={start.isPending}
          disabled={isOpen(archive)}
          onClick={() => start.mutate()}
        >
          {archive ? t('archiveAgain') : t('archiveStart')}
        </Button>
      </div>
    </>
  );
}

function isOpen(archive: ArchiveView | null | undefined): boolean {
  return archive?.state === 'waiting' || archive?.state === 'running';
}

function ArchiveState({ archive }: { archive: ArchiveView }) {
  const t = useTranslations('exchange');
  const locale = useLocale();
  const { state, done, total, size, expiresAt } = archive;
  const until = new Date(expiresAt).toLocaleDateString(locale, { dateStyle: 'long' });
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status" className={state === 'failed' ? 'text-sm text-bad' : 'text-sm text-soft'}>
        {state === 'waiting' && t('archiveWaiting')}
        {state === 'running' && t('archiveRunning', { done, total })}
        {state === 'failed' && t('archiveFailed')}
        {state === 'done' && t('archiveDone', { total, size: inMegabytes(size, locale), until })}
      </p>
      {isOpen(archive) && (
        <ProgressBar
          className="max-w-96"
          label={t('archiveRunning', { done, total })}
          max={total}
          value={done}
        />
      )}
      {state === 'done' && (
        <a href={archivePath} download className={buttonClass('primary')}>
          {t('archiveDownload')}
        </a>
      )}
    </div>
  );
}
