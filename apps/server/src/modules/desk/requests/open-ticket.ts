import type { ReplyOf } from '@inkstone/contracts';
import { type openTicket as contract, readContactTopic } from '@inkstone/contracts/desk';
import { day } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { isUniqueViolation } from '../../../platform/db/sql-errors.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { mailReceipt } from '../mail/ticket-mails.ts';
import { createTicket } from '../new-ticket.ts';
import { readFields } from '../read-fields.ts';
import { readFormToken } from '../spam/form-token.ts';
import { findTraces, insertTrace } from '../spam/store.ts';
import { judge, traceLife, traceOf } from '../spam/traces.ts';
import { findByOpenKey, type HandledTicket } from '../store.ts';

type OpenedTicket = ReplyOf<typeof contract>;

/** Receipts per address and day: the form cannot be used to flood the mailbox of another person. */
const receiptsPerDay = 3;

/**
 * Opens a ticket. A request that looks like spam is held for review. A repeated idempotency key returns the
 * existing ticket.
 */
export const openTicket: UseCase<typeof contract, OpenedTicket> = async (deps, who, input) => {
  const fields = readFields(input);
  const before = await findByOpenKey(deps.db.sql, input.key);
  if (before) return view(before);
  const token = readFormToken(deps, input.formToken);
  const ownHosts = [new URL(deps.config.baseUrl).hostname.replace(/^www\./u, '')];
  const submission = { ...fields, website: input.website, address: who.origin.address, token, ownHosts };
  const trace = traceOf(deps, submission);
  const earlier = await findTraces(deps.db.sql, trace.createdAt - traceLife);
  const { isHeld, score, signals } = judge(submission, trace, earlier);
  const ofSender = earlier.filter(
    ({ senderHash, createdAt }) => senderHash === trace.senderHash && createdAt > trace.createdAt - day,
  );
  const isReceiptSent = !isHeld && ofSender.length < receiptsPerDay;
  const { text, ...contact } = fields;
  try {
    return await deps.db.transact(async (tx) => {
      const opened = await createTicket(deps, tx.sql, {
        ...contact,
        ...{ kind: input.kind, topic: readContactTopic(input.topic), state: isHeld ? 'held' : 'open' },
        accountId: who.kind === 'account' ? who.accountId : null,
        locale: who.origin.locale,
        ...{ text, openKey: input.key, score, signals },
      });
      await insertTrace(tx.sql, { ...trace, isHeld });
      tx.afterCommit(() => deps.log.info('A ticket was opened', { kind: input.kind, isHeld, signals }));
      if (isReceiptSent) tx.afterCommit(() => mailReceipt(deps, opened));
      return view(opened);
    });
  } catch (error) {
    return await readOpenedMeanwhile(deps, input.key, error);
  }
};

/** Returns the ticket that a concurrent request with the same key has opened. */
async function readOpenedMeanwhile(
  { db }: Pick<Deps, 'db'>,
  key: string,
  error: unknown,
): Promise<OpenedTicket> {
  const opened = isUniqueViolation(error) ? await findByOpenKey(db.sql, key) : null;
  if (!opened) throw error;
  return view(opened);
}

function view({
  ticket: { number, dueAt, createdAt, state },
  handling: { linkToken },
}: HandledTicket): OpenedTicket {
  return { number, token: linkToken, dueAt: dueAt ?? createdAt, isHeld: state === 'held' };
}
