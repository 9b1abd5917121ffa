import type { TranslationFileState, TranslationFileView } from '@inkstone/contracts/translation/files';
import { Badge, Button, classNames, Dialog, ProgressBar, type Tone } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { RunError } from '../../../shared/rewriting/run-error.tsx';
import { stoppedError } from '../../../shared/rewriting/stopped-error.ts';
import { useMoment } from '../../../shell/use-moment.ts';
import { FileReport } from './file-report.tsx';
import { isActive, useDeleteFile, useDownload, useMoveFile } from './use-files.ts';

const states = {
  quoted: ['plain', 'stateQuoted'],
  waiting: ['note', 'stateWaiting'],
  running: ['note', 'stateRunning'],
  stopped: ['warn', 'stateStopped'],
  cancelled: ['plain', 'stateCancelled'],
  done: ['good', 'stateDone'],
} as const satisfies Record<TranslationFileState, readonly [Tone, string]>;

/** One file with its price or progress, and its actions. */
export function FileRow({ file, left }: { file: TranslationFileView; left: number | null }) {
  const t = useTranslations('translate-files');
  const moment = useMoment();
  const [isOpen, setOpen] = useState(false);
  const move = useMoveFile();
  const download = useDownload();
  const [tone, word] = states[file.state];
  const isQuoted = file.state === 'quoted';
  return (
    <li className="rounded-lg border border-line bg-raised p-4">
      <div className="flex items-center gap-2">
        <h3 lang="" className="min-w-0 grow truncate font-medium" title={file.name}>
          {file.name}
        </h3>
        <Badge tone={tone} className="shrink-0">
          {t(word)}
        </Badge>
      </div>
      <p className="mt-1 text-sm text-soft tabular-nums">
        {t(`direction_${file.direction}`)} · {moment(file.createdAt)} ·{' '}
        {t('expires', { time: moment(file.expiresAt) })}
      </p>
      <p className="text-sm text-soft tabular-nums">
        {isQuoted
          ? t('price', { words: file.price })
          : t('progress', { done: file.done, count: file.texts, words: file.words })}
      </p>
      {isQuoted && left !== null && left < file.price && (
        <p className="mt-1 text-sm text-warn">{t('tooFew', { words: left })}</p>
      )}
      {isActive(file) && (
        <ProgressBar
          className="mt-2"
          label={t('progressOf', { name: file.name })}
          value={file.done}
          max={file.texts}
        />
      )}
      {file.termsOf && <TermsLine title={file.termsOf.title} />}
      {file.format === 'pdf' && <p className="mt-1 text-sm text-soft">{t('pdfBecomesDocx')}</p>}
      {file.stoppedBy && <RunError error={stoppedError(file.stoppedBy)} />}
      {move.error && <RunError error={move.error} />}
      {download.error && <RunError error={download.error} />}
      <div className={classNames('mt-2 flex flex-wrap gap-1', !isQuoted && '-ml-2')}>
        {file.state !== 'done' && (
          <Button
            size="small"
            kind={isQuoted ? 'primary' : 'quiet'}
            isBusy={move.isPending}
            onClick={() => move.mutate(file)}
          >
            {t(isActive(file) ? 'cancel' : isQuoted ? 'start' : 'resume')}
          </Button>
        )}
        {file.done > 0 && (
          <Button
            size="small"
            kind="quiet"
            isBusy={download.isPending}
            onClick={() => download.mutate(file.id)}
          >
            {t('download')}
          </Button>
        )}
        {file.done > 0 && (
          <Button size="small" kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t('report')}
          </Button>
        )}
        <Delete id={file.id} />
      </div>
      {isOpen && <FileReport file={file} />}
    </li>
  );
}

/** The document whose terms apply to a file; `title` is null if the document no longer exists. */
function TermsLine({ title }: { title: string | null }) {
  const t = useTranslations('translate-files');
  return (
    <p className="mt-1 truncate text-sm text-soft">
      {title === null ? t('termsGone') : t('termsOf', { name: title || t('untitled') })}
    </p>
  );
}

function Delete({ id }: { id: string }) {
  const t = useTranslations('translate-files');
  const [isConfirming, setConfirming] = useState(false);
  const remove = useDeleteFile();
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => setConfirming(true)}>
        {t('delete')}
      </Button>
      <Dialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        title={t('deleteTitle')}
        description={t('deleteText')}
        closeLabel={t('close')}
        actions={
          <>
            <Button kind="quiet" onClick={() => setConfirming(false)}>
              {t('close')}
            </Button>
            <Button kind="danger" isBusy={remove.isPending} onClick={() => remove.mutate(id)}>
              {t('delete')}
            </Button>
          </>
        }
      >
        {remove.error && <RunError error={remove.error} />}
      </Dialog>
    </>
  );
}
