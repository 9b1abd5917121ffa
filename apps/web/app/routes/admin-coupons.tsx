import { listPackages } from '@inkstone/contracts/membership';
import { staffSelf } from '@inkstone/contracts/staff';
import { listCouponTemplates } from '@inkstone/contracts/staff/coupons';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CouponsPage } from '../features/staff/coupons/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-coupons'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [page, forSale, self] = await Promise.all([
      call(listCouponTemplates, readCursor(args.request)),
      call(listPackages, {}),
      call(staffSelf, {}),
    ]);
    return { ...page, forSale, self };
  });
}

export default function AdminCouponsRoute() {
  return <CouponsPage {...useLoaderData<typeof loader>()} />;
}
