import { AppError } from '@inkstone/contracts';
import type { SimulatedAction } from '@inkstone/contracts/orders';
import { minute } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { payInvoice } from './cards/charge-invoice.ts';
import {
  addDispute,
  type CardPart,
  changeSubscription,
  findCardParts,
  findInvoiceOfTrade,
  setDisputeState,
} from './cards/store.ts';
import { type NoticePost, scheduleNotice } from './notices.ts';
import { numberOf, type SimulatorDeps } from './simulator-deps.ts';
import { addPayment, addTrade, changeTrade, findTradesBeside, type Payment, type Trade } from './store.ts';

/** The delay of a delayed notice, in ms. */
const delay = 10 * minute;
/** Number of digits of an order number in the numbers of its payments. */
const orderDigits = 18;

const paying = [
  ...([
    'pay',
    'pay_twice',
    'pay_both',
    'other_amount',
    'other_merchant',
    'other_app',
    'other_currency',
    'other_number',
  ] as const),
  ...(['lose_notice', 'delay_notice', 'repeat_notice', 'reorder_notices'] as const),
];

/**
 * Actions that are impossible at a provider: a Stripe intent is paid once, and the notices of Alipay and Stripe do not name
 * everything.
 */
const impossible: Readonly<Record<Trade['channel'], readonly SimulatedAction[]>> = {
  wechat: [],
  alipay: ['other_currency', 'probe_signature'],
  stripe: ['pay_twice', 'pay_late', 'other_merchant', 'probe_signature'],
};

const afterwards = ['bill_missing', 'bill_other_amount', 'bill_extra'] as const;

const noPart: CardPart = { subscription: null, dispute: null };

/** Returns the actions that are possible on a trade now. `part`: the subscription that it belongs to, and its dispute. */
export function actionsOf(trade: Trade, now: number, part: CardPart = noPart): SimulatedAction[] {
  const isOpen = trade.state === 'pending' && (now < trade.expiresAt || trade.channel === 'stripe');
  const open: readonly SimulatedAction[] = isOpen ? paying : [];
  const late: readonly SimulatedAction[] = trade.state === 'closed' ? ['pay_late'] : [];
  const refunds: readonly SimulatedAction[] =
    trade.channel !== 'alipay' && !trade.refundsFail ? ['fail_refunds'] : [];
  const paid: readonly SimulatedAction[] = trade.state === 'paid' ? afterwards : [];
  const all = [...open, ...late, ...paid, 'forge_notice' as const, 'probe_signature' as const, ...refunds];
  return [...all, ...cardActionsOf(trade, part)].filter(
    (action) =>
      !impossible[trade.channel].includes(action) &&
      // An invoice is paid on its own terms, and its notice names no payment.
      (part.subscription === null || !paying.includes(action as never) || action === 'pay'),
  );
}

function cardActionsOf({ channel, state }: Trade, { subscription, dispute }: CardPart): SimulatedAction[] {
  if (channel !== 'stripe') return [];
  const disputes: SimulatedAction[] =
    dispute?.state === 'open'
      ? ['win_dispute', 'lose_dispute']
      : state === 'paid' && !dispute
        ? ['dispute']
        : [];
  const isOver =
    subscription === null || subscription.status === 'ended' || subscription.status === 'incomplete';
  if (isOver) return disputes;
  return [subscription.charges === 'paid' ? 'decline_renewals' : 'accept_renewals', ...disputes];
}

/** Performs an action on a locked trade; throws `simulated_action_refused` if its state does not allow it. */
export async function act(
  deps: SimulatorDeps,
  sql: Sql,
  trade: Trade,
  { action, times }: { readonly action: SimulatedAction; readonly times: number },
): Promise<void> {
  const part = (await findCardParts(sql, [trade.tradeId])).get(trade.tradeId);
  if (!actionsOf(trade, deps.clock.now(), part).includes(action))
    throw new AppError('simulated_action_refused');
  await actionHandlers[action](deps, sql, trade, times);
}

type ActionHandler = (deps: SimulatorDeps, sql: Sql, trade: Trade, times: number) => Promise<unknown>;

/** Creates an action that pays with other terms than requested, or with another delivery of the notice. */
const payWith =
  (change: (trade: Trade) => Partial<Payment>, post: Partial<NoticePost> = {}): ActionHandler =>
  (deps, sql, trade) =>
    pay(deps, sql, trade, change(trade), post);

const asRequested = () => ({});

