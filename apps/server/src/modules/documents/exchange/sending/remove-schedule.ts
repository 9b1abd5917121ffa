import type { removeArchiveSchedule as contract } from '@inkstone/contracts/documents/archive-schedules';
import type { UseCase } from '../../../../platform/http/route.ts';
import { deleteSchedule, lockSchedule } from './store.ts';

/** Removes the caller's schedule with its secret. Archives already sent are kept. */
export const removeSchedule: UseCase<typeof contract, Record<string, never>> = async (deps, who) => {
  await deps.db.transact(async (tx) => {
    await lockSchedule(tx.sql, who.accountId);
    await deleteSchedule(tx.sql, who.accountId);
  });
  return {};
};
