import * as contracts from '@inkstone/contracts/accounts/api-keys';
import { type Route, route } from '../../../platform/http/route.ts';
import { createApiKey } from './create-api-key.ts';
import { type ApiKey, deleteApiKey, findApiKeys } from './store.ts';

function viewApiKey({
  keyId,
  name,
  ending,
  opensDocuments,
  createdAt,
  lastUsedAt,
}: ApiKey): contracts.ApiKeyView {
  return { id: keyId, name, ending, opensDocuments, createdAt, lastUsedAt };
}

/** API keys of the caller, newest first. A revoked key is refused immediately, because keys are not cached. */
export const apiKeyRoutes: Route[] = [
  route(
    contracts.listApiKeys,
    ({ db }, { accountId }) => findApiKeys(db.sql, accountId),
    (keys) => ({ data: { keys: keys.map(viewApiKey) } }),
  ),
  route(contracts.createApiKey, createApiKey, ({ key, secret }) => ({
    data: { key: viewApiKey(key), secret },
  })),
  route(contracts.revokeApiKey, async ({ db }, { accountId }, { id }) => {
    await deleteApiKey(db.sql, accountId, id);
    return {};
  }),
];
