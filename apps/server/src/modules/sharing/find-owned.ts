import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../deps.ts';
import { type Document, findDocument } from '../documents/index.ts';

/**
 * Returns a document of the account in any state. The same error for another account's document and for none.
 */
export async function findOwned(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  documentId: string,
): Promise<Document> {
  const document = await findDocument(db.sql, accountId, documentId);
  if (!document) throw new AppError('file_not_found');
  return document;
}
