import type { StoreAction, StoreEvent } from '@inkstone/contracts/orders';
import { addMonths, dayOfMonth } from '@inkstone/domain/membership';
import { day, type Instant, instant, later } from '@inkstone/kernel';
import type { Purchase } from './store.ts';

/** Length of the grace period, and interval and total time of retries after a failed charge, in ms: as at Apple. */
const graceLength = 16 * day;
const retryPause = day;
const retryLength = 60 * day;

/** An event of a purchase: its new state, and the notification about it; null if there is none. */
export interface PurchaseEvent {
  readonly change: Partial<Purchase>;
  readonly says: StoreEvent | null;
}

/** A new period, and the number of the transaction that paid for it. */
interface Renewal {
  readonly months: number;
  readonly transactionId: string;
}

/** Returns the time of the store's next own action on a purchase; null if there is none. */
export function nextStep({ kind, state, periodTo, graceUntil }: Purchase, now: Instant): Instant | null {
  if (kind === 'product' || periodTo === null) return null;
  const retry = later(now, retryPause);
  if (state === 'active') return instant(Math.max(periodTo, now));
  if (state === 'grace') return instant(Math.min(retry, Math.max(graceUntil ?? retry, now)));
  return state === 'retry' ? retry : null;
}

/**
 * Returns the store's action at a time: a renewal, a retry of a failed charge, the end of a grace period, or the end of the
 * subscription.
 */
export function advanceTime(purchase: Purchase, now: Instant, renewing: Renewal): PurchaseEvent | null {
  const { state, periodTo, graceUntil, renews, charges } = purchase;
  if (periodTo === null || now < periodTo) return null;
  if (state === 'active') {
    if (!renews) return { change: { state: 'expired' }, says: 'expired' };
    if (charges === 'paid') return renew(purchase, instant(periodTo), renewing, 'renewed');
    return fail(purchase, now);
  }
  if (state !== 'grace' && state !== 'retry') return null;
  if (!renews) return { change: { state: 'expired', graceUntil: null }, says: 'expired' };
  if (charges === 'paid') return recover(purchase, now, renewing);
  if (state === 'grace' && now >= (graceUntil ?? 0))
    return { change: { state: 'retry', graceUntil: null }, says: 'grace_ended' };
  if (state === 'retry' && now - (purchase.failedAt ?? now) >= retryLength)
    return { change: { state: 'expired', renews: false }, says: 'expired' };
  return null;
}

function fail({ charges, periodTo }: Purchase, now: Instant): PurchaseEvent {
  const graceUntil = charges === 'grace' ? (periodTo ?? now) + graceLength : null;
  const state = charges === 'grace' ? 'grace' : 'retry';
  return { change: { state, graceUntil, failedAt: now }, says: 'renewal_failed' };
}

function renew(
  { anchorDay, periodNo }: Purchase,
  from: Instant,
  { months, transactionId }: Renewal,
  says: StoreEvent,
  newAnchor = anchorDay,
): PurchaseEvent {
  const periodTo = addMonths(from, months, newAnchor);
  const open = { state: 'active', graceUntil: null, failedAt: null } as const;
  const period = { periodNo: periodNo + 1, transactionId, periodFrom: from, periodTo, isConfirmed: false };
  return { change: { ...open, ...period, anchorDay: newAnchor }, says };
}

/**
 * Returns the event of a successful retry: during the grace period the old dates remain, later the period begins with the
 * payment.
 */
function recover(purchase: Purchase, now: Instant, renewing: Renewal): PurchaseEvent {
  const { state, periodTo } = purchase;
  if (state === 'grace' && periodTo !== null)
    return renew(purchase, instant(periodTo), renewing, 'recovered');
  return renew(purchase, now, renewing, 'recovered', dayOfMonth(now));
}

/** Returns the actions that are possible on a purchase now. */
export function actionsOf({ kind, state, renews, charges, returnedAt }: Purchase): StoreAction[] {
  const isReturned = returnedAt !== null;
  const returns: StoreAction[] = isReturned ? ['reverse_refund'] : ['refund', 'revoke'];
  if (kind === 'product') return [...returns, 'unknown_notice', 'forge_notice'];
  const runs = !isReturned && (state === 'active' || state === 'grace' || state === 'retry');
  const renewal: StoreAction[] = runs ? [renews ? 'cancel_renewal' : 'resume_renewal'] : [];
  const canFail = runs && renews && state === 'active' && charges === 'paid';
  const declines: StoreAction[] = canFail ? ['decline_with_grace', 'decline_without_grace'] : [];
  const accepts: StoreAction[] = runs && charges !== 'paid' ? ['accept_renewals'] : [];
  return [...renewal, ...declines, ...accepts, ...returns, 'unknown_notice', 'forge_notice'];
}

/** Returns the event of an action; null for one that changes nothing by itself. */
export function applyAction(
  purchase: Purchase,
  action: StoreAction,
  now: Instant,
  renewing: Renewal,
): PurchaseEvent | null {
  switch (action) {
    case 'cancel_renewal':
      return { change: { renews: false }, says: 'renewal_off' };
    case 'resume_renewal':
      return { change: { renews: true }, says: 'renewal_on' };
    case 'decline_with_grace':
      return { change: { charges: 'grace' }, says: null };
    case 'decline_without_grace':
      return { change: { charges: 'retry' }, says: null };
    case 'accept_renewals': {
      const paid: Purchase = { ...purchase, charges: 'paid' };
      const isOpen = purchase.state === 'grace' || purchase.state === 'retry';
      const recovered = isOpen && purchase.renews ? recover(paid, now, renewing) : null;
      return { change: { charges: 'paid', ...recovered?.change }, says: recovered?.says ?? null };
    }
    case 'refund':
      return { change: returned(now), says: 'refunded' };
    case 'revoke':
      return { change: returned(now), says: 'revoked' };
    case 'reverse_refund': {
      const isOver = purchase.periodTo !== null && purchase.periodTo <= now;
      return { change: { state: isOver ? 'expired' : 'active', returnedAt: null }, says: 'refund_reversed' };
    }
    case 'unknown_notice':
      return { change: {}, says: 'unknown' };
    case 'forge_notice':
      return null;
  }
}

function returned(now: Instant): Partial<Purchase> {
  return { state: 'returned', renews: false, graceUntil: null, failedAt: null, returnedAt: now };
}
