import { simulatedWalletPath } from '@inkstone/contracts/orders';
import { instant, later, second } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { Platform } from '../../../platform/platform.ts';
import type {
  CloseResult,
  CreateResult,
  PayChannel,
  PayReference,
  PayRequest,
  ProviderFact,
  QueryResult,
  RefundFact,
  RefundRequest,
  RefundResult,
} from '../../../ports/pay-channel.ts';
import { simulatedRefundKind } from '../../../ports/pay-simulator.ts';
import { checkRequest, isAmount, otherAccount } from '../check-request.ts';
import { refused } from '../request-provider.ts';
import { simulatedReturns, simulateSubscriptions } from './cards/simulate-subscriptions.ts';
import { type NoticePost, scheduleNotice } from './notices.ts';
import { simulatedBill } from './simulated-bill.ts';
import { simulatedWallet } from './simulated-wallet.ts';
import { numberOf, type SimulatorDeps } from './simulator-deps.ts';
import {
  addRefund,
  addTrade,
  changeTrade,
  findPayment,
  findPayments,
  findRefunds,
  findTrade,
  findTradeNumbered,
  lockTrade,
  type Refund,
  type Trade,
} from './store.ts';

/** Time that WeChat Pay takes for a refund, in ms. */
const refundLength = 3 * second;

/**
 * Replaces the parts of a driver that call its provider by simulated ones. The verification of notices stays real, so that
 * the production code decides what is accepted.
 */
export function simulate(real: PayChannel, deps: SimulatorDeps): PayChannel {
  const isOwn = ({ target }: PayReference) =>
    target.merchant === real.targetOf(real.ways[0] ?? 'qr').merchant;
  const channel: PayChannel = {
    ...real,
    isSimulated: true,
    sources: undefined,
    wallet: real.name === 'wechat' ? simulatedWallet(deps) : null,
    create: async (request) => checkRequest(real, request) ?? create(deps, real, request),
    query: async (reference) => (isOwn(reference) ? query(deps, real, reference) : otherAccount()),
    close: async (reference) => (isOwn(reference) ? close(deps, real, reference) : otherAccount()),
    refund: async (request) => (isOwn(request) ? refund(deps, real, request) : otherAccount()),
    bill: (day) => simulatedBill(deps, real, day),
    ...(real.name === 'stripe'
      ? {
          subscriptions: simulateSubscriptions(deps),
          returnsOf: (providerTxn: string) => simulatedReturns(deps, providerTxn),
        }
      : {}),
    queryRefund: async (reference) => {
      if (!isOwn(reference)) return otherAccount();
      const trade = await findPaidTrade(deps.db.sql, real.name, {
        ...reference,
        providerTxn: reference.providerRef,
      });
      const found = trade && (await findRefundNumbered(deps, trade, reference.outRefundNo));
      return found ? { kind: 'found', fact: refundFact(trade, found) } : { kind: 'absent' };
    },
  };
  return channel;
}

async function create(deps: SimulatorDeps, { name }: PayChannel, request: PayRequest): Promise<CreateResult> {
  const { target, way, outTradeNo, amount, currency, subject, expiresAt, noticeUrl, returnUrl } = request;
  if (way === 'app' || way === 'mini_program') return refused('configuration', `way ${way} is not simulated`);
  if (way === 'jsapi' && !request.payer) return refused('invalid', 'the payer is not known');
  // As long as the key of the installation, so that the payments of others cannot be found by guessing.
  const random = Buffer.from(deps.random.bytes(12)).toString('hex');
  const newTrade: Trade = {
    ...{ tradeId: deps.ids.next(), channel: name, ...target, outTradeNo, way, amount, currency, subject },
    ...{
      state: 'pending',
      refundsFail: false,
      billed: 'true',
      createdAt: deps.clock.now(),
      expiresAt,
      returnUrl,
    },
    noticePath: new URL(noticeUrl).pathname,
    providerRef: name === 'stripe' ? `pi_${random}` : '',
    clientSecret: name === 'stripe' ? `pi_${random}_secret_${random}` : '',
  };
  const trade = await deps.db.transact(({ sql }) => addTrade(sql, newTrade));
  const isSame = trade.amount === amount && trade.currency === currency && trade.way === way;
  if (!isSame) return refused('conflict', 'the number is used');
  return { kind: 'created', handle: handleOf(deps, trade), providerRef: trade.providerRef };
}

function handleOf({ config }: SimulatorDeps, trade: Trade) {
  if (trade.way === 'card')
    return { kind: 'client_secret', secret: trade.clientSecret, publishableKey: 'simulated' } as const;
  const url = `${config.baseUrl}${simulatedWalletPath(trade.tradeId)}`;
  return trade.way === 'qr' ? ({ kind: 'code', text: url } as const) : ({ kind: 'redirect', url } as const);
}

async function query(
  { db }: SimulatorDeps,
  { name }: PayChannel,
  { outTradeNo }: PayReference,
): Promise<QueryResult> {
  const trade = await findTradeNumbered(db.sql, name, outTradeNo);
  return trade ? { kind: 'found', fact: await factOf(db, trade) } : { kind: 'absent' };
}

