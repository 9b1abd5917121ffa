import type { InputOf } from '@inkstone/contracts';
import { staffSelf } from '@inkstone/contracts/staff';
import { readAnalytics } from '@inkstone/contracts/staff/analytics';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { AnalyticsPage } from '../features/staff/analytics/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-analytics'] };

export function loader(args: LoaderFunctionArgs) {
  const given = [...new URL(args.request.url).searchParams];
  // A form also sends its empty fields.
  const filter = Object.fromEntries(given.filter(([, value]) => value !== ''));
  return loadStaff(args, async (call) => {
    const [report, self] = await Promise.all([
      call(readAnalytics, filter as InputOf<typeof readAnalytics>),
      call(staffSelf, {}),
    ]);
    return { report, self, filter: { language: filter.language ?? '', device: filter.device ?? '' } };
  });
}

export default function AdminAnalyticsRoute() {
  return <AnalyticsPage {...useLoaderData<typeof loader>()} />;
}
