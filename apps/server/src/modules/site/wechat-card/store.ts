import { and, eq, lte, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { wechatTokens } from '../../../platform/db/tables/wechat-tokens.ts';

export type StoredCredential = typeof wechatTokens.$inferSelect;
export type CredentialKey = Pick<StoredCredential, 'appId' | 'kind'>;

const isOf = ({ appId, kind }: CredentialKey) =>
  and(eq(wechatTokens.appId, appId), eq(wechatTokens.kind, kind));

/** Returns the row of a credential; creates an empty one if missing. */
export async function findCredential(sql: Sql, key: CredentialKey): Promise<StoredCredential> {
  const [row] = await sql.select().from(wechatTokens).where(isOf(key));
  if (row) return row;
  const empty = { sealed: null, expiresAt: 0, generation: 0, leaseHolder: null, leaseUntil: 0, retryAt: 0 };
  await sql
    .insert(wechatTokens)
    .values({ ...key, ...empty, failure: null })
    .onConflictDoNothing();
  const [existing] = await sql.select().from(wechatTokens).where(isOf(key));
  if (!existing) throw new Error('The row of a credential that was just inserted is missing');
  return existing;
}

/** Takes the lease for replacing one generation; false if another process has it, or has replaced it already. */
export async function takeLease(
  sql: Sql,
  key: CredentialKey,
  lease: {
    readonly holder: string;
    readonly generation: number;
    readonly now: number;
    readonly until: number;
  },
): Promise<boolean> {
  const rows = await sql
    .update(wechatTokens)
    .set({ leaseHolder: lease.holder, leaseUntil: lease.until })
    .where(
      and(isOf(key), eq(wechatTokens.generation, lease.generation), lte(wechatTokens.leaseUntil, lease.now)),
    )
    .returning({ kind: wechatTokens.kind });
  return rows.length > 0;
}

/** Stores a new value and ends the lease. Without the lease nothing is stored. */
export async function storeCredential(
  sql: Sql,
  key: CredentialKey,
  value: { readonly holder: string; readonly sealed: string; readonly expiresAt: number },
): Promise<void> {
  await sql
    .update(wechatTokens)
    .set({
      ...{ sealed: value.sealed, expiresAt: value.expiresAt, leaseUntil: 0, leaseHolder: null },
      ...{ retryAt: 0, failure: null, generation: query`${wechatTokens.generation} + 1` },
    })
    .where(and(isOf(key), eq(wechatTokens.leaseHolder, value.holder)));
}

/** Ends the lease after a failure, and stores when the next request may be sent. */
export async function recordFailure(
  sql: Sql,
  key: CredentialKey,
  {
    holder,
    failure,
    retryAt,
  }: { readonly holder: string; readonly failure: StoredCredential['failure']; readonly retryAt: number },
): Promise<void> {
  await sql
    .update(wechatTokens)
    .set({ leaseUntil: 0, leaseHolder: null, failure, retryAt })
    .where(and(isOf(key), eq(wechatTokens.leaseHolder, holder)));
}
