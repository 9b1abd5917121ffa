import { listItems } from '@inkstone/contracts/membership';
import { findStaffOrders, orderFilter } from '@inkstone/contracts/staff/orders';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OrdersPage } from '../features/staff/orders/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-orders', 'orders', 'catalogue'] };

export function loader(args: LoaderFunctionArgs) {
  const given = orderFilter.safeParse(new URL(args.request.url).searchParams.get('which'));
  const which = given.success ? given.data : 'all';
  return loadStaff(args, async (call) => {
    const [found, { items }] = await Promise.all([
      call(findStaffOrders, { which, ...readCursor(args.request) }),
      call(listItems, {}),
    ]);
    return { ...found, which, items };
  });
}

export default function AdminOrdersRoute() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}
