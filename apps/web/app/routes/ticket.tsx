import { AppError } from '@inkstone/contracts';
import { readTicket } from '@inkstone/contracts/desk';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TicketPage } from '../features/desk/ticket/index.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { pageContext } from '../platform/page-context.ts';

export const handle: RouteHandle = { phrases: ['contact', 'errors'] };

export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  try {
    return { token, ticket: await context.get(pageContext).call(readTicket, { token: token.slice(0, 100) }) };
  } catch (error) {
    if (error instanceof AppError && error.code === 'ticket_not_found') throw data(null, 404);
    throw error;
  }
}

export default function TicketRoute() {
  return <TicketPage {...useLoaderData<typeof loader>()} />;
}
