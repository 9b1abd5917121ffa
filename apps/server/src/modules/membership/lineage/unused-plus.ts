import {
  lengthsOf,
  type OriginShare,
  originShare,
  placeSpans,
  timeLeft,
  type UnusedTime,
} from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import { findGrantSources, findGrants } from '../grants/store.ts';
import { findEdges } from './store.ts';

/** Floating time of Plus that has not run, and the share of the purchase that it represents. */
export interface UnusedPlus extends UnusedTime {
  /** Whole length of the grant, in ms. */
  readonly length: number;
  /** The share of the original grant that the unused time represents. */
  readonly share: OriginShare;
  /** The order that granted the origin; null for trials and gifts. */
  readonly orderNo: string | null;
  /** Amount by which the original grant has lowered prices of upgrades, in minor units. */
  readonly credited: number;
}

/** Unused floating time of Plus of an account, oldest first. Excludes pinned time. */
export async function findUnusedPlus(sql: Sql, accountId: string, now: Instant): Promise<UnusedPlus[]> {
  const [grants, edges, sources] = [
    await findGrants(sql, accountId),
    await findEdges(sql, accountId),
    await findGrantSources(sql, accountId),
  ];
  const spans = placeSpans(grants);
  const lengths = lengthsOf(grants);
  const credits = edges.map(({ parentId, credit }) => ({
    originId: originShare(parentId, 0, edges, lengths).originId,
    credit,
  }));
  return grants
    .flatMap((grant) => {
      const unused = grant.revokedAt === null ? timeLeft(spans, grant.id, now) : 0;
      if (grant.kind !== 'floating' || grant.tier !== 'plus' || unused === 0) return [];
      const share = originShare(grant.id, unused, edges, lengths);
      const credited = credits
        .filter(({ originId }) => originId === share.originId)
        .reduce((sum, { credit }) => sum + credit, 0);
      const { id: grantId, grantedAt, length } = grant;
      const orderNo = sources.get(share.originId)?.orderNo ?? null;
      return [{ grantId, grantedAt, unused, length, share, orderNo, credited }];
    })
    .sort((a, b) => a.grantedAt - b.grantedAt || (a.grantId < b.grantId ? -1 : 1));
}
