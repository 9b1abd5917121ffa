import { listItems } from '@inkstone/contracts/membership';
import { findStaffOrders, orderFilter } from '@inkstone/contracts/staff/orders';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { z } from 'zod';
import { OrdersPage } from '../features/staff/orders/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-orders', 'orders', 'catalogue'] };

export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const given = orderFilter.safeParse(searchParams.get('which'));
  const which = given.success ? given.data : 'all';
  const accountId = z.uuid().safeParse(searchParams.get('account')).data ?? null;
  return loadStaff(args, async (call) => {
    const [found, { items }] = await Promise.all([
      call(findStaffOrders, { which, query: accountId ?? '', ...readCursor(args.request) }),
      call(listItems, {}),
    ]);
    return { ...found, which, accountId, items };
  });
}

export default function AdminOrdersRoute() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}
