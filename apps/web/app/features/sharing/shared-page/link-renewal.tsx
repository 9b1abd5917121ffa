import type { ShareView } from '@inkstone/contracts/sharing';
import { type OpenDocument, stateVectorOf } from '@inkstone/editor/sync';
import { Button, Notice, showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useOpenedForm } from '../../../shared/use-opened-form.ts';
import { useSaveShare } from './use-share.ts';

interface LinkRenewalProps {
  share: ShareView;
  document: OpenDocument;
  onTurnedOff: () => void;
}

/** Replaces the link after a confirmation, or disables it. */
export function LinkRenewal({ share, document, onTurnedOff }: LinkRenewalProps) {
  const t = useTranslations('sharing');
  const words = useErrorText();
  const save = useSaveShare(share.documentId);
  const { isOpen: isConfirming, open: confirm, close: stopConfirming, opener } = useOpenedForm();
  const refresh = () =>
    save.mutate(
      { action: 'refresh', stateVector: stateVectorOf(document) },
      {
        onSuccess: () => {
          stopConfirming();
          showToast.success(t('refreshed'));
        },
      },
    );
  return (
    <div className="flex flex-col gap-3">
      {save.error && <Notice tone="bad">{words(save.error)}</Notice>}
      {isConfirming ? (
        <Notice tone="warn" role="alert" className="flex flex-col gap-3">
          <p>{t('refreshWarning')}</p>
          <div className="flex flex-wrap gap-2">
            <Button kind="danger" size="small" isBusy={save.isPending} onClick={refresh} autoFocus>
              {t('refreshNow')}
            </Button>
            <Button kind="quiet" size="small" onClick={stopConfirming}>
              {t('cancel')}
            </Button>
          </div>
        </Notice>
      ) : (
        <div className="flex flex-wrap justify-between gap-2">
          <Button ref={opener} kind="quiet" onClick={confirm}>
            {t('refresh')}
          </Button>
          <Button
            kind="danger"
            isBusy={save.isPending}
            onClick={() => save.mutate({ action: 'close' }, { onSuccess: onTurnedOff })}
          >
            {t('turnOff')}
          </Button>
        </div>
      )}
    </div>
  );
}
