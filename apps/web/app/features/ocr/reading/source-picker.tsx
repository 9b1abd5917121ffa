import type { OcrLanguageChoice } from '@inkstone/contracts/ocr';
import { Button, classNames, SelectField } from '@inkstone/ui';
import { type ChangeEvent, type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PrecisionLink } from './precision-link.tsx';

const accept = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif,application/pdf,.pdf';

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
  const [isOver, setOver] = useState(false);

  const take = (files: FileList | null | undefined) => {
    const given = Array.from(files ?? []);
    if (given.length > 0 && !isBusy) onStart({ files: given, language });
  };
  const takePasted = useEffectEvent((event: ClipboardEvent) => take(event.clipboardData?.files));
  useEffect(() => {
    const listen = (event: ClipboardEvent) => takePasted(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the buttons inside do the same by keyboard.
    <div
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
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

interface SourceButtonsProps {
  isBusy: boolean;
  onFiles: (files: FileList | null) => void;
}

/** Buttons that open the file picker and, on devices that are touched, the camera. */
function SourceButtons({ isBusy, onFiles }: SourceButtonsProps) {
  const t = useTranslations('ocr');
  const chosen = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles(event.target.files);
    // Otherwise the same file could not be chosen twice in a row.
    event.target.value = '';
  };
  const input = { type: 'file', className: 'hidden', onChange: choose } as const;
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <input {...input} ref={chosen} multiple accept={accept} aria-label={t('choose')} />
      <input {...input} ref={camera} accept="image/*" capture="environment" aria-label={t('camera')} />
      <Button kind="primary" isBusy={isBusy} onClick={() => chosen.current?.click()}>
        {t('choose')}
      </Button>
      <Button className="pointer-fine:hidden" disabled={isBusy} onClick={() => camera.current?.click()}>
        {t('camera')}
      </Button>
    </div>
  );
}
