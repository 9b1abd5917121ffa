import { listItems } from '@inkstone/contracts/membership';
import { findSubscriptions } from '@inkstone/contracts/staff/subscriptions';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { readSearch, SubscriptionsPage } from '../features/staff/subscriptions/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-subscriptions', 'orders', 'catalogue'] };

export function loader(args: LoaderFunctionArgs) {
  const search = readSearch(args.request.url);
  const { state, orderNo, accountId, isFaulty } = search;
  return loadStaff(args, async (call) => {
    const wanted = { state, orderNo, accountId, ...readCursor(args.request) };
    const [found, { items }] = await Promise.all([
      isFaulty ? { rows: [], next: null } : call(findSubscriptions, wanted),
      call(listItems, {}),
    ]);
    return { ...found, search, items };
  });
}

export default function AdminSubscriptionsRoute() {
  return <SubscriptionsPage {...useLoaderData<typeof loader>()} />;
}
