import { AppError } from '@inkstone/contracts';
import { listItems } from '@inkstone/contracts/membership';
import { orderNo as anyOrderNo, readOrder } from '@inkstone/contracts/orders';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { OrderPage } from '../features/membership/orders/index.ts';
import { PurchaseHost } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';
import { keepPageData } from '../shared/purchase/keep-page-data.ts';

export const handle: RouteHandle = { phrases: ['orders', 'catalogue', 'purchase'] };

export async function loader(args: LoaderFunctionArgs) {
  const orderNo = args.params.orderNo ?? '';
  return await loadSignedIn(args, async (call) => {
    if (!anyOrderNo.safeParse(orderNo).success) throw data(null, 404);
    const [first, { items }] = await Promise.all([
      call(readOrder, { orderNo }).catch((error) => {
        throw error instanceof AppError && error.code === 'order_not_found' ? data(null, 404) : error;
      }),
      call(listItems, {}),
    ]);
    return { first, items, loadedAt: Date.now() };
  });
}

export const shouldRevalidate = keepPageData;

export default function OrderRoute() {
  const loaded = useLoaderData<typeof loader>();
  return (
    <>
      <OrderPage key={loaded.first.order.orderNo} {...loaded} />
      <PurchaseHost />
    </>
  );
}
