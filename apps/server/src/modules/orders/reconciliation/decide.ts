import { AppError, type ReplyOf } from '@inkstone/contracts';
import {
  type acceptDifference as acceptContract,
  billDaysKept,
  type readBillAgain as readContract,
} from '@inkstone/contracts/staff/reconciliation';
import { addBillDays, lastBillDay, spanOfBillDay } from '@inkstone/domain/orders';
import type { UseCase } from '../../../platform/http/route.ts';
import { viewDifference } from './list-reconciliation.ts';
import { reconcileDay } from './reconcile-day.ts';
import { endDifference, lockDifference } from './store.ts';

/** Accepts a difference that staff have explained; the audit log contains the reason. Idempotent. */
export const acceptDifference: UseCase<typeof acceptContract, ReplyOf<typeof acceptContract>> = (
  { db, clock },
  staff,
  { id },
) =>
  db.transact(async ({ sql }) => {
    const found = await lockDifference(sql, id);
    if (!found) throw new AppError('not_found');
    if (found.state !== 'open' && found.state !== 'pending') return viewDifference(found);
    const { channel, day, kind, ref } = found;
    staff.note({ channel, day, kind, ref });
    const change = { state: 'accepted' as const, endedAt: clock.now() };
    await endDifference(sql, id, change);
    return viewDifference({ ...found, ...change });
  });

/** Reads a bill now. Throws for days without a bill and channels that are off. */
export const readBillAgain: UseCase<typeof readContract, ReplyOf<typeof readContract>> = async (
  deps,
  _staff,
  { channel, day },
) => {
  const driver = deps.pay[channel];
  if (!driver) throw new AppError('not_found');
  const last = lastBillDay(deps.clock.now());
  if (!isDay(day) || day > last || day <= addBillDays(last, -billDaysKept))
    throw new AppError('invalid_request', { field: 'day' });
  const { tries: _, ...row } = await reconcileDay(deps, driver, day);
  return row;
};

function isDay(text: string): boolean {
  try {
    return spanOfBillDay(text).from > 0;
  } catch {
    return false;
  }
}
