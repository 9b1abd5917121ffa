import { type AttemptEvent, nextAttemptState } from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import { together } from '../../../platform/db/statements.ts';
import { cancelWhenQuiet } from '../close-order.ts';
import { lockOrder } from '../store.ts';
import { rescheduleSubscription } from './reschedule-subscription.ts';
import { type Attempt, changeAttempt, lockAttemptsOf, openNewAttempt } from './store.ts';

/** Applies an event to an attempt if its state allows it, and returns the attempt afterwards. */
export async function recordEvent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  attempt: Pick<Attempt, 'attemptId' | 'orderNo'>,
  event: AttemptEvent,
  change: Partial<Pick<Attempt, 'handle' | 'providerRef' | 'absentSince'>> = {},
): Promise<Attempt> {
  // Nothing else follows from the usual event, so it needs neither a transaction nor the lock of the order.
  const opened = event === 'opened' ? await openNewAttempt(db.sql, attempt.attemptId, change) : null;
  if (opened) return opened;
  return db.transact(async ({ sql }) => {
    // The statements are sent together and run in sequence.
    const [order, now] = await together([
      lockOrder(sql, attempt.orderNo),
      lockAttemptsOf(sql, attempt.orderNo),
    ]);
    const found = now.find(({ attemptId }) => attemptId === attempt.attemptId);
    if (!order || !found) throw new Error(`The attempt ${attempt.attemptId} is missing`);
    const next = nextAttemptState(found.state, event);
    if (!next.ok) return found;
    const changed = { ...change, state: next.value };
    await changeAttempt(sql, attempt.attemptId, changed);
    await cancelWhenQuiet(sql, order, clock.now());
    await rescheduleSubscription(sql, order, changed.state, clock.now());
    return { ...found, ...changed };
  });
}
