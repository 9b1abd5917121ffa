import { listItems } from '@inkstone/contracts/membership';
import { listAllSubscriptions } from '@inkstone/contracts/subscriptions';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { SubscriptionsPage } from '../features/membership/subscriptions/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['subscriptions', 'orders', 'catalogue', 'membership-trial'] };

/** Announced charges count as read once this page is opened. */
export async function loader(args: LoaderFunctionArgs) {
  return await loadSignedIn(args, async (call) => {
    const [first, { items }] = await Promise.all([call(listAllSubscriptions, {}), call(listItems, {})]);
    return { first, items, loadedAt: Date.now() };
  });
}

export default function SubscriptionsRoute() {
  return <SubscriptionsPage {...useLoaderData<typeof loader>()} />;
}