async function factOf(db: Platform['db'], trade: Trade): Promise<ProviderFact> {
  const { channel, merchant, app, outTradeNo, amount, currency } = trade;
  const [paid] = await findPayments(db.sql, trade.tradeId);
  if (!paid) {
    const state = trade.state === 'closed' ? 'closed' : 'pending';
    return { channel, merchant, app, outTradeNo, amount, currency, providerTxn: '', state, paidAt: null };
  }
  const refunds = await findRefunds(db.sql, trade.tradeId);
  const isRefunded = refunds.some(({ providerTxn }) => providerTxn === paid.providerTxn);
  return {
    ...{ channel, outTradeNo, merchant: paid.merchant, app: paid.app, amount: paid.amount },
    ...{ currency: paid.currency, providerTxn: paid.providerTxn, paidAt: instant(paid.paidAt) },
    state: isRefunded ? 'refunded' : 'paid',
  };
}

async function close(
  { db }: SimulatorDeps,
  { name }: PayChannel,
  { outTradeNo }: PayReference,
): Promise<CloseResult> {
  return db.transact(async ({ sql }) => {
    const found = await findTradeNumbered(sql, name, outTradeNo);
    const trade = found && (await lockTrade(sql, found.tradeId));
    if (!trade) return { kind: 'absent' };
    if (trade.state === 'paid') return refused('already_paid', 'paid');
    await changeTrade(sql, trade.tradeId, { state: 'closed' });
    return { kind: 'closed' };
  });
}

/** Records a refund. WeChat Pay completes refunds later and sends a notice; the others complete them at once. */
async function refund(
  deps: SimulatorDeps,
  { name }: PayChannel,
  request: RefundRequest,
): Promise<RefundResult> {
  const { outRefundNo, amount, providerTxn } = request;
  if (!isAmount(amount)) return refused('invalid', 'amount');
  return deps.db.transact(async ({ sql }) => {
    const found = await findPaidTrade(sql, name, request);
    const trade = found && (await lockTrade(sql, found.tradeId));
    const paid = trade && (await findPayment(sql, providerTxn));
    if (!trade || paid?.tradeId !== trade.tradeId) return refused('invalid', 'no such payment');
    const before = await findRefunds(sql, trade.tradeId);
    const same = before.find((one) => one.outRefundNo === outRefundNo);
    if (same) return { kind: 'found', fact: refundFact(trade, same) };
    const sum = before
      .filter((one) => one.providerTxn === providerTxn)
      .reduce((all, one) => all + one.amount, 0);
    if (sum + amount > paid.amount) return refused('invalid', 'more than was paid');
    const now = deps.clock.now();
    const newRefund: Refund = {
      ...{ providerRefund: numberOf(deps, trade, 're_'), tradeId: trade.tradeId, providerTxn, outRefundNo },
      ...{ amount, createdAt: now, state: stateOfNew(trade) },
    };
    await addRefund(sql, newRefund);
    if (newRefund.state === 'pending')
      await scheduleDue(sql, {
        ...{ kind: simulatedRefundKind, ref: newRefund.providerRefund, at: later(now, refundLength) },
      });
    else if (name === 'stripe') await scheduleNotice(deps, sql, trade, refundNotice(newRefund));
    return { kind: 'found', fact: refundFact(trade, newRefund) };
  });
}

/**
 * Returns the trade of a payment: by our number, or by the provider's if it pays an invoice, which has no number of ours.
 */
async function findPaidTrade(
  sql: Sql,
  name: PayChannel['name'],
  { outTradeNo, providerTxn }: Pick<RefundRequest, 'outTradeNo' | 'providerTxn'>,
): Promise<Trade | null> {
  const numbered = await findTradeNumbered(sql, name, outTradeNo);
  const payment = numbered ? null : await findPayment(sql, providerTxn);
  return numbered ?? (payment && findTrade(sql, payment.tradeId));
}

function stateOfNew({ channel, refundsFail }: Trade): Refund['state'] {
  if (channel === 'wechat') return 'pending';
  return refundsFail && channel === 'stripe' ? 'failed' : 'succeeded';
}

/** Returns the notice about the completion of a refund. */
export function refundNotice({ providerRefund }: Pick<Refund, 'providerRefund'>): NoticePost {
  return { says: 'refund', ref: providerRefund };
}

async function findRefundNumbered({ db }: SimulatorDeps, { tradeId }: Trade, outRefundNo: string) {
  return (await findRefunds(db.sql, tradeId)).find((one) => one.outRefundNo === outRefundNo) ?? null;
}

function refundFact(trade: Trade, { outRefundNo, providerRefund, state, amount }: Refund): RefundFact {
  const { channel, merchant, outTradeNo, currency } = trade;
  return { channel, merchant, outTradeNo, outRefundNo, providerRefund, state, amount, currency };
}
