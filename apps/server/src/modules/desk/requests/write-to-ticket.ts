import { AppError, type ReplyOf } from '@inkstone/contracts';
import { type writeToTicket as contract, deskLimits } from '@inkstone/contracts/desk';
import { nextTicketState } from '@inkstone/domain/desk';
import { day } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { dueSince, readCalendar } from '../calendar/read-calendar.ts';
import { toMessage } from '../new-ticket.ts';
import { readMessage } from '../read-fields.ts';
import { changeTicket, findMessages, insertMessage, lockTicket } from '../store.ts';
import { requireByLink, viewTicket } from './read-ticket.ts';

/** Adds a message of the requester, and returns the ticket. */
export const writeToTicket: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _who,
  input,
) => {
  const text = readMessage(input.text);
  return deps.db.transact(async ({ sql }) => {
    const { ticket } = await requireByLink(sql, input.token);
    await addRequesterMessage(deps, sql, ticket.ticketId, { text, sendKey: input.key, isByMail: false });
    return viewTicket(sql, (await requireByLink(sql, input.token)).ticket);
  });
};

/** A message of the requester, with its idempotency key. */
export interface RequesterMessage {
  readonly text: string;
  readonly sendKey: string;
  readonly isByMail: boolean;
}

/**
 * Adds a message once and reopens the ticket. An answer is due within the service hours of its kind, unless
 * one was due already. Call it in a transaction.
 */
export async function addRequesterMessage(
  deps: Pick<Deps, 'ids' | 'clock'>,
  sql: Sql,
  ticketId: string,
  { text, sendKey, isByMail }: RequesterMessage,
): Promise<void> {
  const ticket = await lockTicket(sql, ticketId);
  if (!ticket) throw new AppError('ticket_not_found');
  const now = deps.clock.now();
  const messages = await findMessages(sql, ticketId);
  if (messages.some((message) => message.sendKey === sendKey)) return;
  const recent = messages.filter(({ author, createdAt }) => author === 'requester' && createdAt > now - day);
  if (recent.length >= deskLimits.messagesPerDay) throw new AppError('ticket_full');
  const next = nextTicketState(ticket.state, 'write');
  if (!next.ok) throw new AppError('ticket_not_possible');
  const message = { ticketId, accountId: ticket.accountId, author: 'requester' as const, text, isByMail };
  await insertMessage(sql, toMessage(deps, message, sendKey));
  const isWaiting = ticket.dueAt !== null;
  await changeTicket(sql, ticketId, {
    state: next.value,
    closedAt: null,
    dueAt: isWaiting ? ticket.dueAt : dueSince(ticket.kind, now, await readCalendar(sql)),
    waitsSince: isWaiting ? ticket.waitsSince : now,
  });
}
