import type { ReplyOf } from '@inkstone/contracts';
import type { ItemView } from '@inkstone/contracts/membership';
import {
  findSubscriber,
  type findSubscriptions,
  type SubscriptionRow,
  subscriptionStates,
} from '@inkstone/contracts/staff/subscriptions';
import { EmptyState } from '@inkstone/ui';
import { useMutation } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useMoney } from '../../../shared/catalogue/use-money.ts';
import { useItemName } from '../../../shared/purchase/use-item-name.ts';
import { AdminFrame } from '../../../shell/admin/admin-frame.tsx';
import { FindForm } from '../../../shell/admin/find-form.tsx';
import { PageLinks } from '../../../shell/admin/page-links.tsx';
import { ViewLinks } from '../../../shell/admin/view-links.tsx';
import { useMoment } from '../../../shell/use-moment.ts';
import { isInAddress, type SubscriptionSearch } from './read-search.ts';
import { StateBadge } from './state-badge.tsx';
import { StoreRows, type StoreRowsPage } from './store-rows.tsx';

export type SubscriptionsPageProps = ReplyOf<typeof findSubscriptions> & {
  readonly search: SubscriptionSearch;
  /** Subscriptions in app stores; null where the filter is a state or an order. */
  readonly stores: StoreRowsPage | null;
  readonly items: readonly ItemView[];
};

/** All subscriptions, newest first, by state, account or first order, and those in app stores. */
export function SubscriptionsPage({ rows, next, search, stores, items }: SubscriptionsPageProps) {
  const t = useTranslations('staff-subscriptions');
  const { view, text } = search;
  const { find, fault, isBusy } = useSearch(search);
  const views = [undefined, ...subscriptionStates, 'stores' as const];
  const hasStores = stores !== null && stores.rows.length > 0;
  return (
    <AdminFrame title={t('title')} hint={t('hint')}>
      <FindForm
        key={text}
        {...{ label: t('search'), hint: t('searchHint'), find: t('find'), first: text }}
        isBusy={isBusy}
        onFind={find}
      />
      <p role="alert" className="mt-2 text-sm text-bad empty:hidden">
        {fault}
      </p>
      <div className="mt-6 flex">
        <ViewLinks
          label={t('views')}
          links={views.map((one) => ({
            to: addressOf(one, text),
            label: one === undefined ? t('all') : one === 'stores' ? t('stores') : t(`state.${one}`),
            isCurrent: one === view,
          }))}
        />
      </div>
      <p role="status" className="sr-only">
        {text !== '' && t('shown', { count: rows.length + (stores?.rows.length ?? 0) })}
      </p>
      <div className="mt-6 flex flex-col gap-8">
        {rows.length === 0 && !hasStores && <EmptyState title={t('empty')} />}
        {rows.length > 0 && <Rows rows={rows} items={items} />}
        {hasStores && (
          <StoreRows rows={stores.rows} isTitled={view !== 'stores'}>
            {view !== 'stores' && stores.next !== null && (
              <Link
                to={addressOf('stores', text)}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {t('moreStores')}
              </Link>
            )}
          </StoreRows>
        )}
      </div>
      <PageLinks next={view === 'stores' ? (stores?.next ?? null) : next} />
    </AdminFrame>
  );
}

/**
 * The search: order numbers and account ids become part of the URL; for anything else the account is looked up first, so that
 * no phone number or e-mail address is in a URL.
 */
function useSearch({ view, isFaulty }: SubscriptionSearch) {
  const t = useTranslations('staff-subscriptions');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const lookUp = useMutation({
    mutationFn: (query: string) => call(findSubscriber, { query }),
    onSuccess: ({ accountId }) => {
      if (accountId !== null) void navigate(addressOf(view, accountId));
    },
  });
  const find = (text: string) => {
    lookUp.reset();
    if (text === '' || isInAddress(text)) void navigate(addressOf(view, text));
    else lookUp.mutate(text);
  };
  const isUnknown = lookUp.data?.accountId === null || isFaulty;
  const fault = lookUp.error ? errorText(lookUp.error) : isUnknown && t('searchFault');
  return { find, fault, isBusy: lookUp.isPending };
}

function addressOf(view: SubscriptionSearch['view'], text: string): string {
  return `?${new URLSearchParams({ ...(view && { state: view }), ...(text && { search: text }) })}`;
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
