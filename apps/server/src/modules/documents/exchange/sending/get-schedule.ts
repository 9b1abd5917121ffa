import type { getArchiveSchedule as contract } from '@inkstone/contracts/documents/archive-schedules';
import type { Sql } from '../../../../platform/db/database.ts';
import type { UseCase } from '../../../../platform/http/route.ts';
import type { Run, Schedule } from './schedule.ts';
import { findSchedule, listRuns } from './store.ts';

const runsShown = 10;

/** A schedule with its latest runs. */
export interface ShownSchedule {
  readonly schedule: Schedule;
  readonly runs: readonly Run[];
}

/** Returns the caller's schedule and its latest runs; null if there is none. */
export const getSchedule: UseCase<typeof contract, ShownSchedule | null> = async ({ db }, who) => {
  const schedule = await findSchedule(db.sql, who.accountId);
  return schedule && withRuns(db.sql, schedule);
};

/** Adds the latest runs to a schedule. */
export async function withRuns(sql: Sql, schedule: Schedule): Promise<ShownSchedule> {
  return { schedule, runs: await listRuns(sql, schedule.accountId, runsShown) };
}
