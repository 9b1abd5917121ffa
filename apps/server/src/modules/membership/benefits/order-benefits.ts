import {
  dailyLimitOf,
  meteredFeatures,
  type PaidTier,
  placeSpans,
  type Span,
  timeLeft,
} from '@inkstone/domain/membership';
import type { UnusedShare } from '@inkstone/domain/orders';
import { day, type Instant, minute } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { findAccounts } from '../../../platform/ledger/index.ts';
import { findGrants } from '../grants/store.ts';
import { sumUsed } from '../usage/store.ts';
import { findPackageOf } from '../words/store.ts';
import { findGrantsOfOrder, type OrderGrant } from './store.ts';

/** An order of an account, at a time. */
export interface OrderAt {
  readonly accountId: string;
  readonly orderNo: string;
  readonly at: Instant;
}

/** What an order granted, and how much of it was used. */
export interface OrderBenefits {
  /** In ms of a tier, or in words. */
  readonly share: UnusedShare;
  /** Words used of what the term or package includes: of the feature that was used most, in relation. */
  readonly quota: { readonly used: number; readonly whole: number };
}

/** What an order granted its account; null where it granted nothing that still exists. */
export async function findBenefits(sql: Sql, of: OrderAt): Promise<OrderBenefits | null> {
  const found = await findGrantsOfOrder(sql, of.orderNo);
  if (found.length > 0) return timeOf(sql, of, found);
  const words = await findWords(sql, of);
  if (!words) return null;
  const { unused, whole } = words;
  return { share: { unused, whole }, quota: { used: whole - unused, whole } };
}

/** Words of an order that were granted and not taken back, and those that are free. Expired words are worth nothing. */
export async function findWords(sql: Sql, { orderNo, at }: OrderAt) {
  const found = await findPackageOf(sql, 'order', orderNo);
  if (!found) return null;
  const [account] = await findAccounts(sql, [found.packageId]);
  const free = account && found.expiresAt > at ? account.balance - account.held : 0;
  return { packageId: found.packageId, unused: free, whole: found.words - found.revoked };
}

/** Time of an order that has run and that has not. */
export async function findTime(sql: Sql, accountId: string, own: readonly OrderGrant[], at: Instant) {
  const ids = own.map(({ grantId }) => grantId);
  const spans = placeSpans(await findGrants(sql, accountId)).filter(({ grantId }) => ids.includes(grantId));
  const unused = ids.reduce((sum, id) => sum + timeLeft(spans, id, at), 0);
  return { spans, unused, whole: unused + ran(spans, at) };
}

function ran(spans: readonly Span[], at: Instant): number {
  return spans.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, at) - from), 0);
}

async function timeOf(
  sql: Sql,
  { accountId, at }: OrderAt,
  own: readonly OrderGrant[],
): Promise<OrderBenefits | null> {
  const { spans, unused, whole } = await findTime(sql, accountId, own, at);
  const share = { unused, whole };
  const [first] = spans;
  if (!first || first.from > at) return { share, quota: { used: 0, whole: 0 } };
  // Entries are kept by the minute in which they were made.
  const used = await sumUsed(sql, accountId, (first.from - (first.from % minute)) as Instant);
  const quotas = meteredFeatures.map((feature) => ({
    used: used.get(feature) ?? 0,
    whole: allowanceOf(feature, first.tier) * Math.ceil(whole / day),
  }));
  const [most] = quotas.toSorted((a, b) => b.used / b.whole - a.used / a.whole);
  return { share, quota: most ?? { used: 0, whole: 0 } };
}

/** Words a day of a tier; of an unlimited one those of Plus, because a share of no limit says nothing. */
function allowanceOf(feature: (typeof meteredFeatures)[number], tier: PaidTier): number {
  return dailyLimitOf[feature][tier] ?? dailyLimitOf[feature].plus ?? 1;
}
