import { listItems } from '@inkstone/contracts/membership';
import { staffSelf } from '@inkstone/contracts/staff';
import { listCampaigns } from '@inkstone/contracts/staff/campaigns';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CampaignsPage } from '../features/staff/campaigns/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-campaigns', 'catalogue'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [page, { items }, self] = await Promise.all([
      call(listCampaigns, readCursor(args.request)),
      call(listItems, {}),
      call(staffSelf, {}),
    ]);
    return { ...page, items, self };
  });
}

export default function AdminCampaignsRoute() {
  return <CampaignsPage {...useLoaderData<typeof loader>()} />;
}
