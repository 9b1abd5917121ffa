import { day, hour, type Instant } from '@inkstone/kernel';
import { isAtLeast, type Tier } from './tier.ts';

/** What a tier keeps of each document. */
export interface Retention {
  /** So many versions, named ones included. */
  readonly count: number;
  /** Unnamed ones so many days; null is without end. */
  readonly days: number | null;
}

/**
 * What is kept by tier (readings, 23; the seed of prices.md). Pro keeps everything of a year; a document that is
 * written all day long is thinned out beyond a thousand versions.
 */
export const retentionOf: Readonly<Record<Tier, Retention>> = {
  free: { count: 3, days: null },
  plus: { count: 100, days: null },
  pro: { count: 1000, days: 365 },
};

/** A version as far as keeping it goes. */
export interface KeptVersion {
  readonly id: string;
  readonly isNamed: boolean;
  /** Whether it holds what a deletion or a restoring took out of the text. */
  readonly isRescue: boolean;
  /** The best tier of its account since it was made. */
  readonly tier: Tier;
  readonly createdAt: Instant;
}

/** How long a version that rescues words is safe, however few are kept, in ms. */
const rescueTime = day;
/** Beyond this age, in ms, the oldest version is no dearer than others. */
const memory = 30 * day;
/** It stands for all the time before it: for so many times its age. */
const reach = 15;

/**
 * How many versions of a document may be named: all but one, so that there is always room for what is kept by
 * itself.
 */
export function namedLimit(tier: Tier): number {
  return retentionOf[tier].count - 1;
}

/**
 * Which versions go, of all versions of a document, newest first. Never the newest unnamed one, a named one, a
 * rescue of the last day, or one that was kept under a better tier: a plan that lapses deletes nothing.
 */
export function versionsToDrop(versions: readonly KeptVersion[], tier: Tier, now: Instant): string[] {
  const { count, days } = retentionOf[tier];
  const own = versions.filter((version) => isAtLeast(tier, version.tier));
  const newest = own.find((version) => !version.isNamed);
  const mayGo = (version: KeptVersion) =>
    version !== newest && !version.isNamed && !(version.isRescue && now - version.createdAt < rescueTime);

  const isOld = (version: KeptVersion) => days !== null && now - version.createdAt > days * day;
  const dropped = own.filter((version) => isOld(version) && mayGo(version));
  let kept = own.filter((version) => !dropped.includes(version));
  while (kept.length > count) {
    const least = leastMissed(kept, mayGo, now);
    if (!least) break;
    dropped.push(least);
    kept = kept.filter((version) => version !== least);
  }
  return dropped.map((version) => version.id);
}

/** The version whose going leaves the smallest hole, seen from now: an hour of today weighs as a day of last month. */
function leastMissed(
  kept: readonly KeptVersion[],
  mayGo: (version: KeptVersion) => boolean,
  now: Instant,
): KeptVersion | null {
  let least: KeptVersion | null = null;
  let smallest = Number.POSITIVE_INFINITY;
  for (const [i, version] of kept.entries()) {
    if (!mayGo(version)) continue;
    const age = now - version.createdAt;
    const younger = kept[i - 1];
    const older = kept[i + 1];
    const upTo = younger ? now - younger.createdAt : 0;
    const from = older ? now - older.createdAt : age > memory ? age : age * reach;
    const hole = (from - upTo) / (age + hour);
    if (hole < smallest) {
      smallest = hole;
      least = version;
    }
  }
  return least;
}

/** Whether a version is beyond what a tier keeps; `place` counts from the newest, 0. Such a one is read-only. */
export function isBeyond(place: number, createdAt: Instant, tier: Tier, now: Instant): boolean {
  const { count, days } = retentionOf[tier];
  return place >= count || (days !== null && now - createdAt > days * day);
}
