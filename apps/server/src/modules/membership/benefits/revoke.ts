import { placeSpans } from '@inkstone/domain/membership';
import { type Instant, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { post } from '../../../platform/ledger/index.ts';
import { findGrants, insertGrant, lockTimeline, replaceSpans, revokeGrants } from '../grants/store.ts';
import { extendPackage, issuer } from '../words/grant-words.ts';
import { changeRevoked, findExpiry, lockPackages } from '../words/store.ts';
import { findTime, findWords, type OrderAt } from './order-benefits.ts';
import { findGrantsOfOrder, type OrderGrant } from './store.ts';

/** What was taken back of what an order granted: time of a tier in ms, or words. */
export type Revoked =
  | { readonly kind: 'time'; readonly tier: 'plus' | 'pro'; readonly amount: number }
  | { readonly kind: 'words'; readonly packageId: string; readonly amount: number };

/** What a refund takes back or gives back. */
export interface Revocation extends OrderAt {
  readonly refundId: string;
}

/**
 * Takes back unused benefits of an order, by lineage: what `choose` says of the unused amount, in ms or words. Locks the
 * timeline or the packages of the account. Null where nothing is unused or nothing is taken.
 */
export async function revoke(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  revocation: Revocation,
  choose: (share: { readonly unused: number; readonly whole: number }) => number,
): Promise<Revoked | null> {
  const own = await findGrantsOfOrder(sql, revocation.orderNo);
  return own.length > 0
    ? revokeTime(deps, sql, revocation, choose)
    : revokeWords(deps, sql, revocation, choose);
}

async function revokeTime(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { accountId, orderNo, at }: Revocation,
  choose: Parameters<typeof revoke>[3],
): Promise<Revoked | null> {
  await lockTimeline(sql, accountId);
  const own = await findGrantsOfOrder(sql, orderNo);
  const { unused, whole } = await findTime(sql, accountId, own, at);
  const amount = Math.min(unused, choose({ unused, whole }));
  const open = own.filter(({ revokedAt }) => revokedAt === null);
  const [first] = open;
  if (!first || amount <= 0) return null;
  await revokeGrants(
    sql,
    open.map(({ grantId }) => grantId),
    at,
  );
  // What stays keeps its place in the order of granting.
  if (amount < unused)
    await addTime({ ids }, sql, { accountId, orderNo, own, ...first, length: unused - amount });
  await replaceSpans(sql, accountId, placeSpans(await findGrants(sql, accountId)));
  return { kind: 'time', tier: first.tier, amount };
}

async function addTime(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  given: Pick<OrderGrant, 'tier' | 'grantedAt' | 'length'> & {
    readonly accountId: string;
    readonly orderNo: string;
    readonly own: readonly OrderGrant[];
  },
): Promise<void> {
  const { accountId, orderNo, own, tier, grantedAt, length } = given;
  const periodNo = Math.max(0, ...own.map((one) => one.periodNo)) + 1;
  await insertGrant(
    sql,
    accountId,
    { id: ids.next(), kind: 'floating', tier, grantedAt, length, anchorDay: null, revokedAt: null },
    { source: 'order', sourceId: orderNo, periodNo },
  );
}

async function revokeWords(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  revocation: Revocation,
  choose: Parameters<typeof revoke>[3],
): Promise<Revoked | null> {
  const { accountId, refundId, at } = revocation;
  await lockPackages(sql, accountId, 'inspire');
  const found = await findWords(sql, revocation);
  if (!found) return null;
  const { packageId, unused } = found;
  const amount = Math.min(unused, choose(found));
  if (amount <= 0) return null;
  await moveWords({ ids }, sql, { packageId, amount: -amount, reason: 'revoke-words', refundId, at });
  return { kind: 'words', packageId, amount };
}

/** Gives back what a refund took, because its money stays here. Time begins to run anew; words last as much longer. */
export async function restore(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  { accountId, orderNo, refundId, at }: Revocation,
  { revoked, since }: { readonly revoked: Revoked; readonly since: Instant },
): Promise<void> {
  if (revoked.kind === 'words') {
    const { packageId, amount } = revoked;
    await lockPackages(sql, accountId, 'inspire');
    const expiresAt = await findExpiry(sql, packageId);
    if (expiresAt === null) return;
    await moveWords(deps, sql, { packageId, amount, reason: 'restore-words', refundId, at });
    await extendPackage(sql, packageId, later(expiresAt, at - since));
    return;
  }
  await lockTimeline(sql, accountId);
  const own = await findGrantsOfOrder(sql, orderNo);
  const { tier, amount: length } = revoked;
  await addTime(deps, sql, { accountId, orderNo, own, tier, length, grantedAt: at });
  await replaceSpans(sql, accountId, placeSpans(await findGrants(sql, accountId)));
}

interface WordMove {
  readonly packageId: string;
  /** Into the package; negative for words that are taken. */
  readonly amount: number;
  readonly reason: string;
  readonly refundId: string;
  readonly at: Instant;
}

async function moveWords(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { packageId, amount, reason, refundId, at }: WordMove,
): Promise<void> {
  await post(sql, {
    ...{ txnId: ids.next(), reason, sourceId: refundId, at },
    entries: [
      { accountKey: issuer, amount: -amount },
      { accountKey: packageId, amount },
    ],
  });
  await changeRevoked(sql, packageId, -amount);
}
