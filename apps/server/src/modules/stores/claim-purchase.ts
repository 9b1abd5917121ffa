import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { claimStorePurchase as contract } from '@inkstone/contracts/orders';
import type { UseCase } from '../../platform/http/route.ts';
import { vipTypeOf } from '../membership/index.ts';
import { recordPeriod } from './record-period.ts';
import { bindSubscription } from './store.ts';

/**
 * Grants or restores what an app shows. A subscription belongs to the account that the app named when it was bought, else to the
 * first one that shows it: nobody else gets it.
 */
export const claimStorePurchase: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  { store, signed },
) => {
  const verifier = deps.stores[store];
  if (!verifier) throw new AppError('store_off');
  const reading = verifier.readPeriod(signed);
  if (reading.kind === 'denied') {
    deps.log.warn('a proof of a store was denied', { store, fault: reading.fault });
    throw new AppError('store_receipt_denied');
  }
  const { period } = reading;
  const { subscriptionId, accountToken, tier, from, to, revokedAt } = period;
  if (accountToken !== null && accountToken !== accountId) throw new AppError('store_receipt_taken');
  await deps.db.transact(async ({ sql }) => {
    const boundAt = deps.clock.now();
    const owner = await bindSubscription(sql, { store, subscriptionId, accountId, boundAt });
    if (owner !== accountId) throw new AppError('store_receipt_taken');
    await recordPeriod(deps, sql, { store, accountId, period });
  });
  return { vip_type: vipTypeOf[tier] === 'vvip' ? 'vvip' : 'vip', from, to, isRevoked: revokedAt !== null };
};
