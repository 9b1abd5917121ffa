import type { ReplyOf } from '@inkstone/contracts';
import type { explainAccess as contract, FeatureUsage } from '@inkstone/contracts/membership';
import { lowestTierFor } from '@inkstone/domain/membership';
import type { UseCase } from '../../../platform/http/route.ts';
import { vipTypeOf } from '../catalogue/view.ts';
import { describeGrants } from '../grants/describe-grants.ts';
import { readToday } from './read-usage.ts';

type Explanation = ReplyOf<typeof contract>;

/** Explains whether the caller may use words of a feature now, from which grants, and what would change it. */
export const explainAccess: UseCase<typeof contract, Explanation> = async (deps, { accountId }, input) => {
  const { feature, words } = { feature: input.function, words: input.words };
  const now = deps.clock.now();
  const [{ features, ...today }, grants] = await Promise.all([
    readToday(deps, accountId),
    describeGrants(deps.db.sql, accountId, now),
  ]);
  const usage = features.find((one) => one.function === feature);
  if (!usage) throw new Error(`${feature} has no limit`);
  const isAllowed = usage.left === null || usage.left >= words;
  const liftedBy = isAllowed ? null : lowestTierFor(feature, usage.used + words);
  return {
    ...{ isAllowed, reason: reasonOf(usage, isAllowed), usage, ...today },
    grants,
    liftedBy: liftedBy && vipTypeOf[liftedBy],
  };
};

function reasonOf({ limit }: FeatureUsage, isAllowed: boolean): Explanation['reason'] {
  if (limit === null) return 'unlimited';
  if (isAllowed) return 'within_limit';
  return limit === 0 ? 'tier' : 'daily_limit';
}
