import { Button, Dialog } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

export interface UnsavedWarningProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Asks before signing out while only this device has some of the text. */
export function UnsavedWarning({ onStay, onLeave }: UnsavedWarningProps) {
  const t = useTranslations('common');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t('unsavedTitle')}
      description={t('unsavedText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onLeave}>{t('unsavedLeave')}</Button>
          <Button kind="primary" onClick={onStay}>
            {t('unsavedStay')}
          </Button>
        </>
      }
    />
  );
}
