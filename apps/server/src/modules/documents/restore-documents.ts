import type { restoreDocuments as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../platform/http/route.ts';
import { changeSeveral } from './change-several.ts';
import type { Document } from './document.ts';

/** Restores documents from the trash; those of deleted folders are at the top level already. */
export const restoreDocuments: UseCase<typeof contract, readonly Document[]> = (
  { db },
  { accountId },
  { ids },
) =>
  db.transact(async ({ sql }) => {
    const { documents } = await changeSeveral(sql, accountId, ids, {
      event: 'restore',
      isNeeded: ({ trashedAt }) => trashedAt !== null,
      change: { trashedAt: null },
    });
    return documents;
  });
