import { createHash } from 'node:crypto';
import { AppError } from '@inkstone/contracts';
import { isLive } from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import { createGate } from '../../../platform/gate.ts';
import { isUnavailable } from '../../../platform/http/refusal.ts';
import type { WebhookUseCase } from '../../../platform/http/webhook-route.ts';
import { agreementHintKind } from '../../../ports/agreement-channel.ts';
import type { Notice, NoticeConcern, PayChannelName } from '../../../ports/pay-channel.ts';
import { queryNow } from '../attempts/query-attempt.ts';
import { findAttemptNumbered, findAttemptOfInvoice } from '../attempts/store.ts';
import { raiseNoticeAlarm } from '../notice-alarms/raise-alarm.ts';
import { recordRefundFact } from '../refunds/record-refund-fact.ts';
import { countDenied, waitOf } from './denied-notices.ts';
import { settle } from './settle.ts';
import { insertNotice } from './store.ts';

/**
 * Limits concurrent settlements, so that other requests get database connections. The queue is longer than
 * providers wait for at the usual rate.
 */
const inTurn = createGate({ running: 8, waiting: 250 });

/**
 * Handles a notice of a provider: verifies its bytes, settles it, and replies in the provider's format after
 * the commit. On failure it replies with an error, so that the provider repeats the notice; under overload or
 * without a database with 503 and without logging an error.
 */
export function takeNotice(name: PayChannelName): WebhookUseCase {
  return async (deps, request) => {
    const channel = deps.pay[name];
    if (!channel) throw new AppError('not_found');
    const seconds = waitOf(deps, request.network);
    if (seconds > 0) throw new AppError('too_many_requests', { seconds });
    const reading = channel.readNotice(request, deps.clock.now());
    if (reading.kind === 'denied') {
      // An unknown key: either the provider has a new one that is not configured, or the notice is forged.
      const level = reading.fault === 'key' ? 'error' : 'warn';
      deps.log[level]('a payment notice was denied', { channel: name, fault: reading.fault });
      await countDenied(deps, request.network);
      return channel.replies.denied;
    }
    try {
      const digest = createHash('sha256').update(request.body).digest('hex');
      await inTurn(() => handle(deps, name, reading.notice, digest));
      if (reading.concern) await alarm(deps, name, reading.concern, { ...request, ...reading.notice });
      if (reading.concern?.isRepeatable) return channel.replies.failed;
      return reading.accepted ?? channel.replies.accepted;
    } catch (error) {
      if (error instanceof AppError || isUnavailable(error)) throw error;
      deps.log.error('a payment notice could not be handled', { channel: name, error });
      return channel.replies.failed;
    }
  };
}

/** Stores a notice for manual review and alarms staff once: repetitions have the same key. */
async function alarm(
  deps: Deps,
  channel: PayChannelName,
  { kind, type, content }: NoticeConcern,
  { eventKey, body }: Pick<Notice, 'eventKey'> & { readonly body: Uint8Array },
): Promise<void> {
  const notice = { provider: channel, kind, type, eventKey, body, content } as const;
  await deps.db.transact(async (tx) => {
    if (!(await raiseNoticeAlarm(deps, tx.sql, notice))) return;
    tx.afterCommit(() => {
      deps.metrics.money.noticeAlarms.inc({ channel, kind });
      deps.log.error(
        kind === 'unknown'
          ? 'a payment notice is of an unknown type'
          : 'a payment notice has a form that is not documented',
        { channel, type, eventKey },
      );
    });
  });
}

async function handle(deps: Deps, channel: PayChannelName, notice: Notice, digest: string): Promise<void> {
  const { eventKey } = notice;
  if (notice.kind === 'payment') {
    await settle(deps, notice.fact, { eventKey, digest });
    return;
  }
  if (notice.kind === 'agreement') {
    const at = deps.clock.now();
    await deps.db.transact(({ sql }) =>
      scheduleDue(sql, { kind: agreementHintKind, ref: notice.agreementNo, at }),
    );
    if (notice.invoiceRef !== undefined) await queryInvoice(deps, notice.invoiceRef);
  }
  if (notice.kind === 'refund') await recordRefundFact(deps, notice.fact);
  if (notice.kind === 'question') await queryPayment(deps, channel, notice.outTradeNo);
  if (notice.kind === 'returns') await recordReturns(deps, channel, notice.providerTxn);
  const outTradeNo =
    notice.kind === 'refund' ? notice.fact.outTradeNo : notice.kind === 'question' ? notice.outTradeNo : null;
  const row = { channel, eventKey, digest, outTradeNo, verdict: notice.kind, receivedAt: deps.clock.now() };
  await deps.db.transact(({ sql }) => insertNotice(sql, row));
}

/**
 * The buyer may be waiting for the first payment of a subscription, so it is queried immediately; other
 * payments are queried when due.
 */
async function queryInvoice(deps: Deps, invoiceRef: string): Promise<void> {
  const attempt = await findAttemptOfInvoice(deps.db.sql, invoiceRef);
  if (attempt && isLive(attempt.state)) await queryNow(deps, attempt);
}

/** Queries a payment that a notice names, also one that counts as closed; the alarm informs staff about the rest. */
async function queryPayment(deps: Deps, channel: PayChannelName, outTradeNo: string): Promise<void> {
  const attempt = await findAttemptNumbered(deps.db.sql, channel, outTradeNo);
  if (attempt) await queryNow(deps, attempt);
}

/** Queries the refunds of a payment. Without a reply, the notice is rejected, so that the provider repeats it. */
async function recordReturns(deps: Deps, name: PayChannelName, providerTxn: string): Promise<void> {
  const result = await deps.pay[name]?.returnsOf?.(providerTxn);
  if (result?.kind === 'absent') return;
  if (result?.kind !== 'found') throw new Error(`No answer about ${providerTxn}: ${result?.detail}`);
  for (const fact of result.facts) await recordRefundFact(deps, fact);
}
