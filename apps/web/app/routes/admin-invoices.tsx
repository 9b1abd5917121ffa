import { staffSelf } from '@inkstone/contracts/staff';
import { listStaffInvoices, readInvoiceIssuer } from '@inkstone/contracts/staff/invoices';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { InvoicesPage, type InvoicesPageProps, invoiceViews } from '../features/staff/invoices/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-invoices', 'invoice-fields'] };

export function loader(args: LoaderFunctionArgs): Promise<InvoicesPageProps> {
  const query = new URL(args.request.url).searchParams;
  const view = invoiceViews.find((each) => each === query.get('view')) ?? 'open';
  const search = (query.get('search') ?? '').trim().slice(0, 60);
  return loadStaff(args, async (call) => {
    const [page, { issuer }, self] = await Promise.all([
      call(listStaffInvoices, { view, search, ...readCursor(args.request) }),
      call(readInvoiceIssuer, {}),
      call(staffSelf, {}),
    ]);
    return { ...page, view, search, self, hasIssuer: issuer !== 'manual' };
  });
}

export default function AdminInvoicesRoute() {
  return <InvoicesPage {...useLoaderData<typeof loader>()} />;
}
