import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/staff/desk';
import { nextTicketState, type TicketEvent } from '@inkstone/domain/desk';
import type { Deps } from '../../../deps.ts';
import type { Sql, Transaction } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { changeReportOfTicket } from '../../site/index.ts';
import { cleanText } from '../clean-text.ts';
import { mailAnswer, mailReceipt } from '../mail/ticket-mails.ts';
import { toMessage } from '../new-ticket.ts';
import {
  assignTicket,
  changeTicket,
  findTicket,
  type HandledTicket,
  insertMessage,
  insertNote,
  lockTicket,
} from '../store.ts';

/** Assigns a ticket to the caller, or unassigns it. */
export const assign: UseCase<typeof contract.assignTicket, ReplyOf<typeof contract.assignTicket>> = async (
  { db },
  { accountId },
  { id, isMine },
) => {
  if (!(await assignTicket(db.sql, id, isMine ? accountId : null))) throw new AppError('ticket_not_found');
  return {};
};

/** Adds a note for staff. */
export const note: UseCase<typeof contract.noteOnTicket, ReplyOf<typeof contract.noteOnTicket>> = async (
  { db, ids, clock },
  { accountId: staffId },
  { id, text },
) => {
  await db.transact(async ({ sql }) => {
    const { ticket } = await requireTicket(sql, id);
    const { ticketId, accountId } = ticket;
    const times = { noteId: ids.next(), createdAt: clock.now() };
    await insertNote(sql, { ...times, ticketId, accountId, staffId, text: cleanText(text) });
  });
  return {};
};

/** Answers a requester. An unassigned ticket is assigned to the caller. */
export const answer: UseCase<typeof contract.answerTicket, ReplyOf<typeof contract.answerTicket>> = async (
  deps,
  { accountId: staffId },
  { id, text, key },
) => {
  await deps.db.transact(async (tx) => {
    const handled = await requireTicket(tx.sql, id);
    await addAnswer(deps, tx, handled, { text: cleanText(text), key });
    if (handled.handling.assignee === null) await assignTicket(tx.sql, id, staffId);
  });
  return {};
};

/**
 * Adds an answer once and notifies the requester: by e-mail, and in the product if the ticket belongs to an
 * account. Call it in the transaction.
 */
export async function addAnswer(
  deps: Deps,
  tx: Transaction,
  handled: HandledTicket,
  { text, key }: { readonly text: string; readonly key: string },
): Promise<void> {
  const { ticketId, accountId, number, kind, sourceId, firstAnswerAt } = handled.ticket;
  const now = deps.clock.now();
  const message = { ticketId, accountId, author: 'staff' as const, text, isByMail: false };
  if (!(await insertMessage(tx.sql, toMessage(deps, message, `answer ${key}`)))) return;
  const state = requireNext(await requireLocked(tx.sql, ticketId), 'answer');
  await changeTicket(tx.sql, ticketId, {
    ...{ state, dueAt: null, waitsSince: null, firstAnswerAt: firstAnswerAt ?? now },
  });
  if (sourceId !== null) await changeReportOfTicket(tx.sql, { kind, sourceId, reply: text });
  if (accountId !== null)
    await deps.notify(tx, accountId, 'ticket_answered', { number, link: handled.handling.linkToken });
  tx.afterCommit(() => mailAnswer(deps, handled, text));
}

/** Closes or reopens a ticket, or releases or rejects one that is held as spam. */
export const change: UseCase<typeof contract.changeTicket, ReplyOf<typeof contract.changeTicket>> = async (
  deps,
  _who,
  { id, event },
) => {
  const { db, clock } = deps;
  await db.transact(async (tx) => {
    const { sql } = tx;
    const ticket = await requireLocked(sql, id);
    const state = requireNext(ticket, event);
    const isOver = state === 'closed' || state === 'spam';
    const closedAt = isOver ? clock.now() : null;
    // The privacy notice promises that contact data of visitors are deleted when their feedback is closed.
    const isForgotten = isOver && ticket.kind === 'feedback';
    await changeTicket(sql, id, {
      ...{ state, closedAt },
      ...(isOver && { dueAt: null, waitsSince: null }),
      ...(event === 'reopen' && { dueAt: clock.now(), waitsSince: clock.now() }),
      ...(isForgotten && { email: '', phone: '' }),
    });
    const { kind, sourceId } = ticket;
    if (sourceId !== null) await changeReportOfTicket(sql, { kind, sourceId, closedAt });
    // A held request was not confirmed when it arrived.
    const released = event === 'release' ? await requireTicket(sql, id) : null;
    if (released) tx.afterCommit(() => mailReceipt(deps, released));
  });
  return {};
};

function requireNext({ state }: HandledTicket['ticket'], event: TicketEvent) {
  const next = nextTicketState(state, event);
  if (!next.ok) throw new AppError('ticket_not_possible');
  return next.value;
}

async function requireLocked(sql: Sql, ticketId: string) {
  const ticket = await lockTicket(sql, ticketId);
  if (!ticket) throw new AppError('ticket_not_found');
  return ticket;
}

async function requireTicket(sql: Sql, ticketId: string): Promise<HandledTicket> {
  const found = await findTicket(sql, ticketId);
  if (!found) throw new AppError('ticket_not_found');
  return found;
}
