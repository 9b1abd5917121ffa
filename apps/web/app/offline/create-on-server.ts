import { AppError } from '@inkstone/contracts';
import { createDocument } from '@inkstone/contracts/documents';
import { quietCall } from '../platform/call.ts';
import { listBegun, removeBegun } from './library-database.ts';

/**
 * Creates a document on the server that was created on this device, before its text is sent. Does nothing for other documents.
 * Idempotent.
 */
export async function createOnServer(accountId: string, documentId: string): Promise<void> {
  const begun = (await listBegun(accountId)).find(({ id }) => id === documentId);
  if (!begun) return;
  const { id, folderId } = begun;
  try {
    await quietCall(createDocument, { id, folderId });
  } catch (error) {
    // Its folder has been deleted in the meantime: the document moves to the top level, like restored documents.
    if (!(error instanceof AppError && error.code === 'folder_not_found')) throw error;
    await quietCall(createDocument, { id });
  }
  await removeBegun(accountId, id);
}
