import {
  cardState,
  isRunning,
  mirrorCard,
  type ProviderSnapshot,
  paidUntil,
} from '@inkstone/domain/subscriptions';
import { type Instant, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { CardDescription, CardInvoice } from '../../../ports/card-subscriptions.ts';
import { addPaidInvoice, lockOrder, type Order, orderRenewal } from '../../orders/index.ts';
import { notifyOfEnd } from '../mails.ts';
import { nextAmount } from '../renewal-facts.ts';
import { changeSubscription, findOther, lockSubscription, type Subscription } from '../store.ts';
import { changeMirror, findInvoices, findMirror, insertInvoice, type Mirror } from './store.ts';

/** Time in which the order of a paid invoice must be settled, in ms. */
const settlingTime = 24 * 60 * 60 * 1000;

/** End reasons that originate here; the others originate at the provider. */
const ownReasons: readonly Subscription['endReason'][] = ['user', 'staff', 'replaced', 'account'];

/** Whether the end of a subscription was requested here. */
export function isEndWanted({ endReason }: Pick<Subscription, 'endReason'>): boolean {
  return ownReasons.includes(endReason);
}

/**
 * Records the provider's answer to a request: the state of the newest answer, and an order for every paid invoice. Notifies the
 * owner of a failed charge, and of an end that was not requested here. Returns the changed subscription.
 */
export async function mirror(
  deps: Deps,
  subscriptionId: string,
  { version, description }: { readonly version: number; readonly description: CardDescription },
): Promise<Subscription> {
  return deps.db.transact(async (tx) => {
    const { sql } = tx;
    const before = await lockSubscription(sql, subscriptionId);
    const known = await findMirror(sql, subscriptionId);
    const invoices = await findInvoices(sql, subscriptionId);
    const given = { snapshot: { ...description.snapshot, version }, paid: description.paid };
    const merged = mirrorCard<Pick<CardInvoice, 'id' | 'from' | 'to'>>(
      known.version === 0 ? null : { snapshot: snapshotOf(known, description.snapshot.id), paid: invoices },
      given,
    );
    const isUnpaid = merged.snapshot.version === version ? description.isUnpaid : known.isUnpaid;
    const fresh = description.paid.filter(({ id }) => invoices.every((one) => one.id !== id));
    for (const [place, invoice] of fresh.toSorted((a, b) => a.from - b.from).entries())
      await addInvoice(deps, sql, { before, known, invoice, periodNo: invoices.length + place + 1 });
    const { id: _id, ...snapshot } = merged.snapshot;
    await changeMirror(sql, subscriptionId, { ...snapshot, isUnpaid });
    const unwanted = new Set([
      ...invoices.filter((one) => one.isUnwanted).map(({ id }) => id),
      ...fresh.filter((one) => isUnwanted(known, one)).map(({ id }) => id),
    ]);
    const paid = merged.paid.filter(({ id }) => !unwanted.has(id));
    const change = await follow(deps, sql, before, { snapshot: merged.snapshot, paid, isUnpaid });
    await changeSubscription(sql, subscriptionId, change);
    const isDeclined = change.state === 'retrying' && before.state !== 'retrying' && before.periodNo > 0;
    if (isDeclined && before.accountId !== null)
      await deps.notify(tx, before.accountId, 'renewal_failed', {});
    const after = { ...before, ...change };
    const hasEnded = isRunning(before.state) && after.state === 'ended';
    if (hasEnded && !isEndWanted(after) && after.periodNo > 0) await notifyOfEnd(deps, tx, after);
    return after;
  });
}

function snapshotOf(known: Mirror, id: string): ProviderSnapshot {
  const { version, status, periodStart, periodEnd, cancelAtEnd, amount, currency } = known;
  return {
    ...{ id, version, status, cancelAtEnd, amount, currency },
    ...{ periodStart: instant(periodStart), periodEnd: instant(periodEnd) },
  };
}

interface NewInvoice {
  readonly before: Subscription;
  readonly known: Mirror;
  readonly invoice: CardInvoice;
  readonly periodNo: number;
}

/** Whether an invoice was charged after the subscription was canceled here. */
function isUnwanted({ endWantedAt }: Mirror, { isFirst, paidAt }: CardInvoice): boolean {
  return !isFirst && endWantedAt !== null && paidAt > endWantedAt;
}

/** Adds the order that an invoice pays: the first order of the subscription, or one for the period. */
async function addInvoice(
  deps: Deps,
  sql: Sql,
  { before, known, invoice, periodNo }: NewInvoice,
): Promise<void> {
  const { subscriptionId, orderNo, merchant, app } = before;
  const order = invoice.isFirst
    ? await lockOrder(sql, orderNo)
    : await orderPeriod(deps, sql, before, { invoice, periodNo });
  if (!order) throw new Error(`The order ${orderNo} is missing`);
  if (invoice.amount > 0)
    await addPaidInvoice(deps, sql, order, { target: { merchant, app }, invoiceRef: invoice.id });
  await insertInvoice(sql, {
    ...{ invoiceId: invoice.id, subscriptionId, orderNo: order.orderNo, isSettled: false },
    isUnwanted: isUnwanted(known, invoice),
    ...{ periodStart: invoice.from, periodEnd: invoice.to },
  });
}

/** Creates the order of a period, for at most the agreed amount: a higher payment fails the comparison with its order. */
async function orderPeriod(
  deps: Deps,
  sql: Sql,
  before: Subscription,
  { invoice, periodNo }: Pick<NewInvoice, 'invoice' | 'periodNo'>,
): Promise<Order> {
  const { subscriptionId, orderNo, buyerId, itemId, amount, currency } = before;
  const now = deps.clock.now();
  const first = await lockOrder(sql, orderNo);
  const { priceId } = await nextAmount(sql, before, now);
  return orderRenewal(deps, sql, {
    ...{ subscriptionId, periodNo: Math.max(2, periodNo), buyerId, itemId, currency },
    ...{ amount: Math.min(invoice.amount, amount), priceId: priceId ?? first?.priceId ?? '' },
    expiresAt: instant(now + settlingTime),
  });
}

interface MirroredSubscription {
  readonly snapshot: ProviderSnapshot;
  readonly paid: readonly { readonly id: string; readonly from: Instant; readonly to: Instant }[];
  readonly isUnpaid: boolean;
}

/** Computes the new row of the subscription. */
async function follow(
  deps: Deps,
  sql: Sql,
  before: Subscription,
  { snapshot, paid, isUnpaid }: MirroredSubscription,
) {
  const now = deps.clock.now();
  const end = paidUntil(paid);
  const isWanted = isEndWanted(before);
  const derived = cardState(snapshot, isWanted);
  // Another subscription of the tier was signed meanwhile: this one must end, so that the buyer does not pay twice.
  const isSecond = isRunning(derived) && !isRunning(before.state) && (await findOther(sql, before)) !== null;
  const state = isSecond ? 'cancel_wanted' : derived;
  const last = paid.findLast(({ to }) => to === end);
  const noted = state === 'ended' ? reasonOf(snapshot, { isUnpaid, wasPaid: end !== null }) : null;
  const isActive = state === 'active';
  return {
    ...{ state, periodNo: paid.length, periodStart: last?.from ?? null, periodEnd: end },
    // While a charge is pending, it is due at the end of the paid time.
    nextChargeAt: isActive ? (end !== null && end < snapshot.periodEnd ? end : snapshot.periodEnd) : null,
    signedAt: before.signedAt ?? (paid.length > 0 ? now : null),
    endReason: isSecond ? ('replaced' as const) : isWanted ? before.endReason : noted,
    endedAt: state === 'ended' ? (before.endedAt ?? now) : null,
    amount: snapshot.amount > 0 ? Math.min(before.amount, snapshot.amount) : before.amount,
    fault: '',
  };
}

function reasonOf(
  { status }: ProviderSnapshot,
  { isUnpaid, wasPaid }: { readonly isUnpaid: boolean; readonly wasPaid: boolean },
): NonNullable<Subscription['endReason']> {
  if (!wasPaid) return 'unsigned';
  return status === 'ended' && isUnpaid ? 'lapsed' : 'provider';
}
