import { AppError } from '@inkstone/contracts';
import { listItems } from '@inkstone/contracts/membership';
import { staffSelf } from '@inkstone/contracts/staff';
import { getStaffSubscription } from '@inkstone/contracts/staff/subscriptions';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SubscriptionPage } from '../features/staff/subscriptions/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-subscriptions', 'orders', 'catalogue'] };

/** Errors for a URL that names no subscription. */
const missing: readonly string[] = ['subscription_not_found', 'invalid_request'];

export function loader(args: LoaderFunctionArgs) {
  const subscriptionId = args.params.subscriptionId ?? '';
  return loadStaff(args, async (call) => {
    const [found, self, { items }] = await Promise.all([
      call(getStaffSubscription, { subscriptionId }).catch((error: unknown) => {
        throw error instanceof AppError && missing.includes(error.code) ? data(null, 404) : error;
      }),
      call(staffSelf, {}),
      call(listItems, {}),
    ]);
    return { found, self, items };
  });
}

export default function AdminSubscriptionRoute() {
  return <SubscriptionPage {...useLoaderData<typeof loader>()} />;
}
