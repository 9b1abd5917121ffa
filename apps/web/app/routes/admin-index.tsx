import { staffSelf } from '@inkstone/contracts/staff';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OverviewPage } from '../features/staff/back-office/index.ts';
import { loadStaff } from '../shell/admin/load-staff.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, (call) => call(staffSelf, {}));
}

export default function AdminIndexRoute() {
  return <OverviewPage self={useLoaderData<typeof loader>()} />;
}
