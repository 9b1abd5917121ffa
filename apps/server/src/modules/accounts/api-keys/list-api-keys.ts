import type { listApiKeys as contract } from '@inkstone/contracts/accounts/api-keys';
import type { UseCase } from '../../../platform/http/route.ts';
import { type ApiKey, findApiKeys } from './store.ts';

/** Returns the caller's keys, newest first. */
export const listApiKeys: UseCase<typeof contract, readonly ApiKey[]> = ({ db }, who) =>
  findApiKeys(db.sql, who.accountId);
