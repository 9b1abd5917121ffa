import { listSettings } from '@inkstone/contracts/staff/settings';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InForcePage } from '../features/staff/settings/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-settings'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, (call) => call(listSettings, {}));
}

export default function AdminSettingsRoute() {
  return <InForcePage {...useLoaderData<typeof loader>()} />;
}
