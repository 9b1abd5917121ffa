import { staffSelf } from '@inkstone/contracts/staff';
import { getAccount } from '@inkstone/contracts/staff/accounts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AccountPage } from '../features/staff/accounts/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-accounts', 'devices'] };

export function loader(args: LoaderFunctionArgs) {
  const accountId = args.params.accountId ?? '';
  return loadStaff(args, async (call) => {
    const [found, self] = await Promise.all([call(getAccount, { accountId }), call(staffSelf, {})]);
    return { ...found, self, readAt: Date.now() };
  });
}

export default function AdminAccountRoute() {
  return <AccountPage {...useLoaderData<typeof loader>()} />;
}
