import type { removeArchiveSchedule as contract } from '@inkstone/contracts/archive-schedules';
import type { UseCase } from '../../../../http/route.ts';
import { deleteSchedule, lockSchedule } from './store.ts';

/** Removes the caller's schedule with its secret. What was sent stays where it is. */
export const removeSchedule: UseCase<typeof contract, Record<string, never>> = async (deps, who) => {
  await deps.db.transact(async (tx) => {
    await lockSchedule(tx.sql, who.accountId);
    await deleteSchedule(tx.sql, who.accountId);
  });
  return {};
};
