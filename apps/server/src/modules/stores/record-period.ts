import type { Deps } from '../../deps.ts';
import type { Sql } from '../../platform/db/database.ts';
import type { StoreName, StorePeriod } from '../../ports/store-verifier.ts';
import { pinTime, revokePinned } from '../membership/index.ts';
import { findPeriod, setPeriod } from './store.ts';

/**
 * Follows what a store says of a period of an account whose subscription is locked: grants it with the store's dates, or takes
 * it back. What was signed before something that is known changes nothing, and a repetition neither.
 */
export async function recordPeriod(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  {
    store,
    accountId,
    period,
  }: { readonly store: StoreName; readonly accountId: string; readonly period: StorePeriod },
): Promise<void> {
  const { transactionId, subscriptionId, signedAt, revokedAt, tier, from, to } = period;
  const known = await findPeriod(sql, { store, transactionId });
  if (known && known.signedAt >= signedAt) return;
  const wasRevoked = known !== null && known.revokedAt !== null;
  const isGivenAgain = wasRevoked && revokedAt === null;
  const periodNo = (known?.periodNo ?? 1) + (isGivenAgain ? 1 : 0);
  const source = { source: 'store', sourceId: `${store}/${transactionId}`, periodNo };
  if (!known || isGivenAgain) await pinTime(deps, sql, { accountId, tier, from, to }, source);
  if (revokedAt !== null && !wasRevoked) await revokePinned(sql, accountId, source, revokedAt);
  await setPeriod(sql, { store, transactionId, subscriptionId, accountId, signedAt, revokedAt, periodNo });
}
