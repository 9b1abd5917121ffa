import { answer, openJournalDatabase, unsavedStore } from './journal-database.ts';

/** Ids of the account's documents with unacknowledged changes on this device. */
export async function listUnsavedDocuments(accountId: string): Promise<string[]> {
  const database = await openJournalDatabase(accountId);
  try {
    const rows: { documentId: string }[] = await answer(
      database.transaction(unsavedStore).objectStore(unsavedStore).getAll(),
    );
    return [...new Set(rows.map((row) => row.documentId))];
  } finally {
    database.close();
  }
}
