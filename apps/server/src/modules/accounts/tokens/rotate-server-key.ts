import { tokenEnd } from '@inkstone/domain/accounts';
import { hour, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { findServerKeys, insertServerKey, type StoredKey } from './store.ts';

/**
 * Starts sealing tokens with a new key pair. The previous one is accepted until the last token sealed with it
 * expires.
 */
export async function rotateServerKey(deps: Pick<Deps, 'db' | 'clock' | 'config'>): Promise<StoredKey[]> {
  const now = deps.clock.now();
  // Other processes use the old one for some seconds.
  const honouredUntil = later(tokenEnd(now, deps.config.sessionDays), hour);
  return deps.db.transact(async ({ sql }) => {
    const [newest] = await findServerKeys(sql);
    await insertServerKey(sql, { version: (newest?.version ?? 0) + 1, madeAt: now }, honouredUntil);
    return findServerKeys(sql);
  });
}
