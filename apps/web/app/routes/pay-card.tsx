import { orderStatus } from '@inkstone/contracts/orders';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { CardPage } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadOrder, orderNoOf, pathBeside } from './pay-data.ts';

export const handle: RouteHandle = { phrases: ['catalogue', 'purchase'] };

export async function loader(args: LoaderFunctionArgs) {
  if (orderNoOf(args.url) === '') throw redirect(pathBeside(args.url, '/vipV2/overseaPayMethod'));
  const order = await loadOrder(args, (call, orderNo) => call(orderStatus, { orderNo }));
  if (order.status !== 'paid' && order.status !== 'finished') return order;
  const { pathname } = args.url;
  throw redirect(`${pathname.replace(/[^/]*$/, 'creditCardPaySuccess')}?order=${order.orderNo}`);
}

export default function PayCardRoute() {
  return <CardPage order={useLoaderData<typeof loader>()} />;
}
