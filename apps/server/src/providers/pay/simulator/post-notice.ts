import { second } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { simulatedNoticeKind } from '../../../ports/pay-simulator.ts';
import { outcomeOf } from '../../simulated-post.ts';
import { requestProvider } from '../request-provider.ts';
import { findInvoice, findInvoiceOfTrade, findSubscription } from './cards/store.ts';
import type { SignedNotice } from './notice-makers.ts';
import { type NoticeSubject, pauseAfter, signNotice } from './notices.ts';
import type { SimulatedKeys } from './simulated-keys.ts';
import type { SimulatorDeps } from './simulator-deps.ts';
import {
  changeNotice,
  findNotice,
  findPayment,
  findRefund,
  findRefunds,
  findTrade,
  type Notice,
  type Trade,
} from './store.ts';

/** Timeout of a notice in ms, the same as WeChat Pay's. */
const timeout = 5 * second;

/** The target of notices, and the keys that sign them. */
export interface Sender {
  readonly keys: SimulatedKeys;
  origin(): string;
}

/** Posts a notice that is due, and schedules it again if it was not accepted. */
export async function postNotice(deps: SimulatorDeps, sender: Sender, noticeId: string): Promise<void> {
  const { db, clock, random } = deps;
  const notice = await findNotice(db.sql, noticeId);
  const trade = notice && (await findTrade(db.sql, notice.tradeId));
  if (!trade || notice.state !== 'due') return;
  const subject = await subjectOf(deps, notice, trade);
  const post = async () => {
    const nonce = Buffer.from(random.bytes(6)).toString('hex');
    const signed = signNotice(sender.keys, notice, subject, { at: clock.now(), nonce });
    return postOnce(`${sender.origin()}${trade.noticePath}`, trade, signed);
  };
  const replies = await Promise.all(Array.from({ length: notice.times }, post));
  const worst = replies.find(({ isAccepted }) => !isAccepted) ?? replies[0];
  await note(deps, notice, trade, { status: worst?.status ?? null, isAccepted: worst?.isAccepted ?? false });
}

async function subjectOf({ db }: SimulatorDeps, notice: Notice, trade: Trade): Promise<NoticeSubject> {
  const refund = notice.says === 'refund' ? await findRefund(db.sql, notice.ref) : null;
  const payment = await findPayment(db.sql, refund?.providerTxn ?? notice.ref);
  const refunds = refund ? await findRefunds(db.sql, trade.tradeId) : [];
  const refunded = refunds
    .filter(({ providerTxn }) => providerTxn === payment?.providerTxn)
    .reduce((sum, { amount }) => sum + amount, 0);
  return { trade, payment, refund, refunded, event: await eventOf(db.sql, notice, trade) };
}

/** Returns the object of an event about a subscription or a dispute. Such events only name the object to query. */
async function eventOf(
  sql: Sql,
  { says, ref }: Notice,
  { tradeId, providerRef }: Trade,
): Promise<NoticeSubject['event']> {
  if (says === 'dispute') {
    const object = { object: 'dispute', id: 'dp_simulated', payment_intent: providerRef };
    return { type: 'charge.dispute.updated', object };
  }
  const invoice = says === 'invoice' ? await findInvoice(sql, ref) : await findInvoiceOfTrade(sql, tradeId);
  if (!invoice || (says !== 'invoice' && says !== 'subscription')) return null;
  const subscription = await findSubscription(sql, invoice.subscriptionRef);
  const metadata = { agreement_no: subscription?.agreementNo ?? '' };
  if (says === 'subscription')
    return {
      type: 'customer.subscription.updated',
      object: { object: 'subscription', id: invoice.subscriptionRef, metadata },
    };
  const parent = { subscription_details: { subscription: invoice.subscriptionRef, metadata } };
  return {
    type: invoice.state === 'paid' ? 'invoice.paid' : 'invoice.payment_failed',
    object: { object: 'invoice', id: invoice.invoiceRef, parent },
  };
}

interface Reply {
  /** Null without a reply. */
  readonly status: number | null;
  readonly isAccepted: boolean;
}

/** WeChat Pay and Stripe evaluate the status, Alipay the text of the reply. */
async function postOnce(url: string, { channel }: Trade, { headers, body }: SignedNotice): Promise<Reply> {
  const init = { method: 'POST', headers: { ...headers }, body: Buffer.from(body) };
  const reply = await requestProvider(url, init, timeout);
  if ('kind' in reply) return { status: null, isAccepted: false };
  const isWord = channel !== 'alipay' || Buffer.from(reply.body).toString() === 'success';
  return { status: reply.status, isAccepted: reply.status >= 200 && reply.status < 300 && isWord };
}

async function note(
  { db, clock }: SimulatorDeps,
  { noticeId, signedAs, tries }: Notice,
  { channel }: Trade,
  reply: Reply,
): Promise<void> {
  const posted = { tries, isGenuine: signedAs === 'genuine', ...reply };
  const outcome = outcomeOf(posted, clock.now(), (after) => pauseAfter(channel, after));
  await db.transact(async ({ sql }) => {
    await changeNotice(sql, noticeId, outcome);
    if (outcome.state === 'due')
      await scheduleDue(sql, { kind: simulatedNoticeKind, ref: noticeId, at: outcome.dueAt });
  });
}
