import { ticketKinds } from '@inkstone/contracts/desk';
import { deskViews, listTickets } from '@inkstone/contracts/staff/desk';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { DeskPage, type DeskPageProps } from '../features/staff/desk/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff, readCursor } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-desk'] };

export function loader(args: LoaderFunctionArgs): Promise<DeskPageProps> {
  const query = new URL(args.request.url).searchParams;
  const view = deskViews.find((each) => each === query.get('view')) ?? 'open';
  const kind = ticketKinds.find((each) => each === query.get('kind')) ?? null;
  const search = (query.get('search') ?? '').trim().slice(0, 200);
  return loadStaff(args, async (call) => {
    const wanted = { view, search, ...(kind && { kind }), ...readCursor(args.request) };
    return { ...(await call(listTickets, wanted)), view, kind, search };
  });
}

export default function AdminDeskRoute() {
  return <DeskPage {...useLoaderData<typeof loader>()} />;
}
