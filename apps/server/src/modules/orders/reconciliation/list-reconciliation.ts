import type { ReplyOf } from '@inkstone/contracts';
import {
  billDaysKept,
  type listReconciliation as contract,
  type DifferenceView,
} from '@inkstone/contracts/staff/reconciliation';
import { addBillDays, type BillDay, lastBillDay } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { readCursor, toPage } from '../../../platform/db/keyset.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { channelNames } from './schedule.ts';
import { countUnreadDays, listDays, listDifferences, type StoredDifference } from './store.ts';

/** The first day whose bill can still be read: providers keep bills for a limited time. */
function firstReadableDay(now: Instant): BillDay {
  return addBillDays(lastBillDay(now), 1 - billDaysKept);
}

/** Counts the bills that could not be read and that staff can read again; older ones could never be completed. */
export function countUnread({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return countUnreadDays(db.sql, firstReadableDay(clock.now()));
}

/** Lists days and differences for staff. */
export const listReconciliation: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, clock, pay },
  _staff,
  { which, cursor, limit },
) => {
  const now = clock.now();
  const lastDay = lastBillDay(now);
  const [days, found] = await Promise.all([
    listDays(db.sql, firstReadableDay(now)),
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
