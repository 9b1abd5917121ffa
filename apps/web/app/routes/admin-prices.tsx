import { staffSelf } from '@inkstone/contracts/staff';
import { listPrices } from '@inkstone/contracts/staff/prices';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PricesPage } from '../features/staff/prices/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-prices'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [prices, self] = await Promise.all([call(listPrices, {}), call(staffSelf, {})]);
    return { ...prices, self };
  });
}

export default function AdminPricesRoute() {
  return <PricesPage {...useLoaderData<typeof loader>()} />;
}
