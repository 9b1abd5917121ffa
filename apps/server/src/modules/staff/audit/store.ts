import { and, asc, desc, eq, gt, isNull, lt, or, sql as query, type SQL } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { auditEntries, auditHead } from '../../../platform/db/tables/audit.ts';
import type { AuditEntry, ChainEnd } from './chain.ts';

export type StoredEntry = AuditEntry & { readonly hash: string };
export type StoredHead = ChainEnd & { readonly mac: string };

/** Locks the head until the transaction ends, to serialize appends. */
export async function lockHead(sql: Sql, first: StoredHead): Promise<StoredHead> {
  await sql
    .insert(auditHead)
    .values({ id: 1, ...first })
    .onConflictDoNothing();
  const [row] = await sql.select().from(auditHead).where(eq(auditHead.id, 1)).for('update');
  return row ?? first;
}

export async function readHead(sql: Sql): Promise<StoredHead | null> {
  const [row] = await sql.select().from(auditHead).where(eq(auditHead.id, 1));
  return row ?? null;
}

/** Returns the head with a shared lock until the transaction ends. */
export async function shareHead(sql: Sql): Promise<StoredHead | null> {
  const [row] = await sql.select().from(auditHead).where(eq(auditHead.id, 1)).for('share');
  return row ?? null;
}

export async function insertEntry(sql: Sql, entry: StoredEntry): Promise<void> {
  await sql.insert(auditEntries).values(entry);
}

export async function moveHead(sql: Sql, head: StoredHead): Promise<void> {
  await sql.update(auditHead).set(head).where(eq(auditHead.id, 1));
}

/** Returns the entry with the highest number; null in an empty log. */
export async function findLast(sql: Sql): Promise<StoredEntry | null> {
  const [row] = await sql.select().from(auditEntries).orderBy(desc(auditEntries.seq)).limit(1);
  return row ?? null;
}

/** Returns at most `limit` entries after `after`, in log order. */
export function readEntries(sql: Sql, after: number, limit: number): Promise<StoredEntry[]> {
  return sql
    .select()
    .from(auditEntries)
    .where(gt(auditEntries.seq, after))
    .orderBy(asc(auditEntries.seq))
    .limit(limit);
}

/** Returns at most `limit` numbers of entries that the log never assigns: below 1, or above the largest safe integer. */
export async function readImpossibleNumbers(sql: Sql, limit: number): Promise<number[]> {
  const { seq } = auditEntries;
  const rows = await sql
    .select({ seq })
    .from(auditEntries)
    .where(or(lt(seq, 1), gt(seq, Number.MAX_SAFE_INTEGER)))
    .orderBy(desc(seq))
    .limit(limit);
  return rows.map((row) => Math.max(Math.min(row.seq, Number.MAX_SAFE_INTEGER), Number.MIN_SAFE_INTEGER));
}

/** A filter for audit log entries. */
export interface EntryFilter {
  /** Only entries older than this number. */
  readonly before?: number | undefined;
  /** An account; null for operators. */
  readonly actorId?: string | null | undefined;
  /** A text, or an element of a list, among the facts. */
  readonly about?: string | undefined;
  readonly action?: string | undefined;
  readonly outcome?: AuditEntry['outcome'] | undefined;
}

/** Entries that match a filter, newest first. */
export function findEntries(sql: Sql, filter: EntryFilter, limit: number): Promise<StoredEntry[]> {
  const { before, actorId, about, action, outcome } = filter;
  const conditions: (SQL | undefined)[] = [
    before === undefined ? undefined : lt(auditEntries.seq, before),
    actorId === undefined
      ? undefined
      : actorId === null
        ? isNull(auditEntries.actorId)
        : eq(auditEntries.actorId, actorId),
    // Matches a whole value of the stored JSON.
    about === undefined ? undefined : query`strpos(${auditEntries.facts}, ${JSON.stringify(about)}) > 0`,
    action === undefined ? undefined : eq(auditEntries.action, action),
    outcome === undefined ? undefined : eq(auditEntries.outcome, outcome),
  ];
  return sql
    .select()
    .from(auditEntries)
    .where(and(...conditions))
    .orderBy(desc(auditEntries.seq))
    .limit(limit);
}
