import { staffSelf } from '@inkstone/contracts/staff';
import { jobStates, listJobs } from '@inkstone/contracts/staff/jobs';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { JobsPage } from '../features/staff/jobs/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-jobs'] };

export function loader(args: LoaderFunctionArgs) {
  const wanted = new URL(args.request.url).searchParams.get('state');
  const state = jobStates.find((each) => each === wanted) ?? 'failed';
  return loadStaff(args, async (call) => {
    const input = { state, ...readCursor(args.request) };
    const [page, self] = await Promise.all([call(listJobs, input), call(staffSelf, {})]);
    return { ...page, state, self };
  });
}

export default function AdminJobsRoute() {
  return <JobsPage {...useLoaderData<typeof loader>()} />;
}
