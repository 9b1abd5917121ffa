import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { claimStorePurchase as contract } from '@inkstone/contracts/orders';
import { addStoreFact, entitlementOf, unknownPurchase } from '@inkstone/domain/subscriptions';
import type { UseCase } from '../../platform/http/route.ts';
import type { StoreSnapshot } from '../../ports/store-verifier.ts';
import { vipTypeOf } from '../membership/index.ts';
import { bindSnapshot, recordSnapshot } from './record-snapshot.ts';

/**
 * Grants or restores a purchase that an app submits. A purchase belongs to the account that the app named at the time of
 * purchase, otherwise to the first account that submits it; no other account receives it. A purchase whose payment is
 * incomplete is bound to the account without a grant.
 */
export const claimStorePurchase: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  deps,
  { accountId },
  proof,
) => {
  const { store } = proof;
  const verifier = deps.stores[store];
  if (!verifier) throw new AppError('store_off');
  const reading = await verifier.readPurchase(proof);
  if (reading.kind === 'unknown') {
    deps.log.error('a store could not be queried about a purchase', { store, detail: reading.detail });
    throw new AppError('store_unavailable');
  }
  if (reading.kind === 'denied') {
    deps.log.warn('a proof of a store was denied', { store, fault: reading.fault });
    throw new AppError('store_receipt_denied');
  }
  const { snapshot } = reading;
  const { accountToken } = snapshot;
  if (accountToken !== null && accountToken !== accountId) throw new AppError('store_receipt_taken');
  await deps.db.transact(async ({ sql }) => {
    const row = await bindSnapshot(deps, sql, store, snapshot, accountId);
    if (row === 'taken') throw new AppError('store_receipt_taken');
    await recordSnapshot(deps, sql, row, snapshot);
  });
  if (snapshot.isPending) throw new AppError('store_purchase_pending');
  return viewClaimed(snapshot);
};

function viewClaimed({ words, facts }: StoreSnapshot): ReplyOf<typeof contract> {
  if (words) {
    const { itemId, quantity, revokedAt } = words;
    return { kind: 'words', plan: itemId, quantity, isRevoked: revokedAt !== null };
  }
  const newest = entitlementOf(facts.reduce(addStoreFact, unknownPurchase)).at(-1);
  if (!newest) throw new AppError('store_receipt_denied');
  const { tier, from, to, isCut } = newest;
  return { kind: 'tier', vip_type: vipTypeOf[tier] === 'vvip' ? 'vvip' : 'vip', from, to, isRevoked: isCut };
}
