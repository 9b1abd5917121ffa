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
    const page = openDocument({ ...options, documentId });
    if (!(await isSaved(page))) remaining.push(documentId);
    await page.close();
  }
  return remaining;
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
