import type { SubscriptionView } from '@inkstone/contracts/subscriptions';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { ConsentDialog } from '../../../shell/consent-dialog.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { outlasts } from './outlasts.ts';
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
  const tiers = useTranslations('membership-trial');
  const { subscriptionId, paidUntil } = subscription;
  const hint = () => {
    if (paidUntil === null) return t('cancelHintUnpaid');
    const until = moment(paidUntil);
    if (!outlasts(subscription)) return t('cancelHint', { until });
    const tier = tiers(`tier_${subscription.benefits.vip_type}`);
    return t('cancelHintBeside', { until, tier, end: moment(subscription.benefits.until) });
  };
  return (
    <ConsentDialog
      title={t('cancelTitle', { item: name })}
      text={hint()}
      keep={t('keep')}
      consent={t('cancel')}
      isBusy={cancel.isPending}
      failure={cancel.error && errorText(cancel.error)}
      onConsent={() => cancel.mutate(subscriptionId, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
