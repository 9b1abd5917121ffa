import { type PicturePlace, selectedPicture } from '@inkstone/editor/read-text';
import { Button, Dialog, Spinner } from '@inkstone/ui';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { DropArea } from '../../../shared/files/drop-area.tsx';
import { usePastedFiles } from '../../../shared/files/use-file-drop.ts';
import { SourceButtons } from '../../../shared/recognition/source-buttons.tsx';
import type { WritingContext } from '../../../shared/writing-tool.ts';
import { ReadResult } from './read-result.tsx';
import { type PictureReading, usePictureReading } from './use-picture-reading.ts';

export interface PictureTextDialogProps {
  context: WritingContext;
  onClose: () => void;
}

/** Recognises the selected picture immediately, or one that is chosen here, and inserts its text. */
export function PictureTextDialog({ context, onClose }: PictureTextDialogProps) {
  const t = useTranslations('ocr');
  const [picture] = useState(() => selectedPicture(context.editor.state));
  const reading = usePictureReading();
  const { readAddress } = reading;
  useEffect(() => {
    if (picture) readAddress(picture.src);
  }, [picture, readAddress]);
  function close() {
    reading.stop();
    onClose();
  }
  // The button that opened the dialog may no longer exist.
  const focusText = () => context.editor.commands.focus();
  const { page } = reading;
  if (page && page.state === 'done' && page.blocks.length > 0) {
    return (
      <ReadResult {...{ context, picture, page }} job={reading.job} onClose={close} onClosed={focusText} />
    );
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && close()}
      onClosed={focusText}
      title={t('toolTitle')}
      {...(picture ? {} : { description: t('toolHint') })}
      closeLabel={t('close')}
      actions={
        <Button kind="quiet" onClick={close}>
          {t(reading.isBusy ? 'cancel' : 'close')}
        </Button>
      }
    >
      <Waiting reading={reading} picture={picture} />
    </Dialog>
  );
}

/** Shown before there is a result: the choice of a picture, progress, or an error. */
function Waiting({ reading, picture }: { reading: PictureReading; picture: PicturePlace | null }) {
  const t = useTranslations('ocr');
  const errorText = useErrorText();
  const { isBusy, error, page } = reading;
  return (
    <>
      {isBusy && (
        <p role="status" className="flex items-center gap-3 py-4">
          <Spinner />
          {t('readingPicture')}
        </p>
      )}
      {error !== null && (
        <p role="alert" className="pb-4 text-bad">
          {errorText(error)}
        </p>
      )}
      {page?.state === 'done' && (
        <p role="status" className="pb-4">
          {t('noText')}
        </p>
      )}
      {!picture && !isBusy && <Choice onFile={reading.readFile} />}
    </>
  );
}

function Choice({ onFile }: { onFile: (file: File) => void }) {
  const t = useTranslations('ocr');
  const take = ([file]: readonly File[]) => file && onFile(file);
  usePastedFiles(take);
  return (
    <DropArea onFiles={take} className="px-4 py-8">
      <p className="text-soft">{t('dropOne')}</p>
      <SourceButtons isSingle isBusy={false} onFiles={take} />
    </DropArea>
  );
}
