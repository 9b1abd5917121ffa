import { type CardStep, planCard, renewalRules } from '@inkstone/domain/subscriptions';
import { day, instant, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import type { CardReference, CardResult, CardSubscriptions } from '../../../ports/card-subscriptions.ts';
import { pinTime, revokePinned } from '../../membership/index.ts';
import { findAccountOf, lockOrder } from '../../orders/index.ts';
import { referenceOf } from '../renewal-facts.ts';
import { changeState } from '../steps/change-state.ts';
import { requestEnd } from '../steps/end.ts';
import { endWithAccount, isLeaving } from '../steps/end-with-account.ts';
import {
  changeSubscription,
  findNotices,
  findSubscription,
  lockSubscription,
  type Subscription,
} from '../store.ts';
import { announceCharge, cardNoticeWays } from './announce-charge.ts';
import { finishCardChange } from './change-card.ts';
import { isEndWanted, mirror } from './mirror.ts';
import { settleInvoices } from './settle-invoices.ts';
import { changeMirror, countRequest, findMirror, type Mirror } from './store.ts';

/** Upper bound for the steps of one run; no subscription needs as many. */
const maxSteps = 6;

/**
 * Queries the provider about a card subscription, records the answer, and takes the steps that are due. Notices only trigger this,
 * so their order does not matter. Rejects if the provider does not answer.
 */
export async function runCard(deps: Deps, subscriptionId: string): Promise<void> {
  const found = await findSubscription(deps.db.sql, subscriptionId);
  if (!found) return;
  if (found.agreementRef === '') return followUnbegun(deps, found);
  if (!isEndWanted(found) && (await isLeaving(deps, found))) await endWithAccount(deps, found);
  await recordEndRequest(deps, subscriptionId);
  await finishCardChange(deps, found);
  await requestCards(deps, found, (cards, reference) => cards.describe(reference));
  for (let steps = 0; steps < maxSteps; steps++) if (!(await takeStep(deps, subscriptionId))) return;
}

/** Records when it was canceled here: later charges of the provider are refunded. */
async function recordEndRequest({ db, clock }: Deps, subscriptionId: string): Promise<void> {
  const found = await findSubscription(db.sql, subscriptionId);
  const { endWantedAt } = await findMirror(db.sql, subscriptionId);
  if (found && isEndWanted(found) && endWantedAt === null)
    await db.transact(({ sql }) => changeMirror(sql, subscriptionId, { endWantedAt: clock.now() }));
}

/** Handles a subscription whose creation was never requested from the provider, or never confirmed. */
async function followUnbegun({ db, clock }: Deps, { subscriptionId, orderNo }: Subscription): Promise<void> {
  await db.transact(async ({ sql }) => {
    const now = clock.now();
    const found = await lockSubscription(sql, subscriptionId);
    if (found.agreementRef !== '' || found.state === 'ended') return;
    const order = await lockOrder(sql, orderNo);
    const isOpen = found.state === 'signing' && order?.state === 'unpaid' && now < order.expiresAt;
    if (isOpen)
      await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: later(now, minute) });
    else {
      const endReason = found.endReason ?? ('unsigned' as const);
      await changeState(sql, found, 'gone', { endReason, endedAt: now });
    }
  });
}

type CardRequest = (cards: CardSubscriptions, reference: CardReference) => Promise<CardResult>;

/** Sends a request and records the provider's answer. */
async function requestCards(
  deps: Deps,
  { subscriptionId }: Subscription,
  request: CardRequest,
): Promise<void> {
  const cards = deps.pay.stripe?.subscriptions;
  if (!cards) throw new Error('Stripe is off, and a subscription needs it');
  const version = await deps.db.transact(({ sql }) => countRequest(sql, subscriptionId));
  const found = await findSubscription(deps.db.sql, subscriptionId);
  if (!found) return;
  const { target, agreementNo, agreementRef: subscriptionRef } = referenceOf(found);
  const answer = await request(cards, { target, agreementNo, subscriptionRef });
  if (answer.kind !== 'found') {
    const fault = answer.kind === 'absent' ? 'absent' : answer.detail;
    await changeSubscription(deps.db.sql, subscriptionId, { fault });
    throw new Error(`The provider did not describe ${subscriptionId}: ${answer.kind} ${fault}`);
  }
  const after = await mirror(deps, subscriptionId, { version, description: answer.description });
  const { isFirstSurplus } = await settleInvoices(deps, after, answer.description);
  if (isFirstSurplus) await requestEnd(deps, subscriptionId, 'replaced');
  if (answer.description.snapshot.amount > after.amount)
    deps.log.error('a provider would charge more than was agreed: the amount is set back', {
      subscriptionId,
    });
}

