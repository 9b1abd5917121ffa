import { findAccounts } from '@inkstone/contracts/staff/accounts';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountsPage } from '../features/staff/accounts/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-accounts'] };

/** A search without results: the page is empty initially, but the permission is checked and a refusal is recorded. */
const nothing = { query: '-' };

export async function loader(args: LoaderFunctionArgs) {
  await loadStaff(args, (call) => call(findAccounts, nothing));
  return null;
}

export default function AdminAccountsRoute() {
  return <AccountsPage />;
}
