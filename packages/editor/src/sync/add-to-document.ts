import * as Y from 'yjs';
import { type OpenDocumentOptions, openDocument } from './open-document.ts';
import { isSaved } from './send-unsaved.ts';

/** Adds a Yjs update to a document without displaying it. Returns whether the server has all of it. Idempotent. */
export async function addToDocument(options: OpenDocumentOptions, update: Uint8Array): Promise<boolean> {
  const page = openDocument(options);
  try {
    if (!(await isSaved(page)) || page.isReadOnly.getSnapshot()) return false;
    Y.applyUpdate(page.doc, update);
    return !page.hasUnsavedChanges() || (await isSaved(page));
  } finally {
    await page.close();
  }
}
