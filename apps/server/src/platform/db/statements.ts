import { getTableColumns, type Placeholder, sql as query } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from './database.ts';

/**
 * Keeps a prepared statement per handle, so that its text is built once, and PostgreSQL reads and plans it once for each
 * connection: both cost more than most statements. `prepare` gives it a name that no other statement has.
 */
export function prepared<Statement extends object>(
  prepare: (sql: Sql) => Statement,
): (sql: Sql) => Statement {
  const statements = new WeakMap<Sql, Statement>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    const made = prepare(sql);
    statements.set(sql, made);
    return made;
  };
}

/** The placeholders of a whole row, named as its columns are. */
export function placeholdersOf<Table extends PgTable>(
  table: Table,
): Record<keyof Table['$inferInsert'], Placeholder> {
  const names = Object.keys(getTableColumns(table));
  return Object.fromEntries(names.map((name) => [name, query.placeholder(name)])) as never;
}

/**
 * Awaits work of one transaction that is done at once, and throws the first failure when all of it has ended: what
 * continued after a failure would reach the connection after the rollback.
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  const results = await Promise.allSettled(work);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as never;
}
