import type { ConsentView } from '@inkstone/contracts/site/terms';
import type { ConsentLog } from '@inkstone/contracts/staff/terms';
import { and, asc, desc, eq, lt, lte, or, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { type PageRequest, readCursor, toPage } from '../../../platform/db/keyset.ts';
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

/** Which consents a log lists. */
interface ConsentFilter extends PageRequest {
  readonly accountId?: string | undefined;
  readonly document?: ConsentView['document'] | undefined;
  readonly version?: string | undefined;
}

/** Consents of all accounts, the latest first. */
export async function findConsentLog(sql: Sql, filter: ConsentFilter): Promise<ConsentLog> {
  // A sign-up stores several consents with the same time.
  const id = query<string>`(${account} || ' ' || ${document} || ' ' || ${version})`;
  const from = readCursor(filter.cursor);
  const rows = await sql
    .select({ accountId: account, document, version, language, agreedAt })
    .from(consents)
    .where(
      and(
        // The first condition lets the index begin at the cursor.
        from ? lte(agreedAt, from.at) : undefined,
        from ? or(lt(agreedAt, from.at), and(eq(agreedAt, from.at), lt(id, from.id))) : undefined,
        filter.accountId ? eq(account, filter.accountId) : undefined,
        filter.document && eq(document, filter.document),
        filter.version ? eq(version, filter.version) : undefined,
      ),
    )
    .orderBy(desc(agreedAt), desc(id))
    .limit(filter.limit + 1);
  return toPage(rows, filter.limit, (row) => ({
    at: row.agreedAt,
    id: `${row.accountId} ${row.document} ${row.version}`,
  }));
}
