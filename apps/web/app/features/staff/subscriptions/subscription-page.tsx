import type { ItemView } from '@inkstone/contracts/membership';
import type { StaffSelf } from '@inkstone/contracts/staff';
import {
  retrySubscription,
  type StaffSubscription,
  staffCancelSubscription,
} from '@inkstone/contracts/staff/subscriptions';
import { Button, showToast } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useItemName } from '../../../shared/purchase/use-item-name.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { Facts } from '../../../shell/admin/facts.tsx';
import { SectionLink } from '../../../shell/admin/section-link.tsx';
import { StaffActionDialog } from '../../../shell/admin/staff-action-dialog.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { StateBadge } from './state-badge.tsx';
import { SubscriptionTimeline } from './subscription-timeline.tsx';
import { useFaultText } from './use-fault-text.ts';

export interface SubscriptionPageProps {
  readonly found: StaffSubscription;
  readonly self: StaffSelf;
  readonly items: readonly ItemView[];
}

/** States in which nothing can be canceled any more. */
const over: readonly string[] = ['lapsed', 'cancel_wanted', 'ended'];

/** One subscription for staff: its terms, its history, and its actions. */
export function SubscriptionPage({ found, self, items }: SubscriptionPageProps) {
  const t = useTranslations('staff-subscriptions');
  const itemName = useItemName(items);
  const [task, setTask] = useState<'cancel' | 'retry' | null>(null);
  const { subscription } = found;
  const { subscriptionId, state } = subscription;
  const mayChange = self.permissions.includes('subscriptions.change');
  const run = (reason: string) =>
    call(task === 'cancel' ? staffCancelSubscription : retrySubscription, { subscriptionId, reason });
  return (
    <AdminFrame
      title={t('numbered', { plan: itemName(subscription) })}
      actions={
        mayChange &&
        state !== 'ended' && (
          <>
            <Button onClick={() => setTask('retry')}>{t('retry')}</Button>
            {!over.includes(state) && (
              <Button kind="danger" onClick={() => setTask('cancel')}>
                {t('cancel')}
              </Button>
            )}
          </>
        )
      }
    >
      <p>
        <StateBadge state={state} />
      </p>
      <div className="mt-4">
        <SubscriptionFacts subscription={subscription} />
      </div>
      <section aria-labelledby="subscription-history" className="mt-8">
        <h2 id="subscription-history" className="mb-3 font-serif text-xl font-semibold">
          {t('timeline')}
        </h2>
        <SubscriptionTimeline found={found} />
      </section>
      {task && (
        <StaffActionDialog
          title={t(`${task}Title`)}
          description={t(`${task}Hint`)}
          confirmLabel={t(task)}
          keepLabel={task === 'cancel' ? t('keep') : undefined}
          run={run}
          onDone={() => showToast.success(t('done'))}
          onClose={() => setTask(null)}
        />
      )}
    </AdminFrame>
  );
}

function SubscriptionFacts({ subscription }: Pick<StaffSubscription, 'subscription'>) {
  const t = useTranslations('staff-subscriptions');
  const words = useTranslations('orders');
  const money = useMoney();
  const moment = useMoment();
  const faultText = useFaultText();
  const { accountId, buyer, orderNo, channel, amount, currency, periods } = subscription;
  const { paidUntil, nextChargeAt, fault, endReason } = subscription;
  const account =
    accountId === null ? (
      t('noAccount')
    ) : (
      <SectionLink to={`/admin/accounts/${accountId}`}>{buyer || accountId}</SectionLink>
    );
  const order = <SectionLink to={`/admin/orders/${orderNo}`}>{orderNo}</SectionLink>;
  return (
    <Facts
      facts={[
        [t('account'), account],
        [t('order'), order],
        [t('channel'), words(`channel.${channel}`)],
        [t('amount'), money(amount, currency)],
        [t('periods'), String(periods)],
        ...(paidUntil === null ? [] : [[t('paidUntil'), moment(paidUntil)] as const]),
        ...(nextChargeAt === null ? [] : [[t('nextCharge'), moment(nextChargeAt)] as const]),
        ...(fault === '' ? [] : [[t('fault'), faultText(fault)] as const]),
        ...(endReason === null ? [] : [[t('endReason'), t(`reason.${endReason}`)] as const]),
      ]}
    />
  );
}
