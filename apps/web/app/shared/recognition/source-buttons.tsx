import { Button, FileInput } from '@inkstone/ui';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';

const pictures = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

export interface SourceButtonsProps {
  isBusy: boolean;
  /** Whether a single picture is accepted, and no PDF. */
  isSingle?: boolean;
  /** Whether pictures are accepted, and no PDF. */
  isPictures?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Buttons that open the file picker and, on touch devices, the camera. */
export function SourceButtons({
  isBusy,
  isSingle = false,
  isPictures = isSingle,
  onFiles,
}: SourceButtonsProps) {
  const t = useTranslations('ocr');
  const chosen = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-wrap justify-center gap-2">
      <FileInput
        ref={chosen}
        multiple={!isSingle}
        accept={isPictures ? pictures : `${pictures},application/pdf,.pdf`}
        label={t('choose')}
        onFiles={onFiles}
      />
      <FileInput ref={camera} accept="image/*" capture="environment" label={t('camera')} onFiles={onFiles} />
      <Button kind="primary" isBusy={isBusy} onClick={() => chosen.current?.click()}>
        {t('choose')}
      </Button>
      <Button className="pointer-fine:hidden" disabled={isBusy} onClick={() => camera.current?.click()}>
        {t('camera')}
      </Button>
    </div>
  );
}
