import { type Instant, instant } from '@inkstone/kernel';
import { and, desc, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { serverKeys } from '../../../platform/db/tables/sessions.ts';

export interface StoredKey {
  readonly version: number;
  readonly madeAt: Instant;
  /** When the last token sealed with it expires; null for the one in use. */
  readonly honouredUntil: Instant | null;
}

/** Newest first. */
export async function findServerKeys(sql: Sql): Promise<StoredKey[]> {
  const rows = await sql.select().from(serverKeys).orderBy(desc(serverKeys.version));
  return rows.map(({ version, madeAt, honouredUntil }) => ({
    version,
    madeAt: instant(madeAt),
    honouredUntil: honouredUntil === null ? null : instant(honouredUntil),
  }));
}

/** Inserts a new key and sets when the previous one expires. */
export async function insertServerKey(
  sql: Sql,
  { version, madeAt }: Pick<StoredKey, 'version' | 'madeAt'>,
  honouredUntil: Instant,
): Promise<void> {
  await sql.update(serverKeys).set({ honouredUntil }).where(isNull(serverKeys.honouredUntil));
  await sql.insert(serverKeys).values({ version, madeAt, honouredUntil: null });
}

export async function deleteOldServerKeys(sql: Sql, now: Instant): Promise<void> {
  await sql
    .delete(serverKeys)
    .where(and(isNotNull(serverKeys.honouredUntil), lt(serverKeys.honouredUntil, now)));
}
