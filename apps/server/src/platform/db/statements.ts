import { getTableColumns, type Placeholder, sql as query } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Sql } from './database.ts';

/**
 * Caches a prepared statement per handle, so that its text is built once, and PostgreSQL parses and plans it
 * once per connection: both cost more than executing most statements. `prepare` assigns a unique name.
 */
export function prepared<Statement extends object>(
  prepare: (sql: Sql) => Statement,
): (sql: Sql) => Statement {
  const statements = new WeakMap<Sql, Statement>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = prepare(sql);
    statements.set(sql, statement);
    return statement;
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
 * Awaits concurrent work of one transaction, and throws the first error after all of it has ended, because
 * work that continues after a failure would use the connection after the rollback.
 */
export async function together<const Work extends readonly unknown[]>(
  work: Work,
): Promise<{ -readonly [Index in keyof Work]: Awaited<Work[Index]> }> {
  const results = await Promise.allSettled(work);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as never;
}
