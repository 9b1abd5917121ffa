import { type ExportFormat, exportFormats } from '@inkstone/contracts/exchange';
import { Button, Dialog, Notice } from '@inkstone/ui';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useAttempt } from '../use-attempt.ts';
import { saveExport } from './save-export.ts';

export interface ExportDialogProps {
  documentId: string;
  onClose: () => void;
}

/** Asks for a format and saves the document in it, as it is on the server this moment. */
export function ExportDialog({ documentId, onClose }: ExportDialogProps) {
  const t = useTranslations('exchange');
  const name = useId();
  const [format, choose] = useState<ExportFormat>('docx');
  const { attempt, isBusy, failure } = useAttempt(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('exportTitle')}
      closeLabel={t('close')}
      actions={
        <Button
          kind="primary"
          isBusy={isBusy}
          onClick={() => void attempt(() => saveExport(documentId, format))}
        >
          {t('download')}
        </Button>
      }
    >
      <fieldset className="-mx-2">
        <legend className="sr-only">{t('format')}</legend>
        {exportFormats.map((each) => (
          <label
            key={each}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 hover:bg-sunken has-checked:bg-sunken"
          >
            <input type="radio" name={name} checked={format === each} onChange={() => choose(each)} />
            <span>
              <span className="block text-sm font-medium">{t(each)}</span>
              <span className="block text-sm text-soft">{t(`${each}Hint`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {failure !== null && (
        <Notice tone="bad" role="alert" className="mt-3">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
