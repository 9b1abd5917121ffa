import { AppError } from '@inkstone/contracts';
import { createDocument } from '@inkstone/contracts/documents';
import { addToDocument } from '@inkstone/editor/sync';
import { newDocumentId } from '../../offline/begin-document.ts';
import { syncOptions } from '../../offline/sync-options.ts';
import { quietCall } from '../../platform/call.ts';

/** A new document with initial content. */
export interface FilledDocument {
  /** Creation is idempotent per id: repeating it creates one document that contains the text once. */
  readonly id: string;
  readonly title: string;
  /** A Yjs update. */
  readonly update: Uint8Array;
}

/**
 * Creates a document with content and waits until the server has both. Returns its id: a new one when that of
 * `filled` belongs to another account or is in the trash. Rejects with `network_error` when the text did not
 * arrive.
 */
export async function addFilledDocument(accountId: string, filled: FilledDocument): Promise<string> {
  const id = await create(filled);
  const isSaved = await addToDocument({ ...syncOptions(accountId), documentId: id }, filled.update);
  if (!isSaved) throw new AppError('network_error');
  return id;
}

async function create({ id, title }: FilledDocument): Promise<string> {
  try {
    const made = await quietCall(createDocument, { id, title });
    if (made.trashedAt === null) return made.id;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'file_not_found')) throw error;
  }
  return (await quietCall(createDocument, { id: newDocumentId(), title })).id;
}
