import { orderStatus } from '@inkstone/contracts/orders';
import { renewalTerms } from '@inkstone/contracts/subscriptions';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { CardPage } from '../features/membership/purchase/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { withWay } from '../shared/purchase/use-purchase.ts';
import { loadOrder, localizedPathFor, orderNoOf } from './pay-data.ts';

export const handle: RouteHandle = { phrases: ['catalogue', 'purchase'] };

export async function loader(args: LoaderFunctionArgs) {
  if (orderNoOf(args.url) === '')
    throw redirect(localizedPathFor(args.url, `/vipV2/overseaPayMethod${withWay('', 'stripe')}`));
  const isRenewing = args.url.searchParams.has('renew');
  const { order, terms } = await loadOrder(args, async (call, orderNo) => {
    const found = await call(orderStatus, { orderNo });
    const offered = isRenewing ? await call(renewalTerms, { plan: found.plan }).catch(() => null) : null;
    const card = offered?.channels.find(({ channel }) => channel === 'stripe');
    return { order: found, terms: offered && card ? { ...offered, nextAt: card.nextAt } : null };
  });
  if (order.status !== 'paid' && order.status !== 'finished') return { order, terms };
  const { pathname } = args.url;
  throw redirect(`${pathname.replace(/[^/]*$/, 'creditCardPaySuccess')}?order=${order.orderNo}`);
}

export default function PayCardRoute() {
  return <CardPage {...useLoaderData<typeof loader>()} />;
}
