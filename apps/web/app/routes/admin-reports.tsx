import { staffSelf } from '@inkstone/contracts/staff';
import { listComplaints } from '@inkstone/contracts/staff/shares';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ReportsPage } from '../features/staff/reports/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';
import { readListScope } from '../shell/admin/read-list-scope.ts';

export const handle: RouteHandle = { phrases: ['admin-content', 'sharing'] };

export function loader(args: LoaderFunctionArgs) {
  const which = readListScope(args.request);
  return loadStaff(args, async (call) => {
    const wanted = { which, ...readCursor(args.request) };
    const [page, self] = await Promise.all([call(listComplaints, wanted), call(staffSelf, {})]);
    return { ...page, self, which };
  });
}

export default function AdminReportsRoute() {
  return <ReportsPage {...useLoaderData<typeof loader>()} />;
}
