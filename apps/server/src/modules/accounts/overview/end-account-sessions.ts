import type { ReplyOf } from '@inkstone/contracts';
import type { endAccountSessions as contract } from '@inkstone/contracts/staff/accounts';
import type { UseCase } from '../../../platform/http/route.ts';
import { endRevoked } from '../devices/end-revoked.ts';
import { findOpenSessions } from '../devices/store.ts';
import { requireOverview } from './find-accounts.ts';

/**
 * Ends one or all sessions of an account, for staff; live connections close as when a user revokes a device.
 */
export const endAccountSessions: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  _who,
  { accountId, sessionId },
) => {
  await requireOverview(deps, accountId);
  const open = await findOpenSessions(deps.db.sql, accountId, deps.clock.now());
  const ids = open.map((session) => session.sessionId).filter((id) => sessionId === null || id === sessionId);
  return { ended: await endRevoked(deps, accountId, ids) };
};
