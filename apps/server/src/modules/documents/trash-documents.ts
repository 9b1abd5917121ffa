import type { trashDocuments as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../platform/http/route.ts';
import { changeSeveral } from './change-several.ts';
import type { Document } from './document.ts';

/** Moves documents to the trash and closes them in all editors. Repeated calls do not restart the 30 days. */
export const trashDocuments: UseCase<typeof contract, readonly Document[]> = (
  { db, clock, sync },
  { accountId },
  { ids },
) =>
  db.transact(async ({ sql, afterCommit }) => {
    const { documents, changed } = await changeSeveral(sql, accountId, ids, {
      event: 'trash',
      isNeeded: ({ trashedAt }) => trashedAt === null,
      change: { trashedAt: clock.now() },
    });
    for (const { id } of changed) afterCommit(() => sync.closeDocument(id, 'file_in_trash'));
    return documents;
  });
