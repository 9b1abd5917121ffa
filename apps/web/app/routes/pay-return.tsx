import { orderStatus } from '@inkstone/contracts/orders';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PayReturnPage } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadOrder } from './pay-data.ts';

export const handle: RouteHandle = { phrases: ['catalogue', 'purchase'] };

export function loader(args: LoaderFunctionArgs) {
  return loadOrder(args, (call, orderNo) => call(orderStatus, { orderNo }));
}

export default function PayReturnRoute() {
  const order = useLoaderData<typeof loader>();
  return <PayReturnPage key={order.orderNo} order={order} />;
}
