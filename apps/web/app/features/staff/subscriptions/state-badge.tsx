import type { SubscriptionRow } from '@inkstone/contracts/staff/subscriptions';
import { Badge, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

const tones: Readonly<Record<SubscriptionRow['state'], Tone>> = {
  ...{ signing: 'note', active: 'good', announced: 'good', charging: 'note', retrying: 'warn' },
  ...{ lapsed: 'warn', cancel_wanted: 'warn', ended: 'plain' },
};

/** The state of a subscription, as shown to staff. */
export function StateBadge({ state }: Pick<SubscriptionRow, 'state'>) {
  const t = useTranslations('staff-subscriptions');
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
}
