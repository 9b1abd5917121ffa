import { listUnsavedDocuments } from './local-copies.ts';
import { type OpenDocumentOptions, openDocument } from './open-document.ts';
import type { OpenDocument } from './opened.ts';

/**
 * Sends what this device still holds unsaved of the account's documents, one after the other, as when a tab
 * was closed offline. Resolves with the ids of those that are unsaved still.
 */
export async function sendUnsaved(options: Omit<OpenDocumentOptions, 'documentId'>): Promise<string[]> {
  const remaining: string[] = [];
  for (const documentId of await listUnsavedDocuments(options.accountId)) {
    if (!(await fetchDocument({ ...options, documentId }))) remaining.push(documentId);
  }
  return remaining;
}

/** Brings a document to this device without showing it. Whether device and server then have the same. */
export async function fetchDocument(options: OpenDocumentOptions): Promise<boolean> {
  const page = openDocument(options);
  const isSame = await isSaved(page);
  await page.close();
  return isSame;
}

/** Waits until the server has everything, or cannot take it now. */
function isSaved({ status }: OpenDocument): Promise<boolean> {
  return new Promise((resolve) => {
    // The first status is loading: each of the others but these two is an end.
    const stop = status.subscribe(() => {
      const { kind } = status.getSnapshot();
      if (kind === 'loading' || kind === 'saving') return;
      stop();
      resolve(kind === 'saved');
    });
  });
}
