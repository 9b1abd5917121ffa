import { AppError } from '@inkstone/contracts';
import type { handOverTokens as contract } from '@inkstone/contracts/handover';
import type { UseCase } from '../../../http/route.ts';
import { findSession } from '../devices/store.ts';
import { type OpenedSession, openSession } from '../open-session.ts';
import { findAccount } from '../store.ts';
import { requireKnownOrigin } from './start-handover.ts';

/** Makes a session for a program of before and gives its tokens away. */
export const handOverTokens: UseCase<typeof contract, OpenedSession> = (deps, who, { origin, timeZone }) => {
  if (!deps.config.hasRawTokens) throw new AppError('not_found');
  requireKnownOrigin(deps, origin);
  return deps.db.transact(async (tx) => {
    const account = await findAccount(tx.sql, who.accountId);
    const handedFrom = await findSession(tx.sql, who.accountId, who.sessionId);
    if (!account || !handedFrom) throw new AppError('sign_in_first');
    // As a visitor, or the session that asks would end.
    const visitor = { kind: 'visitor', origin: who.origin } as const;
    return openSession(deps, tx, account, { who: visitor, timeZone, handedFrom });
  });
};
