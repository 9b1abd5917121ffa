import type { Deps } from '../../../deps.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { endStoredSessions, refusalOfEnd, type SessionEndReason } from './store.ts';

/** Ends sessions that the owner or staff revoked, and notifies their devices. Returns how many were open. */
export async function endRevoked(
  deps: Pick<Deps, 'db' | 'clock' | 'sessions'>,
  accountId: string,
  sessionIds: readonly string[],
): Promise<number> {
  return deps.db.transact((tx) => endWithin(deps, tx, { accountId, sessionIds, why: 'revoked' }));
}

/** Ends sessions of an account with the commit of a transaction. Returns how many were open. */
export async function endWithin(
  { clock, sessions }: Pick<Deps, 'clock' | 'sessions'>,
  tx: Transaction,
  which: {
    readonly accountId: string;
    readonly sessionIds: readonly string[];
    readonly why: SessionEndReason;
  },
): Promise<number> {
  const { accountId, sessionIds, why } = which;
  const ended = await endStoredSessions(tx.sql, accountId, sessionIds, { why, at: clock.now() });
  tx.afterCommit(() => sessions.ended(ended, refusalOfEnd[why]));
  return ended.length;
}
