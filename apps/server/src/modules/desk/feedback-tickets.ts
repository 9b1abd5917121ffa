import type { Deps } from '../../deps.ts';
import type { Sql, Transaction } from '../../platform/db/database.ts';
import type { FeedbackTicket } from '../../ports/desk-port.ts';
import { createTicket } from './new-ticket.ts';
import { addAnswer } from './staff-pages/act-on-ticket.ts';
import { changeTicket, findBySource } from './store.ts';

/** Opens the ticket of feedback, in the transaction that stores the feedback. */
export async function openFeedbackTicket(
  deps: Pick<Deps, 'random' | 'ids' | 'clock'>,
  sql: Sql,
  { contact, ...given }: FeedbackTicket,
): Promise<void> {
  const isEmail = contact.includes('@');
  await createTicket(deps, sql, { ...given, [isEmail ? 'email' : 'phone']: contact });
}

/**
 * Closes the ticket of a feedback report in the transaction that closes the report, and adds the answer of
 * staff, if any. Visitors get no e-mail, because their contact data are deleted.
 */
export async function closeFeedbackTicket(
  deps: Deps,
  tx: Transaction,
  { sourceId, answer }: { readonly sourceId: string; readonly answer: string },
): Promise<void> {
  const found = await findBySource(tx.sql, sourceId);
  if (!found || found.ticket.state === 'closed') return;
  const { ticketId, kind } = found.ticket;
  if (answer !== '' && kind === 'bug') await addAnswer(deps, tx, found, { text: answer, key: 'closed' });
  await changeTicket(tx.sql, ticketId, {
    ...{ state: 'closed', closedAt: deps.clock.now(), dueAt: null, waitsSince: null },
    ...(kind === 'feedback' && { email: '', phone: '' }),
  });
}
