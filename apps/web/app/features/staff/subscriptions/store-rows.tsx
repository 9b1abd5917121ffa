import type { ReplyOf } from '@inkstone/contracts';
import type { findStoreSubscriptions, StoreSubscriptionRow } from '@inkstone/contracts/staff/subscriptions';
import { Badge } from '@inkstone/ui';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { SectionLink } from '../../../shell/admin/section-link.tsx';
import { useMoment } from '../../../shell/use-moment.ts';

/** A page of subscriptions in app stores. */
export type StoreRowsPage = ReplyOf<typeof findStoreSubscriptions>;

export interface StoreRowsProps {
  readonly rows: readonly StoreSubscriptionRow[];
  /** Whether the list has a heading of its own. */
  readonly isTitled: boolean;
  readonly children: ReactNode;
}

/** Subscriptions that app stores renew; staff cannot change them. */
export function StoreRows({ rows, isTitled, children }: StoreRowsProps) {
  const t = useTranslations('staff-subscriptions');
  return (
    <section aria-label={t('stores')}>
      {isTitled && <h2 className="mb-1 font-serif text-xl font-semibold">{t('stores')}</h2>}
      <p className="mb-3 max-w-[44em] text-sm text-soft">{t('storesHint')}</p>
      <ul aria-label={t('stores')} className="border-t border-line">
        {rows.map((row) => (
          <StoreRow key={`${row.store} ${row.subscriptionId}`} row={row} />
        ))}
      </ul>
      {children}
    </section>
  );
}

function StoreRow({ row }: { row: StoreSubscriptionRow }) {
  const t = useTranslations('staff-subscriptions');
  const stores = useTranslations('subscriptions.stores');
  const tiers = useTranslations('membership-trial');
  const money = useMoney();
  const moment = useMoment();
  const { store, subscriptionId, accountId, buyer, vip_type, status, shownAt, next, paidUntil } = row;
  const name = stores(`name.${store}`);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3">
      <div className="min-w-0">
        <p className="font-medium">{vip_type === null ? name : `${tiers(`tier_${vip_type}`)} · ${name}`}</p>
        <p className="text-sm text-soft wrap-anywhere">
          <span className="tabular-nums">{subscriptionId}</span> ·{' '}
          <span className="whitespace-nowrap">{moment(shownAt)}</span> ·{' '}
          <SectionLink
            to={`/admin/accounts/${accountId}`}
            className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {buyer || accountId}
          </SectionLink>
        </p>
        <p className="text-sm text-soft empty:hidden">
          {paidUntil !== null && `${t('paidUntil')} ${moment(paidUntil)}`}
          {paidUntil !== null && next && ' · '}
          {next && `${t('nextCharge')} ${moment(next.at)}`}
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-3 tabular-nums">
        <Badge
          tone={status === 'grace' || status === 'hold' ? 'warn' : status === 'active' ? 'good' : 'plain'}
        >
          {stores(`status.${status}`)}
        </Badge>
        {next && next.amount !== null && next.currency !== null && money(next.amount, next.currency)}
      </p>
    </li>
  );
}
