import { type PaidTier, placeSpans } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import {
  findGrantOf,
  findGrants,
  type GrantSource,
  insertGrant,
  lockTimeline,
  replaceSpans,
  revokeGrants,
} from './store.ts';

/** Time with a provider's dates. */
export interface PinnedTime {
  readonly accountId: string;
  readonly tier: PaidTier;
  readonly from: Instant;
  readonly to: Instant;
}

/**
 * Grants time with a provider's dates, in the transaction that records the provider's message. A source
 * grants each period once.
 */
export async function pinTime(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { accountId, ...time }: PinnedTime,
  source: GrantSource,
): Promise<void> {
  await lockTimeline(sql, accountId);
  const before = await findGrants(sql, accountId);
  const added = { id: ids.next(), kind: 'pinned' as const, ...time, revokedAt: null };
  await insertGrant(sql, accountId, added, source);
  await replaceSpans(sql, accountId, placeSpans([...before, added]));
}

/** Revokes the time of a period, granted by a source, that remains at a time. */
export async function revokePinned(
  sql: Sql,
  accountId: string,
  source: GrantSource,
  at: Instant,
): Promise<void> {
  await lockTimeline(sql, accountId);
  const grantId = await findGrantOf(sql, source);
  if (grantId === null) return;
  await revokeGrants(sql, [grantId], at);
  await replaceSpans(sql, accountId, placeSpans(await findGrants(sql, accountId)));
}
