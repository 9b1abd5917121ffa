import type { SubscriptionView } from '@inkstone/contracts/subscriptions';
import { Button, Dialog, Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useErrorWords } from '../../../platform/use-error-words.ts';
import { useMoment } from '../../../shell/use-moment.ts';
import { useCancelSubscription } from './use-subscriptions.ts';

export interface CancelDialogProps {
  subscription: SubscriptionView;
  /** What it renews, as it is shown. */
  name: string;
  onClose: () => void;
}

/** The second of two clicks by which a subscription is canceled. */
export function CancelDialog({ subscription, name, onClose }: CancelDialogProps) {
  const t = useTranslations('subscriptions');
  const common = useTranslations('common');
  const errorWords = useErrorWords();
  const moment = useMoment();
  const cancel = useCancelSubscription();
  const { subscriptionId, paidUntil } = subscription;
  const hint = paidUntil === null ? t('cancelHintUnpaid') : t('cancelHint', { until: moment(paidUntil) });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('cancelTitle', { item: name })}
      description={hint}
      closeLabel={common('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('keep')}
          </Button>
          <Button
            kind="danger"
            isBusy={cancel.isPending}
            onClick={() => cancel.mutate(subscriptionId, { onSuccess: onClose })}
          >
            {t('cancel')}
          </Button>
        </>
      }
    >
      {cancel.error && (
        <Notice tone="bad" role="alert">
          {errorWords(cancel.error)}
        </Notice>
      )}
    </Dialog>
  );
}
