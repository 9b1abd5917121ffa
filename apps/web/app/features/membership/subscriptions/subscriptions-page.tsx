import type { ItemView } from '@inkstone/contracts/membership';
import type { NoticeWay, SubscriptionStatus, SubscriptionView } from '@inkstone/contracts/subscriptions';
import { Badge, Button, buttonClass, EmptyState, type Tone } from '@inkstone/ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useItemName } from '../../../shared/purchase/use-item-name.ts';
import { withPurchase } from '../../../shared/purchase/use-purchase.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import { FactLine } from '../../../shell/fact-line.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { MembershipTabs } from '../../../shell/membership-tabs.tsx';
import { TermsLink } from '../../../shell/terms-link.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { NoticeChoice } from './notice-choice.tsx';
import { outlasts } from './outlasts.ts';
import { PriceChange } from './price-change.tsx';
import { StoreSubscriptions } from './store-subscriptions.tsx';
import { type SubscriptionsReply, useSubscriptions } from './use-subscriptions.ts';

export interface SubscriptionsPageProps {
  first: SubscriptionsReply;
  /** When `first` was loaded, in ms. */
  loadedAt: number;
  items: readonly ItemView[];
}

const tones: Readonly<Record<SubscriptionStatus, Tone>> = {
  signing: 'note',
  active: 'good',
  retrying: 'warn',
  canceling: 'plain',
  lapsed: 'plain',
  canceled: 'plain',
};

/** Whether a subscription has ended and may be bought again. */
const isOver = (status: SubscriptionStatus) => status === 'lapsed' || status === 'canceled';

/** Every subscription of the caller in all channels, newest first. Each can be canceled. */
export function SubscriptionsPage({ first, loadedAt, items }: SubscriptionsPageProps) {
  const t = useTranslations('subscriptions');
  const path = useLocalePath();
  const itemName = useItemName(items);
  const { data, error, refetch } = useSubscriptions(first, loadedAt);
  const { subscriptions, storeSubscriptions } = data;
  const isRenewing =
    subscriptions.some(({ status }) => !isOver(status)) ||
    storeSubscriptions.some(({ status }) => status !== 'ended' && status !== 'canceled');
  return (
    <AppFrame lead={<MembershipTabs />} title={t('heading')} hint={t('hint')}>
      {error && <LoadFailed error={error} onRetry={() => void refetch()} className="mb-4" />}
      {subscriptions.length === 0 && storeSubscriptions.length === 0 && (
        <EmptyState
          title={t('empty')}
          action={
            <Link to={path('/app/orders')} className={buttonClass('secondary')}>
              {t('toOrders')}
            </Link>
          }
        >
          <p>{t('emptyHint')}</p>
        </EmptyState>
      )}
      {subscriptions.length > 0 && (
        <ul aria-label={t('heading')} className="flex flex-col gap-4">
          {subscriptions.map((subscription) => (
            <li key={subscription.subscriptionId}>
              <SubscriptionCard
                subscription={subscription}
                ways={data.noticeWays}
                name={itemName(subscription)}
                canBuyAgain={!isRenewing}
              />
            </li>
          ))}
        </ul>
      )}
      {storeSubscriptions.length > 0 && <StoreSubscriptions subscriptions={storeSubscriptions} />}
    </AppFrame>
  );
}

interface SubscriptionCardProps {
  subscription: SubscriptionView;
  ways: readonly NoticeWay[];
  name: string;
  /** Whether an ended subscription offers its plan again: nothing else is renewed. */
  canBuyAgain: boolean;
}

function SubscriptionCard({ subscription, ways, name, canBuyAgain }: SubscriptionCardProps) {
  const t = useTranslations('subscriptions');
  const orders = useTranslations('orders');
  const money = useMoney();
  const moment = useMoment();
  const path = useLocalePath();
  const [isCanceling, setCanceling] = useState(false);
  const { subscriptionId, plan, channel, status, signedAt, next, endedAt, priceChange } = subscription;
  const isRunning = status === 'active' || status === 'retrying';
  return (
    <article className="card flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="font-serif text-lg font-semibold">{name}</h2>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <p className="text-soft">{t(`explain.${status}`)}</p>
      {priceChange && <PriceChange subscriptionId={subscriptionId} change={priceChange} />}
      <dl className="flex flex-col gap-2">
        <FactLine name={t('channelLabel')} value={t(`channel.${channel}`)} />
        {signedAt !== null && <FactLine name={t('signedAt')} value={moment(signedAt)} />}
        {next && <FactLine name={t('nextAt')} value={moment(next.at)} />}
        {next && (
          <FactLine name={t('nextAmount')} value={<strong>{money(next.amount, next.currency)}</strong>} />
        )}
        <TermEnd subscription={subscription} />
        {endedAt !== null && <FactLine name={t('endedAt')} value={moment(endedAt)} />}
      </dl>
      {isRunning && (
        <div className="max-w-sm">
          <NoticeChoice subscription={subscription} ways={ways} />
        </div>
      )}
      {isRunning && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button onClick={() => setCanceling(true)}>
            {t('cancel')}
            <span className="sr-only">: {name}</span>
          </Button>
          {channel === 'stripe' && (
            // Loaded as a separate document, because only its content security policy allows Stripe's script.
            <a
              href={path(`/app/subscriptions/card?subscription=${subscriptionId}`)}
              className={buttonClass('secondary')}
            >
              {t('changeCard')}
              <span className="sr-only">: {name}</span>
            </a>
          )}
          <TermsLink document="continue" className="text-sm text-soft underline underline-offset-4">
            {t('terms')}
          </TermsLink>
        </div>
      )}
      {canBuyAgain && isOver(status) && (
        <div>
          <Link
            to={{ pathname: path('/plan'), search: withPurchase('', 'item', plan) }}
            className={buttonClass('secondary')}
          >
            {orders('again')}
            <span className="sr-only">: {name}</span>
          </Link>
        </div>
      )}
      {isCanceling && (
        <CancelDialog subscription={subscription} name={name} onClose={() => setCanceling(false)} />
      )}
    </article>
  );
}

/** Until when the subscription is paid, and the end of the tier where other purchases extend it. */
function TermEnd({ subscription }: Pick<SubscriptionCardProps, 'subscription'>) {
  const t = useTranslations('subscriptions');
  const tiers = useTranslations('membership-trial');
  const moment = useMoment();
  const { paidUntil } = subscription;
  if (paidUntil === null) return null;
  if (!outlasts(subscription)) return <FactLine name={t('paidUntil')} value={moment(paidUntil)} />;
  const { benefits } = subscription;
  const tier = tiers(`tier_${benefits.vip_type}`);
  return (
    <>
      <FactLine name={t('termEnd')} value={moment(paidUntil)} />
      <FactLine name={t('tierUntil', { tier })} value={moment(benefits.until)} />
    </>
  );
}
