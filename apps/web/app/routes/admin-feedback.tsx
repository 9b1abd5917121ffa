import { staffSelf } from '@inkstone/contracts/staff';
import { listBugReports, listVisitorFeedback } from '@inkstone/contracts/staff/feedback';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { FeedbackPage, type FeedbackPageProps } from '../features/staff/feedback/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';
import { readListScope } from '../shell/admin/read-list-scope.ts';

export const handle: RouteHandle = { phrases: ['admin-content'] };

export function loader(args: LoaderFunctionArgs): Promise<FeedbackPageProps> {
  const which = readListScope(args.request);
  const isOfAccounts = new URL(args.request.url).searchParams.get('from') === 'accounts';
  const wanted = { which, ...readCursor(args.request) };
  return loadStaff(args, async (call) => {
    const self = call(staffSelf, {});
    if (isOfAccounts)
      return { from: 'accounts', ...(await call(listBugReports, wanted)), self: await self, which };
    return { from: 'visitors', ...(await call(listVisitorFeedback, wanted)), self: await self, which };
  });
}

export default function AdminFeedbackRoute() {
  return <FeedbackPage {...useLoaderData<typeof loader>()} />;
}
