import { instant } from '@inkstone/kernel';
import { and, asc, desc, eq, inArray, lte, ne, or } from 'drizzle-orm';
import type { Sql } from '../../../../platform/db/database.ts';
import { archiveRuns, archiveSchedules } from '../../../../platform/db/tables/archive-schedules.ts';
import type { Run, Schedule } from './schedule.ts';

/** Waiting or running. */
const isOpen = inArray(archiveRuns.state, ['waiting', 'running']);

function toSchedule(row: typeof archiveSchedules.$inferSelect): Schedule {
  const { nextAt, lastSuccessAt } = row;
  return {
    ...row,
    nextAt: instant(nextAt),
    lastSuccessAt: lastSuccessAt === null ? null : instant(lastSuccessAt),
  };
}

function toRun(row: typeof archiveRuns.$inferSelect): Run {
  return { ...row, startedAt: instant(row.startedAt), touchedAt: instant(row.touchedAt) };
}

export async function findSchedule(sql: Sql, accountId: string): Promise<Schedule | null> {
  const [row] = await sql.select().from(archiveSchedules).where(eq(archiveSchedules.accountId, accountId));
  return row ? toSchedule(row) : null;
}

/** Returns the schedule, locked until the transaction ends. */
export async function lockSchedule(sql: Sql, accountId: string): Promise<Schedule | null> {
  const [row] = await sql
    .select()
    .from(archiveSchedules)
    .where(eq(archiveSchedules.accountId, accountId))
    .for('update');
  return row ? toSchedule(row) : null;
}

/** Replaces the schedule. */
export async function putSchedule(sql: Sql, schedule: Schedule): Promise<void> {
  await sql
    .insert(archiveSchedules)
    .values(schedule)
    .onConflictDoUpdate({ target: archiveSchedules.accountId, set: schedule });
}

export async function changeSchedule(
  sql: Sql,
  accountId: string,
  change: Partial<Omit<Schedule, 'accountId'>>,
): Promise<void> {
  await sql.update(archiveSchedules).set(change).where(eq(archiveSchedules.accountId, accountId));
}

/** Deletes a schedule with its secret and its runs. */
export async function deleteSchedule(sql: Sql, accountId: string): Promise<void> {
  await sql.delete(archiveRuns).where(eq(archiveRuns.accountId, accountId));
  await sql.delete(archiveSchedules).where(eq(archiveSchedules.accountId, accountId));
}

/** Returns and locks some due schedules; skips those that another process has locked. */
export async function lockDue(sql: Sql, now: number, limit: number): Promise<Schedule[]> {
  const rows = await sql
    .select()
    .from(archiveSchedules)
    .where(and(eq(archiveSchedules.state, 'on'), lte(archiveSchedules.nextAt, now)))
    .orderBy(asc(archiveSchedules.nextAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map(toSchedule);
}

export async function insertRun(sql: Sql, run: Run): Promise<void> {
  await sql.insert(archiveRuns).values(run);
}

export async function findRun(sql: Sql, accountId: string, id: string): Promise<Run | null> {
  const [row] = await sql.select().from(archiveRuns).where(isRun({ accountId, id }));
  return row ? toRun(row) : null;
}

/** Open runs of an account: waiting, or being worked on. */
export async function listOpenRuns(sql: Sql, accountId: string): Promise<Run[]> {
  const rows = await sql
    .select()
    .from(archiveRuns)
    .where(and(eq(archiveRuns.accountId, accountId), isOpen));
  return rows.map(toRun);
}

/** Open runs without progress since `since`. */
export async function listStalledRuns(sql: Sql, since: number, limit: number): Promise<Run[]> {
  const rows = await sql
    .select()
    .from(archiveRuns)
    .where(and(isOpen, lte(archiveRuns.touchedAt, since)))
    .limit(limit);
  return rows.map(toRun);
}

/** Newest runs first. */
export async function listRuns(sql: Sql, accountId: string, limit: number): Promise<Run[]> {
  const rows = await sql
    .select()
    .from(archiveRuns)
    .where(eq(archiveRuns.accountId, accountId))
    .orderBy(desc(archiveRuns.startedAt), desc(archiveRuns.id))
    .limit(limit);
  return rows.map(toRun);
}

/** Runs whose archives are stored at the destination, newest first. */
export async function listStoredRuns(sql: Sql, accountId: string, destinationId: string): Promise<Run[]> {
  const rows = await sql
    .select()
    .from(archiveRuns)
    .where(
      and(
        eq(archiveRuns.accountId, accountId),
        eq(archiveRuns.destinationId, destinationId),
        eq(archiveRuns.isKept, true),
      ),
    )
    .orderBy(desc(archiveRuns.startedAt), desc(archiveRuns.id));
  return rows.map(toRun);
}

/** Assigns a run to the worker, unless another worker has progressed since `since`; null otherwise. */
export async function claimRun(
  sql: Sql,
  run: Pick<Run, 'accountId' | 'id' | 'attempts'>,
  { worker, since, now }: { readonly worker: string; readonly since: number; readonly now: number },
): Promise<Run | null> {
  const isFree = or(
    eq(archiveRuns.state, 'waiting'),
    and(eq(archiveRuns.state, 'running'), lte(archiveRuns.touchedAt, since)),
  );
  const [row] = await sql
    .update(archiveRuns)
    .set({ state: 'running', worker, attempts: run.attempts + 1, touchedAt: now })
    .where(and(isRun(run), eq(archiveRuns.attempts, run.attempts), isFree))
    .returning();
  return row ? toRun(row) : null;
}

/** Updates a run that the worker holds; false when it has lost it. */
export async function changeRun(
  sql: Sql,
  { accountId, id, worker }: Pick<Run, 'accountId' | 'id' | 'worker'>,
  change: Partial<Omit<Run, 'accountId' | 'id'>>,
): Promise<boolean> {
  if (worker === null) return false;
  const isMine = and(isRun({ accountId, id }), eq(archiveRuns.worker, worker));
  const changed = await sql
    .update(archiveRuns)
    .set(change)
    .where(and(isMine, eq(archiveRuns.state, 'running')))
    .returning({ id: archiveRuns.id });
  return changed.length === 1;
}

/** Records that a run's archive is no longer at the destination. */
export async function recordRemoval(sql: Sql, run: Pick<Run, 'accountId' | 'id'>): Promise<void> {
  await sql.update(archiveRuns).set({ isKept: false }).where(isRun(run));
}

/** Deletes runs that are waiting, or for an earlier destination: their workers detect it. */
export async function deleteOtherRuns(sql: Sql, accountId: string, destinationId: string): Promise<void> {
  await sql
    .delete(archiveRuns)
    .where(and(eq(archiveRuns.accountId, accountId), ne(archiveRuns.destinationId, destinationId)));
}

/** Deletes unfinished runs: their workers detect it. */
export async function deleteOpenRuns(sql: Sql, accountId: string): Promise<void> {
  await sql.delete(archiveRuns).where(and(eq(archiveRuns.accountId, accountId), isOpen));
}

/** Deletes runs without a stored archive that ended before `until`. */
export async function deleteOldRuns(sql: Sql, accountId: string, until: number): Promise<void> {
  const isOver = and(eq(archiveRuns.isKept, false), inArray(archiveRuns.state, ['done', 'failed']));
  await sql
    .delete(archiveRuns)
    .where(and(eq(archiveRuns.accountId, accountId), isOver, lte(archiveRuns.startedAt, until)));
}

function isRun({ accountId, id }: Pick<Run, 'accountId' | 'id'>) {
  return and(eq(archiveRuns.accountId, accountId), eq(archiveRuns.id, id));
}
