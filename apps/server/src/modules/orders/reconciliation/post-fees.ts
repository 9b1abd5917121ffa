import type { BillDay } from '@inkstone/domain/orders';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { postNew } from '../../../platform/ledger/index.ts';
import type { BillLine } from '../../../ports/pay-bill.ts';
import type { PayChannelName } from '../../../ports/pay-channel.ts';
import { addLines } from './store.ts';

/**
 * Stores the lines of a bill, and posts the fees of lines that are new: the provider deducts them from its payout. The
 * transaction must hold the lock of the day.
 */
export async function postFees(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { channel, day, at }: { readonly channel: PayChannelName; readonly day: BillDay; readonly at: Instant },
  lines: readonly BillLine[],
): Promise<void> {
  const sums = new Map<string, number>();
  for (const { fee, feeCurrency } of await addLines(sql, channel, day, lines))
    sums.set(feeCurrency, (sums.get(feeCurrency) ?? 0) + fee);
  for (const [currency, sum] of sums) {
    if (sum === 0) continue;
    if (!Number.isSafeInteger(sum)) throw new RangeError('The fees of a bill are no amount');
    const [clearing, fees] = [`clearing/${channel}/${currency}`, `fees/${channel}/${currency}`];
    const accounts = [clearing, fees].map((key) => ({ key, unit: currency, floor: null }));
    const entries = [
      { accountKey: clearing, amount: -sum },
      { accountKey: fees, amount: sum },
    ];
    const txnId = ids.next();
    // Lines added by a later run are posted as a separate transaction.
    const sourceId = `${channel}/${day}/${txnId}`;
    await postNew(sql, { txnId, reason: 'provider-fee', sourceId, at, entries }, accounts);
  }
}
