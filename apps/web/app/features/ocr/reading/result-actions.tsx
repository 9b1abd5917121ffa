import { Button, showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../../platform/use-copy.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';

/** An operation that a button starts. */
interface Operation {
  readonly isPending: boolean;
  readonly mutate: (given: undefined, options: { onError: (error: unknown) => void }) => void;
}

export interface ResultActionsProps {
  text: string;
  open: Operation;
  saveTxt: (onError: (error: unknown) => void) => void;
  isSavingTxt?: boolean;
  /** Undefined if no PDF can be created. */
  savePdf?: (onError: (error: unknown) => void) => void;
  isSavingPdf?: boolean;
  remove?: (onError: (error: unknown) => void) => void;
  isRemoving?: boolean;
}

/** Actions on the text of pictures. */
export function ResultActions({
  text,
  open,
  saveTxt,
  isSavingTxt = false,
  savePdf,
  isSavingPdf = false,
  remove,
  isRemoving = false,
}: ResultActionsProps) {
  const t = useTranslations('ocr');
  const errorText = useErrorText();
  const onError = (error: unknown) => showToast.error(errorText(error));
  const copy = useCopy(t('copied'));
  return (
    <div className="flex flex-wrap gap-2 border-b border-line pb-4">
      <Button kind="primary" isBusy={open.isPending} onClick={() => open.mutate(undefined, { onError })}>
        {t('open')}
      </Button>
      <Button onClick={() => void copy(text)}>{t('copy')}</Button>
      <Button isBusy={isSavingTxt} onClick={() => saveTxt(onError)}>
        {t('saveTxt')}
      </Button>
      {savePdf && (
        <Button isBusy={isSavingPdf} onClick={() => savePdf(onError)}>
          {t('savePdf')}
        </Button>
      )}
      {remove && (
        <Button kind="quiet" isBusy={isRemoving} onClick={() => remove(onError)}>
          {t('delete')}
        </Button>
      )}
    </div>
  );
}
