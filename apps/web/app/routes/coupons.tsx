import { listItems } from '@inkstone/contracts/membership';
import { listCoupons } from '@inkstone/contracts/orders';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { CouponsPage } from '../features/membership/coupons/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['orders', 'catalogue', 'coupons'] };

export async function loader(args: LoaderFunctionArgs) {
  return await loadSignedIn(args, async (call) => {
    const [first, { items }] = await Promise.all([call(listCoupons, {}), call(listItems, {})]);
    return { first, items, loadedAt: Date.now() };
  });
}

export default function CouponsRoute() {
  return <CouponsPage {...useLoaderData<typeof loader>()} />;
}
