import {
  dailyLimitOf,
  descendantsOf,
  lengthsOf,
  meteredFeatures,
  originTime,
  type PaidTier,
  placeSpans,
  timeLeft,
} from '@inkstone/domain/membership';
import type { UnusedShare } from '@inkstone/domain/orders';
import { day, type Instant, minute } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { findAccounts } from '../../../platform/ledger/index.ts';
import { findGrants } from '../grants/store.ts';
import { findEdges } from '../lineage/store.ts';
import { sumUsed } from '../usage/store.ts';
import { findPackageOf } from '../words/store.ts';
import { findGrantsOfOrder, type OrderGrant } from './store.ts';

/** Time revoked from a grant, in ms of that grant. */
export interface RevokedTime {
  readonly grantId: string;
  readonly tier: PaidTier;
  readonly amount: number;
}

/**
 * Benefits that a refund revoked, from the grants of an order or from grants derived from them: time of grants, or
 * words.
 */
export type RevokedBenefit =
  | { readonly kind: 'time'; readonly parts: readonly RevokedTime[] }
  | { readonly kind: 'words'; readonly packageId: string; readonly amount: number };

/** An order of an account, at a time. */
export interface OrderAt {
  readonly accountId: string;
  readonly orderNo: string;
  readonly at: Instant;
  /** Benefits that earlier refunds of the order revoked and did not restore. */
  readonly earlier: readonly RevokedBenefit[];
}

/** What an order granted, and how much of it was used. */
export interface OrderBenefits {
  /** In ms for time of a tier, otherwise in words. */
  readonly share: UnusedShare;
  /** Words used and included in the term or package, for the feature with the highest ratio. */
  readonly quota: { readonly used: number; readonly whole: number };
}

/** Returns what an order granted; null if none of its grants still exist. */
export async function findBenefits(sql: Sql, of: OrderAt): Promise<OrderBenefits | null> {
  const found = await findGrantsOfOrder(sql, of.orderNo);
  if (found.length > 0) return timeOf(sql, of, found);
  const words = await findWords(sql, of);
  if (!words) return null;
  const { unused, whole, taken } = words;
  return { share: { unused, whole, taken }, quota: { used: whole - unused, whole } };
}

/** Words granted by a source and not revoked, and those that are unused. Expired words count as used. */
export async function findWords(sql: Sql, { orderNo, at, earlier }: OrderAt, source = 'order') {
  const found = await findPackageOf(sql, source, orderNo);
  if (!found) return null;
  const [account] = await findAccounts(sql, [found.packageId]);
  const free = account && found.expiresAt > at ? account.balance - account.held : 0;
  const taken = earlier.reduce((sum, one) => sum + (one.kind === 'words' ? one.amount : 0), 0);
  return { packageId: found.packageId, unused: free, whole: found.words - found.revoked, taken };
}

/**
 * Used and unused time of an order, including the grants derived from it by lineage, in ms of the purchased
 * time. `held`: unused time per grant, the last to run first.
 */
export async function findTime(sql: Sql, { accountId, at, earlier }: OrderAt, own: readonly OrderGrant[]) {
  const grants = await findGrants(sql, accountId);
  const edges = await findEdges(sql, accountId);
  const lengths = lengthsOf(grants);
  const ids = new Set(own.flatMap(({ grantId }) => descendantsOf(grantId, edges)));
  const spans = placeSpans(grants).filter(({ grantId }) => ids.has(grantId));
  const held = [...new Set(spans.toReversed().map(({ grantId }) => grantId))].flatMap((grantId) => {
    const left = timeLeft(spans, grantId, at);
    return left > 0 ? [{ grantId, unused: left, worth: originTime(grantId, left, edges, lengths) }] : [];
  });
  const unused = held.reduce((sum, { worth }) => sum + worth, 0);
  const ran = spans.reduce((sum, { grantId, from, to }) => {
    const ms = Math.min(to, at) - from;
    return ms > 0 ? sum + originTime(grantId, ms, edges, lengths) : sum;
  }, 0);
  const taken = earlier
    .flatMap((one) => (one.kind === 'time' ? one.parts : []))
    .reduce((sum, { grantId, amount }) => sum + originTime(grantId, amount, edges, lengths), 0);
  return { spans, grants, held, unused, whole: unused + ran, taken };
}

async function timeOf(sql: Sql, of: OrderAt, own: readonly OrderGrant[]): Promise<OrderBenefits | null> {
  const { accountId, at } = of;
  const { spans, unused, whole, taken } = await findTime(sql, of, own);
  const share = { unused, whole, taken };
  const [first] = spans;
  if (!first || first.from > at) return { share, quota: { used: 0, whole: 0 } };
  // Usage is stored per minute.
  const used = await sumUsed(sql, accountId, (first.from - (first.from % minute)) as Instant);
  const quotas = meteredFeatures.map((feature) => ({
    used: used.get(feature) ?? 0,
    whole: allowanceOf(feature, first.tier) * Math.ceil(whole / day),
  }));
  const [highest] = quotas.toSorted((a, b) => b.used / b.whole - a.used / a.whole);
  return { share, quota: highest ?? { used: 0, whole: 0 } };
}

/** Words per day of a tier; for an unlimited tier those of Plus, so that a ratio exists. */
function allowanceOf(feature: (typeof meteredFeatures)[number], tier: PaidTier): number {
  return dailyLimitOf[feature][tier] ?? dailyLimitOf[feature].plus ?? 1;
}
