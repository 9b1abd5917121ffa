import { day, hour, type Instant, instant, later, shanghaiDay } from '@inkstone/kernel';
import { fromProvider, type ProviderSnapshot } from './mirrored.ts';
import { renewalRules } from './renewal-plan.ts';
import { timeOnDay } from './shanghai-days.ts';
import type { SubscriptionState } from './subscription-state.ts';

/** A paid invoice of a subscription, with the provider's dates of its period. Immutable. */
export interface PaidInvoice {
  readonly id: string;
  readonly from: Instant;
  readonly to: Instant;
}

/** The known state of a card subscription: the newest snapshot, and every paid invoice. */
export interface CardMirror<Invoice extends PaidInvoice = PaidInvoice> {
  readonly snapshot: ProviderSnapshot;
  /** By period. */
  readonly paid: readonly Invoice[];
}

/**
 * Adds a snapshot to the known state. Snapshots may arrive repeatedly and in any order: the newest one is valid, and an invoice
 * that was paid in any of them is paid.
 */
export function mirrorCard<Invoice extends PaidInvoice>(
  known: CardMirror<Invoice> | null,
  given: CardMirror<Invoice>,
): CardMirror<Invoice> {
  const paid = new Map([...(known?.paid ?? []), ...given.paid].map((invoice) => [invoice.id, invoice]));
  return {
    snapshot: fromProvider(known?.snapshot ?? null, given.snapshot),
    paid: [...paid.values()].sort((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1)),
  };
}

/** Returns the end of the paid time; null before the first payment. */
export function paidUntil(paid: readonly PaidInvoice[]): Instant | null {
  return paid.length === 0 ? null : instant(Math.max(...paid.map(({ to }) => to)));
}

/**
 * Returns the state that follows from a snapshot. `isEndWanted`: it was canceled here. `ended` means that nothing more is
 * charged; the benefits last until the end of the paid time.
 */
export function cardState(
  { status, cancelAtEnd }: Pick<ProviderSnapshot, 'status' | 'cancelAtEnd'>,
  isEndWanted: boolean,
): SubscriptionState {
  // A failed charge is retried even if the subscription ends with its period.
  if (status === 'ended' || (cancelAtEnd && status !== 'past_due')) return 'ended';
  if (isEndWanted) return 'cancel_wanted';
  if (status === 'incomplete') return 'signing';
  return status === 'past_due' ? 'retrying' : 'active';
}

/** The facts that determine the next step of a card subscription. */
export interface CardFacts {
  readonly snapshot: Pick<ProviderSnapshot, 'status' | 'cancelAtEnd' | 'periodEnd'>;
  readonly paidUntil: Instant | null;
  readonly isEndWanted: boolean;
  /** Announcements of the next charge. */
  readonly notices: readonly { readonly receiptAt: Instant | null }[];
  /** Number of ways to announce a charge. */
  readonly ways: number;
  /** Whether the benefits of the last paid period were extended. */
  readonly hasGrace: boolean;
}

/**
 * The next action and its time. `end`: cancel the subscription at the provider. `look`: query the provider, because one of its
 * notices may have been lost.
 */
export type CardStep =
  | { readonly do: 'end'; readonly at: Instant }
  | { readonly do: 'notify'; readonly way: number; readonly at: Instant }
  | { readonly do: 'grace'; readonly at: Instant }
  | { readonly do: 'look'; readonly at: Instant };

/** Maximum time between queries, and the time between queries during a charge. */
const maxPause = day;
const shortPause = hour;

/** Returns the next step; null once the provider has ended the subscription. */
export function planCard(facts: CardFacts, now: Instant): CardStep | null {
  const { snapshot, paidUntil: end, isEndWanted, hasGrace } = facts;
  if (snapshot.status === 'ended') return null;
  const state = cardState(snapshot, isEndWanted);
  if (state === 'cancel_wanted') return { do: 'end', at: now };
  // The first payment is pending, or a renewal is being charged.
  const isUnderWay = end === null || end <= now;
  const look: CardStep = { do: 'look', at: later(now, isUnderWay ? shortPause : maxPause) };
  if (end === null || (state !== 'active' && state !== 'retrying')) return look;
  if (isUnderWay) return hasGrace ? look : { do: 'grace', at: end };
  const notice = state === 'active' ? planNotice(facts) : null;
  const grace: CardStep = { do: 'grace', at: end };
  return [notice, grace, look].flatMap((step) => step ?? []).sort((a, b) => a.at - b.at)[0] ?? look;
}

/** Returns the next announcement; by the second way if the first one had no receipt. */
function planNotice({ snapshot, notices, ways }: CardFacts): CardStep | null {
  if (notices.length >= ways || notices.some(({ receiptAt }) => receiptAt !== null)) return null;
  const { noticeDays, noticeTime, otherWayDays, otherWayTime } = renewalRules;
  const first = shanghaiDay(snapshot.periodEnd);
  const at =
    notices.length === 0
      ? timeOnDay(first - noticeDays, noticeTime)
      : timeOnDay(first - otherWayDays, otherWayTime);
  return { do: 'notify', way: notices.length, at };
}
