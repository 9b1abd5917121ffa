import { staffSelf } from '@inkstone/contracts/staff';
import { readInvoiceIssuer } from '@inkstone/contracts/staff/invoices';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { IssuerPage } from '../features/staff/invoices/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-invoices'] };

export function loader(args: LoaderFunctionArgs) {
  return loadStaff(args, async (call) => {
    const [issuer, self] = await Promise.all([call(readInvoiceIssuer, {}), call(staffSelf, {})]);
    return { ...issuer, self };
  });
}

export default function AdminInvoiceIssuerRoute() {
  return <IssuerPage {...useLoaderData<typeof loader>()} />;
}
