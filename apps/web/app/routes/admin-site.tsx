import { staffSelf } from '@inkstone/contracts/staff';
import { listSiteEntries } from '@inkstone/contracts/staff/site';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SiteEntriesPage } from '../features/staff/site/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-site', 'downloads'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [{ entries }, self] = await Promise.all([call(listSiteEntries, {}), call(staffSelf, {})]);
    return { entries, self };
  });
}

export default function AdminSiteRoute() {
  return <SiteEntriesPage {...useLoaderData<typeof loader>()} />;
}
