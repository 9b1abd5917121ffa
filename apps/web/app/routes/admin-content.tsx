import { articleKinds } from '@inkstone/contracts/content';
import { staffSelf } from '@inkstone/contracts/staff';
import { articleStates, listArticles } from '@inkstone/contracts/staff/content';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ContentPage } from '../features/staff/content/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['content', 'staff-content'] };

export function loader(args: LoaderFunctionArgs) {
  const { searchParams } = new URL(args.request.url);
  const kind = articleKinds.find((each) => each === searchParams.get('kind'));
  const state = articleStates.find((each) => each === searchParams.get('state'));
  const query = (searchParams.get('query') ?? '').slice(0, 100);
  return loadStaff(args, async (call) => {
    const input = { ...readCursor(args.request), query, ...(kind && { kind }), ...(state && { state }) };
    const [page, self] = await Promise.all([call(listArticles, input), call(staffSelf, {})]);
    return { ...page, self };
  });
}

export default function AdminContentRoute() {
  return <ContentPage {...useLoaderData<typeof loader>()} />;
}
