import { FileInput } from '@inkstone/ui';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ImageIcon } from './icons.tsx';
import { ToolButton } from './tool-button.tsx';

/** Chooses pictures from the device. */
export function ImageButton({ onImages }: { onImages: (files: readonly File[]) => void }) {
  const t = useTranslations('writing');
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <ToolButton label={t('image')} onPress={() => field.current?.click()}>
        <ImageIcon />
      </ToolButton>
      <FileInput
        ref={field}
        multiple
        accept="image/png,image/jpeg,image/webp,image/gif"
        label={t('image')}
        onFiles={onImages}
      />
    </>
  );
}
