import type { leaveStaff as contract } from '@inkstone/contracts/staff';
import type { UseCase } from '../../../platform/http/route.ts';
import { deleteStaffSession } from './store.ts';

/** Closes the caller's staff session. */
export const leaveStaff: UseCase<typeof contract, Record<string, never>> = async ({ db }, who) => {
  await deleteStaffSession(db.sql, who);
  return {};
};
