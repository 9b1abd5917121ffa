import { type OcrLanguageChoice, ocrLimits } from '@inkstone/contracts/ocr';
import { RadioGroup, SelectField } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { DropArea } from '../../../shared/files/drop-area.tsx';
import { usePastedFiles } from '../../../shared/files/use-file-drop.ts';
import { SourceButtons } from '../../../shared/recognition/source-buttons.tsx';
import type { ReadingPlace } from './device/use-place.ts';
import { PrecisionLink } from './precision-link.tsx';

export interface SourcePickerProps {
  isBusy: boolean;
  place: ReadingPlace;
  /** Whether the server does not recognise pictures, so that there is no choice. */
  isServerOff: boolean;
  onPlace: (place: ReadingPlace) => void;
  pagesLeft: number;
  pagesPerJob: number;
  onStart: (given: { files: readonly File[]; language: OcrLanguageChoice }) => void;
}

/** Accepts pictures and PDFs that are chosen, dropped, pasted or photographed. */
export function SourcePicker({
  isBusy,
  place,
  isServerOff,
  onPlace,
  pagesLeft,
  pagesPerJob,
  onStart,
}: SourcePickerProps) {
  const t = useTranslations('ocr');
  const [language, setLanguage] = useState<OcrLanguageChoice>('auto');
  const isHere = place === 'device';
  const take = (files: readonly File[]) => {
    if (!isBusy) onStart({ files, language });
  };
  usePastedFiles(take);
  return (
    <DropArea onFiles={take} className="px-4 py-10 sm:px-6">
      <p className="font-serif text-xl font-semibold" role="status">
        {isBusy ? t(isHere ? 'loading' : 'uploading') : t('drop')}
      </p>
      <p className="max-w-prose text-sm text-soft">
        {isHere ? t('dropHintDevice', { limit: ocrLimits.files }) : t('dropHint', { limit: pagesPerJob })}
      </p>
      <div className="flex w-full max-w-xl flex-col gap-4 text-left">
        {isServerOff ? (
          <p className="text-center text-sm text-soft">{t('serverOff')}</p>
        ) : (
          <RadioGroup
            label={t('place')}
            value={place}
            choices={(['server', 'device'] as const).map((value) => ({
              value,
              label: t(`places.${value}`),
              hint: t(value === 'server' ? 'privacy' : 'privacyDevice', {
                size: __RECOGNITION_BYTES__ / 1_000_000,
              }),
            }))}
            onChange={onPlace}
          />
        )}
        <div className="mx-auto w-full max-w-64">
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
      </div>
      <SourceButtons isBusy={isBusy} isPictures={isHere} onFiles={take} />
      {isHere ? (
        isServerOff && (
          <p className="text-sm text-soft">
            {t('privacyDevice', { size: __RECOGNITION_BYTES__ / 1_000_000 })}
          </p>
        )
      ) : (
        <>
          <p className="text-sm text-soft">{t('left', { count: pagesLeft })}</p>
          <PrecisionLink />
        </>
      )}
    </DropArea>
  );
}
