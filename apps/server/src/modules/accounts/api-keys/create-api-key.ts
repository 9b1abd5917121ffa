import { AppError } from '@inkstone/contracts';
import {
  apiKeyLimits,
  apiKeyPrefix,
  type createApiKey as contract,
} from '@inkstone/contracts/accounts/api-keys';
import { cleanKeyName } from '@inkstone/domain/accounts';
import type { UseCase } from '../../../platform/http/route.ts';
import { makeToken } from '../opaque-token.ts';
import { requireOwner } from '../social/bindings/require-owner.ts';
import { type ApiKey, countApiKeys, insertApiKey } from './store.ts';

/** A new key with its secret, which is shown only once. */
export interface FreshKey {
  readonly key: ApiKey;
  readonly secret: string;
}

/** Creates an API key. One with access to documents outlives the session, so it requires a proof. */
export const createApiKey: UseCase<typeof contract, FreshKey> = async (deps, who, input) => {
  const { accountId } = who;
  const name = cleanKeyName(input.name);
  if (!name.ok) throw new AppError(name.refusal, { limit: apiKeyLimits.nameCharacters });
  const { token, hash } = makeToken(accountId, deps.random);
  const key: ApiKey = {
    accountId,
    keyId: deps.ids.next(),
    name: name.value,
    ending: token.slice(-4),
    opensDocuments: input.opensDocuments,
    createdAt: deps.clock.now(),
    lastUsedAt: null,
  };
  await deps.db.transact(async ({ sql }) => {
    if (key.opensDocuments) await requireOwner(deps, sql, who, { purpose: 'make_key', proof: input.proof });
    if ((await countApiKeys(sql, accountId)) >= apiKeyLimits.keys)
      throw new AppError('too_many_keys', { limit: apiKeyLimits.keys });
    await insertApiKey(sql, { ...key, keyHash: hash });
  });
  return { key, secret: `${apiKeyPrefix}${token}` };
};