/** Returns whether another step may follow now. */
async function takeStep(deps: Deps, subscriptionId: string): Promise<boolean> {
  const { db, clock } = deps;
  const found = await findSubscription(db.sql, subscriptionId);
  if (!found) return false;
  const known = await findMirror(db.sql, subscriptionId);
  const step = planCard(await readFacts(deps, found, known), clock.now());
  if (!step) {
    await takeGrace(deps, found);
    return false;
  }
  if (step.at > clock.now()) {
    await db.transact(({ sql }) =>
      scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: step.at }),
    );
    return false;
  }
  await perform(deps, found, { step, known });
  return true;
}

async function readFacts({ db }: Deps, found: Subscription, known: Mirror) {
  const { subscriptionId, periodNo, periodEnd, graceAfter } = found;
  const notices = await findNotices(db.sql, subscriptionId, periodNo + 1);
  return {
    snapshot: {
      ...{ status: known.status, cancelAtEnd: known.cancelAtEnd },
      periodEnd: instant(known.periodEnd),
    },
    paidUntil: periodEnd === null ? null : instant(periodEnd),
    isEndWanted: isEndWanted(found),
    notices: notices.map(({ receiptAt }) => ({ receiptAt: receiptAt === null ? null : instant(receiptAt) })),
    ways: cardNoticeWays.length,
    hasGrace: periodNo > 0 && graceAfter === periodNo,
  };
}

async function perform(
  deps: Deps,
  found: Subscription,
  { step, known }: { readonly step: CardStep; readonly known: Mirror },
): Promise<void> {
  switch (step.do) {
    case 'end':
      return end(deps, found, known);
    case 'notify':
      return announceCharge(deps, found, {
        wayNo: step.way,
        setAmount: (amount) => setAmount(deps, found, amount),
      });
    case 'grace':
      return extend(deps, found);
    case 'look':
      return;
  }
}

/** Ends a subscription at the provider: at the end of a paid period, or now, so that an unpaid period is not charged. */
async function end(deps: Deps, found: Subscription, known: Mirror): Promise<void> {
  const { subscriptionId, periodEnd, endReason } = found;
  await recordEndRequest(deps, subscriptionId);
  const isPaid = periodEnd !== null && known.status === 'active' && periodEnd >= known.periodEnd;
  const when = isPaid && endReason !== 'account' ? 'period_end' : 'now';
  await requestCards(deps, found, (cards, reference) => cards.end(reference, when));
}

/** Changes the amount that the provider charges to the price of the next period. */
async function setAmount(deps: Deps, found: Subscription, amount: number): Promise<void> {
  const { itemId, months, currency } = found;
  await requestCards(deps, found, (cards, reference) =>
    cards.changeAmount(reference, { itemId, months, amount, currency }),
  );
}

function graceOf({ subscriptionId, periodNo }: Subscription) {
  return { source: 'grace', sourceId: subscriptionId, periodNo };
}

/** Extends the benefits while the next period is being charged. Once paid, that period includes these days. */
async function extend({ db, ids }: Deps, { subscriptionId, periodNo }: Subscription): Promise<void> {
  await db.transact(async ({ sql }) => {
    const found = await lockSubscription(sql, subscriptionId);
    const { accountId, tier, periodEnd } = found;
    const isWanted = found.periodNo === periodNo && found.graceAfter !== periodNo && periodEnd !== null;
    if (accountId === null || !isWanted) return;
    const from = instant(periodEnd);
    const to = later(from, renewalRules.graceDays * day);
    await pinTime({ ids }, sql, { accountId, tier, from, to }, graceOf(found));
    await changeSubscription(sql, subscriptionId, { graceAfter: periodNo });
  });
}

/** Revokes the extension for a period that will not be charged any more. */
async function takeGrace({ db, clock }: Deps, found: Subscription): Promise<void> {
  const { periodNo, graceAfter, buyerId, periodEnd } = found;
  if (periodNo === 0 || graceAfter !== periodNo || periodEnd === null) return;
  await db.transact(async ({ sql }) => {
    const accountId = await findAccountOf(sql, buyerId);
    if (accountId !== null) await revokePinned(sql, accountId, graceOf(found), clock.now());
  });
}
