import type { revokeApiKey as contract } from '@inkstone/contracts/accounts/api-keys';
import type { UseCase } from '../../../platform/http/route.ts';
import { deleteApiKey } from './store.ts';

/** Revokes a key, effective immediately because keys are not cached. */
export const revokeApiKey: UseCase<typeof contract, Record<string, never>> = async ({ db }, who, { id }) => {
  await deleteApiKey(db.sql, who.accountId, id);
  return {};
};
