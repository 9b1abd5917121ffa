import { instant } from '@inkstone/kernel';
import { and, desc, eq, isNull, lt, or, sql as query } from 'drizzle-orm';
import type { Sql } from '../../platform/db/database.ts';
import { shareLinks, shares } from '../../platform/db/tables/sharing.ts';
import { belongsToOneOf } from './belongs-to-one-of.ts';
import type { Share, ShareKey } from './share.ts';

type Row = typeof shares.$inferSelect;

function toShare(row: Row): Share {
  return {
    ...row,
    expiresAt: row.expiresAt === null ? null : instant(row.expiresAt),
    createdAt: instant(row.createdAt),
    updatedAt: instant(row.updatedAt),
  };
}

export async function findShare(sql: Sql, key: ShareKey): Promise<Share | null> {
  const [row] = await sql.select().from(shares).where(isOf(key));
  return row ? toShare(row) : null;
}

/** Like `findShare`, locked until the transaction ends. */
export async function lockShare(sql: Sql, key: ShareKey): Promise<Share | null> {
  const [row] = await sql.select().from(shares).where(isOf(key)).for('update');
  return row ? toShare(row) : null;
}

/** False when another transaction has shared the document meanwhile. */
export async function insertShare(sql: Sql, share: Share): Promise<boolean> {
  const added = await sql
    .insert(shares)
    .values(share)
    .onConflictDoNothing()
    .returning({ id: shares.documentId });
  return added.length > 0;
}

/** Updates a share; its views only when they are reset. */
export async function updateShare(
  sql: Sql,
  share: Share,
  { resetsViews }: { resetsViews: boolean },
): Promise<void> {
  const { views: _, ...rest } = share;
  await sql
    .update(shares)
    .set(resetsViews ? { ...rest, views: 0 } : rest)
    .where(isOf(share));
}

export async function setShareState(
  sql: Sql,
  { accountId, documentId, state, updatedAt }: Share,
): Promise<void> {
  await sql.update(shares).set({ state, updatedAt }).where(isOf({ accountId, documentId }));
}

/** Counts a view of a link; false when the limit is reached. Safe against races. */
export async function countView(sql: Sql, { accountId, documentId, tokenHash }: Share): Promise<boolean> {
  const hasViewsLeft = or(isNull(shares.viewLimit), lt(shares.views, shares.viewLimit));
  const counted = await sql
    .update(shares)
    .set({ views: query`${shares.views} + 1` })
    .where(
      and(
        isOf({ accountId, documentId }),
        eq(shares.tokenHash, tokenHash),
        eq(shares.state, 'on'),
        hasViewsLeft,
      ),
    )
    .returning({ views: shares.views });
  return counted.length > 0;
}

/** Documents of an account with active links, most recently changed first. */
export async function findSharedIds(sql: Sql, accountId: string, limit: number): Promise<string[]> {
  const rows = await sql
    .select({ documentId: shares.documentId })
    .from(shares)
    .where(and(eq(shares.accountId, accountId), eq(shares.state, 'on')))
    .orderBy(desc(shares.updatedAt), desc(shares.documentId))
    .limit(limit);
  return rows.map((row) => row.documentId);
}

/** A link, current or former; the key is null once the document is permanently removed. */
export interface ShareLink {
  readonly tokenHash: string;
  readonly key: ShareKey | null;
}

export async function insertLink(sql: Sql, key: ShareKey, tokenHash: string, now: number): Promise<void> {
  const { accountId, documentId } = key;
  await sql.insert(shareLinks).values({ tokenHash, accountId, documentId, createdAt: now });
}

export async function findLink(sql: Sql, tokenHash: string): Promise<ShareLink | null> {
  const [row] = await sql.select().from(shareLinks).where(eq(shareLinks.tokenHash, tokenHash));
  if (!row) return null;
  const { accountId, documentId } = row;
  return { tokenHash, key: accountId && documentId ? { accountId, documentId } : null };
}

/** Deletes the shares of documents; their links are kept without a reference to account and document. */
export async function deleteShares(sql: Sql, keys: readonly ShareKey[]): Promise<void> {
  await sql.delete(shares).where(belongsToOneOf(shares, keys));
  await sql
    .update(shareLinks)
    .set({ accountId: null, documentId: null })
    .where(belongsToOneOf(shareLinks, keys));
}

function isOf({ accountId, documentId }: ShareKey) {
  return and(eq(shares.accountId, accountId), eq(shares.documentId, documentId));
}
