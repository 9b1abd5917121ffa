import { createHmac } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { deleteBounce, hasBounce, insertBounce } from './store.ts';

/** Marks an address as bouncing: no mail is sent to it until a mail from it arrives. */
export async function markBounced(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  sql: Sql,
  email: string,
): Promise<void> {
  await insertBounce(sql, { addressHash: hashOf(keys, email), bouncedAt: clock.now() });
}

/** Removes the mark of an address after a mail from it has arrived. */
export function clearBounce({ keys }: Pick<Deps, 'keys'>, sql: Sql, email: string): Promise<void> {
  return deleteBounce(sql, hashOf(keys, email));
}

export async function isBounced({ keys }: Pick<Deps, 'keys'>, sql: Sql, email: string): Promise<boolean> {
  return email !== '' && hasBounce(sql, hashOf(keys, email));
}

function hashOf(keys: Deps['keys'], email: string): string {
  return createHmac('sha256', keys.derive('bounced addresses'))
    .update(email.toLowerCase())
    .digest('base64url');
}
