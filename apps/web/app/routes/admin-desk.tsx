import { ticketKinds } from '@inkstone/contracts/desk';
import { staffSelf } from '@inkstone/contracts/staff';
import { deskViews, listTickets } from '@inkstone/contracts/staff/desk';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DeskPage, type DeskPageProps } from '../features/staff/desk/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-desk', 'errors'] };

export function loader(args: LoaderFunctionArgs): Promise<DeskPageProps> {
  const query = new URL(args.request.url).searchParams;
  const view = deskViews.find((each) => each === query.get('view')) ?? 'open';
  const kind = ticketKinds.find((each) => each === query.get('kind')) ?? null;
  const search = (query.get('search') ?? '').trim().slice(0, 200);
  return loadStaff(args, async (call) => {
    const wanted = { view, search, ...(kind && { kind }), ...readCursor(args.request) };
    const [page, { permissions }] = await Promise.all([call(listTickets, wanted), call(staffSelf, {})]);
    return { ...page, view, kind, search, mayAnswer: permissions.includes('desk.answer') };
  });
}

export default function AdminDeskRoute() {
  return <DeskPage {...useLoaderData<typeof loader>()} />;
}
