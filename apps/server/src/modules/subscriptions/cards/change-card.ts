import { AppError, type ReplyOf } from '@inkstone/contracts';
import type * as contract from '@inkstone/contracts/subscriptions';
import { isRunning } from '@inkstone/domain/subscriptions';
import { day, later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { subscriptionKind } from '../../../ports/agreement-channel.ts';
import type { CardChangeEnd } from '../../../ports/card-subscriptions.ts';
import { findAccountOf } from '../../orders/index.ts';
import { requireOwn } from '../list-subscriptions.ts';
import { cardChangedMail } from '../mails.ts';
import { referenceOf } from '../renewal-facts.ts';
import type { Subscription } from '../store.ts';
import { isEndWanted } from './mirror.ts';
import { cardsOf } from './offer.ts';
import { changeMirror, endSetup, findMirror } from './store.ts';

type Begin = typeof contract.changeCard;
type End = typeof contract.finishCardChange;

/** Delay before a change is checked whose page was closed, and time in which a card can be entered, in ms. */
const [lookAfter, openFor] = [10 * minute, day];

/** Starts the entry of another card for a subscription that renews. A later change replaces an earlier one. */
export const changeCard: UseCase<Begin, ReplyOf<Begin>> = async (deps, { accountId }, { subscriptionId }) => {
  const found = await requireOwn(deps, accountId, subscriptionId);
  const cards = cardsOf(deps);
  if (!cards || !canChange(found)) throw new AppError('card_unchangeable');
  const begun = await cards.driver.beginCardChange(cardReference(found));
  if (begun.kind !== 'created') throw unavailable(deps, begun);
  await deps.db.transact(async ({ sql }) => {
    const now = deps.clock.now();
    await changeMirror(sql, subscriptionId, { setupRef: begun.setupRef, setupAt: now });
    await scheduleDue(sql, { kind: subscriptionKind, ref: subscriptionId, at: later(now, lookAfter) });
  });
  return { handle: begun.handle, isSimulated: cards.isSimulated };
};

/** Replaces the card that is charged by the one that the caller has entered. */
export const endCardChange: UseCase<End, ReplyOf<End>> = async (deps, { accountId }, { subscriptionId }) => {
  const found = await requireOwn(deps, accountId, subscriptionId);
  if (!canChange(found)) throw new AppError('card_unchangeable');
  return { isChanged: await finishCardChange(deps, found) };
};

/**
 * Finishes the change to a card that its owner has entered, and confirms it by e-mail. Returns false while the change is open. Both
 * the page and the daily check of a subscription call it; only one of them sends the e-mail.
 */
export async function finishCardChange(deps: Deps, found: Subscription): Promise<boolean> {
  const { subscriptionId } = found;
  const { setupRef, setupAt } = await findMirror(deps.db.sql, subscriptionId);
  if (setupRef === null) return true;
  const cards = cardsOf(deps);
  if (!cards) throw new AppError('pay_unavailable');
  const end = await cards.driver.finishCardChange(cardReference(found), setupRef);
  if (end.kind === 'unknown') throw unavailable(deps, end);
  if (end.kind === 'pending' && deps.clock.now() < (setupAt ?? 0) + openFor) return false;
  const isOurs = await deps.db.transact(({ sql }) => endSetup(sql, subscriptionId, setupRef));
  if (end.kind !== 'changed') return false;
  const accountId = await findAccountOf(deps.db.sql, found.buyerId);
  if (isOurs && accountId !== null)
    await deps.mailOwner(accountId, (locale) => cardChangedMail(deps, locale, found, end.card));
  return true;
}

function canChange(found: Subscription): boolean {
  return found.channel === 'stripe' && isRunning(found.state) && !isEndWanted(found);
}

function cardReference(found: Subscription) {
  const { target, agreementNo, agreementRef: subscriptionRef } = referenceOf(found);
  return { target, agreementNo, subscriptionRef };
}

function unavailable({ log }: Deps, { kind, ...rest }: { readonly kind: string } | CardChangeEnd): AppError {
  log.warn('a card could not be changed', { kind, ...rest });
  return new AppError('pay_unavailable');
}
