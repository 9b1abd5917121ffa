import { listItems } from '@inkstone/contracts/membership';
import { orderNo as anyOrderNo } from '@inkstone/contracts/orders';
import { staffSelf } from '@inkstone/contracts/staff';
import { getStaffOrder } from '@inkstone/contracts/staff/orders';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OrderPage } from '../features/staff/orders/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-orders', 'staff-money', 'orders', 'catalogue'] };

export function loader(args: LoaderFunctionArgs) {
  const orderNo = args.params.orderNo ?? '';
  return loadStaff(args, async (call) => {
    if (!anyOrderNo.safeParse(orderNo).success) throw data(null, 404);
    const [found, self, { items }] = await Promise.all([
      call(getStaffOrder, { orderNo }),
      call(staffSelf, {}),
      call(listItems, {}),
    ]);
    return { found, self, items };
  });
}

export default function AdminOrderRoute() {
  return <OrderPage {...useLoaderData<typeof loader>()} />;
}
