import { nextRefundState, refundable } from '@inkstone/domain/orders';
import { later, minute } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { type DueHandler, scheduleDue } from '../../../platform/due/index.ts';
import type { PayChannel, PayReference, RefundResult } from '../../../ports/pay-channel.ts';
import { invoiceWay, referenceOf } from '../attempts/store.ts';
import { sendRefundKind } from './order-refund.ts';
import { recordOutcome, recordRefundFact } from './record-refund-fact.ts';
import { changeRefund, findRefund, findRefundsOf, lockRefund } from './store.ts';
import { takeBenefits } from './take-benefits.ts';

/** Interval of checking gates and of querying the provider about an unfinished refund, in ms. */
const pause = 5 * minute;

type FoundRefund = NonNullable<Awaited<ReturnType<typeof findRefund>>>;

/** Sends an approved refund with the same number until the provider has an outcome. */
export const sendRefundHandler: DueHandler = {
  kind: sendRefundKind,
  run: async (deps, refundId) => {
    const found = await findRefund(deps.db.sql, refundId);
    if (!found) return;
    const isSent = found.refund.state === 'sent' || (await begin(deps, found));
    const after = isSent ? await sendToProvider(deps, found) : found.refund.state;
    if (after === 'approved' || after === 'sent') await scheduleRetry(deps, refundId);
  },
};

/** Sends a refund immediately. If it fails or has to wait, its due row sends it later. */
export async function sendNow(deps: Deps, refundId: string): Promise<void> {
  await sendRefundHandler
    .run(deps, refundId)
    .catch((error) => deps.log.warn('a refund is sent later', { refundId, error }));
}

/**
 * Marks an approved refund as sent and revokes the benefits, so that they cannot be used while being
 * refunded. False if it is not approved or has to wait.
 */
async function begin(deps: Deps, { refund, payment }: FoundRefund): Promise<boolean> {
  if (refund.state !== 'approved') return false;
  const { refundId, amount, currency } = refund;
  if (payment.use === 'applied' && payment.orderNo !== null) {
    const refunds = await findRefundsOf(deps.db.sql, payment.paymentId);
    const isFull = refundable({ amount: payment.amount, refunds }) === 0;
    const passage = await deps.passRefund({ refundId, orderNo: payment.orderNo, amount, currency, isFull });
    if (passage === 'waiting') return false;
  }
  return deps.db.transact(async ({ sql }) => {
    const locked = await lockRefund(sql, { refundId });
    const next = locked && nextRefundState(locked.refund.state, 'send');
    if (!locked || !next?.ok) return false;
    const at = deps.clock.now();
    const effect = await takeBenefits(deps, sql, locked, at);
    await changeRefund(sql, refundId, { state: next.value, sentAt: at, effect });
    return true;
  });
}

/** Sends or queries the refund at the provider, and returns the state after its reply. Throws if it did not reply. */
async function sendToProvider(deps: Deps, found: FoundRefund) {
  const { refund, payment } = found;
  const channel = deps.pay[payment.channel];
  if (!channel) throw new Error(`The channel ${payment.channel} is off, and a refund has to be sent`);
  const { outRefundNo, amount, currency, reason } = refund;
  const reference = paidReference(channel, found);
  const result = await channel.refund({
    ...{ ...reference, outRefundNo, amount, currency, reason },
    ...{ providerTxn: payment.providerTxn, paid: payment.amount },
    noticeUrl: `${deps.config.baseUrl}/api/pay/notice/${channel.name}`,
  });
  if (result.kind === 'found') return recordRefundFact(deps, result.fact);
  if (isFinal(result) && (await isAbsent(channel, { ...reference, outRefundNo }))) {
    deps.log.error('a provider refused a refund: staff have to decide', {
      ...{ refundId: refund.refundId, channel: channel.name, providerCode: result.detail },
    });
    return recordOutcome(deps, outRefundNo, 'fail');
  }
  throw new Error(`The refund ${outRefundNo} was not sent: ${result.kind}`);
}

/** The reference of a payment at its provider. */
function paidReference(channel: PayChannel, { payment, attempt, stray }: FoundRefund): PayReference {
  const { providerTxn } = payment;
  // An attempt paid by an invoice has the invoice as its reference; its payment has a separate number.
  if (attempt)
    return { ...referenceOf(attempt), ...(attempt.way === invoiceWay ? { providerRef: providerTxn } : {}) };
  const [way] = channel.ways;
  if (!stray || !way) throw new Error(`The payment is unknown: ${payment.paymentId}`);
  const { merchant, app, outTradeNo } = stray;
  const target = merchant === '' ? channel.targetOf(way) : { merchant, app };
  return { target, outTradeNo, providerRef: providerTxn };
}

type Refusal = Extract<RefundResult, { kind: 'refused' }>;

/** Whether a retry would be refused again. Errors of keys, limits or a restricted account are temporary. */
function isFinal(result: RefundResult): result is Refusal {
  return result.kind === 'refused' && ['invalid', 'expired', 'payer'].includes(result.reason);
}

async function isAbsent(
  channel: PayChannel,
  reference: Parameters<PayChannel['queryRefund']>[0],
): Promise<boolean> {
  return (await channel.queryRefund(reference)).kind === 'absent';
}

async function scheduleRetry({ db, clock }: Deps, refundId: string): Promise<void> {
  const at = later(clock.now(), pause);
  await db.transact(({ sql }) => scheduleDue(sql, { kind: sendRefundKind, ref: refundId, at }));
}
