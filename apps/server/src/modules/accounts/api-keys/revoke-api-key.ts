import type { revokeApiKey as contract } from '@inkstone/contracts/api-keys';
import type { UseCase } from '../../../http/route.ts';
import { deleteApiKey } from './store.ts';

/** Ends a key at once: every use looks it up. */
export const revokeApiKey: UseCase<typeof contract, Record<string, never>> = async ({ db }, who, { id }) => {
  await deleteApiKey(db.sql, who.accountId, id);
  return {};
};
