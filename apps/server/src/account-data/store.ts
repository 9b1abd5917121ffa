import { eq, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from '../platform/db/database.ts';
import type { AccountData } from '../ports/account-data.ts';

/**
 * Removes all rows of an account. Safe to run again. The request for the deletion itself is not account data:
 * it is removed last.
 */
export async function deleteAccountRows(
  sql: Sql,
  declared: readonly AccountData[],
  accountId: string,
): Promise<void> {
  for (const { unarchived = [], archived = {} } of declared)
    for (const table of [...unarchived, ...Object.values(archived)])
      await sql.delete(table).where(eq(table.accountId, accountId));
}

/** Columns that grant access, or that have no meaning outside this installation. */
const withheld = /hash|sealed|secret|revocation|fileKey|^token$|^accountId$/i;

/** Reads the archived rows of an account, file by file, without secret columns. */
export async function* readAccountRows(
  sql: Sql,
  declared: readonly AccountData[],
  accountId: string,
): AsyncIterable<{ readonly name: string; readonly rows: readonly Readonly<Record<string, unknown>>[] }> {
  for (const [name, table] of declared.flatMap(({ archived = {} }) => Object.entries(archived))) {
    const columns = Object.entries(getTableColumns(table)).filter(
      ([key, column]) => !withheld.test(key) && column.getSQLType() !== 'bytea',
    );
    const rows = await sql
      .select(Object.fromEntries(columns))
      .from(table as PgTable)
      .where(eq(table.accountId, accountId));
    yield { name, rows };
  }
  for (const [name, read] of declared.flatMap(({ archivedRows = {} }) => Object.entries(archivedRows)))
    yield { name, rows: await read(sql, accountId) };
}
