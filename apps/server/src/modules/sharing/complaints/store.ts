import type { ComplaintReason } from '@inkstone/contracts/sharing';
import { asc, desc, eq, isNull } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { shareComplaints } from '../../../db/tables/sharing.ts';
import { among } from '../among.ts';
import type { SharePlace } from '../share.ts';

/** A report of a shared document. Times are ms since the epoch. */
export interface Complaint extends SharePlace {
  readonly complaintId: string;
  readonly reason: ComplaintReason;
  readonly text: string;
  /** Where the reporter wants to be told; null for nowhere, and once the complaint is closed. */
  readonly email: string | null;
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

/** Complaints nobody has closed, oldest first; or the newest of all. */
export function listComplaints(
  sql: Sql,
  { isAll, limit }: { readonly isAll: boolean; readonly limit: number },
): Promise<Complaint[]> {
  const rows = sql.select().from(shareComplaints);
  return isAll
    ? rows.orderBy(desc(shareComplaints.createdAt)).limit(limit)
    : rows.where(isNull(shareComplaints.closedAt)).orderBy(asc(shareComplaints.createdAt)).limit(limit);
}

/** Closes a complaint and forgets who made it. */
export async function closeComplaint(
  sql: Sql,
  { complaintId }: Complaint,
  outcome: string,
  now: number,
): Promise<void> {
  await sql
    .update(shareComplaints)
    .set({ outcome, closedAt: now, email: null })
    .where(eq(shareComplaints.complaintId, complaintId));
}

export async function deleteComplaints(sql: Sql, places: readonly SharePlace[]): Promise<void> {
  await sql.delete(shareComplaints).where(among(shareComplaints, places));
}
