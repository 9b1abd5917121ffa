import type { ReplyOf } from '@inkstone/contracts';
import type { ItemView } from '@inkstone/contracts/membership';
import {
  type findSubscriptions,
  type SubscriptionRow,
  subscriptionRow,
} from '@inkstone/contracts/staff/subscriptions';
import { EmptyState } from '@inkstone/ui';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useItemName } from '../../../shared/purchase/use-item-name.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { FindForm } from '../../../shell/admin/find-form.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { StateBadge } from './state-badge.tsx';

export type SubscriptionsPageProps = ReplyOf<typeof findSubscriptions> & {
  readonly search: ReturnType<typeof readSearch>;
  readonly items: readonly ItemView[];
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The filter in the address of the page: a state, and an order number or the id of an account. */
export function readSearch(url: string) {
  const query = new URL(url).searchParams;
  const state = subscriptionRow.shape.state.safeParse(query.get('state')).data;
  const text = (query.get('search') ?? '').trim();
  const orderNo = /^\d{18}$/.test(text) ? text : undefined;
  const accountId = uuid.test(text) ? text : undefined;
  return { state, text, orderNo, accountId, isFaulty: text !== '' && !orderNo && !accountId };
}

/** All subscriptions, newest first, by state, account or first order. */
export function SubscriptionsPage({ rows, next, search, items }: SubscriptionsPageProps) {
  const t = useTranslations('staff-subscriptions');
  const navigate = useNavigate();
  const address = (state: string | undefined, text: string) => {
    const query = new URLSearchParams({ ...(state && { state }), ...(text && { search: text }) });
    return `?${query}`;
  };
  const { state, text, isFaulty } = search;
  const views = [undefined, ...subscriptionRow.shape.state.options];
  return (
    <AdminFrame title={t('title')} hint={t('hint')}>
      <FindForm
        key={text}
        {...{ label: t('search'), hint: t('searchHint'), find: t('find'), first: text }}
        isBusy={false}
        onFind={(query) => void navigate(address(state, query))}
      />
      <p role="alert" className="mt-2 text-sm text-bad empty:hidden">
        {isFaulty && t('searchFault')}
      </p>
      <div className="mt-6 flex">
        <ViewLinks
          label={t('views')}
          links={views.map((one) => ({
            to: address(one, text),
            label: one === undefined ? t('all') : t(`state.${one}`),
            isCurrent: one === state,
          }))}
        />
      </div>
      <div className="mt-6" aria-live="polite">
        {rows.length === 0 && !isFaulty && <EmptyState title={t('empty')} />}
        {rows.length > 0 && <Rows rows={rows} items={items} />}
      </div>
      <PageLinks next={next} />
    </AdminFrame>
  );
}

function Rows({ rows, items }: { rows: readonly SubscriptionRow[]; items: readonly ItemView[] }) {
  const t = useTranslations('staff-subscriptions');
  const words = useTranslations('orders');
  const itemName = useItemName(items);
  const path = useLocalePath();
  const money = useMoney();
  const moment = useMoment();
  return (
    <ul aria-label={t('title')} className="border-t border-line">
      {rows.map((row) => (
        <li
          key={row.subscriptionId}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-3"
        >
          <div className="min-w-0">
            <Link
              to={path(`/admin/subscriptions/${row.subscriptionId}`)}
              className="inline-flex min-h-8 items-center font-medium underline underline-offset-4 pointer-coarse:min-h-11"
            >
              {itemName(row)}
            </Link>
            <p className="text-sm text-soft wrap-anywhere">
              {words(`channel.${row.channel}`)} · <span className="tabular-nums">{row.orderNo}</span> ·{' '}
              <span className="whitespace-nowrap">{moment(row.createdAt)}</span>
              {row.accountId === null && <> · {t('noAccount')}</>}
              {row.buyer !== '' && <> · {row.buyer}</>}
            </p>
          </div>
          <p className="flex flex-wrap items-center gap-3 tabular-nums">
            <StateBadge state={row.state} />
            {money(row.amount, row.currency)}
          </p>
        </li>
      ))}
    </ul>
  );
}
