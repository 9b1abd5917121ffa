import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { stripeSubscription as contract } from '@inkstone/contracts/subscriptions';
import type { Locale } from '@inkstone/phrases';
import type { Deps } from '../../../deps.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import type { CardSubscriptions } from '../../../ports/card-subscriptions.ts';
import type { PayTarget } from '../../../ports/pay-channel.ts';
import { findItem, type Item } from '../../membership/index.ts';
import {
  beginFirstInvoice,
  findFirstInvoice,
  lockOrder,
  type Order,
  recordFirstInvoice,
  requireOwnOrder,
  requirePayable,
  subjectOf,
} from '../../orders/index.ts';
import { requireCurrentConsent } from '../consents.ts';
import { findRenewable } from '../renewable-plan.ts';
import { begin } from '../sign.ts';
import { changeSubscription, type Subscription } from '../store.ts';
import { cardsOf, offerCard } from './offer.ts';
import { findCustomer, resetMirror, storeCustomer } from './store.ts';

type Reply = ReplyOf<typeof contract>;

/**
 * Starts a card subscription for the plan of an order, which the first invoice pays. Repeating the call returns the same
 * subscription while the order can be paid.
 */
export const stripeSubscription: UseCase<typeof contract, Reply> = async (
  deps,
  who,
  { orderNo, consent },
) => {
  const order = await requireOwnOrder(deps.db.sql, who.accountId, orderNo);
  requirePayable(order, deps.clock.now());
  const item = await findItem(deps.db.sql, order.itemId);
  if (!item) throw new Error(`The item ${order.itemId} is missing`);
  const cards = cardsOf(deps);
  if (!cards) throw new AppError('pay_way_off');
  const offer = offerCard(deps, await findRenewable(deps, who.accountId, item, deps.clock.now()));
  if (offer.kind === 'none') throw new AppError(offer.why);
  const isOnItsTerms =
    order.quantity === 1 &&
    order.credit === 0 &&
    order.currency === offer.currency &&
    order.payable <= offer.amount;
  if (!isOnItsTerms) throw new AppError('not_renewable');
  const { amount, currency } = offer;
  const channel = { name: 'stripe', target: cards.target } as const;
  if (consent) requireCurrentConsent(deps, consent, amount, deps.clock.now());
  const { accountId } = who;
  const { locale } = who.origin;
  const given = { accountId, order, item, channel, amount, currency, consent: consent ?? null, locale };
  const subscription = await begin(deps, given);
  const { subscriptionId } = subscription;
  const handle = await openInvoice(deps, { cards, subscription, order, item, locale });
  return { subscriptionId, handle, expiresAt: order.expiresAt };
};

interface Opening {
  readonly cards: { readonly driver: CardSubscriptions; readonly target: PayTarget };
  readonly subscription: Subscription;
  readonly order: Order;
  readonly item: Item;
  readonly locale: Locale;
}

/** Returns the data for paying the first invoice. A call with an unknown outcome is repeated with the same number. */
async function openInvoice(deps: Deps, opening: Opening): Promise<Reply['handle']> {
  const { cards, subscription, order } = opening;
  const before = await findFirstInvoice(deps, order.orderNo);
  if (before?.given) return before.given;
  const attempt =
    before ??
    (await deps.db.transact(async ({ sql }) => {
      const locked = await lockOrder(sql, order.orderNo);
      if (!locked) throw new AppError('order_not_found');
      requirePayable(locked, deps.clock.now());
      return beginFirstInvoice(deps, sql, locked, cards.target);
    }));
  const created = await callProvider(deps, opening, attempt.outTradeNo);
  if (created.kind !== 'created') {
    await recordFirstInvoice(deps, attempt, created.kind === 'refused' ? 'refused' : 'lost');
    deps.log.warn('a subscription by card could not be begun', {
      kind: created.kind,
      providerCode: created.detail,
    });
    throw new AppError('pay_unavailable');
  }
  const { subscriptionRef, invoiceRef, handle } = created;
  const { subscriptionId, amount, currency } = subscription;
  await deps.db.transact(async ({ sql }) => {
    await changeSubscription(sql, subscriptionId, { agreementRef: subscriptionRef });
    await resetMirror(sql, { subscriptionId, amount, currency });
  });
  if (await recordFirstInvoice(deps, attempt, { invoiceRef, handle })) return handle;
  throw new AppError('pay_unavailable');
}

async function callProvider(deps: Deps, opening: Opening, outTradeNo: string) {
  const { cards, subscription, order, item, locale } = opening;
  const { buyerId, agreementNo, months, amount, currency, itemId } = subscription;
  const customer = await findOrAddCustomer(deps, opening.cards, buyerId);
  if (customer.kind !== 'found') return customer;
  return cards.driver.begin({
    ...{ target: cards.target, customer: customer.customer, agreementNo, outTradeNo, itemId, months },
    ...{ amount, currency, firstAmount: order.payable, subject: await subjectOf(item, 1, locale) },
    returnUrl: `${deps.config.baseUrl}/vipV2/creditCardPaySuccess?order=${order.orderNo}`,
  });
}

async function findOrAddCustomer({ db }: Deps, { driver, target }: Opening['cards'], buyerId: string) {
  const known = await findCustomer(db.sql, { buyerId, ...target });
  if (known !== null) return { kind: 'found', customer: known } as const;
  const added = await driver.addCustomer(target, buyerId);
  if (added.kind === 'found')
    await db.transact(({ sql }) => storeCustomer(sql, { buyerId, ...target, customer: added.customer }));
  return added;
}
