import type { ConsentView } from '@inkstone/contracts/site/terms';
import { asc, desc, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { consents } from '../../../platform/db/tables/consents.ts';

const { accountId: account, document, version, language, agreedAt } = consents;

/** Returns the account's consents, newest first. */
export async function findConsents(sql: Sql, accountId: string): Promise<ConsentView[]> {
  return sql
    .select({ document, version, language, agreedAt })
    .from(consents)
    .where(eq(account, accountId))
    .orderBy(desc(agreedAt), asc(document));
}

/** Adds consents. An existing one keeps its time. */
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
