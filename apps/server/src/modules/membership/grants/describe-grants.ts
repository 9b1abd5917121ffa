import type { ReplyOf } from '@inkstone/contracts';
import type { listGrants as contract } from '@inkstone/contracts/membership';
import type { Span } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { Sql } from '../../../platform/db/database.ts';
import type { UseCase } from '../../../platform/http/route.ts';
import { vipTypeOf } from '../catalogue/view.ts';
import { findGrantSources, findSpans } from './store.ts';

/** What is left of the membership of an account at a time, by grant with its cause, in the order of time. */
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

/** Spans by grant: from the first to the last of it. */
function wholeGrants(spans: readonly Span[], now: Instant) {
  const grants = new Map<string, Span & { isRunning: boolean }>();
  for (const span of spans) {
    const { from, isRunning } = grants.get(span.grantId) ?? { from: span.from, isRunning: false };
    const runs = span.from <= now && now < span.to;
    grants.set(span.grantId, { ...span, from, isRunning: isRunning || runs });
  }
  return [...grants.values()];
}

/** Lists what is left of the caller's membership by what it comes from, in the order of time. */
export const listGrants: UseCase<typeof contract, ReplyOf<typeof contract>> = async (
  { db, clock },
  { accountId },
) => {
  const grants = await describeGrants(db.sql, accountId, clock.now());
  return { grants: grants.map(({ orderNo: _, ...grant }) => grant) };
};
