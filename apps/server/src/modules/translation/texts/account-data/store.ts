import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/db/database.ts';
import { translatedSentences, translationRuns } from '../../../../platform/db/tables/translated-sentences.ts';
import type { AccountData } from '../../../../ports/account-data.ts';

/** The sentences that were translated during the last day. */
export const sentenceData = {
  archived: { 'translated-sentences': translatedSentences },
  unarchived: [translationRuns],
} satisfies AccountData;

/** Removes the sentences of permanently removed documents. */
export async function forgetDocuments(
  { sql }: Transaction,
  removed: readonly { readonly accountId: string; readonly id: string }[],
): Promise<void> {
  for (const { accountId, id } of removed)
    await sql
      .delete(translationRuns)
      .where(and(eq(translationRuns.accountId, accountId), eq(translationRuns.documentId, id)));
}
