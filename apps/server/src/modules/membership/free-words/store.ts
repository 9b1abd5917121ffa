import type { Instant } from '@inkstone/kernel';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { behind, type Page, type PageRequest, readCursor, toPage } from '../../../platform/db/keyset.ts';
import { freeWordMarks, sharePictures } from '../../../platform/db/tables/membership.ts';

/** Why free words were granted. */
export type FreeWordPurpose = (typeof freeWordMarks.$inferSelect)['purpose'];
/** A picture that an account has sent for a review. */
export type SharePicture = typeof sharePictures.$inferSelect;

/** File key of a picture. */
export function sharePictureKey({
  accountId,
  pictureId,
}: Pick<SharePicture, 'accountId' | 'pictureId'>): string {
  return `share-pictures/${accountId}/${pictureId}.webp`;
}

/** Number of pictures that await a decision. */
export const countPictures = (sql: Sql) => sql.$count(sharePictures, eq(sharePictures.state, 'pending'));

/**
 * Adds marks in a fixed order, which prevents deadlocks; false if one exists: the user already received these
 * words.
 */
export async function insertMarks(
  sql: Sql,
  purpose: FreeWordPurpose,
  hashes: readonly string[],
  grantedAt: Instant,
): Promise<boolean> {
  for (const hash of hashes.toSorted()) {
    const row = { purpose, hash, grantedAt };
    const added = await sql.insert(freeWordMarks).values(row).onConflictDoNothing().returning();
    if (added.length === 0) return false;
  }
  return true;
}

/** Whether words were granted for one of the marks. */
export async function hasMark(
  sql: Sql,
  purpose: FreeWordPurpose,
  hashes: readonly string[],
): Promise<boolean> {
  const rows = await sql
    .select({ hash: freeWordMarks.hash })
    .from(freeWordMarks)
    .where(and(eq(freeWordMarks.purpose, purpose), inArray(freeWordMarks.hash, [...hashes])))
    .limit(1);
  return rows.length > 0;
}

/** Adds a picture; false if another one of the account waits for its review. */
export async function insertPicture(sql: Sql, picture: SharePicture): Promise<boolean> {
  const added = await sql
    .insert(sharePictures)
    .values(picture)
    .onConflictDoNothing()
    .returning({ id: sharePictures.pictureId });
  return added.length > 0;
}

/** The last picture of an account. */
export async function findLastPicture(sql: Sql, accountId: string): Promise<SharePicture | null> {
  const [row] = await sql
    .select()
    .from(sharePictures)
    .where(eq(sharePictures.accountId, accountId))
    .orderBy(desc(sharePictures.sentAt), desc(sharePictures.pictureId))
    .limit(1);
  return row ?? null;
}

export async function findPicture(sql: Sql, pictureId: string): Promise<SharePicture | null> {
  const [row] = await sql.select().from(sharePictures).where(eq(sharePictures.pictureId, pictureId));
  return row ?? null;
}

/** Records the decision about a waiting picture and returns its previous state; null if it is not waiting. */
export async function decidePicture(
  sql: Sql,
  pictureId: string,
  decision: Pick<SharePicture, 'state' | 'refusal'> & { readonly decidedAt: Instant },
): Promise<SharePicture | null> {
  const isWaiting = and(eq(sharePictures.pictureId, pictureId), eq(sharePictures.state, 'pending'));
  const [row] = await sql.select().from(sharePictures).where(isWaiting).for('no key update');
  if (!row) return null;
  await sql
    .update(sharePictures)
    .set({ ...decision, marks: [] })
    .where(eq(sharePictures.pictureId, pictureId));
  return row;
}

/** Waiting pictures, oldest first; or all of them, newest first. */
export async function listPictures(
  sql: Sql,
  { isAll, cursor, limit }: PageRequest & { readonly isAll: boolean },
): Promise<Page<SharePicture>> {
  const columns = { at: sharePictures.sentAt, id: sharePictures.pictureId };
  const { where, orderBy } = behind(columns, readCursor(cursor), isAll ? 'newest first' : 'oldest first');
  const rows = await sql
    .select()
    .from(sharePictures)
    .where(and(isAll ? undefined : eq(sharePictures.state, 'pending'), where))
    .orderBy(...orderBy)
    .limit(limit + 1);
  return toPage(rows, limit, ({ sentAt, pictureId }) => ({ at: sentAt, id: pictureId }));
}

/** Pictures decided before a time whose files are still there. */
export function findOldFiles(sql: Sql, before: Instant): Promise<SharePicture[]> {
  const isOld = and(eq(sharePictures.hasFile, true), lt(sharePictures.decidedAt, before));
  return sql.select().from(sharePictures).where(isOld).limit(500);
}

/** Records that the file of a picture was deleted. */
export async function forgetFile(sql: Sql, pictureId: string): Promise<void> {
  await sql.update(sharePictures).set({ hasFile: false }).where(eq(sharePictures.pictureId, pictureId));
}
