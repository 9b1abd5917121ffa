import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import {
  chatMessages,
  continuations,
  conversations,
  inspireSections,
  inspireWorks,
} from '../../../platform/db/tables/generation.ts';
import type { AccountData } from '../../../ports/account-data.ts';

/** Conversations and works of Inspire, and the texts of continuations of the last day. */
export const accountData: AccountData = {
  archived: {
    'chat-messages': chatMessages,
    continuations,
    conversations,
    'inspire-sections': inspireSections,
    'inspire-works': inspireWorks,
  },
};

/** Removes the ids of permanently removed documents from messages, and their continuations. */
export async function forgetDocuments(
  { sql }: Transaction,
  removed: readonly { readonly accountId: string; readonly id: string }[],
): Promise<void> {
  for (const { accountId, id } of removed) {
    await sql
      .update(chatMessages)
      .set({ documentId: null })
      .where(and(eq(chatMessages.accountId, accountId), eq(chatMessages.documentId, id)));
    await sql
      .delete(continuations)
      .where(and(eq(continuations.accountId, accountId), eq(continuations.documentId, id)));
  }
}
