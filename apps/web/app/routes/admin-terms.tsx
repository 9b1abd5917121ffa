import { staffSelf } from '@inkstone/contracts/staff';
import { listTermsVersions } from '@inkstone/contracts/staff/terms';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TermsVersionsPage } from '../features/staff/terms/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-terms'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [overview, self] = await Promise.all([call(listTermsVersions, {}), call(staffSelf, {})]);
    return { ...overview, self };
  });
}

export default function AdminTermsRoute() {
  return <TermsVersionsPage {...useLoaderData<typeof loader>()} />;
}
