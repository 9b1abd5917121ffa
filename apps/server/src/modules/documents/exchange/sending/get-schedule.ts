import type { getArchiveSchedule as contract } from '@inkstone/contracts/archive-schedules';
import type { Sql } from '../../../../db/database.ts';
import type { UseCase } from '../../../../http/route.ts';
import type { Run, Schedule } from './schedule.ts';
import { findSchedule, listRuns } from './store.ts';

const runsShown = 10;

/** A schedule with the newest of its runs. */
export interface ShownSchedule {
  readonly schedule: Schedule;
  readonly runs: readonly Run[];
}

/** The caller's schedule, and how it went; null where there is none. */
export const getSchedule: UseCase<typeof contract, ShownSchedule | null> = async ({ db }, who) => {
  const schedule = await findSchedule(db.sql, who.accountId);
  return schedule && withRuns(db.sql, schedule);
};

/** Adds its newest runs to a schedule. */
export async function withRuns(sql: Sql, schedule: Schedule): Promise<ShownSchedule> {
  return { schedule, runs: await listRuns(sql, schedule.accountId, runsShown) };
}
