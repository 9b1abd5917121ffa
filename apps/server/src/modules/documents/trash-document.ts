import type { trashDocument as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../http/route.ts';
import { requireAllowed, requireFound } from './access.ts';
import type { Document } from './document.ts';
import { lockDocument, setTrashedAt } from './store.ts';

/** Moves a document to the trash and closes it in every editor. The first time counts for the 30 days. */
export const trashDocument: UseCase<typeof contract, Document> = ({ db, clock, sync }, who, { id }) =>
  db.transact(async (tx) => {
    const document = requireFound(await lockDocument(tx.sql, who.accountId, id));
    requireAllowed(document, 'trash');
    if (document.trashedAt !== null) return document;
    const trashedAt = clock.now();
    await setTrashedAt(tx.sql, who.accountId, id, trashedAt);
    tx.afterCommit(() => sync.closeDocument(id, 'file_in_trash'));
    return { ...document, trashedAt };
  });
