import { AppError } from '@inkstone/contracts';
import type { DocumentView } from '@inkstone/contracts/documents';
import { uuidv7 } from '@inkstone/kernel';

/** Generates the id of a new document, for creation on the server or on this device. */
export function newDocumentId(): string {
  return uuidv7(Date.now(), crypto.getRandomValues(new Uint8Array(10)));
}

/**
 * Creates a document on this device when the server cannot be reached. Throws `network_error` when no service
 * worker caches the pages, because the writing page could not be opened.
 */
export async function createDocumentLocally(id: string, folderId: string | null): Promise<DocumentView> {
  if (!navigator.serviceWorker?.controller) throw new AppError('network_error');
  const { beginDocument } = await import('./local-library.ts');
  return await beginDocument(id, folderId);
}
