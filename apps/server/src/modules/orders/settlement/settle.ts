import {
  decidePaymentUse,
  findPaymentFaults,
  nextAttemptState,
  type PaymentUse,
} from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import type { Sql, Transaction } from '../../../platform/db/database.ts';
import type { ProviderFact } from '../../../ports/pay-channel.ts';
import { type Attempt, changeAttempt, findAttemptNumbered, lockAttemptsOf } from '../attempts/store.ts';
import { cancelWhenQuiet, closeAttempts } from '../close-order.ts';
import { finishOrder } from '../finish-order.ts';
import { orderRefund } from '../refunds/order-refund.ts';
import { findAccountOf, lockOrder, type Order } from '../store.ts';
import { postMoney } from './post-money.ts';
import { insertNotice, insertPayment, type Payment, setVerdict } from './store.ts';

type SettleDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'log'>;

/** A verified message of a provider: its key of the event, and the SHA-256 of its bytes. */
export interface SettledNotice {
  readonly eventKey: string;
  readonly digest: string;
}

/**
 * What became of a fact. `noted`: no money. `repeated`: known before. `unmatched`: about no attempt of ours, or not
 * in its terms, and without money.
 */
export type Verdict = PaymentUse | 'noted' | 'repeated' | 'unmatched';

/**
 * Settles what a provider says about a payment, whoever heard it: a notice, a query, an operator. One transaction for
 * notice, payment, order, grant and ledger; a repetition changes nothing. The fact must be authentic.
 */
export async function settle(
  deps: SettleDeps,
  fact: ProviderFact,
  notice: SettledNotice | null = null,
): Promise<Verdict> {
  const { channel } = fact;
  return deps.db.transact(async (tx) => {
    if (!notice) return apply(deps, tx, fact);
    const row = { ...notice, channel, verdict: 'noted', receivedAt: deps.clock.now() };
    if (!(await insertNotice(tx.sql, row))) return 'repeated';
    const verdict = await apply(deps, tx, fact);
    await setVerdict(tx.sql, { channel, eventKey: notice.eventKey }, verdict);
    return verdict;
  });
}

async function apply(deps: SettleDeps, tx: Transaction, fact: ProviderFact): Promise<Verdict> {
  const hasMoney = fact.state === 'paid' || fact.state === 'refunded';
  const found = await findAttemptNumbered(tx.sql, fact.channel, fact.outTradeNo);
  const order = found && (await lockOrder(tx.sql, found.orderNo));
  if (!found || !order) return hasMoney ? takeStray(deps, tx, fact) : 'unmatched';
  const attempts = await lockAttemptsOf(tx.sql, order.orderNo);
  const attempt = attempts.find(({ attemptId }) => attemptId === found.attemptId) ?? found;
  if (hasMoney) return takePayment(deps, tx, { fact, order, attempt });
  const isOurs = fact.merchant === attempt.merchant && fact.app === attempt.app;
  if (!isOurs) return 'unmatched';
  await moveAttempt(tx.sql, attempt, fact.state === 'pending' ? 'pending' : 'ended');
  await cancelWhenQuiet(tx.sql, order, deps.clock.now());
  return 'noted';
}

/** Money for a number that is none of ours. */
async function takeStray(deps: SettleDeps, tx: Transaction, fact: ProviderFact): Promise<Verdict> {
  const payment = describe(deps, fact, { use: 'suspense', faults: 'outTradeNo', attempt: null });
  return record(deps, tx, payment);
}

interface Arrival {
  readonly fact: ProviderFact;
  readonly order: Order;
  readonly attempt: Attempt;
}

async function takePayment(
  deps: SettleDeps,
  tx: Transaction,
  { fact, order, attempt }: Arrival,
): Promise<Verdict> {
  const { sql } = tx;
  const terms = findPaymentFaults(attempt, fact);
  // Refunded before we knew of the payment: somebody did it at the provider, and knows why.
  const isKnownLate = fact.state === 'refunded';
  const hasBuyer = !isKnownLate && (await findAccountOf(sql, order.buyerId)) !== null;
  const use = decidePaymentUse({ faults: terms, order: order.state, hasBuyer });
  const faults = [...terms, ...(isKnownLate ? ['refunded'] : hasBuyer ? [] : ['buyer'])].join(',');
  const payment = describe(deps, fact, { use: isKnownLate ? 'suspense' : use, faults, attempt });
  const verdict = await record(deps, tx, payment);
  if (verdict === 'repeated') return verdict;
  await moveAttempt(sql, attempt, verdict === 'suspense' ? 'ended' : 'paid');
  const now = deps.clock.now();
  if (verdict === 'applied') {
    await finishOrder(deps, sql, order, now);
    await closeAttempts(sql, order.orderNo, now);
  } else {
    if (verdict === 'surplus') await orderRefund(deps, sql, payment, now);
    await cancelWhenQuiet(sql, order, now);
  }
  return verdict;
}

function describe(
  { ids, clock }: SettleDeps,
  { channel, providerTxn, amount, currency, paidAt }: ProviderFact,
  { attempt, ...rest }: Pick<Payment, 'use' | 'faults'> & { readonly attempt: Attempt | null },
): Payment {
  const receivedAt = clock.now();
  return {
    ...{ paymentId: ids.next(), attemptId: attempt?.attemptId ?? null, orderNo: attempt?.orderNo ?? null },
    ...{ channel, providerTxn, amount, currency, paidAt: paidAt ?? receivedAt, receivedAt, ...rest },
  };
}

/** Stores a payment and posts its money; alarms the operator about what people have to decide. */
async function record(deps: SettleDeps, tx: Transaction, payment: Payment): Promise<Verdict> {
  const { paymentId: sourceId, orderNo, channel, use, amount, currency, faults } = payment;
  if (!(await insertPayment(tx.sql, payment))) return 'repeated';
  const at = deps.clock.now();
  await postMoney(deps, tx.sql, { reason: 'payment', sourceId, channel, use, amount, currency, at });
  if (use === 'suspense')
    tx.afterCommit(() =>
      deps.log.error('a payment cannot be applied: somebody has to decide', {
        ...{ paymentId: sourceId, orderNo, channel, faults },
      }),
    );
  return use;
}

async function moveAttempt(sql: Sql, attempt: Attempt, event: 'pending' | 'ended' | 'paid'): Promise<void> {
  const next = nextAttemptState(attempt.state, event);
  if (next.ok) await changeAttempt(sql, attempt.attemptId, { state: next.value });
}
