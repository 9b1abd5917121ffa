import { staffSelf } from '@inkstone/contracts/staff';
import { getAccount } from '@inkstone/contracts/staff/accounts';
import { explainMembership } from '@inkstone/contracts/staff/memberships';
import { listOrganisationsOfAccount } from '@inkstone/contracts/staff/organisations';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AccountPage } from '../features/staff/accounts/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-accounts', 'devices', 'usage'] };

export function loader(args: LoaderFunctionArgs) {
  const accountId = args.params.accountId ?? '';
  return loadStaff(args, async (call) => {
    const [found, self] = await Promise.all([call(getAccount, { accountId }), call(staffSelf, {})]);
    const mayExplain = self.permissions.includes('membership.read');
    const membership = mayExplain ? await call(explainMembership, { accountId }) : null;
    const mayList = self.permissions.includes('organisations.read');
    const joined = mayList ? await call(listOrganisationsOfAccount, { accountId }) : null;
    return { ...found, self, membership, organisations: joined?.organisations ?? null, readAt: Date.now() };
  });
}

export default function AdminAccountRoute() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}
