import { AppError } from '@inkstone/contracts';
import type * as contracts from '@inkstone/contracts/staff/accounts';
import type { UseCase } from '../../../platform/http/route.ts';
import { endWithin } from '../devices/end-revoked.ts';
import { findOpenSessions } from '../devices/store.ts';
import { requireOverview } from '../overview/find-accounts.ts';
import { deleteBlock, insertBlock, lockAccount } from './store.ts';

/**
 * Blocks an account and ends its sessions; live connections of this process close at once, those of others
 * within a minute. Scheduled access is stopped; API keys are kept but refused while the block lasts, and so are
 * shared links if requested.
 */
export const blockAccount: UseCase<typeof contracts.blockAccount, contracts.AccountRow> = async (
  deps,
  who,
  { accountId, closesShares },
) => {
  if (who.accountId === accountId) throw new AppError('own_account');
  await requireOverview(deps, accountId);
  const now = deps.clock.now();
  await deps.db.transact(async (tx) => {
    await lockAccount(tx.sql, accountId, 'update');
    await insertBlock(tx.sql, { accountId, blockedAt: now, closesShares });
    const open = await findOpenSessions(tx.sql, accountId, now);
    const sessionIds = open.map(({ sessionId }) => sessionId);
    await endWithin(deps, tx, { accountId, sessionIds, why: 'blocked' });
    for (const end of deps.standingAccess) await end(tx, accountId);
  });
  return requireOverview(deps, accountId);
};

/** Unblocks an account; its API keys and shared links work again. */
export const unblockAccount: UseCase<typeof contracts.unblockAccount, contracts.AccountRow> = async (
  deps,
  _who,
  { accountId },
) => {
  await requireOverview(deps, accountId);
  await deps.db.transact(({ sql }) => deleteBlock(sql, accountId));
  return requireOverview(deps, accountId);
};
