import { listConsentLog } from '@inkstone/contracts/staff/terms';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ConsentLogPage } from '../features/staff/terms/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-terms'] };

export function loader(args: LoaderFunctionArgs) {
  const account = new URL(args.request.url).searchParams.get('account');
  return loadStaff(args, (call) =>
    call(listConsentLog, { ...readCursor(args.request), ...(account ? { accountId: account } : {}) }),
  );
}

export default function AdminTermsConsentsRoute() {
  return <ConsentLogPage {...useLoaderData<typeof loader>()} />;
}
