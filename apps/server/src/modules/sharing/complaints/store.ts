import type { ComplaintReason } from '@inkstone/contracts/sharing';
import type { Locale } from '@inkstone/phrases';
import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../../platform/db/keyset.ts';
import { shareComplaints, shares } from '../../../platform/db/tables/sharing.ts';
import { belongsToOneOf } from '../belongs-to-one-of.ts';
import type { Share, ShareKey } from '../share.ts';

/** A report of a shared document. Times are ms since the epoch. */
export interface Complaint extends ShareKey {
  readonly complaintId: string;
  readonly reason: ComplaintReason;
  readonly text: string;
  /** Where to notify the reporter; null if not wanted, and after the complaint is closed. */
  readonly email: string | null;
  /** The signed-in reporter, and the language of the mail; null after the complaint is closed. */
  readonly reporterId: string | null;
  readonly locale: Locale | null;
  readonly createdAt: number;
  readonly closedAt: number | null;
  readonly outcome: string | null;
}

export async function insertComplaint(sql: Sql, complaint: Complaint): Promise<void> {
  await sql.insert(shareComplaints).values(complaint);
}

export async function findComplaint(sql: Sql, complaintId: string): Promise<Complaint | null> {
  const [row] = await sql.select().from(shareComplaints).where(eq(shareComplaints.complaintId, complaintId));
  return row ?? null;
}

/** A complaint with the current state of the share; null if the document is no longer shared. */
export type ComplaintOfShare = Complaint & { readonly state: Share['state'] | null };

/** How many complaints are open. */
export const countComplaints = (sql: Sql) => sql.$count(shareComplaints, isNull(shareComplaints.closedAt));

/** Open complaints, oldest first; or all of them, newest first. */
export async function findComplaints(
  sql: Sql,
  { isAll, cursor, limit }: PageRequest & { readonly isAll: boolean },
): Promise<Page<ComplaintOfShare>> {
  const { complaintId: id, createdAt: at, closedAt, accountId, documentId } = shareComplaints;
  const { where, orderBy } = behind({ at, id }, readCursor(cursor), isAll ? 'newest first' : 'oldest first');
  const isShareOfComplaint = and(eq(shares.accountId, accountId), eq(shares.documentId, documentId));
  const rows = await sql
    .select({ ...getTableColumns(shareComplaints), state: shares.state })
    .from(shareComplaints)
    .leftJoin(shares, isShareOfComplaint)
    .where(and(isAll ? undefined : isNull(closedAt), where))
    .orderBy(...orderBy)
    .limit(limit + 1);
  return toPage(rows, limit, (row) => ({ at: row.createdAt, id: row.complaintId }));
}

/** Closes an open complaint and deletes the reporter's contact; false if there is none. */
export async function closeComplaint(
  sql: Sql,
  { complaintId }: Complaint,
  outcome: string,
  now: number,
): Promise<boolean> {
  const closed = await sql
    .update(shareComplaints)
    .set({ outcome, closedAt: now, email: null, reporterId: null, locale: null })
    .where(and(eq(shareComplaints.complaintId, complaintId), isNull(shareComplaints.closedAt)))
    .returning({ id: shareComplaints.complaintId });
  return closed.length > 0;
}

export async function deleteComplaints(sql: Sql, keys: readonly ShareKey[]): Promise<void> {
  await sql.delete(shareComplaints).where(belongsToOneOf(shareComplaints, keys));
}
