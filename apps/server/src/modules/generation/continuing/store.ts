import type { Instant } from '@inkstone/kernel';
import { and, eq, lt } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { continuations } from '../../../platform/db/tables/generation.ts';

export async function insertContinuation(
  sql: Sql,
  continuation: typeof continuations.$inferInsert,
): Promise<void> {
  await sql.insert(continuations).values(continuation);
}

/** The text of a continuation of the account; null if there is none, or it was deleted. */
export async function findContinuation(sql: Sql, accountId: string, jobId: string): Promise<string | null> {
  const [row] = await sql
    .select({ content: continuations.content })
    .from(continuations)
    .where(and(eq(continuations.accountId, accountId), eq(continuations.jobId, jobId)));
  return row?.content ?? null;
}

/** Deletes continuations that were written before a moment. */
export async function deleteContinuations(sql: Sql, before: Instant): Promise<void> {
  await sql.delete(continuations).where(lt(continuations.createdAt, before));
}
