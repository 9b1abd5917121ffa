import { day } from '@inkstone/kernel';
import type { Deps } from '../../../../deps.ts';
import type { DocumentRemover } from '../../removal/document-remover.ts';
import { freeUnused } from './free-unused.ts';
import { askForChecks, findDueChecks, settleCheck } from './store.ts';

/** An unused picture stays for so long after it was sent: a device without network may still hold it. */
export const unusedDays = 30;
const checksAtOnce = 50;

/** Asks for a look at the pictures of whoever's documents are removed for good. */
export const askForPictureChecks: DocumentRemover = ({ sql }, removed) =>
  askForChecks(sql, [...new Set(removed.map(({ accountId }) => accountId))]);

/** Frees pictures that no document holds any more, account by account. Safe to run twice or to be cut short. */
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
