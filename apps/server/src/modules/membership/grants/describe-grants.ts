import type { ReplyOf } from '@inkstone/contracts';
import type { listGrants as contract } from '@inkstone/contracts/membership';
import type { Span } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { vipTypeOf } from '../catalogue/view.ts';
import { findGrantSources, findSpans } from './store.ts';

/** Returns the remaining grants of an account at a time, each with its cause, in chronological order. */
export async function describeGrants(sql: Sql, accountId: string, now: Instant) {
  const [spans, sources] = await Promise.all([
    findSpans(sql, accountId, now),
    findGrantSources(sql, accountId),
  ]);
  return wholeGrants(spans, now).flatMap(({ grantId, tier, ...time }) => {
    const cause = sources.get(grantId);
    return cause ? [{ vip_type: vipTypeOf[tier], ...cause, ...time }] : [];
  });
}

/** Merges spans by grant: from the start of the first to the end of the last one. */
function wholeGrants(spans: readonly Span[], now: Instant) {
  const grants = new Map<string, Span & { isRunning: boolean }>();
  for (const span of spans) {
    const { from, isRunning } = grants.get(span.grantId) ?? { from: span.from, isRunning: false };
    const runs = span.from <= now && now < span.to;
    grants.set(span.grantId, { ...span, from, isRunning: isRunning || runs });
  }
  return [...grants.values()];
}

/** Lists the caller's remaining grants with their causes, in chronological order. */
export const listGrants: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, clock },
  { accountId },
) => {
  const grants = await describeGrants(db.sql, accountId, clock.now());
  return { grants: grants.map(({ orderNo: _, ...grant }) => grant) };
};
