import type { ApiKeyView } from '@inkstone/contracts/accounts/api-keys';
import type { ApiKey } from './store.ts';

/** A key as sent to clients. */
export function viewApiKey({
  keyId,
  name,
  ending,
  opensDocuments,
  createdAt,
  lastUsedAt,
}: ApiKey): ApiKeyView {
  return { id: keyId, name, ending, opensDocuments, createdAt, lastUsedAt };
}
