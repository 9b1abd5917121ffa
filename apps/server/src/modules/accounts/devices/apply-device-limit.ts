import { type DeviceLimit, endedByLimit } from '@inkstone/domain/accounts/sessions';
import type { Deps } from '../../../deps.ts';
import { endStoredSessions, findOpenSessions, refusalOfEnd, type StoredSession } from './store.ts';

/**
 * Ends the sessions that exceed the device limit (readings, 23). Runs after the commit, because the tier
 * cannot be queried within the transaction; two concurrent sign-ins may each end the sessions that the other
 * kept.
 */
export async function applyDeviceLimit(
  deps: Pick<Deps, 'db' | 'clock' | 'config' | 'sessions' | 'tierOf'>,
  fresh: Omit<StoredSession, 'endedWhy'>,
): Promise<void> {
  const { accountId } = fresh;
  const limit = limitOf(deps.config.devices, await deps.tierOf(accountId));
  const now = deps.clock.now();
  await deps.db.transact(async (tx) => {
    const open = await findOpenSessions(tx.sql, accountId, now);
    const surplus = endedByLimit(open, { ...fresh, endedWhy: null }, limit).map(({ sessionId }) => sessionId);
    const ended = await endStoredSessions(tx.sql, accountId, surplus, { why: 'limit', at: now });
    tx.afterCommit(() => deps.sessions.ended(ended, refusalOfEnd.limit));
  });
}

function limitOf(devices: Deps['config']['devices'], tier: keyof Deps['config']['devices']): DeviceLimit {
  const limit = devices[tier];
  return tier === 'free' ? { desktops: limit, mobiles: limit } : { devices: limit };
}
