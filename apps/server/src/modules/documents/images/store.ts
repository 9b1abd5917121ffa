import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../../db/database.ts';
import { documentImages } from '../../../db/tables/documents.ts';

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

/** False when the account has a picture of the same bytes already. */
export async function insertImage(sql: Sql, image: StoredImage): Promise<boolean> {
  const added = await sql
    .insert(documentImages)
    .values(image)
    .onConflictDoNothing({ target: [documentImages.accountId, documentImages.hash] })
    .returning({ id: documentImages.id });
  return added.length === 1;
}
