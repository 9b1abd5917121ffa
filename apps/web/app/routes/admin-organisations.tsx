import { staffSelf } from '@inkstone/contracts/staff';
import { listOrganisations } from '@inkstone/contracts/staff/organisations';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OrganisationsPage } from '../features/staff/organisations/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-organisations'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const input = readCursor(args.request);
    const [page, self] = await Promise.all([call(listOrganisations, input), call(staffSelf, {})]);
    return { ...page, self };
  });
}

export default function AdminOrganisationsRoute() {
  return <OrganisationsPage {...useLoaderData<typeof loader>()} />;
}
