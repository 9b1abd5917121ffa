import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { readTicket as contract, TicketView } from '@inkstone/contracts/desk';
import { maskEmail } from '@inkstone/domain/accounts';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findByLink, findMessages, type HandledTicket, type Ticket } from '../store.ts';

/** Returns the ticket of a link. */
export const readTicket: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db },
  _who,
  { token },
) => viewTicket(db.sql, (await requireByLink(db.sql, token)).ticket);

/** Returns the ticket of a link. Throws for an unknown token. */
export async function requireByLink(sql: Sql, token: string): Promise<HandledTicket> {
  const found = /^[\w-]{32,64}$/.test(token) ? await findByLink(sql, token) : null;
  if (!found) throw new AppError('ticket_not_found');
  return found;
}

const shownStates = {
  held: 'received',
  open: 'received',
  answered: 'answered',
  closed: 'closed',
  spam: 'closed',
} as const;

/** A ticket as its requester sees it: without internal notes and without the name of the staff member who answered. */
export async function viewTicket(sql: Sql, ticket: Ticket): Promise<TicketView> {
  const { number, kind, topic, state, createdAt, dueAt, email } = ticket;
  const messages = await findMessages(sql, ticket.ticketId);
  return {
    ...{ number, kind, topic, state: shownStates[state], createdAt, dueAt },
    email: email === '' ? null : maskEmail(email),
    messages: messages.map(({ messageId, author, text, createdAt: at }) => ({
      ...{ id: messageId, author, text, createdAt: at },
    })),
  };
}
