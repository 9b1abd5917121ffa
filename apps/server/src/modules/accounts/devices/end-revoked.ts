import type { Deps } from '../../../deps.ts';
import { endStoredSessions, refusalOfEnd } from './store.ts';

/** Ends sessions of an account from another of its devices; they are told so. Returns how many were open. */
export async function endRevoked(
  deps: Pick<Deps, 'db' | 'clock' | 'sessions'>,
  accountId: string,
  sessionIds: readonly string[],
): Promise<number> {
  return deps.db.transact(async (tx) => {
    const end = { why: 'revoked', at: deps.clock.now() } as const;
    const ended = await endStoredSessions(tx.sql, accountId, sessionIds, end);
    tx.afterCommit(() => deps.sessions.ended(ended, refusalOfEnd.revoked));
    return ended.length;
  });
}
