import type { restoreDocument as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../http/route.ts';
import { requireAllowed, requireFound } from './access.ts';
import type { Document } from './document.ts';
import { lockDocument, setTrashedAt } from './store.ts';

/** Brings a document back from the trash. */
export const restoreDocument: UseCase<typeof contract, Document> = ({ db }, who, { id }) =>
  db.transact(async ({ sql }) => {
    const document = requireFound(await lockDocument(sql, who.accountId, id));
    requireAllowed(document, 'restore');
    if (document.trashedAt !== null) await setTrashedAt(sql, who.accountId, id, null);
    return { ...document, trashedAt: null };
  });
