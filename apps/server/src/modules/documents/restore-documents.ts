import type { restoreDocuments as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../http/route.ts';
import { changeSeveral } from './change-several.ts';
import type { Document } from './document.ts';

/** Brings documents back from the trash; those whose folders were deleted lie at the top already. */
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
