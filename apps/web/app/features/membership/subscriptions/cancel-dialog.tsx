import type { SubscriptionView } from '@inkstone/contracts/subscriptions';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { ConsentDialog } from '../../../shell/consent-dialog.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { useCancelSubscription } from './use-subscriptions.ts';

export interface CancelDialogProps {
  subscription: SubscriptionView;
  /** The displayed name of the renewed item. */
  name: string;
  onClose: () => void;
}

/** Confirms the cancellation of a subscription, in the second of two clicks. */
export function CancelDialog({ subscription, name, onClose }: CancelDialogProps) {
  const t = useTranslations('subscriptions');
  const errorText = useErrorText();
  const moment = useMoment();
  const cancel = useCancelSubscription();
  const { subscriptionId, paidUntil } = subscription;
  const hint = paidUntil === null ? t('cancelHintUnpaid') : t('cancelHint', { until: moment(paidUntil) });
  return (
    <ConsentDialog
      title={t('cancelTitle', { item: name })}
      text={hint}
      keep={t('keep')}
      consent={t('cancel')}
      isBusy={cancel.isPending}
      failure={cancel.error && errorText(cancel.error)}
      onConsent={() => cancel.mutate(subscriptionId, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
