import { Button, Dialog } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

export interface UnsavedWarningProps {
  onStay: () => void;
  onLeave: () => void;
}

/** Requests a confirmation before signing out while some text exists only on this device. */
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
