import { listItems } from '@inkstone/contracts/membership';
import { findStoreSubscriptions, findSubscriptions } from '@inkstone/contracts/staff/subscriptions';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readSearch, SubscriptionsPage } from '../features/staff/subscriptions/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = {
  phrases: ['staff-subscriptions', 'subscriptions', 'membership-trial', 'orders', 'catalogue'],
};

/** Number of subscriptions in app stores beside the other ones of an account. */
const storesBeside = 20;

export function loader(args: LoaderFunctionArgs) {
  const search = readSearch(args.request.url);
  const { view, state, orderNo, accountId, isFaulty } = search;
  const isStores = view === 'stores';
  return loadStaff(args, async (call) => {
    const cursor = readCursor(args.request);
    const listsAccount = accountId !== undefined && view === undefined && cursor.cursor === undefined;
    const [found, stores, { items }] = await Promise.all([
      isFaulty || isStores
        ? { rows: [], next: null }
        : call(findSubscriptions, { state, orderNo, accountId, ...cursor }),
      isStores && !isFaulty && orderNo === undefined
        ? call(findStoreSubscriptions, { accountId, ...cursor })
        : listsAccount
          ? call(findStoreSubscriptions, { accountId, limit: storesBeside })
          : null,
      call(listItems, {}),
    ]);
    return { ...found, stores, search, items };
  });
}

export default function AdminSubscriptionsRoute() {
  return <SubscriptionsPage {...useLoaderData<typeof loader>()} />;
}
