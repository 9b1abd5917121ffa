import type { favouriteDocuments as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../http/route.ts';
import { changeSeveral } from './change-several.ts';
import type { Document } from './document.ts';

/** Makes documents favourites, or ordinary again. */
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
