import { AppError, type Call } from '@inkstone/contracts';
import { orderStatusByType } from '@inkstone/contracts/orders';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { splitPath } from '../platform/i18n/resolve-locale.ts';
import { loadSignedIn } from '../session/sign-in-first.ts';

/** Returns the order number in the URL of a page, from our query parameter or that of a provider. */
export function orderNoOf({ searchParams: query }: URL): string {
  // The attempt number, which providers return, starts with the order number.
  const given = query.get('order') ?? query.get('orderNo') ?? query.get('out_trade_no') ?? '';
  return /^\d{18}/.exec(given)?.[0] ?? '';
}

/**
 * Loads a page about an order of the signed-in user; 404 for any other order. Without a number the newest
 * membership order is loaded; without any such order the list of orders is shown.
 */
export async function loadOrder<Data>(
  args: LoaderFunctionArgs,
  load: (call: Call, orderNo: string) => Promise<Data>,
): Promise<Data> {
  const orderNo = orderNoOf(args.url);
  return loadSignedIn(args, async (call) => {
    if (orderNo !== '') return load(call, orderNo).catch(toMissing);
    const { order } = await call(orderStatusByType, { type: 'vip' });
    if (!order) throw redirect(localizedPathFor(args.url, '/app/orders'));
    return load(call, order.orderNo);
  });
}

export function toMissing(error: unknown): never {
  const isMissing = error instanceof AppError && ['order_not_found', 'invalid_token'].includes(error.code);
  throw isMissing ? data(null, 404) : error;
}

/** A path with the language prefix of a page. */
export function localizedPathFor({ pathname }: URL, path: string): string {
  const { locale } = splitPath(pathname);
  return locale === null ? path : `/${locale}${path}`;
}
