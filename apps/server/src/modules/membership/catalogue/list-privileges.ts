import type { ReplyOf } from '@inkstone/contracts';
import type {
  listFunctions as functions,
  listPrivileges as privileges,
} from '@inkstone/contracts/membership';
import { storageLimitOf } from '@inkstone/domain/documents';
import { retentionOf } from '@inkstone/domain/documents/versions';
import { dailyLimitOf, freeWords, meteredFeatures, type Tier, tiers } from '@inkstone/domain/membership';
import type { UseCase } from '../../../platform/http/route.ts';
import { readPackages } from '../words/read-packages.ts';
import { vipTypeOf } from './view.ts';

function dailyLimits(tier: Tier) {
  const { proofread, translate, rewrite, continue: more } = dailyLimitOf;
  return {
    ...{ proofread: proofread[tier], translate: translate[tier] },
    ...{ rewrite: rewrite[tier], continue: more[tier] },
  };
}

/** Tells what each tier includes. */
export const listPrivileges: UseCase<typeof privileges, ReplyOf<typeof privileges>> = async ({ config }) => ({
  tiers: tiers.map((tier) => ({
    vip_type: vipTypeOf[tier],
    daily: dailyLimits(tier),
    versions: retentionOf[tier],
    devices: config.devices[tier],
    storage: storageLimitOf[tier],
  })),
});

/** Tells what the caller's tier includes, and the words that are left of packages. */
export const listFunctions: UseCase<typeof functions, ReplyOf<typeof functions>> = async (
  deps,
  { accountId },
) => {
  const tier = await deps.tierOf(accountId);
  const now = deps.clock.now();
  const packages = (await readPackages(deps.db.sql, accountId)).filter(({ expiresAt }) => expiresAt > now);
  return {
    vip_type: vipTypeOf[tier],
    functions: meteredFeatures.map((feature) => ({ function: feature, limit: dailyLimitOf[feature][tier] })),
    packages: packages.map(({ words, free, expiresAt }) => ({ words, left: free, expiresAt })),
    wordsLeft: freeWords(packages, now),
  };
};
