import { AppError } from '@inkstone/contracts';
import type { revokeOtherSessions, revokeSession } from '@inkstone/contracts/accounts/sessions';
import type { UseCase } from '../../../platform/http/route.ts';
import { endRevoked } from './end-revoked.ts';
import { findOpenSessions } from './store.ts';

/** Signs out one device of the caller's account. */
export const revokeDevice: UseCase<typeof revokeSession, Record<string, never>> = async (
  deps,
  { accountId },
  { id },
) => {
  const ended = await endRevoked(deps, accountId, [id]);
  if (ended === 0) throw new AppError('not_found');
  return {};
};

/** Signs out all devices of the caller's account except the caller's. */
export const revokeOthers: UseCase<typeof revokeOtherSessions, { ended: number }> = async (
  deps,
  { accountId, sessionId },
) => {
  const open = await findOpenSessions(deps.db.sql, accountId, deps.clock.now());
  const others = open.map((each) => each.sessionId).filter((id) => id !== sessionId);
  return { ended: await endRevoked(deps, accountId, others) };
};
