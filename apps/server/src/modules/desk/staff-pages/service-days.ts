import { AppError, type ReplyOf } from '@inkstone/contracts';
import type {
  listServiceDays as listContract,
  saveServiceDays as saveContract,
} from '@inkstone/contracts/staff/desk';
import { datesBetween, isWeekend } from '@inkstone/domain/desk';
import { instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { dueSince, readCalendar } from '../calendar/read-calendar.ts';
import { deleteServiceDays, findServiceDays, insertServiceDays } from '../calendar/store.ts';
import { changeTicket, findWaiting } from '../store.ts';
import { viewDay } from './view.ts';

/** Lists the exceptions of the service calendar since the beginning of last year. */
export const listServiceDays: UseCase<typeof listContract, ReplyOf<typeof listContract>> = async (deps) => ({
  days: await readDays(deps, deps.db.sql),
});

/** Sets the kind of some days, and recomputes the due times of waiting tickets. */
export const saveServiceDays: UseCase<typeof saveContract, ReplyOf<typeof saveContract>> = async (
  deps,
  _who,
  { from, to, kind, name },
) => {
  const dates = datesBetween(from, to);
  if (!dates) throw new AppError('service_days_invalid');
  // Only exceptions are stored: a weekend is no service day and a weekday is one by default.
  const changed = dates.filter((date) => (kind === 'holiday' ? !isWeekend(date) : isWeekend(date)));
  return deps.db.transact(async ({ sql }) => {
    await deleteServiceDays(sql, dates);
    if (kind !== 'week')
      await insertServiceDays(
        sql,
        changed.map((date) => ({ date, kind, name })),
      );
    await moveDueTimes(sql);
    return { days: await readDays(deps, sql) };
  });
};

async function moveDueTimes(sql: Sql): Promise<void> {
  const calendar = await readCalendar(sql);
  for (const { ticketId, kind, waitsSince } of await findWaiting(sql))
    if (waitsSince !== null)
      await changeTicket(sql, ticketId, { dueAt: dueSince(kind, instant(waitsSince), calendar) });
}

async function readDays({ clock }: Pick<Deps, 'clock'>, sql: Sql) {
  const year = new Date(clock.now()).getUTCFullYear() - 1;
  return (await findServiceDays(sql, `${year}-01-01`)).map(viewDay);
}
