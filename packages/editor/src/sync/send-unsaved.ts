import { type OpenDocumentOptions, openDocument } from './open-document.ts';
import type { OpenDocument } from './opened.ts';
import { listUnsavedDocuments } from './unsaved-documents.ts';

/**
 * Sends the account's unsaved local documents one by one, for example after a tab was closed offline.
 * Resolves with the ids that are still unsaved.
 */
export async function sendUnsaved(options: Omit<OpenDocumentOptions, 'documentId'>): Promise<string[]> {
  const remaining: string[] = [];
  for (const documentId of await listUnsavedDocuments(options.accountId)) {
    if (!(await fetchDocument({ ...options, documentId }))) remaining.push(documentId);
  }
  return remaining;
}

/**
 * Downloads a document to this device without showing it. Returns whether device and server then have the
 * same content.
 */
export async function fetchDocument(options: OpenDocumentOptions): Promise<boolean> {
  const page = openDocument(options);
  const isSame = await isSaved(page);
  await page.close();
  return isSame;
}

/** Resolves with whether everything is saved: true when the server has everything, false when it cannot be saved now. */
export function isSaved({ status }: OpenDocument): Promise<boolean> {
  return new Promise((resolve) => {
    // The first status is `loading`; every status except these two ends the wait.
    const stop = status.subscribe(() => {
      const { kind } = status.getSnapshot();
      if (kind === 'loading' || kind === 'saving') return;
      stop();
      resolve(kind === 'saved');
    });
  });
}
