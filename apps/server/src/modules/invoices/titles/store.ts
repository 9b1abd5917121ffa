import { invoiceLimits } from '@inkstone/contracts/invoices';
import { and, desc, eq, notInArray, sql as raw } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { invoiceTitles } from '../../../platform/db/tables/invoices.ts';

/** A saved buyer with an e-mail address. */
export type Title = typeof invoiceTitles.$inferSelect;

/** Titles of an account, the newest first. */
export async function findTitles(sql: Sql, accountId: string): Promise<Title[]> {
  return sql
    .select()
    .from(invoiceTitles)
    .where(eq(invoiceTitles.accountId, accountId))
    .orderBy(desc(invoiceTitles.createdAt), desc(invoiceTitles.titleId))
    .limit(invoiceLimits.titles);
}

/** Saves a title, replacing one with the same name and tax number, and removes the oldest ones above the limit. */
export async function saveTitle(sql: Sql, title: Title): Promise<void> {
  const { accountId, buyer } = title;
  const isSame = raw`${invoiceTitles.buyer} ->> 'name' = ${buyer.name}
    and ${invoiceTitles.buyer} ->> 'taxNumber' = ${buyer.taxNumber}`;
  await sql.delete(invoiceTitles).where(and(eq(invoiceTitles.accountId, accountId), isSame));
  await sql.insert(invoiceTitles).values(title);
  const titleIds = (await findTitles(sql, accountId)).map(({ titleId }) => titleId);
  await sql
    .delete(invoiceTitles)
    .where(and(eq(invoiceTitles.accountId, accountId), notInArray(invoiceTitles.titleId, titleIds)));
}

export async function deleteTitle(sql: Sql, accountId: string, titleId: string): Promise<void> {
  await sql
    .delete(invoiceTitles)
    .where(and(eq(invoiceTitles.accountId, accountId), eq(invoiceTitles.titleId, titleId)));
}
