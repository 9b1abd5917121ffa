import { staffSelf } from '@inkstone/contracts/staff';
import { listMembers } from '@inkstone/contracts/staff/organisations';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OrganisationPage } from '../features/staff/organisations/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-organisations'] };

export function loader(args: LoaderFunctionArgs) {
  const organisation = args.params.organisationId ?? '';
  return loadStaff(args, async (call) => {
    const input = { organisation, ...readCursor(args.request) };
    const [page, self] = await Promise.all([call(listMembers, input), call(staffSelf, {})]);
    return { ...page, organisation, self };
  });
}

export default function AdminOrganisationRoute() {
  return <OrganisationPage {...useLoaderData<typeof loader>()} />;
}
