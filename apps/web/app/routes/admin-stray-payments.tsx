import { staffSelf } from '@inkstone/contracts/staff';
import { listStrayPayments } from '@inkstone/contracts/staff/stray-payments';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { StrayPaymentsPage } from '../features/staff/orders/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';
import { readListScope } from '../shell/admin/read-list-scope.ts';

export const handle: RouteHandle = { phrases: ['staff-orders', 'orders'] };

export function loader(args: LoaderFunctionArgs) {
  const which = readListScope(args.request);
  return loadStaff(args, async (call) => {
    const input = { which, ...readCursor(args.request) };
    const [page, self] = await Promise.all([call(listStrayPayments, input), call(staffSelf, {})]);
    return { ...page, which, self };
  });
}

export default function AdminStrayPaymentsRoute() {
  return <StrayPaymentsPage {...useLoaderData<typeof loader>()} />;
}
