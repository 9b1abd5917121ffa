import { listPackages } from '@inkstone/contracts/membership';
import { readOrder } from '@inkstone/contracts/orders';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ReceiptPage } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadOrder } from './pay-data.ts';

export const handle: RouteHandle = { phrases: ['catalogue', 'purchase'] };

export function loader(args: LoaderFunctionArgs) {
  return loadOrder(args, async (call, orderNo) => {
    const [found, catalogue] = await Promise.all([call(readOrder, { orderNo }), call(listPackages, {})]);
    return { found, catalogue };
  });
}

export default function PayReceiptRoute() {
  return <ReceiptPage {...useLoaderData<typeof loader>()} />;
}
