import { Button, Dialog, Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useAttempt } from './use-attempt.ts';

export interface ConfirmDialogProps {
  title: string;
  /** The consequences. */
  text: string;
  /** The label of the confirm button. */
  consent: string;
  onConsent: () => Promise<unknown>;
  onClose: () => void;
}

/** Confirms an action that cannot simply be undone. */
export function ConfirmDialog({ title, text, consent, onConsent, onClose }: ConfirmDialogProps) {
  const t = useTranslations('documents');
  const { attempt, isBusy, failure } = useAttempt(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" onClick={() => void attempt(onConsent)} isBusy={isBusy}>
            {consent}
          </Button>
        </>
      }
    >
      {failure && (
        <Notice tone="bad" role="alert">
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
