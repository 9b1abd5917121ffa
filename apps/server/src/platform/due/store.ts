import { type Instant, instant } from '@inkstone/kernel';
import { and, asc, eq, getTableColumns, inArray, lte, or, sql as query } from 'drizzle-orm';
import type { Sql } from '../db/database.ts';
import { placeholdersOf, prepared } from '../db/statements.ts';
import { due } from '../db/tables/ledger.ts';

/** Work scheduled for a time. */
export type DueRow = typeof due.$inferSelect;

/** Schedules a row, replacing one with the same kind and reference. */
export async function scheduleDue(
  sql: Sql,
  { kind, ref, at }: { readonly kind: string; readonly ref: string; readonly at: Instant },
): Promise<void> {
  await rowUpsert(sql).execute({ kind, ref, dueAt: at });
}

const rowUpsert = prepared((sql) => {
  const { kind, ref, dueAt } = placeholdersOf(due);
  return sql
    .insert(due)
    .values({ kind, ref, dueAt, tries: 0 })
    .onConflictDoUpdate({ target: [due.kind, due.ref], set: { dueAt: query`excluded.due_at`, tries: 0 } })
    .prepare('due_schedule');
});

/** Schedules a row unless one with the same kind and reference exists. */
export async function scheduleFirst(
  sql: Sql,
  { kind, ref, at }: { readonly kind: string; readonly ref: string; readonly at: Instant },
): Promise<void> {
  await sql.insert(due).values({ kind, ref, dueAt: at, tries: 0 }).onConflictDoNothing();
}

/**
 * The earliest rows that are due, in order, moved to `until` so that no other process takes them. One statement, which needs no
 * transaction.
 */
export async function claimDue(
  sql: Sql,
  claim: {
    readonly kinds: readonly string[];
    readonly now: Instant;
    readonly until: Instant;
    readonly most: number;
  },
): Promise<DueRow[]> {
  const found = sql.$with('found').as(
    sql
      .select({
        foundKind: due.kind,
        foundRef: due.ref,
        wasDueAt: query<number>`${due.dueAt}`.as('was_due_at'),
      })
      .from(due)
      .where(and(lte(due.dueAt, claim.now), inArray(due.kind, [...claim.kinds])))
      .orderBy(asc(due.dueAt), asc(due.kind), asc(due.ref))
      .limit(claim.most)
      .for('update', { skipLocked: true }),
  );
  const rows = await sql
    .with(found)
    .update(due)
    .set({ dueAt: claim.until, tries: query`${due.tries} + 1` })
    .from(found)
    .where(and(eq(due.kind, found.foundKind), eq(due.ref, found.foundRef)))
    .returning({ ...getTableColumns(due), wasDueAt: found.wasDueAt });
  return rows
    .sort(
      (a, b) => Number(a.wasDueAt) - Number(b.wasDueAt) || compare(a.kind, b.kind) || compare(a.ref, b.ref),
    )
    .map(({ wasDueAt: _, ...row }) => row);
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** When the earliest row of these kinds is due; null if there is none. */
export async function findNextDue(sql: Sql, kinds: readonly string[]): Promise<Instant | null> {
  const [row] = await sql
    .select({ at: due.dueAt })
    .from(due)
    .where(inArray(due.kind, [...kinds]))
    .orderBy(asc(due.dueAt))
    .limit(1);
  return row ? instant(row.at) : null;
}

/** Removes claimed rows, except those that were rescheduled meanwhile. */
export async function finishDue(sql: Sql, claimed: readonly DueRow[]): Promise<void> {
  if (claimed.length > 0) await sql.delete(due).where(or(...claimed.map(isSame)));
}

/** Moves a claimed row to another time, unless it was rescheduled meanwhile. */
export async function postponeDue(sql: Sql, claimed: DueRow, at: Instant): Promise<void> {
  await sql.update(due).set({ dueAt: at }).where(isSame(claimed));
}

function isSame(row: DueRow) {
  return and(isRow(row), eq(due.dueAt, row.dueAt), eq(due.tries, row.tries));
}

function isRow({ kind, ref }: Pick<DueRow, 'kind' | 'ref'>) {
  return and(eq(due.kind, kind), eq(due.ref, ref));
}
