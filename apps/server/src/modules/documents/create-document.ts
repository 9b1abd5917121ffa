import { AppError } from '@inkstone/contracts';
import { type createDocument as contract, titleLimit } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { cleanTitle } from '@inkstone/domain/documents';
import type { UseCase } from '../../platform/http/route.ts';
import { insertUpdates, updateOf } from '../../platform/sync/index.ts';
import { requireFound } from './access.ts';
import { type Document, newDocument } from './document.ts';
import { requireFolder } from './folders/require-folder.ts';
import { findDocument, insertDocument, takeId } from './store.ts';

/**
 * Creates a document; a given title is the first edit in its log. Returns the existing one if the id was
 * created before.
 */
export const createDocument: UseCase<typeof contract, Document> = async ({ db, ids, clock }, who, input) => {
  const title = readTitle(input.title);
  const now = clock.now();
  const { folderId } = input;
  const document = newDocument({
    accountId: who.accountId,
    id: input.id ?? ids.next(),
    createdAt: now,
    title,
    folderId,
  });
  const data = title && updateOf((doc) => doc.getText(documentParts.title).insert(0, title));
  return await db.transact(async ({ sql }) => {
    if (input.id !== undefined && !(await takeId(sql, input.id))) {
      return requireFound(await findDocument(sql, who.accountId, input.id));
    }
    await requireFolder(sql, who.accountId, folderId);
    await insertDocument(sql, document);
    if (data) await insertUpdates(sql, [{ documentId: document.id, data }], now, null);
    return document;
  });
};

function readTitle(raw: string): string {
  const title = cleanTitle(raw);
  if (title.ok) return title.value;
  if (title.refusal === 'title_required') return '';
  throw new AppError(title.refusal, { limit: titleLimit });
}
