import { AppError } from '@inkstone/contracts';
import { type createDocument as contract, titleLimit } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { cleanTitle } from '@inkstone/domain/documents';
import type { UseCase } from '../../http/route.ts';
import { insertUpdates, updateOf } from '../../sync/index.ts';
import type { Document } from './document.ts';
import { insertDocument } from './store.ts';

/** Makes a document; a title given is the first edit in its log. */
export const createDocument: UseCase<typeof contract, Document> = async ({ db, ids, clock }, who, input) => {
  const title = readTitle(input.title);
  const now = clock.now();
  const document: Document = {
    accountId: who.accountId,
    id: ids.next(),
    title,
    excerpt: '',
    characters: 0,
    words: 0,
    createdAt: now,
    updatedAt: now,
    trashedAt: null,
  };
  const data = title && updateOf((doc) => doc.getText(documentParts.title).insert(0, title));
  await db.transact(async ({ sql }) => {
    await insertDocument(sql, document);
    if (data) await insertUpdates(sql, [{ documentId: document.id, data }], now, null);
  });
  return document;
};

function readTitle(raw: string): string {
  const title = cleanTitle(raw);
  if (title.ok) return title.value;
  if (title.refusal === 'title_required') return '';
  throw new AppError(title.refusal, { limit: titleLimit });
}
