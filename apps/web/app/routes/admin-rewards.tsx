import { staffSelf } from '@inkstone/contracts/staff';
import { listSharePictures } from '@inkstone/contracts/staff/rewards';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { RewardsPage } from '../features/staff/rewards/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';
import { readListScope } from '../shell/admin/read-list-scope.ts';

export const handle: RouteHandle = { phrases: ['admin-content', 'staff-rewards'] };

export function loader(args: LoaderFunctionArgs) {
  const which = readListScope(args.request);
  return loadStaff(args, async (call) => {
    const wanted = { which, ...readCursor(args.request) };
    const [page, self] = await Promise.all([call(listSharePictures, wanted), call(staffSelf, {})]);
    return { ...page, self, which };
  });
}

export default function AdminRewardsRoute() {
  return <RewardsPage {...useLoaderData<typeof loader>()} />;
}
