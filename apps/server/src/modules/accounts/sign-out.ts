import type { logout } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../http/route.ts';
import { endSessions } from './open-session.ts';

/** Ends the caller's session. Without one there is nothing to end, and the cookies go all the same. */
export const signOut: UseCase<typeof logout, void> = async (deps, who) => {
  if (who.kind !== 'account') return;
  await deps.db.transact((tx) => endSessions(deps, tx, who.accountId, { only: who.sessionId }));
};
