import { AppError, type ReplyOf } from '@inkstone/contracts';
import type { convertPlus as contract } from '@inkstone/contracts/membership';
import { networkOf } from '@inkstone/domain/accounts/sessions';
import { type FloatingGrant, type Grant, type PaidTier, placeSpans } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Deps } from '../../../deps.ts';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { findGrants, insertGrant, lockTimeline, replaceSpans, revokeGrants } from '../grants/store.ts';
import { basisHash } from '../lineage/basis.ts';
import { insertEdges, type StoredEdge } from '../lineage/store.ts';
import { conversionPrices } from './conversion-prices.ts';
import { lockConversion, type StoredConversion, setConverted } from './store.ts';

type Reply = ReplyOf<typeof contract>;

/**
 * Converts unused Plus to Pro exactly as quoted, in one transaction, and records the consent. Idempotent.
 * Throws `quote_stale` if purchases, conversions or prices have changed since.
 */
export const convertPlus: UseCase<typeof contract, Reply> = (
  deps,
  { accountId, origin },
  { conversionId, consentHash },
) =>
  deps.db.transact(async ({ sql }) => {
    const now = deps.clock.now();
    const quoted = await lockConversion(sql, accountId, conversionId);
    if (!quoted) throw new AppError('quote_expired');
    if (consentHash !== quoted.consentHash) throw new AppError('consent_required');
    if (quoted.convertedAt !== null) return replyOf(quoted);
    if (now >= quoted.expiresAt) throw new AppError('quote_expired');
    const version = await lockTimeline(sql, accountId);
    const priceIds = (await conversionPrices(sql, now))?.priceIds ?? [];
    if (basisHash({ version, priceIds, couponId: null }) !== quoted.basisHash)
      throw new AppError('quote_stale');
    await apply(deps, sql, quoted, now);
    await setConverted(sql, { conversionId, convertedAt: now, network: networkOf(origin.address) });
    return replyOf(quoted);
  });

function replyOf({ days, taken, kept }: StoredConversion): Reply {
  return { days, taken, kept };
}

/** A grant created by a conversion, with its lineage. */
interface CreatedGrant {
  readonly grant: FloatingGrant;
  readonly edge: StoredEdge;
}

/** Ends the converted grants, and grants Pro and the remaining Plus. Grant times are read while the lock is held. */
async function apply(
  { ids }: Pick<Deps, 'ids'>,
  sql: Sql,
  { conversionId, accountId, lines }: StoredConversion,
  at: Instant,
): Promise<void> {
  const before = await findGrants(sql, accountId);
  const used = lines.filter(({ taken }) => taken > 0);
  const ended = new Set(used.map(({ grantId }) => grantId));
  const make = (
    tier: PaidTier,
    length: number,
    edge: Pick<StoredEdge, 'parentId' | 'kind' | 'length'>,
  ): CreatedGrant => {
    const id = ids.next();
    return {
      grant: { id, tier, kind: 'floating', grantedAt: at, length, anchorDay: null, revokedAt: null },
      edge: { ...edge, accountId, childId: id, credit: 0 },
    };
  };
  const created = used.flatMap(({ grantId: parentId, taken, given, kept }) => [
    ...(given > 0 ? [make('pro', given, { parentId, kind: 'converted', length: taken })] : []),
    ...(kept > 0 ? [make('plus', kept, { parentId, kind: 'kept', length: kept })] : []),
  ]);
  for (const [place, { grant }] of created.entries())
    await insertGrant(sql, accountId, grant, {
      ...{ source: 'conversion', sourceId: conversionId, periodNo: place + 1 },
    });
  await insertEdges(
    sql,
    created.map(({ edge }) => edge),
  );
  await revokeGrants(sql, [...ended], at);
  const after: Grant[] = before.map((one) => (ended.has(one.id) ? { ...one, revokedAt: at } : one));
  await replaceSpans(sql, accountId, placeSpans([...after, ...created.map(({ grant }) => grant)]));
}
