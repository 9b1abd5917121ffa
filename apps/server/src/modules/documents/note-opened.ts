import type { openedDocument as contract } from '@inkstone/contracts/documents';
import type { UseCase } from '../../http/route.ts';
import { changeSeveral } from './change-several.ts';

/** Notes that the caller has opened a document just now. */
export const noteOpened: UseCase<typeof contract, Record<string, never>> = (
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
