import { classNames, FileButton } from '@inkstone/ui';
import { type DragEvent, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface DropZoneProps {
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Takes one docx, dropped or chosen. */
export function DropZone({ isBusy, onFile }: DropZoneProps) {
  const t = useTranslations('official');
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onFile(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button inside does the same by keyboard.
    <div
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      className={classNames(
        'flex flex-col items-center gap-4 rounded-lg border border-dashed px-6 py-14 text-center transition-colors',
        isOver ? 'border-accent bg-sunken' : 'border-edge bg-raised',
      )}
    >
      <p className="font-serif text-xl font-semibold">{t('drop')}</p>
      <p className="max-w-prose text-sm text-soft">{t('dropHint')}</p>
      <FileButton
        kind="primary"
        label={t('choose')}
        accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        isBusy={isBusy}
        onFile={onFile}
      />
      <p className="text-sm text-faint">{t('privacy')}</p>
    </div>
  );
}
