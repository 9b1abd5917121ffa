import { AppError } from '@inkstone/contracts';
import { type renameDocument as contract, titleLimit } from '@inkstone/contracts/documents';
import { documentParts } from '@inkstone/contracts/sync';
import { cleanTitle } from '@inkstone/domain/documents';
import type { UseCase } from '../../platform/http/route.ts';
import { requireAllowed, requireFound } from './access.ts';
import type { Document } from './document.ts';
import { findDocument, setProjection } from './store.ts';

/** Renames a document by an edit of its text, so that open editors follow. */
export const renameDocument: UseCase<typeof contract, Document> = async (deps, who, input) => {
  const { db, clock, sync } = deps;
  const title = cleanTitle(input.title);
  if (!title.ok) throw new AppError(title.refusal, { limit: titleLimit });
  const document = requireFound(await findDocument(db.sql, who.accountId, input.id));
  requireAllowed(document, 'edit');

  await sync.edit(document.id, (doc) => {
    const text = doc.getText(documentParts.title);
    if (text.toString() === title.value) return;
    text.delete(0, text.length);
    text.insert(0, title.value);
  });

  // The caller's next list must not wait for the projection.
  const renamed = { ...document, title: title.value, updatedAt: clock.now() };
  await setProjection(db.sql, document.id, renamed, renamed.updatedAt);
  return renamed;
};
