import { listItems } from '@inkstone/contracts/membership';
import { readSubscription } from '@inkstone/contracts/subscriptions';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ChangeCardPage } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['subscriptions', 'catalogue', 'purchase'] };

export async function loader(args: LoaderFunctionArgs) {
  const { searchParams } = args.url;
  const subscriptionId = searchParams.get('subscription') ?? '';
  return await loadSignedIn(args, async (call) => {
    const [{ subscription }, { items }] = await Promise.all([
      call(readSubscription, { subscriptionId }),
      call(listItems, {}),
    ]);
    return { subscription, items, isReturn: searchParams.has('done') };
  });
}

export default function ChangeCardRoute() {
  return <ChangeCardPage {...useLoaderData<typeof loader>()} />;
}
