import { AppError } from '@inkstone/contracts';
import type { DocumentView } from '@inkstone/contracts/documents';
import { uuidv7 } from '@inkstone/kernel';

/** The id of a document that is about to be made, by the server or on this device. */
export function newDocumentId(): string {
  return uuidv7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
}

/**
 * Begins a document on this device, because the server cannot be reached. Throws `network_error` where no worker
 * keeps the pages: the one to write on could not be opened.
 */
export async function beginHere(id: string, folderId: string | null): Promise<DocumentView> {
  if (!navigator.serviceWorker?.controller) throw new AppError('network_error');
  const { beginDocument } = await import('./local-library.ts');
  return await beginDocument(id, folderId);
}
