import type { Difference } from '@inkstone/domain/orders';
import type { Deps } from '../../../deps.ts';
import type { BillLine } from '../../../ports/pay-bill.ts';
import type { PayChannel, PayReference, QueryResult, RefundResult } from '../../../ports/pay-channel.ts';
import { referenceOf } from '../attempts/store.ts';
import { recordRefundFact } from '../refunds/record-refund-fact.ts';
import { settle } from '../settlement/settle.ts';
import { findBilledAttempt } from './store.ts';

/** Maximum number of lines of a bill that one run queries; the next run continues. */
const maxQueries = 200;

/**
 * Queries the provider about lines of its bill that are missing here, such as after a lost notice, and about pending refunds, and
 * settles the answers. Lines that the provider does not confirm have no effect.
 */
export async function resolveFromBill(
  deps: Deps,
  channel: PayChannel,
  differences: readonly (Pick<Difference, 'movement' | 'ref'> & { readonly line: BillLine })[],
): Promise<void> {
  for (const { line } of differences.slice(0, maxQueries)) {
    const attempt = await findBilledAttempt(deps.db.sql, channel.name, line);
    const reference = attempt ? referenceOf(attempt) : strayReference(channel, line);
    const isConfirmed =
      line.movement === 'payment'
        ? await settlePayment(deps, channel, reference)
        : await settleRefund(deps, channel, reference, line.ref);
    if (!isConfirmed)
      deps.log.warn('a line of a bill is not confirmed', { channel: channel.name, movement: line.movement });
  }
}

/** Reference of a line. A number that was not created by this installation is queried with the configured account. */
function strayReference({ targetOf, ways }: PayChannel, { outTradeNo, providerTxn }: BillLine): PayReference {
  return { target: targetOf(ways[0] ?? 'qr'), outTradeNo, providerRef: providerTxn };
}

async function settlePayment(deps: Deps, channel: PayChannel, reference: PayReference): Promise<boolean> {
  const answer = await channel
    .query(reference)
    .catch((error): QueryResult => ({ kind: 'unknown', detail: String(error) }));
  if (answer.kind !== 'found') return false;
  await settle(deps, answer.fact);
  return true;
}

async function settleRefund(
  deps: Deps,
  channel: PayChannel,
  reference: PayReference,
  outRefundNo: string,
): Promise<boolean> {
  const answer = await channel
    .queryRefund({ ...reference, outRefundNo })
    .catch((error): RefundResult => ({ kind: 'unknown', detail: String(error) }));
  if (answer.kind !== 'found') return false;
  await recordRefundFact(deps, answer.fact);
  return true;
}
