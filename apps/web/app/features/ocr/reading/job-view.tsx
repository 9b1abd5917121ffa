import { ocrPicturePath } from '@inkstone/contracts/ocr';
import { Button, Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useOcrJob } from '../../../shared/recognition/use-ocr-job.ts';
import { JobActions } from './job-actions.tsx';
import { ReadingView } from './reading-view.tsx';
import { useOcrActions } from './use-ocr.ts';

export interface JobViewProps {
  id: string;
  onClose: () => void;
}

/** Shows a job of the server. */
export function JobView({ id, onClose }: JobViewProps) {
  const t = useTranslations('ocr');
  const errorText = useErrorText();
  const { data, error } = useOcrJob(id);
  const { cancel, correct } = useOcrActions(id);
  if (error) {
    return (
      <Notice tone="bad">
        <p role="alert">{errorText(error)}</p>
        <Button kind="quiet" onClick={onClose}>
          {t('another')}
        </Button>
      </Notice>
    );
  }
  if (!data) return <p role="status">{t('loading')}</p>;
  const { job, pages } = data;
  return (
    <ReadingView
      name={job.name}
      state={job.state}
      count={job}
      pages={pages}
      pictureOf={({ index }) => `${ocrPicturePath}?id=${id}&page=${index}`}
      onCorrect={(page, at, text) => correct.mutateAsync({ page, at, text })}
      onCancel={() => cancel.mutate()}
      isCancelling={cancel.isPending}
      onClose={onClose}
      actions={<JobActions id={id} pages={pages} onRemoved={onClose} />}
    />
  );
}
