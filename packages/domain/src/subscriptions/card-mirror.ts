import { day, hour, type Instant, instant, later, shanghaiDay } from '@inkstone/kernel';
import { fromProvider, type ProviderSnapshot } from './mirrored.ts';
import { renewalRules } from './renewal-plan.ts';
import { timeOnDay } from './shanghai-days.ts';
import type { SubscriptionState } from './subscription-state.ts';

/** A paid invoice of a subscription: what it pays for, with the provider's dates. It never changes again. */
export interface PaidInvoice {
  readonly id: string;
  readonly from: Instant;
  readonly to: Instant;
}

/** The known state of a card subscription: the newest description, and every paid invoice. */
export interface CardMirror<Invoice extends PaidInvoice = PaidInvoice> {
  readonly snapshot: ProviderSnapshot;
  /** By period. */
  readonly paid: readonly Invoice[];
}

/**
 * Adds a description to what is known. Descriptions may come in any order and repeatedly: the newest one holds, and an invoice
 * that was paid in one of them is paid.
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

/** Until when it is paid; null before the first payment. */
export function paidUntil(paid: readonly PaidInvoice[]): Instant | null {
  return paid.length === 0 ? null : instant(Math.max(...paid.map(({ to }) => to)));
}

/**
 * The state that follows from a description. `isEndWanted`: it was canceled here. `ended` means that nothing is charged any
 * more: benefits last to the end of what is paid.
 */
export function cardState(
  { status, cancelAtEnd }: Pick<ProviderSnapshot, 'status' | 'cancelAtEnd'>,
  isEndWanted: boolean,
): SubscriptionState {
  // A charge that has failed is repeated also where the subscription ends with its period.
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
  /** How many ways there are to announce a charge. */
  readonly ways: number;
  /** Whether the benefits of the last paid period were extended. */
  readonly hasGrace: boolean;
}

/**
 * What to do, and when. `end`: have the provider charge nothing any more. `look`: query the provider again, because a notice
 * of it may have been lost.
 */
export type CardStep =
  | { readonly do: 'end'; readonly at: Instant }
  | { readonly do: 'notify'; readonly way: number; readonly at: Instant }
  | { readonly do: 'grace'; readonly at: Instant }
  | { readonly do: 'look'; readonly at: Instant };

/** The provider is queried at least once a day, and every hour during a charge. */
const maxPause = day;
const shortPause = hour;

/** The next step; null once the provider has ended the subscription. */
export function planCard(facts: CardFacts, now: Instant): CardStep | null {
  const { snapshot, paidUntil: end, isEndWanted, hasGrace } = facts;
  if (snapshot.status === 'ended') return null;
  const state = cardState(snapshot, isEndWanted);
  if (state === 'cancel_wanted') return { do: 'end', at: now };
  // A first payment is waited for, or a renewal is being charged.
  const isUnderWay = end === null || end <= now;
  const look: CardStep = { do: 'look', at: later(now, isUnderWay ? shortPause : maxPause) };
  if (end === null || (state !== 'active' && state !== 'retrying')) return look;
  if (isUnderWay) return hasGrace ? look : { do: 'grace', at: end };
  const notice = state === 'active' ? planNotice(facts) : null;
  const grace: CardStep = { do: 'grace', at: end };
  return [notice, grace, look].flatMap((step) => step ?? []).sort((a, b) => a.at - b.at)[0] ?? look;
}

/** The announcement that is due next: by the other way where the first brought no receipt. */
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
