import type { logout } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../http/route.ts';
import { endSessions } from './open-session.ts';

/** Ends the caller's session. Without one there is nothing to end, and the cookies go all the same. */
export const signOut: UseCase<typeof logout, void> = async (deps, who) => {
  // A session that waits for its renewal is ended too.
  const session = who.kind === 'account' ? who : who.kind === 'visitor' ? who.closed : undefined;
  if (!session) return;
  const { accountId, sessionId } = session;
  await deps.db.transact((tx) => endSessions(deps, tx, accountId, { only: sessionId }));
};
