import type { ConsentView } from '@inkstone/contracts/terms';
import { asc, desc, eq } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { consents } from '../../../db/tables/consents.ts';

const { accountId: account, document, version, language, agreedAt } = consents;

/** What the account has agreed to, newest first. */
export async function findConsents(sql: Sql, accountId: string): Promise<ConsentView[]> {
  return sql
    .select({ document, version, language, agreedAt })
    .from(consents)
    .where(eq(account, accountId))
    .orderBy(desc(agreedAt), asc(document));
}

/** Adds consents. One that was given before keeps its time. */
export async function insertConsents(
  sql: Sql,
  accountId: string,
  given: readonly ConsentView[],
): Promise<void> {
  if (given.length === 0) return;
  await sql
    .insert(consents)
    .values(given.map((each) => ({ accountId, ...each })))
    .onConflictDoNothing();
}
