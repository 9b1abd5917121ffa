import { AppError } from '@inkstone/contracts';
import type { Deps } from '../../deps.ts';
import { type Document, findDocument } from '../documents/index.ts';

/** A document of the account, wherever it is. Somebody else's and none at all get the same words. */
export async function findOwned(
  { db }: Pick<Deps, 'db'>,
  accountId: string,
  documentId: string,
): Promise<Document> {
  const document = await findDocument(db.sql, accountId, documentId);
  if (!document) throw new AppError('file_not_found');
  return document;
}
