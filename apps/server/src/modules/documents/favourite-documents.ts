import type { favouriteDocuments as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../platform/http/route.ts';
import { changeSeveral } from './change-several.ts';
import type { Document } from './document.ts';

/** Adds documents to the favourites or removes them. */
export const favouriteDocuments: UseCase<typeof contract, readonly Document[]> = (
  { db, clock },
  { accountId },
  { ids, isFavourite },
) =>
  db.transact(async ({ sql }) => {
    const { documents } = await changeSeveral(sql, accountId, ids, {
      event: 'edit',
      isNeeded: ({ favouritedAt }) => (favouritedAt !== null) !== isFavourite,
      change: { favouritedAt: isFavourite ? clock.now() : null },
    });
    return documents;
  });