const actionHandlers: Readonly<Record<SimulatedAction, ActionHandler>> = {
  pay: payWith(asRequested),
  pay_late: payWith(asRequested),
  pay_twice: async (deps, sql, trade) => {
    for (let paid = 0; paid < 2; paid++) await pay(deps, sql, trade);
  },
  pay_both: async (deps, sql, trade) => {
    const others = await findTradesBeside(sql, trade, trade.outTradeNo.slice(0, orderDigits));
    const [other] = others;
    if (!other) throw new AppError('simulated_action_refused');
    await pay(deps, sql, trade);
    await pay(deps, sql, other);
  },
  // An amount of one cent cannot be reduced.
  other_amount: payWith(({ amount }) => ({ amount: amount > 1 ? amount - 1 : 2 })),
  other_merchant: payWith(() => ({ merchant: 'another-merchant' })),
  other_app: payWith(({ channel }) => ({ app: channel === 'stripe' ? 'live' : 'another-app' })),
  other_currency: payWith(({ currency }) => ({ currency: currency === 'CNY' ? 'USD' : 'CNY' })),
  // As after a lost database, or by another program of the same merchant: no order has this number.
  other_number: async (deps, sql, trade) => {
    const random = Buffer.from(deps.random.bytes(12)).toString('hex');
    const intent = trade.channel === 'stripe' ? `pi_${random}` : '';
    const other = await addTrade(sql, {
      ...{ ...trade, tradeId: deps.ids.next(), outTradeNo: `ELSEWHERE${random.slice(0, 12).toUpperCase()}` },
      ...{ providerRef: intent, clientSecret: intent && `${intent}_secret_${random}` },
    });
    await pay(deps, sql, other);
  },
  lose_notice: payWith(asRequested, { isLost: true }),
  delay_notice: payWith(asRequested, { delay }),
  repeat_notice: (deps, sql, trade, times) => pay(deps, sql, trade, {}, { times }),
  reorder_notices: async (deps, sql, trade) => {
    // Ids of the same millisecond are unordered: the notice of the payment is given an earlier time.
    const { providerTxn } = await pay(deps, sql, trade, {}, { delay: -1 });
    await scheduleNotice(deps, sql, trade, { says: 'waiting', ref: providerTxn });
  },
  forge_notice: (deps, sql, trade) =>
    scheduleNotice(deps, sql, trade, { says: 'paid', ref: numberOf(deps, trade, 'pi_'), signedAs: 'forged' }),
  probe_signature: (deps, sql, trade) =>
    scheduleNotice(deps, sql, trade, { says: 'paid', ref: '', signedAs: 'probe' }),
  fail_refunds: (_deps, sql, { tradeId }) => changeTrade(sql, tradeId, { refundsFail: true }),
  decline_renewals: (_deps, sql, trade) => setCharges(sql, trade, 'no_money'),
  accept_renewals: (_deps, sql, trade) => setCharges(sql, trade, 'paid'),
  dispute: async (deps, sql, trade) => {
    const { tradeId, amount, providerRef: providerTxn } = trade;
    const disputeRef = numberOf(deps, trade, 'dp_');
    await addDispute(sql, {
      ...{ disputeRef, tradeId, providerTxn, amount, state: 'open', createdAt: deps.clock.now() },
    });
    await scheduleNotice(deps, sql, trade, { says: 'dispute', ref: providerTxn });
  },
  win_dispute: (deps, sql, trade) => endDispute(deps, sql, trade, 'won'),
  lose_dispute: (deps, sql, trade) => endDispute(deps, sql, trade, 'lost'),
  bill_missing: (_deps, sql, { tradeId }) => changeTrade(sql, tradeId, { billed: 'missing' }),
  bill_other_amount: (_deps, sql, { tradeId }) => changeTrade(sql, tradeId, { billed: 'other_amount' }),
  bill_extra: (_deps, sql, { tradeId }) => changeTrade(sql, tradeId, { billed: 'beside_extra' }),
};

async function setCharges(sql: Sql, { tradeId }: Trade, charges: 'paid' | 'no_money'): Promise<void> {
  const invoice = await findInvoiceOfTrade(sql, tradeId);
  if (invoice) await changeSubscription(sql, invoice.subscriptionRef, { charges });
}

async function endDispute(deps: SimulatorDeps, sql: Sql, trade: Trade, state: 'won' | 'lost'): Promise<void> {
  await setDisputeState(sql, trade.tradeId, state);
  await scheduleNotice(deps, sql, trade, { says: 'dispute', ref: trade.providerRef });
}

/** Records a payment by a simulated payer, and sends the provider's notice. */
export async function pay(
  deps: SimulatorDeps,
  sql: Sql,
  trade: Trade,
  change: Partial<Payment> = {},
  post: Partial<NoticePost> = {},
): Promise<Payment> {
  const { tradeId, merchant, app, amount, currency, providerRef } = trade;
  const invoice = await findInvoiceOfTrade(sql, tradeId);
  if (invoice) return payInvoice(deps, sql, invoice, trade);
  const payment: Payment = {
    // Stripe's number of a payment is the number of its intent.
    providerTxn: providerRef || numberOf(deps, trade, ''),
    ...{ tradeId, merchant, app, amount, currency, paidAt: deps.clock.now(), ...change },
  };
  await addPayment(sql, payment);
  await changeTrade(sql, tradeId, { state: 'paid' });
  await scheduleNotice(deps, sql, trade, { says: 'paid', ref: payment.providerTxn, ...post });
  return payment;
}
