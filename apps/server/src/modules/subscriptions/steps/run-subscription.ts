import { isRunning, planRenewal, type RenewalStep, renewalRules } from '@inkstone/domain/subscriptions';
import { day, instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { type DueHandler, scheduleDue } from '../../../platform/due/index.ts';
import { agreementHintKind, subscriptionKind } from '../../../ports/agreement-channel.ts';
import { grantExtension } from '../../membership/index.ts';
import { runCard } from '../cards/run-card.ts';
import { type ReadFacts, readFacts, referenceOf, requireChannel } from '../renewal-facts.ts';
import {
  changeSubscription,
  findByAgreement,
  findSubscription,
  lockSubscription,
  type OwnedSubscription,
  recordAnnouncement,
  type Subscription,
} from '../store.ts';
import { chargeDue, closeLateCharge, followFirstOrder, followLatePayment, followOpen } from './charge.ts';
import { endAtProvider, recordEnd, requestEnd } from './end.ts';
import { endWithAccount, isLeaving } from './end-with-account.ts';
import { notify } from './notify.ts';
import { notifyOfPrice } from './notify-of-price.ts';
import { followSigning } from './signing.ts';

/** Upper bound for the steps of one run; no subscription needs as many. */
const maxSteps = 12;

/** Takes the next steps of a subscription. */
export const subscriptionHandler: DueHandler = { kind: subscriptionKind, run: runSubscription };

/** Queries a provider about an agreement after a notice, whose content is not used. */
export const agreementHintHandler: DueHandler = {
  kind: agreementHintKind,
  run: async (deps, agreementNo) => {
    const found = await findByAgreement(deps.db.sql, agreementNo);
    if (found?.channel === 'stripe') return runCard(deps, found.subscriptionId);
    if (!found || found.state === 'ended') return;
    const agreement = await requireChannel(deps, found).queryAgreement(referenceOf(found));
    if (agreement.kind === 'unknown' || agreement.kind === 'refused')
      throw new Error(`No answer: ${agreement.detail}`);
    const isEnded = agreement.kind === 'absent' || agreement.state === 'ended';
    if (isEnded && found.state !== 'signing') await recordEnd(deps, found.subscriptionId);
    await runSubscription(deps, found.subscriptionId);
  },
};

/** Takes every step that is due, and schedules the next one. Rejects if a provider does not answer. */
export async function runSubscription(deps: Deps, subscriptionId: string): Promise<void> {
  for (let steps = 0; steps < maxSteps; steps++) {
    const found = await findSubscription(deps.db.sql, subscriptionId);
    if (found?.channel === 'stripe') return runCard(deps, subscriptionId);
    if (!found || !(await takeStep(deps, found))) return;
  }
}

/** Returns whether another step may follow now. */
async function takeStep(deps: Deps, found: OwnedSubscription): Promise<boolean> {
  switch (found.state) {
    case 'signing':
      return followSigning(deps, found);
    case 'charging':
      if (await followOpen(deps, found)) return true;
      await extendOpen(deps, found);
      return false;
    case 'lapsed':
    case 'cancel_wanted':
      await closeLateCharge(deps, found);
      await endAtProvider(deps, found);
      return false;
    case 'ended':
      await closeLateCharge(deps, found);
      return false;
    default:
      return renew(deps, found);
  }
}

async function renew(deps: Deps, found: OwnedSubscription): Promise<boolean> {
  const { subscriptionId } = found;
  const { db, clock } = deps;
  if (await isLeaving(deps, found)) return endWithAccount(deps, found);
  if (await followFirstOrder(deps, found)) return true;
  if (found.state === 'retrying' && (await followLatePayment(deps, found))) return true;
  const channel = requireChannel(deps, found);
  const now = clock.now();
  const facts = await readFacts(db.sql, found, channel, now);
  const step = planRenewal(facts, now);
  if (!step) return false;
  if (step.at <= clock.now()) return perform(deps, found, facts, step);
  if (step.do === 'charge' && step.at !== found.nextChargeAt)
    await changeSubscription(db.sql, subscriptionId, { nextChargeAt: step.at });
  await scheduleDue(db.sql, { kind: subscriptionKind, ref: subscriptionId, at: step.at });
  return false;
}

/** Extends the benefits if the period has ended while its charge is open. */
async function extendOpen(deps: Deps, found: Subscription): Promise<void> {
  const { db, clock } = deps;
  const now = clock.now();
  const step = planRenewal(await readFacts(db.sql, found, requireChannel(deps, found), now), now);
  if (step?.do === 'grace' && step.at <= now) await extend(deps, found);
}

/** Returns whether another step may follow now. */
async function perform(
  deps: Deps,
  found: OwnedSubscription,
  facts: ReadFacts,
  step: RenewalStep,
): Promise<boolean> {
  switch (step.do) {
    case 'tell_price':
      await notifyOfPrice(deps, found);
      return true;
    case 'notify':
      return notify(deps, found, step.way);
    case 'announce':
      await announce(deps, found, facts, step.chargeAt);
      return true;
    case 'charge':
      return chargeDue(deps, found);
    case 'grace':
      await extend(deps, found);
      return true;
    case 'lapse':
      await lapse(deps, found, step.reason);
      return true;
  }
}

/** Announces the charge to a provider that requires it. */
async function announce(
  deps: Deps,
  found: Subscription,
  { announced: [notice] }: ReadFacts,
  chargeAt: number,
): Promise<void> {
  const { subscriptionId, currency } = found;
  if (!notice) throw new Error(`A charge of ${subscriptionId} was not announced to its payer`);
  const channel = requireChannel(deps, found);
  const days = channel.chargeDays.length;
  const announceResult = await channel.announce({
    ...{ ...referenceOf(found), amount: notice.amount, currency, from: instant(chargeAt), days },
  });
  if (announceResult.kind === 'absent') return recordEnd(deps, found.subscriptionId);
  if (announceResult.kind !== 'done') {
    await changeSubscription(deps.db.sql, subscriptionId, { fault: announceResult.detail });
    throw new Error(`A charge of ${subscriptionId} was not announced: ${announceResult.detail}`);
  }
  await recordAnnouncement(deps.db.sql, subscriptionId, deps.clock.now());
}

/** Extends the benefits from the end of the paid period, unless the next one was paid or canceled meanwhile. */
async function extend({ db, clock, ids }: Deps, { subscriptionId, periodNo }: Subscription): Promise<void> {
  await db.transact(async ({ sql }) => {
    const found = await lockSubscription(sql, subscriptionId);
    const { tier, periodEnd, state, accountId } = found;
    const isWanted = found.periodNo === periodNo && found.graceAfter !== periodNo && isRunning(state);
    if (accountId === null || periodEnd === null || !isWanted) return;
    const given = { accountId, tier, subscriptionId, periodNo, length: renewalRules.graceDays * day };
    await grantExtension({ ids }, sql, { ...given, at: instant(Math.min(periodEnd, clock.now())) });
    await changeSubscription(sql, subscriptionId, { graceAfter: periodNo });
  });
}

/** Ends a subscription whose period was not paid. Logs an error if the charge could not be announced. */
async function lapse(deps: Deps, found: Subscription, reason: string): Promise<void> {
  const { subscriptionId } = found;
  await changeSubscription(deps.db.sql, subscriptionId, { fault: found.fault || reason });
  if (!(await requestEnd(deps, subscriptionId, 'lapsed', reason === 'no_consent'))) return;
  if (reason !== 'declined' && reason !== 'no_consent')
    deps.log.error('a renewal could not be announced, so nothing is charged', { subscriptionId, reason });
}
