import type { StoreSubscriptionView } from '@inkstone/contracts/subscriptions';
import { Badge, buttonClass, type Tone } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { FactLine } from '../../../shell/fact-line.tsx';
import { useMoment } from '../../../shell/use-moment.ts';

const tones: Readonly<Record<StoreSubscriptionView['status'], Tone>> = {
  pending: 'note',
  active: 'good',
  canceled: 'plain',
  grace: 'warn',
  hold: 'warn',
  paused: 'plain',
  ended: 'plain',
};

/** The caller's purchases in app stores. They are managed only on the store's own page. */
export function StoreSubscriptions({ subscriptions }: { subscriptions: readonly StoreSubscriptionView[] }) {
  const t = useTranslations('subscriptions.stores');
  return (
    <section aria-labelledby="store-subscriptions" className="mt-10 first:mt-0">
      <h2 id="store-subscriptions" className="font-serif text-xl font-semibold">
        {t('heading')}
      </h2>
      <p className="mt-1 mb-4 max-w-[44em] text-soft">{t('hint')}</p>
      <ul aria-labelledby="store-subscriptions" className="flex flex-col gap-4">
        {subscriptions.map((one) => (
          <li key={`${one.store} ${one.subscriptionId}`}>
            <StoreCard subscription={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function StoreCard({ subscription }: { subscription: StoreSubscriptionView }) {
  const t = useTranslations('subscriptions.stores');
  const facts = useTranslations('subscriptions');
  const tiers = useTranslations('membership-trial');
  const money = useMoney();
  const moment = useMoment();
  const { store, vip_type, status, shownAt, next, paidUntil } = subscription;
  const name = t(`name.${store}`);
  const amount =
    next && next.amount !== null && next.currency !== null ? money(next.amount, next.currency) : null;
  return (
    <article className="card flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="font-serif text-lg font-semibold">
          {vip_type === null ? name : tiers(`tier_${vip_type}`)}
        </h3>
        <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <p className="text-soft">{t(`explain.${status}`)}</p>
      <dl className="flex flex-col gap-2">
        <FactLine name={t('soldBy')} value={name} />
        <FactLine name={t('shownAt')} value={moment(shownAt)} />
        {next && <FactLine name={facts('nextAt')} value={moment(next.at)} />}
        {next && (
          <FactLine
            name={facts('nextAmount')}
            value={amount === null ? t('amountUnknown') : <strong>{amount}</strong>}
          />
        )}
        {paidUntil !== null && <FactLine name={facts('paidUntil')} value={moment(paidUntil)} />}
      </dl>
      <ManageLink subscription={subscription} name={name} />
    </article>
  );
}

/** A link to the store's page. Huawei's page opens only on its phones. */
function ManageLink({ subscription, name }: { subscription: StoreSubscriptionView; name: string }) {
  const t = useTranslations('subscriptions.stores');
  const { store, manageUrl } = subscription;
  if (store === 'harmony') return <p className="text-sm text-soft">{t('onDevice')}</p>;
  if (manageUrl === null) return <p className="text-sm text-soft">{t('off')}</p>;
  const isPage = manageUrl.startsWith('https:');
  return (
    <div>
      <a
        href={manageUrl}
        className={buttonClass('secondary')}
        {...(isPage ? { target: '_blank', rel: 'noreferrer' } : {})}
      >
        {t('manage', { store: name })}
      </a>
      {store === 'huawei' && <p className="mt-2 text-sm text-soft">{t('onPhone')}</p>}
    </div>
  );
}
