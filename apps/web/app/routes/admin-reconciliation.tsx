import { staffSelf } from '@inkstone/contracts/staff';
import { listReconciliation } from '@inkstone/contracts/staff/reconciliation';
import { listStoreChecks } from '@inkstone/contracts/staff/store-checks';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ReconciliationPage } from '../features/staff/reconciliation/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';
import { readListScope } from '../shell/admin/read-list-scope.ts';

export const handle: RouteHandle = { phrases: ['staff-money'] };

export function loader(args: LoaderFunctionArgs) {
  const which = readListScope(args.request);
  return loadStaff(args, async (call) => {
    const input = { which, ...readCursor(args.request) };
    const [page, storeChecks, self] = await Promise.all([
      ...([call(listReconciliation, input), call(listStoreChecks, {}), call(staffSelf, {})] as const),
    ]);
    return { ...page, storeChecks, which, self };
  });
}

export default function AdminReconciliationRoute() {
  return <ReconciliationPage {...useLoaderData<typeof loader>()} />;
}
