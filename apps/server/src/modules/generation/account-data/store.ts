import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import {
  chatMessages,
  conversations,
  inspireSections,
  inspireWorks,
} from '../../../platform/db/tables/generation.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Conversations and works of Inspire. */
export const accountData: AccountData = {
  archived: {
    'chat-messages': chatMessages,
    conversations,
    'inspire-sections': inspireSections,
    'inspire-works': inspireWorks,
  },
};

/** Removes the name of permanently removed documents from messages. */
export async function forgetDocuments(
  { sql }: Transaction,
  removed: readonly { readonly accountId: string; readonly id: string }[],
): Promise<void> {
  for (const { accountId, id } of removed)
    await sql
      .update(chatMessages)
      .set({ documentId: null })
      .where(and(eq(chatMessages.accountId, accountId), eq(chatMessages.documentId, id)));
}
