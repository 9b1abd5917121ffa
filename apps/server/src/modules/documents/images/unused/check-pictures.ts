import { day } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import type { DocumentRemover } from '../../../../ports/module-hooks.ts';
import { freeUnused } from './free-unused.ts';
import { findDueChecks, scheduleChecks, settleCheck } from './store.ts';

/** How long an unused picture is kept after its upload: an offline device may still use it. */
const unusedDays = 30;
const checksAtOnce = 50;

/** Requests a check of pictures for accounts whose documents are removed permanently. */
export const schedulePictureChecks: DocumentRemover = ({ sql }, removed) =>
  scheduleChecks(sql, [...new Set(removed.map(({ accountId }) => accountId))]);

/** Removes unused pictures, account by account. Safe to run twice or to be interrupted. */
export async function checkPictures(deps: Pick<Deps, 'db' | 'files' | 'clock' | 'log'>): Promise<void> {
  const now = deps.clock.now();
  const grace = unusedDays * day;
  for (const check of await findDueChecks(deps.db.sql, now, checksAtOnce)) {
    try {
      const { removed, bytes, oldestKept } = await freeUnused(deps, check.accountId, now - grace);
      await settleCheck(deps.db.sql, check, oldestKept === null ? null : oldestKept + grace);
      if (removed > 0) deps.log.info('Unused pictures removed', { pictures: removed, bytes });
    } catch (error) {
      deps.log.error('Pictures could not be checked', { error });
      await settleCheck(deps.db.sql, check, now + day);
    }
  }
}
