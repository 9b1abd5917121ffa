import type { ShareView } from '@inkstone/contracts/sharing';
import { type OpenDocument, stateVectorOf } from '@inkstone/editor/sync';
import { Button, Notice, showToast } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
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
  const [isConfirming, setConfirming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);
  useEffect(() => {
    if (wasConfirming.current && !isConfirming) opener.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  const refresh = () =>
    save.mutate(
      { action: 'refresh', stateVector: stateVectorOf(document) },
      {
        onSuccess: () => {
          setConfirming(false);
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
            <Button kind="quiet" size="small" onClick={() => setConfirming(false)}>
              {t('cancel')}
            </Button>
          </div>
        </Notice>
      ) : (
        <div className="flex flex-wrap justify-between gap-2">
          <Button ref={opener} kind="quiet" onClick={() => setConfirming(true)}>
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
