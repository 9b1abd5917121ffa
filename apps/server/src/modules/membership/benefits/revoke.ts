import { type FloatingGrant, placeSpans, takeTime } from '@inkstone/domain/membership';
import type { UnusedShare } from '@inkstone/domain/orders';
import { type Instant, instant, later } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import { post } from '../../../platform/ledger/index.ts';
import { findGrants, insertGrant, lockTimeline, replaceSpans, revokeGrants } from '../grants/store.ts';
import { insertEdges } from '../lineage/store.ts';
import { extendPackage, issuer } from '../words/grant-words.ts';
import { changeRevoked, findExpiry, findPackageOf, lockPackages } from '../words/store.ts';
import { findTime, findWords, type OrderAt, type RevokedBenefit } from './order-benefits.ts';
import { findGrantsOfOrder } from './store.ts';

/** What a refund revokes or restores. */
export interface Revocation extends OrderAt {
  readonly refundId: string;
}

/**
 * Revokes unused benefits of an order, including derived grants. `choose` returns the amount to revoke of the
 * unused amount, in ms of the purchased time or in words. Locks the timeline or the packages of the account.
 * Returns null if nothing is revoked.
 */
export async function revoke(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  revocation: Revocation,
  choose: (share: UnusedShare) => number,
): Promise<RevokedBenefit | null> {
  const own = await findGrantsOfOrder(sql, revocation.orderNo);
  return own.length > 0
    ? revokeTime(deps, sql, revocation, choose)
    : revokeWords(deps, sql, revocation, choose);
}

async function revokeTime(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  revocation: Revocation,
  choose: Parameters<typeof revoke>[3],
): Promise<RevokedBenefit | null> {
  const { accountId, orderNo, at } = revocation;
  await lockTimeline(sql, accountId);
  const own = await findGrantsOfOrder(sql, orderNo);
  const { grants, held, unused, whole, taken } = await findTime(sql, revocation, own);
  const parts = takeTime(held, choose({ unused, whole, taken })).flatMap(({ grantId, taken: part, kept }) => {
    const grant = grants.find(({ id }) => id === grantId);
    return grant ? [{ grant, taken: part, kept }] : [];
  });
  if (parts.length === 0) return null;
  await revokeGrants(
    sql,
    parts.map(({ grant }) => grant.id),
    at,
  );
  // The remaining time keeps its position in the order of grants.
  const rests = parts
    .filter(({ kept }) => kept > 0)
    .map(({ grant, kept: length }) => ({
      ...{ parentId: grant.id, tier: grant.tier, length },
      // The remaining time of a pinned period starts after the part that has run.
      grantedAt: grant.kind === 'floating' ? grant.grantedAt : grant.from,
    }));
  await addTime(deps, sql, revocation, rests);
  await replaceSpans(sql, accountId, placeSpans(await findGrants(sql, accountId)));
  return {
    kind: 'time',
    parts: parts.map(({ grant: { id: grantId, tier }, taken: amount }) => ({ grantId, tier, amount })),
  };
}

/** Time of a grant that a refund leaves or restores. Its lineage edge states its share of the purchased time. */
interface Rest extends Pick<FloatingGrant, 'tier' | 'grantedAt' | 'length'> {
  readonly parentId: string;
}

async function addTime(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { accountId, orderNo }: Pick<Revocation, 'accountId' | 'orderNo'>,
  rests: readonly Rest[],
): Promise<void> {
  const own = await findGrantsOfOrder(sql, orderNo);
  const last = Math.max(0, ...own.map((one) => one.periodNo));
  for (const [place, { parentId, tier, grantedAt, length }] of rests.entries()) {
    const childId = ids.next();
    await insertGrant(
      sql,
      accountId,
      { id: childId, kind: 'floating', tier, grantedAt, length, anchorDay: null, revokedAt: null },
      { source: 'order', sourceId: orderNo, periodNo: last + place + 1 },
    );
    await insertEdges(sql, [{ accountId, childId, parentId, kind: 'kept', length, credit: 0 }]);
  }
}

async function revokeWords(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  revocation: Revocation,
  choose: Parameters<typeof revoke>[3],
  source = 'order',
): Promise<RevokedBenefit | null> {
  const { accountId, refundId, at } = revocation;
  await lockPackages(sql, accountId, 'inspire');
  const found = await findWords(sql, revocation, source);
  if (!found) return null;
  const { packageId, unused } = found;
  const amount = Math.min(unused, choose(found));
  if (amount <= 0) return null;
  await moveWords({ ids }, sql, { packageId, amount: -amount, reason: 'revoke-words', refundId, at });
  return { kind: 'words', packageId, amount };
}

/** The return of a payment in an app store, or its reversal. `refundId` is unique for each of them. */
interface StoreReturn extends Pick<Revocation, 'accountId' | 'refundId' | 'at'> {
  readonly sourceId: string;
}

/** Revokes the unused words of a purchase in an app store. */
export async function revokeStoreWords(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  { sourceId: orderNo, ...given }: StoreReturn,
): Promise<void> {
  const revocation = { ...given, orderNo, earlier: [] };
  await revokeWords(deps, sql, revocation, ({ unused }) => unused, 'store');
}

/** Restores the words that a return revoked; they expire later by the interruption, which began at `since`. */
export async function restoreStoreWords(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  { accountId, sourceId, refundId, at, since }: StoreReturn & { readonly since: Instant },
): Promise<void> {
  await lockPackages(sql, accountId, 'inspire');
  const found = await findPackageOf(sql, 'store', sourceId);
  if (!found || found.revoked === 0) return;
  const { packageId, revoked: amount, expiresAt } = found;
  await moveWords(deps, sql, { packageId, amount, reason: 'restore-words', refundId, at });
  await extendPackage(sql, packageId, later(instant(expiresAt), Math.max(0, at - since)));
}

/**
 * Restores what a refund revoked, because the money is not returned. Time starts running now; the expiry of
 * words is extended by the interruption.
 */
export async function restore(
  deps: Pick<Deps, 'ids'>,
  sql: Sql,
  revocation: Omit<Revocation, 'earlier'>,
  { revoked, since }: { readonly revoked: RevokedBenefit; readonly since: Instant },
): Promise<void> {
  const { accountId, refundId, at } = revocation;
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
  const rests = revoked.parts.map(({ grantId: parentId, tier, amount: length }) => ({
    ...{ parentId, tier, length, grantedAt: at },
  }));
  await addTime(deps, sql, revocation, rests);
  await replaceSpans(sql, accountId, placeSpans(await findGrants(sql, accountId)));
}

interface WordMove {
  readonly packageId: string;
  /** Added to the package; negative for revoked words. */
  readonly amount: number;
  readonly reason: 'revoke-words' | 'restore-words';
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
