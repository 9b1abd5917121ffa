import { addBillDays, type BillDay, lastBillDay, nextBillReading } from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import { type DueHandler, scheduleDue, scheduleFirst } from '../../../platform/due/index.ts';
import type { PayChannelName } from '../../../ports/pay-channel.ts';
import { reconcileDay, reconcileDayKind } from './reconcile-day.ts';
import { findLastDay } from './store.ts';

/** The kind of the due row that schedules the bills of all channels. */
export const reconcileKind = 'reconcile';
const ref = 'all';

/** Maximum age of a bill in days: providers keep bills for three months. Older days are reconciled manually. */
const maxDays = 85;

/** The channels in the order in which their bills are read. */
export const channelNames = ['wechat', 'alipay', 'stripe'] as const satisfies readonly PayChannelName[];

/** Schedules the reading of every bill that is available, including missed days, daily at 10:30 in Asia/Shanghai. */
const scheduleHandler: DueHandler = {
  kind: reconcileKind,
  run: async (deps) => {
    const now = deps.clock.now();
    const last = lastBillDay(now);
    await deps.db.transact(async ({ sql }) => {
      for (const name of channelNames) {
        if (!deps.pay[name]) continue;
        for (const day of daysAfter(await findLastDay(sql, name), last))
          await scheduleDue(sql, { kind: reconcileDayKind, ref: `${name}/${day}`, at: now });
      }
      await scheduleDue(sql, { kind: reconcileKind, ref, at: nextBillReading(now) });
    });
  },
};

function daysAfter(known: BillDay | null, last: BillDay): BillDay[] {
  const days: BillDay[] = [];
  const oldest = known === null ? last : addBillDays(last, 1 - maxDays);
  for (let day = last; day >= oldest && (known === null || day > known); day = addBillDays(day, -1))
    days.push(day);
  return days.reverse();
}

const dayHandler: DueHandler = {
  kind: reconcileDayKind,
  run: async (deps, which) => {
    const [name, day = ''] = which.split('/');
    const channel = channelNames.find((one) => one === name);
    const driver = channel && deps.pay[channel];
    // The last days of a channel that was turned off are read when it is on again, or manually.
    if (driver) await reconcileDay(deps, driver, day);
  },
};

export const reconciliationDueHandlers: readonly DueHandler[] = [scheduleHandler, dayHandler];

/** Schedules the first run, unless one is scheduled. */
export async function startReconciliation({ db, clock, pay }: Deps): Promise<void> {
  if (channelNames.every((name) => pay[name] === null)) return;
  await db.transact(({ sql }) =>
    scheduleFirst(sql, { kind: reconcileKind, ref, at: nextBillReading(clock.now()) }),
  );
}
