import { staffSelf } from '@inkstone/contracts/staff';
import { listWaiting } from '@inkstone/contracts/staff/waiting';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OverviewPage } from '../features/staff/back-office/index.ts';
import { loadStaff } from '../shell/admin/load-staff.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const self = await call(staffSelf, {});
    // The layout redirects members who have not passed the second factor.
    return { self, waiting: self.factor === 'passed' ? (await call(listWaiting, {})).waiting : [] };
  });
}

export default function AdminIndexRoute() {
  return <OverviewPage {...useLoaderData<typeof loader>()} />;
}
