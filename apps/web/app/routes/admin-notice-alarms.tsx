import { staffSelf } from '@inkstone/contracts/staff';
import { listNoticeAlarms } from '@inkstone/contracts/staff/notice-alarms';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { NoticeAlarmsPage } from '../features/staff/notice-alarms/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';
import { readListScope } from '../shell/admin/read-list-scope.ts';

export const handle: RouteHandle = { phrases: ['staff-money'] };

export function loader(args: LoaderFunctionArgs) {
  const which = readListScope(args.request);
  return loadStaff(args, async (call) => {
    const input = { which, ...readCursor(args.request) };
    const [page, self] = await Promise.all([call(listNoticeAlarms, input), call(staffSelf, {})]);
    return { ...page, which, self };
  });
}

export default function AdminNoticeAlarmsRoute() {
  return <NoticeAlarmsPage {...useLoaderData<typeof loader>()} />;
}
