import { staffSelf } from '@inkstone/contracts/staff';
import { listServiceDays } from '@inkstone/contracts/staff/desk';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DaysPage } from '../features/staff/desk/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-desk'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [{ days }, self] = await Promise.all([call(listServiceDays, {}), call(staffSelf, {})]);
    return { days, self };
  });
}

export default function AdminDeskDaysRoute() {
  return <DaysPage {...useLoaderData<typeof loader>()} />;
}
