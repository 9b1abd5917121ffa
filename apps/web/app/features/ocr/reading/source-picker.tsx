import type { OcrLanguageChoice } from '@inkstone/contracts/ocr';
import { classNames, SelectField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFileDrop, usePastedFiles } from '../../../shared/files/use-file-drop.ts';
import { SourceButtons } from '../../../shared/recognition/source-buttons.tsx';
import { PrecisionLink } from './precision-link.tsx';

export interface SourcePickerProps {
  isBusy: boolean;
  pagesLeft: number;
  pagesPerJob: number;
  onStart: (given: { files: readonly File[]; language: OcrLanguageChoice }) => void;
}

/** Takes pictures and PDFs: chosen, dropped, pasted, or photographed. */
export function SourcePicker({ isBusy, pagesLeft, pagesPerJob, onStart }: SourcePickerProps) {
  const t = useTranslations('ocr');
  const [language, setLanguage] = useState<OcrLanguageChoice>('auto');
  const take = (files: readonly File[]) => {
    if (!isBusy) onStart({ files, language });
  };
  usePastedFiles(take);
  const { isOver, dropArea } = useFileDrop(take);
  return (
    <div
      {...dropArea}
      className={classNames(
        'flex flex-col items-center gap-4 rounded-lg border border-dashed px-4 py-10 text-center transition-colors sm:px-6',
        isOver ? 'border-seal bg-sunken' : 'border-edge bg-raised',
      )}
    >
      <p className="font-serif text-xl font-semibold" role="status">
        {isBusy ? t('uploading') : t('drop')}
      </p>
      <p className="max-w-prose text-sm text-soft">{t('dropHint', { limit: pagesPerJob })}</p>
      <div className="w-full max-w-64 text-left">
        <SelectField
          label={t('language')}
          value={language}
          choices={(['auto', 'zh', 'en'] as const).map((value) => ({
            value,
            label: t(`languages.${value}`),
          }))}
          onChange={setLanguage}
        />
      </div>
      <SourceButtons isBusy={isBusy} onFiles={take} />
      <p className="text-sm text-soft">{t('privacy')}</p>
      <p className="text-sm text-soft">{t('left', { count: pagesLeft })}</p>
      <PrecisionLink />
    </div>
  );
}
