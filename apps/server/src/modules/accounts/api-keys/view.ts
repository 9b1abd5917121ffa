import type { ApiKeyView } from '@inkstone/contracts/api-keys';
import type { ApiKey } from './store.ts';

/** A key on the wire. */
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
