import { lookAfterPriceChange } from '@inkstone/domain/subscriptions';
import { type DueHandler, hastenDue } from '../../../platform/due/index.ts';
import { priceChangeKind, subscriptionKind } from '../../../ports/agreement-channel.ts';
import { findActiveOf } from '../store.ts';

/** How many subscriptions are moved at once. */
const portion = 500;

/**
 * After the price of an item has changed, has its subscriptions that were not announced yet look at it: a higher one is told, and
 * one that was lowered again is announced. Cards ask Stripe daily, and look at prices then.
 */
export const lookAtPriceHandler: DueHandler = {
  kind: priceChangeKind,
  run: async ({ db, clock }, itemId) => {
    const at = lookAfterPriceChange(clock.now());
    for (let after = ''; ; ) {
      const refs = await findActiveOf(db.sql, { itemId, after, most: portion });
      await hastenDue(db.sql, { kind: subscriptionKind, refs, at });
      if (refs.length < portion) return;
      after = refs.at(-1) ?? '';
    }
  },
};
