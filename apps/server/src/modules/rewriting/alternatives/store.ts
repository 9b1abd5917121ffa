import type { Instant } from '@inkstone/kernel';
import { and, eq, lt } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { rewriteRequests } from '../../../platform/db/tables/rewriting.ts';

/** A request for alternatives; `reply` is null while it is in progress. */
export type Request = typeof rewriteRequests.$inferSelect;
/** The key of a request. */
export type RequestKey = Pick<Request, 'accountId' | 'requestId'>;

const isRequest = ({ accountId, requestId }: RequestKey) =>
  and(eq(rewriteRequests.accountId, accountId), eq(rewriteRequests.requestId, requestId));

/** Adds a request; false if the account has one with its id. */
export async function insertRequest(sql: Sql, request: Request): Promise<boolean> {
  const added = await sql.insert(rewriteRequests).values(request).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function findRequest(sql: Sql, key: RequestKey): Promise<Request | null> {
  const [row] = await sql.select().from(rewriteRequests).where(isRequest(key));
  return row ?? null;
}

export async function answerRequest(
  sql: Sql,
  key: RequestKey,
  reply: Readonly<Record<string, unknown>>,
): Promise<void> {
  await sql.update(rewriteRequests).set({ reply }).where(isRequest(key));
}

export async function deleteRequest(sql: Sql, key: RequestKey): Promise<void> {
  await sql.delete(rewriteRequests).where(isRequest(key));
}

/** Deletes requests that were made before a time. */
export async function deleteOldRequests(sql: Sql, before: Instant): Promise<void> {
  await sql.delete(rewriteRequests).where(lt(rewriteRequests.createdAt, before));
}
