import { listLedger, readLedger } from '@inkstone/contracts/staff/ledger';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { type LedgerFilter, LedgerPage } from '../features/staff/ledger/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-money'] };

export function loader(args: LoaderFunctionArgs) {
  const query = new URL(args.request.url).searchParams;
  const read = (name: keyof LedgerFilter) => (query.get(name) ?? '').trim().slice(0, 100);
  const filter: LedgerFilter = { account: read('account'), reason: read('reason'), source: read('source') };
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''));
  return loadStaff(args, async (call) => {
    const [books, page] = await Promise.all([
      call(readLedger, {}),
      call(listLedger, { ...given, ...readCursor(args.request) }),
    ]);
    return { ...books, ...page, filter };
  });
}

export default function AdminLedgerRoute() {
  return <LedgerPage {...useLoaderData<typeof loader>()} />;
}
