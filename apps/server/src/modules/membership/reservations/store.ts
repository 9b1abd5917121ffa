import { and, eq, sql as text } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { wordWorks } from '../../../platform/db/tables/usage.ts';

/** Work with its reserved and charged words. */
export type Work = typeof wordWorks.$inferSelect;

/** Adds work; false if the account has work for this job. */
export async function insertWork(sql: Sql, work: typeof wordWorks.$inferInsert): Promise<boolean> {
  const added = await sql
    .insert(wordWorks)
    .values(work)
    .onConflictDoNothing({ target: [wordWorks.accountId, wordWorks.jobId] })
    .returning({ workId: wordWorks.workId });
  return added.length > 0;
}

/** The work of a job; null if there is none. */
export async function findWork(sql: Sql, accountId: string, jobId: string): Promise<Work | null> {
  const [row] = await sql
    .select()
    .from(wordWorks)
    .where(and(eq(wordWorks.accountId, accountId), eq(wordWorks.jobId, jobId)));
  return row ?? null;
}

/** Ids of the work of an account that is reserved for jobs whose ids begin with `prefix`. */
export async function findHeldWork(sql: Sql, accountId: string, prefix: string): Promise<string[]> {
  const rows = await sql
    .select({ workId: wordWorks.workId })
    .from(wordWorks)
    .where(
      and(
        eq(wordWorks.accountId, accountId),
        eq(wordWorks.state, 'held'),
        text`starts_with(${wordWorks.jobId}, ${prefix})`,
      ),
    );
  return rows.map(({ workId }) => workId);
}

/** Work, locked until the transaction ends; null if its account was removed. */
export async function lockWork(sql: Sql, workId: string): Promise<Work | null> {
  const [row] = await sql.select().from(wordWorks).where(eq(wordWorks.workId, workId)).for('no key update');
  return row ?? null;
}

export async function updateWork(
  sql: Sql,
  workId: string,
  change: Partial<Pick<Work, 'reserved' | 'used' | 'state' | 'expiresAt' | 'endedAt'>>,
): Promise<void> {
  await sql.update(wordWorks).set(change).where(eq(wordWorks.workId, workId));
}
