import { staffSelf } from '@inkstone/contracts/staff';
import { listServerKeys } from '@inkstone/contracts/staff/keys';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { KeysPage } from '../features/staff/keys/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['admin-content'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [{ keys }, self] = await Promise.all([call(listServerKeys, {}), call(staffSelf, {})]);
    return { keys, self };
  });
}

export default function AdminKeysRoute() {
  return <KeysPage {...useLoaderData<typeof loader>()} />;
}
