import { Button, Dialog, Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useAttempt } from '../../use-attempt.ts';
import { useBackupActions } from './use-backup.ts';

/** Confirms removing a schedule and its stored password. */
export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('backup');
  const { remove } = useBackupActions();
  const { attempt, isBusy, failure } = useAttempt(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('removeTitle')}
      description={t('removeText')}
      closeLabel={t('cancel')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={() => void attempt(remove)}>
            {t('remove')}
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
