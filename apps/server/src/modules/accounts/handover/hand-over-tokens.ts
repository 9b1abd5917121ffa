import { AppError } from '@inkstone/contracts';
import type { handOverTokens as contract } from '@inkstone/contracts/accounts/handover';
import type { UseCase } from '../../../platform/http/route.ts';
import { findSession } from '../devices/store.ts';
import { type OpenedSession, openSession } from '../open-session.ts';
import { findAccount } from '../store.ts';
import { requireKnownOrigin } from './start-handover.ts';

/** Opens a session for a legacy program and returns its tokens. */
export const handOverTokens: UseCase<typeof contract, OpenedSession> = (deps, who, { origin, timeZone }) => {
  if (!deps.config.hasRawTokens) throw new AppError('not_found');
  requireKnownOrigin(deps, origin);
  return deps.db.transact(async (tx) => {
    const account = await findAccount(tx.sql, who.accountId);
    const handedFrom = await findSession(tx.sql, who.accountId, who.sessionId);
    if (!account || !handedFrom) throw new AppError('sign_in_first');
    // As a visitor; otherwise the requesting session would end.
    const visitor = { kind: 'visitor', origin: who.origin } as const;
    return openSession(deps, tx, account, { who: visitor, timeZone, handedFrom });
  });
};
