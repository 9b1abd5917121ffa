import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { documentImages } from '../../../platform/db/tables/documents.ts';
import { pictureTexts } from '../../../platform/db/tables/search.ts';

/** A stored picture; its bytes are in the file store under `fileKey`. */
export interface StoredImage {
  readonly accountId: string;
  readonly id: string;
  /** SHA-256 of the stored bytes in hex. */
  readonly hash: string;
  readonly fileKey: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly size: number;
  /** When it was last uploaded. */
  readonly createdAt: number;
}

export async function findImage(sql: Sql, accountId: string, id: string): Promise<StoredImage | null> {
  const [row] = await sql
    .select()
    .from(documentImages)
    .where(and(eq(documentImages.accountId, accountId), eq(documentImages.id, id)));
  return row ?? null;
}

export async function findImageByHash(
  sql: Sql,
  accountId: string,
  hash: string,
): Promise<StoredImage | null> {
  const [row] = await sql
    .select()
    .from(documentImages)
    .where(and(eq(documentImages.accountId, accountId), eq(documentImages.hash, hash)));
  return row ?? null;
}

/** False when the account already has a picture with these bytes. */
export async function insertImage(sql: Sql, image: StoredImage): Promise<boolean> {
  const added = await sql
    .insert(documentImages)
    .values(image)
    .onConflictDoNothing({ target: [documentImages.accountId, documentImages.hash] })
    .returning({ id: documentImages.id });
  return added.length === 1;
}

/** Returns the picture with these bytes and marks it as just uploaded; null if the account has none. */
export async function renewImage(
  sql: Sql,
  accountId: string,
  hash: string,
  now: number,
): Promise<StoredImage | null> {
  const [row] = await sql
    .update(documentImages)
    .set({ createdAt: now })
    .where(and(eq(documentImages.accountId, accountId), eq(documentImages.hash, hash)))
    .returning();
  return row ?? null;
}

/** All pictures of an account, largest first. */
export function listImages(sql: Sql, accountId: string): Promise<StoredImage[]> {
  return sql
    .select()
    .from(documentImages)
    .where(eq(documentImages.accountId, accountId))
    .orderBy(desc(documentImages.size), documentImages.id);
}

/** Whether a row refers to the file. */
export async function hasImageFile(sql: Sql, accountId: string, fileKey: string): Promise<boolean> {
  const rows = await sql
    .select({ id: documentImages.id })
    .from(documentImages)
    .where(and(eq(documentImages.accountId, accountId), eq(documentImages.fileKey, fileKey)));
  return rows.length > 0;
}

/**
 * Deletes those pictures that were last uploaded at `horizon` or before, and their recognised texts. Returns their
 * sizes in bytes.
 */
export async function deleteImages(
  sql: Sql,
  accountId: string,
  ids: readonly string[],
  horizon: number,
): Promise<number[]> {
  const rows = await sql
    .delete(documentImages)
    .where(
      and(
        eq(documentImages.accountId, accountId),
        inArray(documentImages.id, [...ids]),
        lte(documentImages.createdAt, horizon),
      ),
    )
    .returning({ id: documentImages.id, size: documentImages.size });
  const deleted = rows.map(({ id }) => id);
  await sql
    .delete(pictureTexts)
    .where(and(eq(pictureTexts.accountId, accountId), inArray(pictureTexts.imageId, deleted)));
  return rows.map(({ size }) => size);
}
