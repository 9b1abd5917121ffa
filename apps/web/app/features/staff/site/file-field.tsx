import type { SiteFile } from '@inkstone/contracts/staff/site';
import { FileButton } from '@inkstone/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { isSuitable, sendFile } from './send-file.ts';

export interface FileFieldProps {
  file: SiteFile | null;
  onFile: (file: SiteFile) => void;
}

/** Uploads the file of a download immediately; it becomes public when the entry is saved. */
export function FileField({ file, onFile }: FileFieldProps) {
  const t = useTranslations('staff-site');
  const format = useFormatter();
  const words = useErrorText();
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState('');
  const send = async (chosen: File) => {
    setFailure('');
    if (!isSuitable(chosen)) return setFailure(t('fileUnsuitable'));
    setShare(0);
    try {
      onFile(await sendFile(chosen, setShare));
    } catch (error) {
      setFailure(words(error));
    } finally {
      setShare(null);
    }
  };
  const size = format.number((file?.bytes ?? 0) / 2 ** 20, { maximumFractionDigits: 1 });
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <FileButton
          label={t('chooseFile')}
          accept="*/*"
          isBusy={share !== null}
          onFile={(chosen) => void send(chosen)}
        />
        <p aria-live="polite" className="min-w-0 text-sm wrap-anywhere text-soft">
          {share !== null
            ? t('sending', { percent: format.number(share, { style: 'percent' }) })
            : file && t('chosenFile', { name: file.name, size })}
        </p>
      </div>
      <p className="mt-1.5 text-sm text-faint">{t('fileHint')}</p>
      <p role="alert" className="text-sm text-bad empty:hidden">
        {failure}
      </p>
    </div>
  );
}
