import { day, hour, type Instant } from '@inkstone/kernel';
import { isAtLeast, type Tier } from '../../membership/index.ts';

/** Retention of versions by tier. */
export interface Retention {
  /** Versions per document, including named ones. */
  readonly count: number;
  /** Days for unnamed versions; null is unlimited. */
  readonly days: number | null;
}

/**
 * Retention by tier (readings, 23; the seed of prices.md). Pro keeps all versions of a year, except that
 * continuously edited documents are thinned out above a thousand versions.
 */
export const retentionOf: Readonly<Record<Tier, Retention>> = {
  free: { count: 3, days: null },
  plus: { count: 100, days: null },
  pro: { count: 1000, days: 365 },
};

/** A version, as far as retention depends on it. */
export interface KeptVersion {
  readonly id: string;
  readonly isNamed: boolean;
  /** Whether it contains text that a deletion or a restore removed. */
  readonly isRescue: boolean;
  /** The highest tier of its account since creation. */
  readonly tier: Tier;
  readonly createdAt: Instant;
}

/** Time for which a rescue version is protected regardless of the limit, in ms. */
const rescueTime = day;
/** Beyond this age, in ms, the oldest version has no extra weight. */
const memory = 30 * day;
/** Weight of the time before the oldest version, as a multiple of its age. */
const reach = 15;

/**
 * Maximum named versions of a document: one less than the limit, so that an automatic version always fits.
 */
export function namedLimit(tier: Tier): number {
  return retentionOf[tier].count - 1;
}

/**
 * Selects versions to delete from all versions of a document, newest first. Never the newest unnamed one, a
 * named one, a rescue version of the last day, or one created under a higher tier: a downgrade deletes
 * nothing.
 */
export function versionsToDrop(versions: readonly KeptVersion[], tier: Tier, now: Instant): string[] {
  const { count, days } = retentionOf[tier];
  const own = versions.filter((version) => isAtLeast(tier, version.tier));
  const newest = own.find((version) => !version.isNamed);
  const isRemovable = (version: KeptVersion) =>
    version !== newest && !version.isNamed && !(version.isRescue && now - version.createdAt < rescueTime);

  const isOld = (version: KeptVersion) => days !== null && now - version.createdAt > days * day;
  const dropped = own.filter((version) => isOld(version) && isRemovable(version));
  let kept = own.filter((version) => !dropped.includes(version));
  while (kept.length > count) {
    const redundant = mostRedundant(kept, isRemovable, now);
    if (!redundant) break;
    dropped.push(redundant);
    kept = kept.filter((version) => version !== redundant);
  }
  return dropped.map((version) => version.id);
}

/**
 * Returns the version whose removal leaves the smallest gap relative to its age: an hour today weighs as much as a day last
 * month.
 */
function mostRedundant(
  kept: readonly KeptVersion[],
  isRemovable: (version: KeptVersion) => boolean,
  now: Instant,
): KeptVersion | null {
  let best: KeptVersion | null = null;
  let minGap = Number.POSITIVE_INFINITY;
  for (const [i, version] of kept.entries()) {
    if (!isRemovable(version)) continue;
    const age = now - version.createdAt;
    const younger = kept[i - 1];
    const older = kept[i + 1];
    const upTo = younger ? now - younger.createdAt : 0;
    const from = older ? now - older.createdAt : age > memory ? age : age * reach;
    const gap = (from - upTo) / (age + hour);
    if (gap < minGap) {
      minGap = gap;
      best = version;
    }
  }
  return best;
}

/** Whether a version exceeds a tier's retention and is therefore read-only; `place` counts from the newest, 0. */
export function isBeyond(place: number, createdAt: Instant, tier: Tier, now: Instant): boolean {
  const { count, days } = retentionOf[tier];
  return place >= count || (days !== null && now - createdAt > days * day);
}
