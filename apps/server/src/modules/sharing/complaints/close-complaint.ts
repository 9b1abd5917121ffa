import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { closeComplaint as contract } from '@inkstone/contracts/staff/shares';
import type { UseCase } from '../../../platform/http/route.ts';
import { closeComplaint as close, findComplaint } from './store.ts';

/** Closes a report of a shared document and deletes the reporter's contact. */
export const closeComplaint: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, clock },
  _who,
  { id, outcome },
) => {
  const complaint = await findComplaint(db.sql, id);
  if (!complaint) throw new AppError('report_not_found', { id });
  if (!(await close(db.sql, complaint, outcome, clock.now()))) throw new AppError('report_closed', { id });
  return {};
};
