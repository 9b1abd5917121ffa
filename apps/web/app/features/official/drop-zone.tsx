import { Button, classNames } from '@inkstone/ui';
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface DropZoneProps {
  isBusy: boolean;
  onFile: (file: File) => void;
}

/** Takes one docx, dropped or chosen. */
export function DropZone({ isBusy, onFile }: DropZoneProps) {
  const t = useTranslations('official');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !isBusy) onFile(file);
  }

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file) onFile(file);
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
      <input
        ref={input}
        type="file"
        accept=".docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document"
        aria-label={t('choose')}
        className="hidden"
        onChange={choose}
      />
      <Button kind="primary" isBusy={isBusy} onClick={() => input.current?.click()}>
        {t('choose')}
      </Button>
      <p className="text-sm text-faint">{t('privacy')}</p>
    </div>
  );
}
