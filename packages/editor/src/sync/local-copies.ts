import { answer, journalName, openJournalDatabase, unsavedStore } from './journal-database.ts';

/** Ids of the account's documents with changes on this device that the server has not acknowledged. */
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

/** Whether signing out would leave changes behind that only this device has. */
export async function hasUnsavedChanges(accountId: string): Promise<boolean> {
  return (await listUnsavedDocuments(accountId)).length > 0;
}

/**
 * Removes everything this device keeps of the account's documents, unless something is unsaved: then nothing
 * is removed and the answer is false. `evenUnsaved` is for people who were warned and said yes.
 */
export async function removeLocalCopies(accountId: string, evenUnsaved = false): Promise<boolean> {
  if (!evenUnsaved && (await hasUnsavedChanges(accountId))) return false;
  await answer(indexedDB.deleteDatabase(journalName(accountId)));
  return true;
}
