import { and, count, eq, getTableColumns, gte, inArray, sql as query } from 'drizzle-orm';
import type { Sql } from '../../../../platform/db/database.ts';
import { documentImages } from '../../../../platform/db/tables/documents.ts';
import { pictureTexts } from '../../../../platform/db/tables/search.ts';
import { accountStorage } from '../../../../platform/db/tables/storage.ts';

/** A picture whose text is read for searches. */
export type PictureText = typeof pictureTexts.$inferSelect;

const isPicture = ({ accountId, imageId }: Pick<PictureText, 'accountId' | 'imageId'>) =>
  and(eq(pictureTexts.accountId, accountId), eq(pictureTexts.imageId, imageId));

/** Whether the owner has turned on searching the text of pictures. */
export async function findsPictures(sql: Sql, accountId: string): Promise<boolean> {
  const [row] = await sql
    .select({ isOn: accountStorage.findsPictures })
    .from(accountStorage)
    .where(eq(accountStorage.accountId, accountId));
  return row?.isOn ?? false;
}

/** Stores the choice; true if it has changed. */
export async function setFindsPictures(sql: Sql, accountId: string, isOn: boolean): Promise<boolean> {
  await sql.insert(accountStorage).values({ accountId, used: 0 }).onConflictDoNothing();
  const changed = await sql
    .update(accountStorage)
    .set({ findsPictures: isOn })
    .where(and(eq(accountStorage.accountId, accountId), eq(accountStorage.findsPictures, !isOn)))
    .returning({ accountId: accountStorage.accountId });
  return changed.length === 1;
}

/** Texts of pictures of an account that have been read, by id of the picture. */
export async function findTexts(
  sql: Sql,
  accountId: string,
  imageIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await sql
    .select({ id: pictureTexts.imageId, body: pictureTexts.body })
    .from(pictureTexts)
    .where(
      and(
        eq(pictureTexts.accountId, accountId),
        inArray(pictureTexts.imageId, [...imageIds]),
        eq(pictureTexts.state, 'done'),
      ),
    );
  return new Map(rows.map(({ id, body }) => [id, body]));
}

/** Requests the texts of stored pictures of a document. */
export async function scheduleTexts(
  sql: Sql,
  { accountId, documentId }: { readonly accountId: string; readonly documentId: string },
  imageIds: readonly string[],
  now: number,
): Promise<void> {
  await sql.execute(query`
    insert into picture_texts (account_id, image_id, state, document_ids, asked_at)
    select account_id, id, 'waiting', array[${documentId}]::text[], ${now}::bigint
    from ${documentImages} where account_id = ${accountId} and id = any(${query.param([...imageIds])}::text[])
    on conflict (account_id, image_id) do update
    set document_ids = array_append(array_remove(picture_texts.document_ids, ${documentId}), ${documentId})`);
}

/** Claims the picture that has waited longest, of accounts other than `skipped`, and counts an attempt. */
export async function takeWaiting(
  sql: Sql,
  skipped: readonly string[],
  maxTries: number,
): Promise<PictureText | null> {
  // In a CTE, because a subquery of the condition could run once for each row and take all of them.
  const next = sql.$with('next').as(
    sql
      .select({ nextAccount: pictureTexts.accountId, nextImage: pictureTexts.imageId })
      .from(pictureTexts)
      .where(
        query`${pictureTexts.state} = 'waiting' and ${pictureTexts.tries} < ${maxTries}
          and not (${pictureTexts.accountId} = any(${query.param([...skipped])}::text[]))`,
      )
      .orderBy(pictureTexts.askedAt)
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [row] = await sql
    .with(next)
    .update(pictureTexts)
    .set({ tries: query`${pictureTexts.tries} + 1` })
    .from(next)
    .where(and(eq(pictureTexts.accountId, next.nextAccount), eq(pictureTexts.imageId, next.nextImage)))
    .returning(getTableColumns(pictureTexts));
  return row ?? null;
}

/** Releases a claimed picture that was not read. */
export async function returnAttempt(sql: Sql, picture: PictureText): Promise<void> {
  await sql
    .update(pictureTexts)
    .set({ tries: query`greatest(${pictureTexts.tries} - 1, 0)` })
    .where(isPicture(picture));
}

/** Stores the text of a picture and returns the documents to be indexed again. */
export async function storeText(
  sql: Sql,
  picture: PictureText,
  { body, readAt }: { readonly body: string; readonly readAt: number },
): Promise<readonly string[]> {
  const rows = await sql
    .update(pictureTexts)
    .set({ state: 'done', body, readAt })
    .where(isPicture(picture))
    .returning({ documentIds: pictureTexts.documentIds });
  return rows.flatMap(({ documentIds }) => documentIds);
}

/** Pictures of an account that have been read since a time. */
export async function countReadSince(sql: Sql, accountId: string, since: number): Promise<number> {
  const [row] = await sql
    .select({ read: count() })
    .from(pictureTexts)
    .where(and(eq(pictureTexts.accountId, accountId), gte(pictureTexts.readAt, since)));
  return row?.read ?? 0;
}

/** Deletes all texts of pictures of an account. */
export async function deleteTexts(sql: Sql, accountId: string): Promise<void> {
  await sql.delete(pictureTexts).where(eq(pictureTexts.accountId, accountId));
}
