import { AppError } from '@inkstone/contracts';
import { createDocument } from '@inkstone/contracts/documents';
import { quietCall } from '../call.ts';
import { listBegun, removeBegun } from './library-database.ts';

/**
 * Tells the server of a document that was begun on this device, before its text is sent; nothing to do for all
 * others. Asking twice makes one document.
 */
export async function tellBegun(accountId: string, documentId: string): Promise<void> {
  const begun = (await listBegun(accountId)).find(({ id }) => id === documentId);
  if (!begun) return;
  const { id, folderId } = begun;
  try {
    await quietCall(createDocument, { id, folderId });
  } catch (error) {
    // Its folder has been deleted meanwhile: it comes to the top, as restored documents do.
    if (!(error instanceof AppError && error.code === 'folder_not_found')) throw error;
    await quietCall(createDocument, { id });
  }
  await removeBegun(accountId, id);
}
