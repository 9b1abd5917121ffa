import { apiKeyPrefix } from '@inkstone/contracts/api-keys';
import { hour } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { readToken } from '../opaque-token.ts';
import { type ApiKey, findApiKey, touchApiKey } from './store.ts';

/** The last use is written at most this often, so that reads stay reads. */
const touchEvery = hour;

/** Finds a key; null for one that is unknown or revoked. */
export async function resolveApiKey(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  secret: string,
): Promise<ApiKey | null> {
  const parts = secret.startsWith(apiKeyPrefix) ? readToken(secret.slice(apiKeyPrefix.length)) : null;
  const key = parts && (await findApiKey(db.sql, parts.ownerId, parts.hash));
  if (!key) return null;
  const now = clock.now();
  if (key.lastUsedAt === null || now - key.lastUsedAt >= touchEvery) {
    touchApiKey(db.sql, key.accountId, parts.hash, now).catch((error) =>
      log.warn('The last use of an API key could not be noted', { error }),
    );
  }
  return key;
}
