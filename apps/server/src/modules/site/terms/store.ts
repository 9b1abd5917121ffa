import type { TermsDocument } from '@inkstone/contracts/site/terms';
import { and, eq } from 'drizzle-orm';
import type { Sql } from '../../../platform/db/database.ts';
import { termsVersions } from '../../../platform/db/tables/terms.ts';

/** A text that staff published: one version in one language. */
export type PublishedText = typeof termsVersions.$inferSelect;

/** All texts that staff published. */
export function findPublished(sql: Sql): Promise<PublishedText[]> {
  return sql.select().from(termsVersions);
}

export async function insertVersion(sql: Sql, texts: readonly PublishedText[]): Promise<void> {
  await sql.insert(termsVersions).values([...texts]);
}

/** Deletes a version in all languages; false if there is none. */
export async function deleteVersion(sql: Sql, document: TermsDocument, version: string): Promise<boolean> {
  const rows = await sql
    .delete(termsVersions)
    .where(and(eq(termsVersions.document, document), eq(termsVersions.version, version)))
    .returning({ language: termsVersions.language });
  return rows.length > 0;
}
