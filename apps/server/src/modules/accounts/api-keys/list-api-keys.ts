import type { listApiKeys as contract } from '@inkstone/contracts/api-keys';
import type { UseCase } from '../../../http/route.ts';
import { type ApiKey, findApiKeys } from './store.ts';

/** The caller's keys, the newest first. */
export const listApiKeys: UseCase<typeof contract, readonly ApiKey[]> = ({ db }, who) =>
  findApiKeys(db.sql, who.accountId);
