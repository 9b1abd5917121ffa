import { eq, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { accountStorage } from '../../../platform/db/tables/storage.ts';

/** Bytes of files stored by an account. */
export async function readUsed(sql: Sql, accountId: string): Promise<number> {
  const [row] = await sql
    .select({ used: accountStorage.used })
    .from(accountStorage)
    .where(eq(accountStorage.accountId, accountId))
    .prepare('documents_read_used')
    .execute();
  return row?.used ?? 0;
}

/** Serializes adding and removing files of the account until the transaction ends. */
export async function lockStorage(sql: Sql, accountId: string): Promise<void> {
  await sql.insert(accountStorage).values({ accountId, used: 0 }).onConflictDoNothing();
  await sql.select().from(accountStorage).where(eq(accountStorage.accountId, accountId)).for('update');
}

/**
 * Adds to the used bytes if the limit permits; false otherwise. Serialized per account until the transaction
 * ends.
 */
export async function addUsed(sql: Sql, accountId: string, bytes: number, limit: number): Promise<boolean> {
  await sql.insert(accountStorage).values({ accountId, used: 0 }).onConflictDoNothing();
  const counted = await sql
    .update(accountStorage)
    .set({ used: query`${accountStorage.used} + ${bytes}` })
    .where(
      query`${accountStorage.accountId} = ${accountId} and ${accountStorage.used} + ${bytes} <= ${limit}`,
    )
    .returning({ used: accountStorage.used });
  return counted.length === 1;
}

/** Subtracts from the used bytes. */
export async function subtractUsed(sql: Sql, accountId: string, bytes: number): Promise<void> {
  await sql
    .update(accountStorage)
    .set({ used: query`greatest(0, ${accountStorage.used} - ${bytes})` })
    .where(eq(accountStorage.accountId, accountId));
}
