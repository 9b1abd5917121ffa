import { Button, Dialog, Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

export interface ConsentDialogProps {
  title: string;
  /** The consequences. */
  text: string;
  /** The label of the button that changes nothing. */
  keep: string;
  consent: string;
  isBusy: boolean;
  /** Why the last attempt failed; null or '' without a failure. */
  failure: string | null;
  onConsent: () => void;
  onClose: () => void;
}

/** Requests a confirmation of an action that cannot simply be undone. */
export function ConsentDialog(props: ConsentDialogProps) {
  const { title, text, keep, consent, isBusy, failure, onConsent, onClose } = props;
  const common = useTranslations('common');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={text}
      closeLabel={common('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {keep}
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={onConsent}>
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
