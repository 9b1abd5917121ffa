import type { ReplyOf } from '@inkstone/contracts';
import {
  billDaysKept,
  type listReconciliation as contract,
  type DifferenceView,
} from '@inkstone/contracts/staff/reconciliation';
import { addBillDays, lastBillDay } from '@inkstone/domain/orders';
import { readCursor, toPage } from '../../../platform/db/keyset.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { channelNames } from './schedule.ts';
import { listDays, listDifferences, type StoredDifference } from './store.ts';

/** Lists days and differences for staff. */
export const listReconciliation: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, clock, pay },
  _staff,
  { which, cursor, limit },
) => {
  const lastDay = lastBillDay(clock.now());
  const [days, found] = await Promise.all([
    listDays(db.sql, addBillDays(lastDay, 1 - billDaysKept)),
    listDifferences(db.sql, { which, from: readCursor(cursor), limit: limit + 1 }),
  ]);
  const page = toPage(found, limit, ({ foundAt: at, differenceId: id }) => ({ at, id }));
  return {
    ...{ rows: page.rows.map(viewDifference), next: page.next, lastDay },
    days: days.map(({ tries: _, ...day }) => day),
    channels: channelNames.filter((name) => pay[name] !== null),
  };
};

/** Returns a difference as shown to staff. */
export function viewDifference({ differenceId: id, ...rest }: StoredDifference): DifferenceView {
  return { id, ...rest };
}
