import { listItems } from '@inkstone/contracts/membership';
import { listOrders } from '@inkstone/contracts/orders';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OrdersPage } from '../features/membership/orders/index.ts';
import { PurchaseHost } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';
import { keepPageData } from '../shared/purchase/keep-page-data.ts';

export const handle: RouteHandle = { phrases: ['orders', 'catalogue', 'purchase'] };

export async function loader(args: LoaderFunctionArgs) {
  return await loadSignedIn(args, async (call) => {
    const [first, { items }] = await Promise.all([call(listOrders, {}), call(listItems, {})]);
    return { first, items, loadedAt: Date.now() };
  });
}

export const shouldRevalidate = keepPageData;

export default function OrdersRoute() {
  return (
    <>
      <OrdersPage {...useLoaderData<typeof loader>()} />
      <PurchaseHost />
    </>
  );
}
