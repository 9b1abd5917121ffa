import { type Instant, instant } from '@inkstone/kernel';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { accounts, apiKeys } from '../../../platform/db/tables/accounts.ts';

/** An API key; the secret itself is not stored. */
export interface ApiKey {
  readonly accountId: string;
  readonly keyId: string;
  readonly name: string;
  readonly ending: string;
  readonly opensDocuments: boolean;
  readonly createdAt: Instant;
  readonly lastUsedAt: Instant | null;
}

function toApiKey(row: typeof apiKeys.$inferSelect): ApiKey {
  const { accountId, keyId, name, ending, opensDocuments, createdAt, lastUsedAt } = row;
  return {
    accountId,
    keyId,
    name,
    ending,
    opensDocuments,
    createdAt: instant(createdAt),
    lastUsedAt: lastUsedAt === null ? null : instant(lastUsedAt),
  };
}

/** Newest first. */
export async function findApiKeys(sql: Sql, accountId: string): Promise<ApiKey[]> {
  const rows = await sql
    .select()
    .from(apiKeys)
    .where(eq(apiKeys.accountId, accountId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.keyId));
  return rows.map(toApiKey);
}

export async function findApiKey(sql: Sql, accountId: string, keyHash: string): Promise<ApiKey | null> {
  const [row] = await sql.select().from(apiKeys).where(matchesKey(accountId, keyHash));
  return row ? toApiKey(row) : null;
}

/** Counts keys; concurrent transactions that count them wait until this one ends. */
export async function countApiKeys(sql: Sql, accountId: string): Promise<number> {
  await sql
    .select({ id: accounts.accountId })
    .from(accounts)
    .where(eq(accounts.accountId, accountId))
    .for('update');
  const [row] = await sql.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.accountId, accountId));
  return row?.keys ?? 0;
}

export async function insertApiKey(sql: Sql, key: ApiKey & { readonly keyHash: string }): Promise<void> {
  await sql.insert(apiKeys).values(key);
}

export async function deleteApiKey(sql: Sql, accountId: string, keyId: string): Promise<void> {
  await sql.delete(apiKeys).where(and(eq(apiKeys.accountId, accountId), eq(apiKeys.keyId, keyId)));
}

export async function touchApiKey(sql: Sql, accountId: string, keyHash: string, now: Instant): Promise<void> {
  await sql.update(apiKeys).set({ lastUsedAt: now }).where(matchesKey(accountId, keyHash));
}

function matchesKey(accountId: string, keyHash: string) {
  return and(eq(apiKeys.accountId, accountId), eq(apiKeys.keyHash, keyHash));
}

/** Removes all keys of an account. */
export async function deleteApiKeys(sql: Sql, accountId: string): Promise<void> {
  await sql.delete(apiKeys).where(eq(apiKeys.accountId, accountId));
}
