import type { ReplyOf } from '@inkstone/contracts';
import type { logout } from '@inkstone/contracts/accounts';
import type { UseCase } from '../../platform/http/route.ts';
import { endSessions } from './open-session.ts';

/** Ends the caller's session, if any, and clears the cookies. */
export const signOut: UseCase<typeof logout, ReplyOf<typeof logout>> = async (deps, who, { ifOver }) => {
  if (ifOver && who.kind === 'account') return { isSignedIn: true };
  // A session whose access token has expired is ended too.
  const session = who.kind === 'account' ? who : who.kind === 'visitor' ? who.closed : undefined;
  if (!session) return { isSignedIn: false };
  const { accountId, sessionId } = session;
  await deps.db.transact((tx) => endSessions(deps, tx, accountId, { only: sessionId }));
  return { isSignedIn: false };
};
