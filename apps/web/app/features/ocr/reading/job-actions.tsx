import { pagesText } from '@inkstone/domain/ocr';
import { Button, showToast } from '@inkstone/ui';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorWords } from '../../../platform/use-error-words.ts';
import type { OcrJob } from '../../../shared/recognition/use-ocr-job.ts';
import { useOcrActions } from './use-ocr.ts';

export interface JobActionsProps {
  id: string;
  pages: OcrJob['pages'];
  onRemoved: () => void;
}

/** What can be done with the text of a job. */
export function JobActions({ id, pages, onRemoved }: JobActionsProps) {
  const t = useTranslations('ocr');
  const path = useLocalePath();
  const navigate = useNavigate();
  const errorWords = useErrorWords();
  const { download, open, remove } = useOcrActions(id);
  const onError = (error: unknown) => showToast.error(errorWords(error));
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(pagesText(pages.map(({ blocks }) => blocks)));
      showToast.success(t('copied'));
    } catch (error) {
      onError(error);
    }
  };
  const saving = (format: 'txt' | 'pdf') => download.isPending && download.variables === format;
  return (
    <div className="flex flex-wrap gap-2 border-b border-line pb-4">
      <Button
        kind="primary"
        isBusy={open.isPending}
        onClick={() =>
          open.mutate(undefined, {
            onSuccess: (document) => void navigate(path(`/app/write/${document}`)),
            onError,
          })
        }
      >
        {t('open')}
      </Button>
      <Button onClick={copy}>{t('copy')}</Button>
      <Button isBusy={saving('txt')} onClick={() => download.mutate('txt', { onError })}>
        {t('saveTxt')}
      </Button>
      <Button isBusy={saving('pdf')} onClick={() => download.mutate('pdf', { onError })}>
        {t('savePdf')}
      </Button>
      <Button
        kind="quiet"
        isBusy={remove.isPending}
        onClick={() => remove.mutate(undefined, { onSuccess: onRemoved, onError })}
      >
        {t('delete')}
      </Button>
    </div>
  );
}
