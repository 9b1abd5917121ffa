import { staffSelf } from '@inkstone/contracts/staff';
import { readStaffTicket } from '@inkstone/contracts/staff/desk';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TicketPage } from '../features/staff/desk/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { loadStaff } from '../shell/admin/load-staff.ts';

export const handle: RouteHandle = { phrases: ['staff-desk', 'admin-content', 'errors'] };

export function loader(args: LoaderFunctionArgs) {
  const id = (args.params.ticketId ?? '').slice(0, 100);
  return loadStaff(args, async (call) => {
    const [ticket, self] = await Promise.all([call(readStaffTicket, { id }), call(staffSelf, {})]);
    return { ticket, self };
  });
}

export default function AdminTicketRoute() {
  const { ticket, self } = useLoaderData<typeof loader>();
  return <TicketPage key={ticket.id} ticket={ticket} self={self} />;
}
