import type { StoreStatusFact } from '@inkstone/domain/subscriptions';
import type { Deps } from '../../deps.ts';
import type { DueHandler } from '../../platform/due/index.ts';
import { type StoreVerifier, storeNames } from '../../ports/store-verifier.ts';
import { applyFacts, checkKind } from './apply-facts.ts';
import { recordSnapshot } from './record-snapshot.ts';
import { findPurchase, lockPurchase, type PurchaseRow } from './store.ts';

/** The result of a query: whether it changed anything, or why there was no answer. */
export type PurchaseQueryOutcome =
  | { readonly kind: 'same' | 'healed' }
  | { readonly kind: 'failed'; readonly detail: string };

/** Queries the store about one purchase, and applies the answer. */
export async function queryPurchase(
  deps: Deps,
  { query }: StoreVerifier,
  row: PurchaseRow,
): Promise<PurchaseQueryOutcome> {
  const { kind, productId, token, number } = row;
  const queriedAt = deps.clock.now();
  const reading = (await query?.({ kind, productId, token, number })) ?? { kind: 'unknown', detail: 'off' };
  if (reading.kind === 'unknown') return { kind: 'failed', detail: reading.detail };
  if (reading.kind === 'denied' && reading.fault !== 'gone')
    return { kind: 'failed', detail: `denied: ${reading.fault}` };
  const isChanged = await deps.db.transact(async ({ sql }) => {
    const locked = await lockPurchase(sql, row);
    if (!locked) return false;
    if (reading.kind === 'snapshot') return recordSnapshot(deps, sql, locked, reading.snapshot);
    // A subscription that a store no longer knows has ended long ago; used words are not revoked.
    return kind === 'product' ? false : applyFacts(deps, sql, locked, [endedAt(locked, queriedAt)]);
  });
  return { kind: isChanged ? 'healed' : 'same' };
}

function endedAt({ productId }: PurchaseRow, queriedAt: number): StoreStatusFact {
  return {
    ...{ kind: 'status', version: queriedAt, state: 'ended', productId, renews: false, graceUntil: null },
    ...{ nextAt: null, nextAmount: null, nextCurrency: null },
  };
}

/**
 * Queries a store about a subscription whose known access ends, because the store may not send a notification: HMS reports
 * neither the start of grace nor the expiry. Repeated while the store does not answer.
 */
export const checkHandler: DueHandler = {
  kind: checkKind,
  run: async (deps, which) => {
    const [name, subscriptionId = ''] = which.split('/');
    const store = storeNames.find((one) => one === name);
    const row = store ? await findPurchase(deps.db.sql, { store, subscriptionId }) : null;
    const verifier = row && deps.stores[row.store];
    // Without credentials for it, or with the store off, it cannot be queried.
    if (!row || !verifier?.query) return;
    const outcome = await queryPurchase(deps, verifier, row);
    if (outcome.kind === 'failed') throw new Error(`The store did not answer usably: ${outcome.detail}`);
  },
};
