import { staffSelf } from '@inkstone/contracts/staff';
import { listPayChannels } from '@inkstone/contracts/staff/pay-channels';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PayChannelsPage } from '../features/staff/pay-channels/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-money'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [found, self] = await Promise.all([call(listPayChannels, {}), call(staffSelf, {})]);
    return { ...found, self };
  });
}

export default function AdminPayChannelsRoute() {
  return <PayChannelsPage {...useLoaderData<typeof loader>()} />;
}
