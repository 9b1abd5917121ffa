import { isLive } from '@inkstone/domain/orders';
import { day, hour, later, minute, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import { type DueHandler, scheduleDue } from '../../../platform/due/index.ts';
import type { PayChannel, QueryResult } from '../../../ports/pay-channel.ts';
import { settle } from '../settlement/settle.ts';
import { recordEvent } from './record-event.ts';
import {
  type Attempt,
  agreementWay,
  changeAttempt,
  findAttempt,
  invoiceWay,
  queryAttemptKind,
  referenceOf,
} from './store.ts';

/** Pauses between queries of one attempt, in ms; the last one is repeated until the attempt expires. */
const rhythm = [5, 10, 20, 30, 60, 120, 300].map((seconds) => seconds * second);
/** After expiry, each pause is half of the time since then, at most this, in ms. */
const maxPause = 6 * hour;
/** No provider leaves a payment open for longer, in ms; one that is still reported as open counts as closed. */
const providerExpiry = 7 * day;
/**
 * A provider must report twice, this far apart, that it does not know a payment before the attempt is closed;
 * in ms.
 */
const absentFor = 30 * second;

/**
 * Queries the provider about an attempt until its outcome is known, and closes the payment there when its
 * order is closed.
 */
export const queryAttemptHandler: DueHandler = {
  kind: queryAttemptKind,
  run: async (deps, attemptId) => {
    const attempt = await findAttempt(deps.db.sql, attemptId);
    if (!attempt || !isLive(attempt.state)) return;
    const channel = channelOf(deps, attempt);
    if (!channel) throw new Error(`The channel ${attempt.channel} is off, and ${attempt.outTradeNo} is open`);
    const after = await advance(deps, channel, attempt);
    if (isLive(after.state)) await scheduleQuery(deps, after);
  },
};

/**
 * Queries the provider about an attempt once, when a buyer requests it. Does not close the attempt. Never
 * rejects because of the provider.
 */
export async function queryNow(deps: Deps, attempt: Attempt): Promise<'answer' | 'no answer'> {
  const answer = await channelOf(deps, attempt)
    ?.query(referenceOf(attempt))
    .catch((error): QueryResult => ({ kind: 'unknown', detail: String(error) }));
  if (!answer) return 'no answer';
  await recordAnswer(deps, attempt, answer);
  return answer.kind === 'found' || answer.kind === 'absent' ? 'answer' : 'no answer';
}

type QueryableChannel = Pick<PayChannel, 'query' | 'close'>;

/**
 * Returns the provider interface for an attempt. A charge of an agreement cannot be closed: it counts as
 * closed once it has failed.
 */
function channelOf(
  { pay, agreements }: Pick<Deps, 'pay' | 'agreements'>,
  attempt: Attempt,
): QueryableChannel | null {
  const { channel, way } = attempt;
  if (way === invoiceWay) return invoiceChannelOf(pay.stripe);
  if (way !== agreementWay) return pay[channel];
  const agreement = channel === 'stripe' ? null : agreements[channel];
  if (!agreement) return null;
  return {
    query: (reference) => agreement.queryCharge(reference),
    close: async (reference) => {
      const found = await agreement.queryCharge(reference);
      if (found.kind !== 'found') return found;
      const isOver = found.fact.state === 'closed' || found.fact.state === 'failed';
      return isOver ? { kind: 'closed' } : { kind: 'unknown', detail: 'the charge is still open' };
    },
  };
}

/** The first payment of a card subscription. Without an invoice number, it was never offered to a payer. */
function invoiceChannelOf(stripe: PayChannel | null): QueryableChannel | null {
  const { subscriptions } = stripe ?? {};
  if (!subscriptions) return null;
  return {
    query: ({ target, providerRef }) => subscriptions.queryFirst(target, providerRef),
    close: ({ target, providerRef }) => subscriptions.closeFirst(target, providerRef),
  };
}

async function advance(deps: Deps, channel: QueryableChannel, attempt: Attempt): Promise<Attempt> {
  const reference = referenceOf(attempt);
  let now = attempt.state === 'creating' ? await recordEvent(deps, attempt, 'lost') : attempt;
  if (now.state === 'open' && isOver(deps, now)) now = await recordEvent(deps, now, 'close');
  if (now.state === 'closing') {
    const { kind } = await channel.close(reference);
    if (kind === 'closed' || (kind === 'absent' && isOver(deps, now))) return recordEvent(deps, now, 'ended');
  }
  const answer = await channel.query(reference);
  const after = await recordAnswer(deps, now, answer);
  const isUndecided = answer.kind === 'found' && answer.fact.state === 'pending';
  return isUndecided && isForgotten(deps, after) ? giveUp(deps, after) : after;
}

function isForgotten({ clock }: Deps, { createdAt }: Attempt): boolean {
  return clock.now() >= createdAt + providerExpiry;
}

/** A payment that still arrives is settled like any other: applied to its order or returned. */
async function giveUp(deps: Deps, attempt: Attempt): Promise<Attempt> {
  if (!isLive(attempt.state)) return attempt;
  const { channel, outTradeNo } = attempt;
  deps.log.error('a payment was never decided by its provider, and counts as closed', {
    ...{ channel, outTradeNo },
  });
  return recordEvent(deps, attempt, 'ended');
}

/**
 * Whether the attempt has expired. Until then, a displayed code can be scanned, although the provider does
 * not know the payment yet.
 */
function isOver({ clock }: Deps, { expiresAt }: Attempt): boolean {
  return clock.now() >= expiresAt;
}

async function recordAnswer(deps: Deps, attempt: Attempt, answer: QueryResult): Promise<Attempt> {
  switch (answer.kind) {
    case 'found': {
      const verdict = await settle(deps, answer.fact);
      if (verdict === 'applied' || verdict === 'surplus') return { ...attempt, state: 'paid' };
      return (await findAttempt(deps.db.sql, attempt.attemptId)) ?? attempt;
    }
    case 'absent':
      return recordAbsence(deps, attempt);
    default:
      deps.log.warn('a payment could not be queried', {
        channel: attempt.channel,
        providerCode: answer.detail,
      });
      return attempt;
  }
}

async function recordAbsence(deps: Deps, attempt: Attempt): Promise<Attempt> {
  const { absentSince, attemptId, state } = attempt;
  if (state === 'closing' && !isOver(deps, attempt)) return attempt;
  const now = deps.clock.now();
  if (absentSince !== null && now - absentSince >= absentFor) return recordEvent(deps, attempt, 'absent');
  if (absentSince === null)
    await deps.db.transact(({ sql }) => changeAttempt(sql, attemptId, { absentSince: now }));
  return { ...attempt, absentSince: absentSince ?? now };
}

async function scheduleQuery({ db, clock }: Deps, attempt: Attempt): Promise<void> {
  const { attemptId, polls } = attempt;
  await db.transact(async ({ sql }) => {
    await changeAttempt(sql, attemptId, { polls: polls + 1 });
    const at = later(clock.now(), pauseOf(attempt, clock.now()));
    await scheduleDue(sql, { kind: queryAttemptKind, ref: attemptId, at });
  });
}

function pauseOf({ polls, expiresAt }: Attempt, now: number): number {
  const usual = rhythm[Math.min(polls, rhythm.length - 1)] ?? minute;
  return Math.min(maxPause, Math.max(usual, (now - expiresAt) / 2));
}
