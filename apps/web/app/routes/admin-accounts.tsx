import { findAccounts } from '@inkstone/contracts/staff/accounts';
import type { LoaderFunctionArgs } from 'react-router';
import { AccountsPage } from '../features/staff/accounts/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-accounts'] };

/** A search that matches nothing: the page is empty at first, but its permission is checked, and a refusal recorded. */
const nothing = { query: '-' };

export async function loader(args: LoaderFunctionArgs) {
  await loadStaff(args, (call) => call(findAccounts, nothing));
  return null;
}

export default function AdminAccountsRoute() {
  return <AccountsPage />;
}
