import type { ReplyOf } from '@inkstone/contracts';
import type { ItemView } from '@inkstone/contracts/membership';
import {
  findStaffOrders,
  type OrderFilter,
  orderFilters,
  type StaffOrderRow,
} from '@inkstone/contracts/staff/orders';
import { Badge, EmptyState } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { quietCall } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useItemName } from '../../../shared/purchase/use-item-name.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { FindForm } from '../../../shell/admin/find-form.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { OrderBadges } from './order-badges.tsx';

export type StaffOrdersPageProps = ReplyOf<typeof findStaffOrders> & {
  which: OrderFilter;
  /** The buyer whose orders are listed; null for all buyers. */
  accountId: string | null;
  items: readonly ItemView[];
};

/** The orders of all buyers or of one, newest first, with a search. */
export function OrdersPage({ rows, next, which, accountId, items }: StaffOrdersPageProps) {
  const t = useTranslations('staff-orders');
  const [query, setQuery] = useState('');
  const navigate = useNavigate();
  const found = useQuery({
    queryKey: ['staff-orders', query],
    queryFn: () => quietCall(findStaffOrders, { query, which: 'all' }),
    enabled: query !== '',
  });
  const buyer = buyerOf(query, found.data?.rows ?? []);
  // The URL contains the account id and not the searched number, so that the back button and further pages
  // work, and no number is logged.
  useEffect(() => {
    if (buyer === null) return;
    setQuery('');
    void navigate(`?account=${buyer}`);
  }, [buyer, navigate]);
  const addressOf = (one: OrderFilter) =>
    `?${new URLSearchParams({ ...(accountId !== null && { account: accountId }), which: one })}`;
  const shown = query === '' ? rows : (found.data?.rows ?? []);
  return (
    <AdminFrame title={t('title')} hint={t('hint')}>
      <FindForm
        {...{ label: t('query'), hint: t('queryHint'), find: t('find') }}
        isBusy={found.isFetching}
        onFind={(text) => {
          // Otherwise the URL would name the buyer of an earlier search.
          if (accountId !== null) void navigate('?');
          setQuery(text);
        }}
      />
      {query === '' && accountId !== null && (
        <p className="mt-4 flex flex-wrap items-center gap-x-4">
          {t('ofAccount', { buyer: rows[0]?.buyer || accountId })}
          <Link to="?" className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('showAll')}
          </Link>
        </p>
      )}
      {query === '' && (
        <div className="mt-6 flex">
          <ViewLinks
            label={t('views')}
            links={orderFilters.map((one) => ({
              ...{ to: addressOf(one), label: t(`which_${one}`), isCurrent: one === which },
            }))}
          />
        </div>
      )}
      {query === '' && which === 'unpaid' && (
        <p className="mt-4 max-w-[44em] text-soft">{t('unpaidHint', { ask: t('ask') })}</p>
      )}
      {found.error && (
        <LoadFailed error={found.error} onRetry={() => void found.refetch()} className="mt-6" />
      )}
      <p role="status" className="sr-only">
        {query !== '' && found.data && t('shown', { count: shown.length })}
      </p>
      <div className="mt-6">
        {shown.length === 0 && !found.isFetching && !found.error && (
          <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
        )}
        {shown.length > 0 && <Rows rows={shown} items={items} />}
      </div>
      {query === '' && <PageLinks next={next} />}
    </AdminFrame>
  );
}

/** Numbers of orders and payments; phone numbers are shorter. */
const paymentNumber = /^\d{16,}$/;

/** The buyer of all orders found by a search for a person; null for a search by the number of an order or payment. */
function buyerOf(query: string, rows: readonly StaffOrderRow[]): string | null {
  const [first] = rows;
  const isOrder = paymentNumber.test(query.replaceAll(/\s/g, ''));
  if (query === '' || isOrder || !first) return null;
  return rows.every(({ accountId }) => accountId === first.accountId) ? first.accountId : null;
}

interface RowsProps {
  rows: readonly StaffOrderRow[];
  items: readonly ItemView[];
}

function Rows({ rows, items }: RowsProps) {
  const itemName = useItemName(items);
  const t = useTranslations('staff-orders');
  const path = useLocalePath();
  const money = useMoney();
  const moment = useMoment();
  return (
    <ul aria-label={t('title')} className="border-t border-line">
      {rows.map(({ order, accountId, buyer, isWaiting }) => (
        <li
          key={order.orderNo}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <div className="min-w-0">
            <Link
              to={path(`/admin/orders/${order.orderNo}`)}
              className="inline-flex min-h-8 items-center font-medium tabular-nums underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {order.orderNo}
            </Link>
            <p className="text-sm text-soft wrap-anywhere">
              {itemName(order)} · {accountId === null ? t('noBuyer') : buyer || accountId} ·{' '}
              <span className="whitespace-nowrap">{moment(order.createdAt)}</span>
            </p>
          </div>
          <p className="flex flex-wrap items-center gap-3 tabular-nums">
            {isWaiting && <Badge tone="warn">{t('waiting')}</Badge>}
            <OrderBadges order={order} />
            {money(order.payable, order.currency)}
          </p>
        </li>
      ))}
    </ul>
  );
}
