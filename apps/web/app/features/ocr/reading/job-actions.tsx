import { pagesText } from '@inkstone/domain/ocr';
import type { OcrJob } from '../../../shared/recognition/use-ocr-job.ts';
import { ResultActions } from './result-actions.tsx';
import { downloadHtml, useOcrActions } from './use-ocr.ts';
import { useOpenResult } from './use-open-result.ts';

export interface JobActionsProps {
  id: string;
  pages: OcrJob['pages'];
  onRemoved: () => void;
}

/** Actions on the recognised text of a job. */
export function JobActions({ id, pages, onRemoved }: JobActionsProps) {
  const { download, remove } = useOcrActions(id);
  const open = useOpenResult(() => downloadHtml(id));
  const saving = (format: 'txt' | 'pdf') => download.isPending && download.variables === format;
  return (
    <ResultActions
      text={pagesText(pages.map(({ blocks }) => blocks))}
      open={open}
      saveTxt={(onError) => download.mutate('txt', { onError })}
      isSavingTxt={saving('txt')}
      savePdf={(onError) => download.mutate('pdf', { onError })}
      isSavingPdf={saving('pdf')}
      remove={(onError) => remove.mutate(undefined, { onSuccess: onRemoved, onError })}
      isRemoving={remove.isPending}
    />
  );
}
