import type { ReplyOf } from '@inkstone/contracts';
import type { explainAccess as contract, FeatureUsage } from '@inkstone/contracts/membership';
import { lowestTierFor, type Span } from '@inkstone/domain/membership';
import type { Instant } from '@inkstone/kernel';
import type { UseCase } from '../../../platform/http/route.ts';
import { vipTypeOf } from '../catalogue/view.ts';
import { findGrantSources, findSpans } from '../grants/store.ts';
import { readToday } from './read-usage.ts';

type Explanation = ReplyOf<typeof contract>;

/** Explains whether the caller may use words of a feature now, from which grants, and what would change it. */
export const explainAccess: UseCase<typeof contract, Explanation> = async (deps, { accountId }, input) => {
  const { feature, words } = { feature: input.function, words: input.words };
  const now = deps.clock.now();
  const [{ features, ...today }, spans, sources] = await Promise.all([
    readToday(deps, accountId),
    findSpans(deps.db.sql, accountId, now),
    findGrantSources(deps.db.sql, accountId),
  ]);
  const usage = features.find((one) => one.function === feature);
  if (!usage) throw new Error(`${feature} has no limit`);
  const isAllowed = usage.left === null || usage.left >= words;
  const liftedBy = isAllowed ? null : lowestTierFor(feature, usage.used + words);
  return {
    ...{ isAllowed, reason: reasonOf(usage, isAllowed), usage, ...today },
    grants: grantsOf(spans, now).flatMap(({ grantId, tier, ...time }) => {
      const cause = sources.get(grantId);
      return cause ? [{ vip_type: vipTypeOf[tier], ...cause, ...time }] : [];
    }),
    liftedBy: liftedBy && vipTypeOf[liftedBy],
  };
};

function reasonOf({ limit }: FeatureUsage, isAllowed: boolean): Explanation['reason'] {
  if (limit === null) return 'unlimited';
  if (isAllowed) return 'within_limit';
  return limit === 0 ? 'tier' : 'daily_limit';
}

/** Spans by grant: from the first to the last of it. */
function grantsOf(spans: readonly Span[], now: Instant) {
  const grants = new Map<string, Span & { isRunning: boolean }>();
  for (const span of spans) {
    const { from, isRunning } = grants.get(span.grantId) ?? { from: span.from, isRunning: false };
    const runs = span.from <= now && now < span.to;
    grants.set(span.grantId, { ...span, from, isRunning: isRunning || runs });
  }
  return [...grants.values()];
}
