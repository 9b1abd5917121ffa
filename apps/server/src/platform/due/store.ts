import { type Instant, instant } from '@inkstone/kernel';
import { and, asc, eq, getTableColumns, gt, inArray, lte, sql as query } from 'drizzle-orm';
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
 * Removes a row that is not needed any more. One that is being claimed or finished at the same time is left: its handler must not
 * depend on the removal.
 */
export async function dropDue(sql: Sql, row: Pick<DueRow, 'kind' | 'ref'>): Promise<void> {
  await dropped(sql).execute(row);
}

const dropped = prepared((sql) => {
  const { kind, ref } = placeholdersOf(due);
  // Waiting for the lock of a row here could be a deadlock with a transaction that schedules rows in another order.
  const unlocked = sql
    .select({ kind: due.kind, ref: due.ref })
    .from(due)
    .where(and(eq(due.kind, kind), eq(due.ref, ref)))
    .for('update', { skipLocked: true });
  return sql.delete(due).where(query`(${due.kind}, ${due.ref}) in (${unlocked})`).prepare('due_drop');
});

/** Moves rows of a kind that are due after a time to that time. */
export async function hastenDue(
  sql: Sql,
  { kind, refs, at }: { readonly kind: string; readonly refs: readonly string[]; readonly at: Instant },
): Promise<void> {
  if (refs.length === 0) return;
  const isLater = and(eq(due.kind, kind), inArray(due.ref, [...refs]), gt(due.dueAt, at));
  await sql.update(due).set({ dueAt: at, tries: 0 }).where(isLater);
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
    readonly limit: number;
  },
): Promise<DueRow[]> {
  const { kinds, now, until, limit } = claim;
  const rows = await dueClaim(sql).execute({ kinds: [...kinds], now, until, limit });
  return rows
    .sort(
      (a, b) => Number(a.wasDueAt) - Number(b.wasDueAt) || compare(a.kind, b.kind) || compare(a.ref, b.ref),
    )
    .map(({ wasDueAt: _, ...row }) => row);
}

const ofKinds = query`${due.kind} = any(${query.placeholder('kinds')}::text[])`;

const dueClaim = prepared((sql) => {
  const found = sql.$with('found').as(
    sql
      .select({
        foundKind: due.kind,
        foundRef: due.ref,
        wasDueAt: query<number>`${due.dueAt}`.as('was_due_at'),
      })
      .from(due)
      .where(and(lte(due.dueAt, query.placeholder('now')), ofKinds))
      .orderBy(asc(due.dueAt), asc(due.kind), asc(due.ref))
      .limit(query.placeholder('limit'))
      .for('update', { skipLocked: true }),
  );
  return sql
    .with(found)
    .update(due)
    .set({ dueAt: query`${query.placeholder('until')}`, tries: query`${due.tries} + 1` })
    .from(found)
    .where(and(eq(due.kind, found.foundKind), eq(due.ref, found.foundRef)))
    .returning({ ...getTableColumns(due), wasDueAt: found.wasDueAt })
    .prepare('due_claim');
});

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** When the earliest row of these kinds is due; null if there is none. */
export async function findNextDue(sql: Sql, kinds: readonly string[]): Promise<Instant | null> {
  const [row] = await nextFind(sql).execute({ kinds: [...kinds] });
  return row ? instant(row.at) : null;
}

const nextFind = prepared((sql) =>
  sql
    .select({ at: due.dueAt })
    .from(due)
    .where(ofKinds)
    .orderBy(asc(due.dueAt))
    .limit(1)
    .prepare('due_find_next'),
);

/** Removes claimed rows, except those that were rescheduled meanwhile. */
export async function finishDue(sql: Sql, claimed: readonly DueRow[]): Promise<void> {
  if (claimed.length === 0) return;
  await doneDelete(sql).execute({
    count: claimed.length,
    ...{ kinds: claimed.map(({ kind }) => kind), refs: claimed.map(({ ref }) => ref) },
    ...{ times: claimed.map(({ dueAt }) => dueAt), tries: claimed.map(({ tries }) => tries) },
  });
}

const doneDelete = prepared((sql) => {
  const { kind, ref, dueAt, tries } = due;
  const [kinds, refs, times, counts, count] = ['kinds', 'refs', 'times', 'tries', 'count'].map((name) =>
    query.placeholder(name),
  );
  // With a limit the planner expects few rows of any call, and keeps one plan: planning took longer than deleting.
  const done = query`select * from unnest(${kinds}::text[], ${refs}::text[], ${times}::bigint[], ${counts}::int[])
    limit ${count}`;
  return sql
    .delete(due)
    .where(query`(${kind}, ${ref}, ${dueAt}, ${tries}) in (${done})`)
    .prepare('due_delete_done');
});

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
