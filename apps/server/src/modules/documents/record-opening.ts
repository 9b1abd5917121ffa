import type { openedDocument as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../platform/http/route.ts';
import { changeSeveral } from './change-several.ts';

/** Records that the caller has just opened a document. */
export const recordOpening: UseCase<typeof contract, Record<string, never>> = (
  { db, clock },
  { accountId },
  { id },
) =>
  db.transact(async ({ sql }) => {
    await changeSeveral(sql, accountId, [id], {
      event: 'edit',
      isNeeded: () => true,
      change: { openedAt: clock.now() },
    });
    return {};
  });
