import { useTranslations } from 'use-intl';
import { ConsentDialog } from '../../../shell/consent-dialog.tsx';
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

/** Requests a confirmation of an action that cannot simply be undone. */
export function ConfirmDialog({ title, text, consent, onConsent, onClose }: ConfirmDialogProps) {
  const t = useTranslations('documents');
  const { attempt, isBusy, failure } = useAttempt(onClose);
  return (
    <ConsentDialog
      {...{ title, text, consent, isBusy, failure, onClose }}
      keep={t('cancel')}
      onConsent={() => void attempt(onConsent)}
    />
  );
}
