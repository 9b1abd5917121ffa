import { listStaff, staffSelf } from '@inkstone/contracts/staff';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { StaffPage } from '../features/staff/back-office/index.ts';
import { loadStaff } from '../shell/admin/load-staff.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [{ members }, self] = await Promise.all([call(listStaff, {}), call(staffSelf, {})]);
    return { members, self };
  });
}

export default function AdminStaffRoute() {
  return <StaffPage {...useLoaderData<typeof loader>()} />;
}
