import { listInvoiceOrders, listInvoices } from '@inkstone/contracts/invoices';
import { listItems } from '@inkstone/contracts/membership';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { InvoicePage } from '../features/invoices/invoice-page/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadSignedIn } from '../session/sign-in-first.ts';

export const handle: RouteHandle = { phrases: ['invoices', 'invoice-fields', 'orders', 'catalogue'] };

/** Loads the page; `?order=…` selects an order. */
export async function loader(args: LoaderFunctionArgs) {
  return await loadSignedIn(args, async (call) => {
    const [orders, invoices, { items }] = await Promise.all([
      call(listInvoiceOrders, {}),
      call(listInvoices, {}),
      call(listItems, {}),
    ]);
    return { orders, invoices, items, loadedAt: Date.now() };
  });
}

/** `/invoice`, and `/invoice/InvoiceModal` with the application open (readings, 30). */
export default function InvoiceRoute() {
  const loaded = useLoaderData<typeof loader>();
  const { pathname, search } = useLocation();
  const chosen = new URLSearchParams(search).getAll('order');
  const isApplying = /\/InvoiceModal\/?$/i.test(pathname);
  return <InvoicePage key={pathname + search} {...loaded} chosen={chosen} isApplying={isApplying} />;
}
