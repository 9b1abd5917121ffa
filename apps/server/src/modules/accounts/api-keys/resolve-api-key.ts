import { AppError } from '@inkstone/contracts';
import { apiKeyPrefix } from '@inkstone/contracts/accounts/api-keys';
import { hour } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { isBlocked } from '../blocks/store.ts';
import { readToken } from '../opaque-token.ts';
import { type ApiKey, findApiKey, touchApiKey } from './store.ts';

/** Minimum interval between writes of the last use, to keep reads free of writes. */
const touchEvery = hour;

/** Returns the account of a key; null for one that is unknown or revoked. Refuses with `account_blocked`. */
export async function resolveApiKey(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  secret: string,
): Promise<ApiKey | null> {
  const parts = secret.startsWith(apiKeyPrefix) ? readToken(secret.slice(apiKeyPrefix.length)) : null;
  const key = parts && (await findApiKey(db.sql, parts.ownerId, parts.hash));
  if (!key) return null;
  if (await isBlocked(db.sql, key.accountId)) throw new AppError('account_blocked');
  const now = clock.now();
  if (key.lastUsedAt === null || now - key.lastUsedAt >= touchEvery) {
    touchApiKey(db.sql, key.accountId, parts.hash, now).catch((error) =>
      log.warn('The last use of an API key could not be recorded', { error }),
    );
  }
  return key;
}
