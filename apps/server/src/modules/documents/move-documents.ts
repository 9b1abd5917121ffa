import type { moveDocuments as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../platform/http/route.ts';
import { changeSeveral } from './change-several.ts';
import type { Document } from './document.ts';
import { requireFolder } from './folders/require-folder.ts';

/** Moves documents into a folder, or to the top level. */
export const moveDocuments: UseCase<typeof contract, readonly Document[]> = (
  { db },
  { accountId },
  { ids, folderId },
) =>
  db.transact(async ({ sql }) => {
    await requireFolder(sql, accountId, folderId);
    const { documents } = await changeSeveral(sql, accountId, ids, {
      event: 'edit',
      isNeeded: (document) => document.folderId !== folderId,
      change: { folderId },
    });
    return documents;
  });
