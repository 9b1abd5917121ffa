import { isLive } from '@inkstone/domain/orders';
import { hour, later, second } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { together } from '../../../platform/db/statements.ts';
import { scheduleDue } from '../../../platform/due/index.ts';
import type { AgreementChannel, AgreementReference, ChargeResult } from '../../../ports/agreement-channel.ts';
import { queryNow } from '../attempts/query-attempt.ts';
import { recordEvent } from '../attempts/record-event.ts';
import {
  type Attempt,
  agreementWay,
  findAttempt,
  insertAttempt,
  lockAttemptsOf,
  queryAttemptKind,
} from '../attempts/store.ts';
import { outTradeNoOf } from '../order-number.ts';
import { settle } from '../settlement/settle.ts';
import { hasPaymentOf } from '../settlement/store.ts';
import type { Order } from '../store.ts';

/** Delay of the first query of a provider after a charge was sent, in ms. */
const firstQuery = 30 * second;
/** Time after which a charge unknown to the provider counts as not sent, in ms. */
const chargeLength = 2 * hour;

/** Creates the attempt of a charge of a locked order, before the provider is called. */
export async function beginCharge(
  { ids, clock }: Pick<Deps, 'ids' | 'clock'>,
  sql: Sql,
  order: Order,
  { name, target }: Pick<AgreementChannel, 'name' | 'target'>,
): Promise<Attempt> {
  const now = clock.now();
  const seq = (await lockAttemptsOf(sql, order.orderNo)).length + 1;
  const attempt: Attempt = {
    ...{ attemptId: ids.next(), orderNo: order.orderNo, seq, outTradeNo: outTradeNoOf(order.orderNo, seq) },
    ...{ channel: name, way: agreementWay, ...target, amount: order.payable, currency: order.currency },
    ...{ state: 'creating', providerRef: '', handle: null, absentSince: null, polls: 0 },
    ...{ createdAt: now, expiresAt: later(now, chargeLength) },
  };
  await together([
    insertAttempt(sql, attempt),
    scheduleDue(sql, { kind: queryAttemptKind, ref: attempt.attemptId, at: later(now, firstQuery) }),
  ]);
  return attempt;
}

/**
 * Outcome of a charge. `gone`: the agreement does not exist. `failed`: a retry would fail too. `fault`: the error of
 * the provider.
 */
export interface ChargeOutcome {
  readonly outcome: 'open' | 'paid' | 'declined' | 'failed' | 'gone';
  readonly fault: string;
}

/** Sends a charge and settles the reply of the provider. Never rejects because of the provider. */
export async function sendCharge(
  deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'log' | 'config' | 'notify' | 'recordEvent'>,
  channel: AgreementChannel,
  attempt: Attempt,
  { subject, ...reference }: AgreementReference & { readonly subject: string },
): Promise<ChargeOutcome> {
  const { outTradeNo, amount, currency } = attempt;
  const noticeUrl = `${deps.config.baseUrl}/api/pay/notice/${channel.name}`;
  const result = await channel
    .charge({ ...reference, outTradeNo, amount, currency, subject, noticeUrl })
    .catch((error): ChargeResult => ({ kind: 'unknown', detail: String(error) }));
  switch (result.kind) {
    case 'found':
      await settle(deps, result.fact);
      return followCharge(deps, attempt.attemptId);
    case 'accepted':
      return outcomeOf(deps, await recordEvent(deps, attempt, 'opened'));
    case 'unknown': {
      const known = await outcomeOf(deps, await recordEvent(deps, attempt, 'lost'));
      return known.outcome === 'open' ? { outcome: 'open', fault: result.detail } : known;
    }
    case 'absent':
      await recordEvent(deps, attempt, 'refused');
      return { outcome: 'gone', fault: 'no agreement' };
    default: {
      await recordEvent(deps, attempt, 'refused');
      const mayRepeat = result.kind === 'declined' || result.reason === 'rate_limited';
      return { outcome: mayRepeat ? 'declined' : 'failed', fault: result.detail };
    }
  }
}

/** Queries the provider about an open charge and settles the reply. Never rejects because of the provider. */
export async function queryCharge(deps: Deps, attemptId: string): Promise<void> {
  const attempt = await findAttempt(deps.db.sql, attemptId);
  if (attempt && isLive(attempt.state)) await queryNow(deps, attempt);
}

/** Returns the state of a sent charge. A payment of another amount or currency excludes a retry: staff decide. */
export async function followCharge({ db }: Pick<Deps, 'db'>, attemptId: string): Promise<ChargeOutcome> {
  const attempt = await findAttempt(db.sql, attemptId);
  if (!attempt) throw new Error(`The attempt ${attemptId} is missing`);
  return outcomeOf({ db }, attempt);
}

async function outcomeOf(
  { db }: Pick<Deps, 'db'>,
  { attemptId, state }: Pick<Attempt, 'attemptId' | 'state'>,
): Promise<ChargeOutcome> {
  if (isLive(state)) return { outcome: 'open', fault: '' };
  if (state === 'paid') return { outcome: 'paid', fault: '' };
  return (await hasPaymentOf(db.sql, attemptId))
    ? { outcome: 'failed', fault: 'suspense' }
    : { outcome: 'declined', fault: 'closed' };
}
