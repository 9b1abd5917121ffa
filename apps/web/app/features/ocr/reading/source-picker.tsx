import type { OcrLanguageChoice } from '@inkstone/contracts/ocr';
import { SelectField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DropArea } from '../../../shared/files/drop-area.tsx';
import { usePastedFiles } from '../../../shared/files/use-file-drop.ts';
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
  return (
    <DropArea onFiles={take} className="px-4 py-10 sm:px-6">
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
    </DropArea>
  );
}
