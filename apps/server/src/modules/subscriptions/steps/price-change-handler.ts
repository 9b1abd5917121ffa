import { priceChangeCheckTime } from '@inkstone/domain/subscriptions';
import { type DueHandler, hastenDue } from '../../../platform/due/index.ts';
import { priceChangeKind, subscriptionKind } from '../../../ports/agreement-channel.ts';
import { findActiveOf } from '../store.ts';

/** Number of subscriptions rescheduled by one statement. */
const portion = 500;

/**
 * Reschedules the subscriptions to an item whose price has changed and whose next charge was not announced: they notify their
 * owners of a higher price, and announce a lower one. Card subscriptions check prices daily.
 */
export const priceChangeHandler: DueHandler = {
  kind: priceChangeKind,
  run: async ({ db, clock }, itemId) => {
    const at = priceChangeCheckTime(clock.now());
    for (let after = ''; ; ) {
      const refs = await findActiveOf(db.sql, { itemId, after, limit: portion });
      await hastenDue(db.sql, { kind: subscriptionKind, refs, at });
      if (refs.length < portion) return;
      after = refs.at(-1) ?? '';
    }
  },
};
