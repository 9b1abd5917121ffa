import { cookieEnd, tokenEnd } from '@inkstone/domain/accounts';
import type { Instant } from '@inkstone/kernel';
import type { Transaction } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { Who } from '../../http/who.ts';
import { makeToken } from './opaque-token.ts';
import { type Account, deleteSessions, insertSession } from './store.ts';

/** A session that has just begun. The token is told once, here. */
export interface OpenedSession {
  readonly account: Account;
  readonly token: string;
  /** When the browser forgets it. */
  readonly expiresAt: Instant;
}

/** Begins a session of `account`, and ends the one in which it was asked for. */
export async function openSession(
  deps: Pick<Deps, 'clock' | 'ids' | 'random' | 'config' | 'sessions'>,
  tx: Transaction,
  account: Account,
  from: { readonly who: Who; readonly timeZone: string },
): Promise<OpenedSession> {
  const { accountId } = account;
  const { sessionDays } = deps.config;
  const now = deps.clock.now();
  const { token, hash } = makeToken(accountId, deps.random);
  await insertSession(tx.sql, {
    accountId,
    sessionId: deps.ids.next(),
    tokenHash: hash,
    lastUsedAt: now,
    expiresAt: tokenEnd(now, sessionDays),
  });
  if (from.who.kind === 'account')
    await endSessions(deps, tx, from.who.accountId, { only: from.who.sessionId });
  return { account, token, expiresAt: cookieEnd(now, sessionDays, from.timeZone) };
}

/** Ends sessions of an account: from the commit on nothing opens by them. */
export async function endSessions(
  deps: Pick<Deps, 'sessions'>,
  tx: Transaction,
  accountId: string,
  which: Parameters<typeof deleteSessions>[2],
): Promise<void> {
  const ended = await deleteSessions(tx.sql, accountId, which);
  tx.afterCommit(() => deps.sessions.ended(ended));
}
